import { errors } from '#shared/text/errors.ts';
import { notFound, passHeaders } from '../../cache.ts';
import { describeSystemPage } from '../../seo/page-meta.ts';
import type { Route } from './+types/person-invalid-route';
import { PersonMissing } from './person-failure.tsx';

export const headers = passHeaders;

/** `/pessoa` */
export function loader() {
  return notFound();
}

export const meta: Route.MetaFunction = ({ matches }) =>
  describeSystemPage(matches[0].loaderData.site.name, errors.loadTitle);

export default function PersonInvalid() {
  return <PersonMissing message={errors.personSlugMissing} />;
}
