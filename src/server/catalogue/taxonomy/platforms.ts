import type { MovieCard, SeriesCard } from '#shared/contract/common.ts';
import { type GetMediaByStreaming, MediaByStreaming, type PlatformList } from '#shared/contract/title-lists.ts';
import { toBrazilianDay } from '#shared/domain/day.ts';
import { CACHE_TTL_SECONDS, PAGE_SIZE } from '#shared/domain/limits.ts';
import { tags } from '#shared/domain/tags.ts';
import type { TitleKind } from '#shared/domain/titles/seen-title.ts';
import type { Context } from '../../context.ts';
import { countListed } from '../../lists/index.ts';
import { hasDubbedOffers } from '../../store/subscriptions/free-offers.ts';
import { type Answer, extendAnswer, mapAnswer } from '../documents/answer.ts';
import type { Built } from '../documents/read-document.ts';
import { readList } from '../documents/read-list.ts';
import { readSiteSetting } from '../documents/read-site-settings.ts';
import { toPagination } from '../documents/to-pagination.ts';
import { readMoviePage, readSeriesPage, type TitlePage } from '../titles/title-page.ts';
import { readFreeServices, toFreeFacts } from './free-services.ts';
import { getNamedGenre, type NamedGenre } from './genre-names.ts';
import { getPlatform, type KnownPlatform, readPlatformDirectory } from './platform-directory.ts';
import { bundlesWith, endWith, plansOf, readPrices, toPlatformBundle, toPlatformPlan } from './platform-prices.ts';

export async function getPlatforms(ctx: Context): Promise<Answer<PlatformList>> {
  const isDubbed = await readSiteSetting(ctx, {
    ...{ key: 'dubbed', tag: tags.platforms(), none: false },
    read: ({ db }) => hasDubbedOffers(db),
  });
  return mapAnswer(
    await readPlatformDirectory(ctx),
    (platforms): PlatformList => ({
      providers: platforms.filter(({ isListed }) => isListed).map(({ platform }) => platform),
      audio: isDubbed ? ['dublado'] : [],
    }),
  );
}

/** The titles a platform has today: films, series or both. */
export async function getTitlesByPlatform(
  ctx: Context,
  request: GetMediaByStreaming,
): Promise<Answer<MediaByStreaming>> {
  const known = await getPlatform(ctx, request.providerSlug);
  const genre = request.genero === undefined ? undefined : await getNamedGenre(ctx, request.genero);
  const { tipo, ano, votosMinimos, avaliacaoMinima, avaliacaoMaxima, ordenacao, pagina } = request;
  const list = await readList(ctx, {
    type: 'platform',
    asked: {
      providerSlug: known.platform.slug,
      genero: genre?.slug,
      ...{ tipo, ano, votosMinimos, avaliacaoMinima, avaliacaoMaxima, ordenacao, pagina },
    },
    schema: MediaByStreaming,
    isRare: [votosMinimos, avaliacaoMinima, avaliacaoMaxima].some((bound) => bound !== undefined),
    ttlSeconds: CACHE_TTL_SECONDS.taxonomy,
    isInBlocks: true,
    lists: [tags.platforms(), tags.movieList(), tags.seriesList(), ...(genre ? [tags.genres()] : [])],
    build: (reading) => buildTitlesByPlatform(reading, { known, genre, request }),
  });
  return withPrices(ctx, list, known.platform.id);
}

/** The platform's plans, what includes it, and what a free one asks, if any are shown today. */
async function withPrices(
  ctx: Context,
  list: Answer<MediaByStreaming>,
  platformId: number,
): Promise<Answer<MediaByStreaming>> {
  const prices = await readPrices(ctx);
  const plans = plansOf(prices, platformId);
  const bundles = bundlesWith(prices, new Set([platformId]));
  const free = (await readFreeServices(ctx)).get(platformId);
  if (plans.length + bundles.length === 0 && !free) return list;
  const shown = {
    ...(plans.length > 0 && { plans: plans.map(toPlatformPlan) }),
    ...(bundles.length > 0 && { bundles: bundles.map(toPlatformBundle) }),
    ...(free && { free: toFreeFacts(free) }),
  };
  return endWith(ctx, extendAnswer(list, shown), [...plans, ...bundles, ...(free ? [free] : [])]);
}

interface Asked {
  known: KnownPlatform;
  genre: NamedGenre | undefined;
  request: GetMediaByStreaming;
}

async function buildTitlesByPlatform(ctx: Context, asked: Asked): Promise<Built<MediaByStreaming>> {
  const { platform, version, offered } = asked.known;
  const { tipo, pagina } = asked.request;
  const page = { page: pagina, limit: PAGE_SIZE };
  const [movies, series, movieCount, seriesCount] = await Promise.all([
    tipo === 'series' ? noTitles<MovieCard>(pagina) : readMoviePage(ctx, queryOf(ctx, asked, 'movie'), page),
    tipo === 'movie' ? noTitles<SeriesCard>(pagina) : readSeriesPage(ctx, queryOf(ctx, asked, 'series'), page),
    countListed(ctx, 'movie', { offered }),
    countListed(ctx, 'series', { offered }),
  ]);
  const value: MediaByStreaming = {
    provider: platform,
    results: [...movies.cards, ...series.cards],
    movies: movies.cards,
    tvShows: series.cards,
    pagination: joinPaginations(movies.pagination, series.pagination),
    counts: { movies: movieCount, tvShows: seriesCount },
  };
  // Built-in platforms have no row.
  const own = version > 0 ? [{ kind: 'platform' as const, id: platform.id, version }] : [];
  return { value, parts: [...own, ...movies.parts, ...series.parts] };
}

function queryOf(ctx: Context, { known, genre, request }: Asked, kind: TitleKind) {
  return {
    sort: request.ordenacao,
    today: toBrazilianDay(ctx.now()),
    offered: known.offered,
    genreIds: genre?.genreIds[kind],
    year: request.ano,
    minVotes: request.votosMinimos,
    minRating: request.avaliacaoMinima,
    maxRating: request.avaliacaoMaxima,
  };
}

function noTitles<T>(page: number): TitlePage<T> {
  return { cards: [], parts: [], pagination: toPagination({ page, limit: PAGE_SIZE }, 0) };
}

type Pagination = MediaByStreaming['pagination'];

/** Films and series are paged together: there is a next page if either has one. */
function joinPaginations(one: Pagination, other: Pagination): Pagination {
  return {
    currentPage: one.currentPage,
    totalPages: Math.max(one.totalPages, other.totalPages),
    totalResults: one.totalResults + other.totalResults,
    hasNextPage: one.hasNextPage || other.hasNextPage,
  };
}
