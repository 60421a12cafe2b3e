import { isRouteErrorResponse } from 'react-router';
import type { SeasonDetails } from '#shared/contract/series-details.ts';
import { toBrazilianDay } from '#shared/domain/day.ts';
import { Failure } from '#shared/domain/failure.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { errors } from '#shared/text/errors.ts';
import { seo } from '#shared/text/seo.ts';
import { systemPages } from '#shared/text/system-pages.ts';
import { seriesPage } from '#shared/text/titles/series-page.ts';
import { ask } from '#web/ask.ts';
import { pageContext } from '#web/contexts.ts';
import { loadCached } from '../../browser-cache/client-loader.ts';
import {
  answerTitleFailure,
  cached,
  notFound,
  passHeaders,
  permanentRedirect,
  redirectPage,
  unavailable,
} from '../../cache.ts';
import { describeDocument, describeFailedPage, describeSystemPage } from '../../seo/page-meta.ts';
import { ListFailure } from '../lists/list-failure.tsx';
import { toSeasonThings } from '../structured-data/season-thing.server.ts';
import { addStructuredData } from '../structured-data/structured-data.server.ts';
import { Redirecting } from '../system/redirecting.tsx';
import type { Route } from './+types/season-route';
import { readSeasonAddress } from './season-address.ts';
import { SeasonPage } from './season-page.tsx';
import { toSeasonView } from './season-view.ts';
import { readUntil, UNTIL_PARAMETER } from './spoiler-position.ts';

export const headers = passHeaders;

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const address = readSeasonAddress(params);
  if (!address) throw notFound();
  if (address.permanentRedirect) return redirectPage(address.permanentRedirect);

  const input = { seriesSlug: params.slugId, seasonNumber: address.season };
  const { value: season, lifetime } = await ask(context, 'getTVSeasonDetails', input).catch(answerSeasonFailure);

  const { ctx, site } = context.get(pageContext);
  const asked = new URL(request.url).searchParams.get(UNTIL_PARAMETER);
  const until = asked === null ? null : findUntil(season, asked);
  if (season.redirectInfo.shouldRedirect || (asked !== null && until === null)) {
    const path = paths.season(season.series.slug, address.season);
    throw permanentRedirect(until === null ? path : `${path}?${UNTIL_PARAMETER}=${until}`, lifetime);
  }
  // Structured data names every episode.
  if (until === null) addStructuredData(context, () => toSeasonThings(season, site));
  return cached(toSeasonView(season, { today: toBrazilianDay(ctx.now()), until }), lifetime);
}

/** Specials belong to no place in the order of a series. */
function findUntil({ season }: SeasonDetails, asked: string): number | null {
  if (season.season_number === 0) return null;
  return readUntil(
    asked,
    season.episodes.map((episode) => episode.episode_number),
  );
}

/** A season's failure page shows the reason, if there is one. */
function answerSeasonFailure(error: unknown): never {
  if (error instanceof Failure && error.code === 'unavailable' && !error.isNotStored) throw unavailable(error.message);
  return answerTitleFailure(error);
}

export const clientLoader = loadCached;

export const meta: Route.MetaFunction = ({ loaderData: season, error, matches }) => {
  const { site } = matches[0].loaderData;
  if (error || !season) return describeFailedPage(site.name, error);
  if ('permanentRedirect' in season) return describeSystemPage(site.name, systemPages.redirecting);
  return describeDocument(site, season, {
    kind: 'video.tv_show',
    title: season.series.name,
    ending: seo.seasonEnding(season.series.year, season.title),
    previous: season.previous?.season_url ?? null,
    next: season.next?.season_url ?? null,
  });
};

export default function Season({ loaderData: season }: Route.ComponentProps) {
  return 'permanentRedirect' in season ? (
    <Redirecting to={season.permanentRedirect} />
  ) : (
    <SeasonPage key={season.path} season={season} />
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const reason = isRouteErrorResponse(error) && typeof error.data === 'string' ? error.data : '';
  return <ListFailure error={error} title={seriesPage.seasonFailed} message={reason || errors.season} />;
}
