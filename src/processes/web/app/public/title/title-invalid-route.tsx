import { systemPages } from '#shared/text/system-pages.ts';
import { notFound, passHeaders } from '../../cache.ts';
import { describeSystemPage } from '../../seo/page-meta.ts';
import { MessagePage } from '../system/message-page.tsx';
import type { Route } from './+types/title-invalid-route';

export const headers = passHeaders;

/** `/filme` and `/serie` */
export function loader() {
  return notFound();
}

export const meta: Route.MetaFunction = ({ matches }) =>
  describeSystemPage(matches[0].loaderData.site.name, systemPages.invalidUrlTitle);

export default function TitleInvalid({ matches }: Route.ComponentProps) {
  const isSeries = matches.at(-1)?.id === 'series-invalid';
  const message = isSeries ? systemPages.invalidSeriesUrl : systemPages.invalidMovieUrl;
  return <MessagePage title={systemPages.invalidUrlTitle} message={message} />;
}
