import { systemPages } from '#shared/text/system-pages.ts';
import { notFound, passHeaders } from '../../cache.ts';
import { describeSystemPage } from '../../seo/page-meta.ts';
import { MessagePage } from '../system/message-page.tsx';
import type { Route } from './+types/series-invalid-route';

export const headers = passHeaders;

export function loader() {
  return notFound();
}

export const meta: Route.MetaFunction = ({ matches }) =>
  describeSystemPage(matches[0].loaderData.site.name, systemPages.invalidUrlTitle);

export default function SeriesInvalid() {
  return <MessagePage title={systemPages.invalidUrlTitle} message={systemPages.invalidSeriesUrl} />;
}
