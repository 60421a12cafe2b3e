import { toBrazilianDay } from '#shared/domain/day.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { episodeCode } from '#shared/domain/titles/season-names.ts';
import { errors } from '#shared/text/errors.ts';
import { systemPages } from '#shared/text/system-pages.ts';
import { seriesPage } from '#shared/text/titles/series-page.ts';
import { ask } from '#web/ask.ts';
import { pageContext } from '#web/contexts.ts';
import { loadCached } from '../../browser-cache/client-loader.ts';
import { answerTitleFailure, cached, notFound, passHeaders, permanentRedirect, redirectPage } from '../../cache.ts';
import { describeFailedPage, describePage, describeSystemPage } from '../../seo/page-meta.ts';
import { ListFailure } from '../lists/list-failure.tsx';
import { readSeasonAddress } from '../season/season-address.ts';
import { Redirecting } from '../system/redirecting.tsx';
import type { Route } from './+types/episode-route';
import { EpisodePage } from './episode-page.tsx';
import { findEpisodeView } from './episode-view.ts';

export const headers = passHeaders;

/** A "coming soon" page for an existing episode. Any other number is a 404, or there would be endless addresses. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const address = readSeasonAddress(params);
  if (address?.episode === undefined) throw notFound();
  if (address.permanentRedirect) return redirectPage(address.permanentRedirect);

  const input = { seriesSlug: params.slugId, seasonNumber: address.season };
  const { value: season, lifetime } = await ask(context, 'getTVSeasonDetails', input).catch(answerTitleFailure);
  const episode = findEpisodeView(season, address.episode, toBrazilianDay(context.get(pageContext).ctx.now()));
  if (!episode) throw notFound();

  const path = paths.episode(season.series.slug, address.season, address.episode);
  if (season.redirectInfo.shouldRedirect) throw permanentRedirect(path, lifetime);
  return cached({ ...episode, path }, lifetime);
}

export const clientLoader = loadCached;

export const meta: Route.MetaFunction = ({ loaderData: episode, error, matches }) => {
  const { site } = matches[0].loaderData;
  if (error || !episode) return describeFailedPage(site.name, error);
  if ('permanentRedirect' in episode) return describeSystemPage(site.name, systemPages.redirecting);
  const code = episodeCode(episode.season.number, episode.number);
  return describePage(site, {
    title: seriesPage.episodeTitle(episode.series.name, code),
    description: seriesPage.inDevelopment,
    canonical: episode.path,
    kind: 'website',
    noindex: true,
    nofollow: true,
  });
};

export default function Episode({ loaderData: episode }: Route.ComponentProps) {
  return 'permanentRedirect' in episode ? (
    <Redirecting to={episode.permanentRedirect} />
  ) : (
    <EpisodePage episode={episode} />
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ListFailure error={error} message={errors.season} />;
}
