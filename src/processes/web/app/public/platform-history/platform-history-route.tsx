import { mondayOf, secondsLeftOfDay } from '#shared/domain/day.ts';
import { PLATFORM_POSTERS } from '#shared/domain/limits.ts';
import { MOVES } from '#shared/domain/site/history-week.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { errors } from '#shared/text/errors.ts';
import { platformTabs } from '#shared/text/platforms/platform-tabs.ts';
import { seo } from '#shared/text/seo.ts';
import { moveWords as words } from '#shared/text/titles/streaming-history.ts';
import { ask, joinLifetimes } from '#web/ask.ts';
import { pageContext } from '#web/contexts.ts';
import { loadCached } from '../../browser-cache/client-loader.ts';
import { answerFailure, cached, passHeaders, permanentRedirect, shownAsNotFound } from '../../cache.ts';
import { describeFailedPage, describePage, describeSystemPage } from '../../seo/page-meta.ts';
import { buildAddress, findCanonical, readQuery } from '../lists/address.ts';
import { ListFailure } from '../lists/list-failure.tsx';
import { askablePage } from '../lists/list-page.ts';
import { pickPosters } from '../platforms/pick-posters.ts';
import { toPlansView } from '../platforms/plans-view.ts';
import { toListThings } from '../structured-data/list-things.server.ts';
import { addStructuredData } from '../structured-data/structured-data.server.ts';
import type { Route } from './+types/platform-history-route';
import { moveParameters } from './move-query.ts';
import { toMoveView } from './move-view.ts';
import { PlatformHistoryPage } from './platform-history-page.tsx';

export const headers = passHeaders;

/** `/plataformas/{slug}/entraram` and `/sairam` are the newest days; `?semana=2026-11-09` is the week of that Monday. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { ctx, site } = context.get(pageContext);
  const move = MOVES.find((word) => url.pathname.includes(`/${word}`)) ?? 'entraram';
  const query = readQuery(moveParameters, url.searchParams);
  const asked = { providerSlug: params.slug, evento: move, semana: query.week, pagina: askablePage(query.page) };
  const [{ value: answer, lifetime }, catalogue] = await Promise.all([
    ask(context, 'getPlatformHistory', asked),
    ask(context, 'getMediaByStreaming', { providerSlug: params.slug, mediaType: 'both' }),
  ]).catch(answerFailure);

  const { slug, name } = answer.provider;
  const path = paths.platformHistory(slug, move);
  const week = query.week && mondayOf(query.week);
  const canonical =
    findCanonical(path, moveParameters, url) ??
    (week === query.week ? undefined : buildAddress(path, moveParameters, { ...query, week }));
  if (canonical) throw permanentRedirect(canonical, lifetime);

  const { movies, tvShows } = catalogue.value.counts;
  const view = toMoveView(answer, week, movies + tvShows);
  const { id, article, url: serviceUrl, logo, h1, p, description } = catalogue.value.provider;
  if (week === '' && query.page === 1) {
    const itemPaths = view.days.flatMap(({ rows }) => rows.map(({ to }) => to));
    const told = {
      address: path,
      name: words.titles[move](answer.provider),
      names: { [slug]: name, [move]: platformTabs[move] },
      itemPaths,
    };
    const total = answer.pagination.totalResults;
    const about = { description: words.descriptions[move](answer.provider), total, isChronological: true };
    addStructuredData(context, () => toListThings({ ...told, ...about }, site));
  }
  const page = {
    platform: { id, slug, name, article, url: serviceUrl, logo, h1, p },
    posters: pickPosters(catalogue.value, PLATFORM_POSTERS.head),
    plans: toPlansView(catalogue.value),
    view,
    /** Weeks come and go, so search engines get one page: the newest days. */
    noindex: week !== '' || query.page > 1 || description === '',
  };
  if (query.page > Math.max(view.totalPages, 1)) return shownAsNotFound(page);
  const joined = joinLifetimes(lifetime, catalogue.lifetime);
  // The newest days move at midnight, so no copy may outlive the day.
  const ttlSeconds = Math.min(joined.ttlSeconds, secondsLeftOfDay(ctx.now()));
  return cached(page, { ...joined, isDated: true, ttlSeconds });
}

export const clientLoader = loadCached;

export const meta: Route.MetaFunction = ({ loaderData: data, error, matches }) => {
  const { site } = matches[0].loaderData;
  if (error) return describeFailedPage(site.name, error);
  if (!data) return describeSystemPage(site.name, errors.platformNotFound);
  const { platform, view, noindex } = data;
  return describePage(site, {
    title: words.titles[view.move](platform),
    ...(noindex && { ending: seo.daysEnding(view.range) }),
    description: words.descriptions[view.move](platform),
    canonical: paths.platformHistory(platform.slug, view.move),
    kind: 'website',
    noindex,
  });
};

export default function PlatformHistory({ loaderData }: Route.ComponentProps) {
  return <PlatformHistoryPage {...loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ListFailure error={error} message={words.failed} />;
}
