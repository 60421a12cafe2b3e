import { toBrazilianDay } from '#shared/domain/day.ts';
import { PAGE_SIZE_MAX, PLATFORM_POSTERS } from '#shared/domain/limits.ts';
import { paths } from '#shared/domain/site/paths.ts';
import type { TaxonomyFields } from '#shared/domain/titles/taxonomy.ts';
import { errors } from '#shared/text/errors.ts';
import { platformWords } from '#shared/text/platforms/platforms.ts';
import { ask, askDraft, joinLifetimes } from '#web/ask.ts';
import { pageContext } from '#web/contexts.ts';
import { loadCached } from '../../browser-cache/client-loader.ts';
import { answerFailure, cached, notFound, passHeaders, permanentRedirect } from '../../cache.ts';
import { describeList } from '../../seo/list-meta.ts';
import { describeFailedPage, describeSystemPage } from '../../seo/page-meta.ts';
import { buildAddress, findCanonical, readQuery } from '../lists/address.ts';
import { WHOLE_LIST } from '../lists/filter-parameters.ts';
import { ListFailure } from '../lists/list-failure.tsx';
import { platformHubParameters, platformListParameters, readKind } from '../lists/parameters.ts';
import { toTabNotes } from '../platform-history/move-view.ts';
import { listedTitles, toListThings } from '../structured-data/list-things.server.ts';
import { addStructuredData } from '../structured-data/structured-data.server.ts';
import type { Route } from './+types/platform-route';
import { toFreeLine } from './free-line.ts';
import { loadPlatformList } from './load-platform.server.ts';
import { pickArrivals } from './pick-arrivals.ts';
import { pickPosters } from './pick-posters.ts';
import { toPlansView } from './plans-view.ts';
import { PlatformNotFound } from './platform-not-found.tsx';
import { PlatformPage } from './platform-page.tsx';

export const headers = passHeaders;

/** `/plataformas/{slug}` */
export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { ctx, site } = context.get(pageContext);
  const kind = readKind(url.searchParams);
  const parameters = platformHubParameters(kind);
  const query = readQuery(parameters, url.searchParams);
  const pageKey = kind === 'movie' ? 'moviePage' : 'seriesPage';
  const drafted =
    params.token === undefined
      ? undefined
      : (await askDraft(context, 'platform', params.token).catch(answerFailure)).value;
  const asked = drafted?.slug ?? params.slug ?? '';
  const found = await loadPlatformList(context, { slug: asked, kind, query, page: query[pageKey] });
  if (!found) return notFound();

  const { answer, lifetime, page, list, options, filtered } = found;
  const provider = drafted ? withDraft(answer.provider, drafted) : answer.provider;
  const { id, slug, name, article, url: serviceUrl, logo, h1, p, description } = provider;
  const canonical = findCanonical(paths.platform(slug), parameters, url);
  if (canonical && !drafted) throw permanentRedirect(canonical, lifetime);

  const [catalogue, news, moves] = await Promise.all([
    ask(context, 'getMediaByStreaming', { providerSlug: slug, mediaType: 'both' }),
    ask(context, 'getStreamingNews', { limit: PAGE_SIZE_MAX }),
    ask(context, 'getPlatformHistory', { providerSlug: slug }),
  ]).catch(answerFailure);
  // The series tab duplicates the list of series, which has its own address and structured data.
  if (!filtered && kind === 'movie' && query.sort === 'popular') {
    const told = {
      address: buildAddress(paths.platform(slug), parameters, { ...query, moviePage: page, seriesPage: 1 }),
      ...{ name: h1 || name, description: p || platformWords.hubDescription(answer.provider), names: { [slug]: name } },
      about: { '@type': 'Organization', name } as const,
    };
    addStructuredData(context, () => toListThings({ ...told, ...listedTitles(list), counts: answer.counts }, site));
  }
  return cached(
    {
      platform: { id, slug, name, article, url: serviceUrl, logo, h1, p },
      isListed: description !== '',
      query: { ...query, [pageKey]: page },
      ...{ list, options, filtered },
      counts: { movie: answer.counts.movies, series: answer.counts.tvShows },
      plans: toPlansView(answer),
      free: answer.free ? toFreeLine(answer.free) : null,
      posters: pickPosters(catalogue.value, PLATFORM_POSTERS.head),
      arrivals: pickArrivals(news.value, slug, toBrazilianDay(ctx.now())),
      tabNotes: toTabNotes(moves.value.counts, answer.counts.movies + answer.counts.tvShows),
    },
    joinLifetimes(lifetime, catalogue.lifetime, news.lifetime, moves.lifetime),
  );
}

/** The words of the draft; the lists do not depend on it. */
function withDraft<P extends object>(
  provider: P,
  { name, article, h1, p, description, serviceUrl }: TaxonomyFields,
): P {
  return { ...provider, name, article, h1, p, description, url: serviceUrl || null };
}

export const clientLoader = loadCached;

export const meta: Route.MetaFunction = ({ loaderData: view, error, matches }) => {
  const { site } = matches[0].loaderData;
  if (error) return describeFailedPage(site.name, error);
  if (!view) return describeSystemPage(site.name, errors.platformNotFound);
  const { platform, query, list, isListed, filtered } = view;
  const { kind } = query;
  const path = paths.platform(platform.slug);
  const onPage = (page: number) => (kind === 'movie' ? { moviePage: page } : { seriesPage: page });
  const first = { ...query, ...WHOLE_LIST, moviePage: 1, seriesPage: 1 };
  // The series tab duplicates the list of series, so it uses that list's canonical address.
  const canonicalOf = (page: number) =>
    kind === 'series'
      ? buildAddress(paths.seriesPlatform(`${platform.slug}-${platform.id}`), platformListParameters(kind), {
          ...WHOLE_LIST,
          page: filtered ? 1 : page,
        })
      : buildAddress(path, platformHubParameters(kind), { ...first, ...onPage(filtered ? 1 : page) });
  return describeList(site, {
    title: kind === 'series' ? platformWords.series(platform) : platformWords.hubTitle(platform),
    description: platform.p || platformWords.hubDescription(platform),
    canonicalOf,
    toPage: (page) => buildAddress(path, platformHubParameters(kind), { ...query, ...onPage(page) }),
    page: list.page,
    totalPages: list.totalPages,
    noindex: filtered !== null || query.sort !== 'popular' || !isListed,
  });
};

export default function Platform({ loaderData: view }: Route.ComponentProps) {
  return view ? <PlatformPage {...view} /> : <PlatformNotFound />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ListFailure error={error} message={errors.platformContent} />;
}
