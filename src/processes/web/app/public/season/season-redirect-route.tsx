import { systemPages } from '#shared/text/system-pages.ts';
import { notFound, passHeaders, redirectPage } from '../../cache.ts';
import { describeSystemPage } from '../../seo/page-meta.ts';
import { Redirecting } from '../system/redirecting.tsx';
import type { Route } from './+types/season-redirect-route';
import { findMovedSeason } from './season-address.ts';

export const headers = passHeaders;

/** Older addresses of seasons and episodes. The target page, not this one, checks whether they exist. */
export function loader({ params }: { params: { slugId: string; seasonNumber: string; episodeNumber?: string } }) {
  const path = findMovedSeason(params);
  if (path === null) throw notFound();
  return redirectPage(path);
}

export const meta: Route.MetaFunction = ({ matches }) =>
  describeSystemPage(matches[0].loaderData.site.name, systemPages.redirecting);

export default function SeasonRedirect({ loaderData: { permanentRedirect } }: Route.ComponentProps) {
  return <Redirecting to={permanentRedirect} />;
}
