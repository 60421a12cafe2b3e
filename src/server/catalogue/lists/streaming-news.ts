import type { MovieCard, SeriesCard } from '#shared/contract/common.ts';
import { type GetStreamingNews, StreamingNews, type StreamingNewsItem } from '#shared/contract/title-lists.ts';
import { CACHE_TTL_SECONDS } from '#shared/domain/limits.ts';
import { tags } from '#shared/domain/tags.ts';
import type { Context } from '../../context.ts';
import type { StreamingTitle } from '../../store/availability/streaming-arrivals.ts';
import type { DocumentPart } from '../../store/cache/documents.ts';
import type { Answer } from '../documents/answer.ts';
import type { Built } from '../documents/read-document.ts';
import { readList } from '../documents/read-list.ts';
import { type PageAndLimit, toPagination, toSlice } from '../documents/to-pagination.ts';
import { readMovieCards, readSeriesCards } from '../titles/title-cards.ts';
import { getStreamingArrivals } from './streaming-arrivals.ts';

export function getStreamingNews(ctx: Context, { page, limit }: GetStreamingNews): Promise<Answer<StreamingNews>> {
  return readList(ctx, {
    type: 'streaming-news',
    asked: { page, limit },
    schema: StreamingNews,
    ttlSeconds: CACHE_TTL_SECONDS.popular,
    lists: [tags.arrivalList(), tags.platforms(), tags.movieList(), tags.seriesList()],
    build: (reading) => buildStreamingNews(reading, { page, limit }),
  });
}

export async function buildStreamingNews(ctx: Context, page: PageAndLimit): Promise<Built<StreamingNews>> {
  const { source, titles, total } = await getStreamingArrivals(ctx, toSlice(page));
  const idsOf = (kind: StreamingTitle['kind']) =>
    titles.filter((title) => title.kind === kind).map(({ titleId }) => titleId);
  const [movies, series] = await Promise.all([
    readMovieCards(ctx, idsOf('movie')),
    readSeriesCards(ctx, idsOf('series')),
  ]);
  const cards = {
    movie: new Map(movies.cards.map((card) => [card.id, card])),
    series: new Map(series.cards.map((card) => [card.id, card])),
  };
  const results = titles.flatMap((title) => toNewsItem(title, cards[title.kind].get(title.titleId)) ?? []);
  const value: StreamingNews = {
    source,
    results,
    movies: results.filter((item) => item.media_type === 'movie'),
    tvShows: results.filter((item) => item.media_type === 'tv'),
    pagination: toPagination(page, total),
  };
  return { value, parts: [...platformsOf(titles), ...movies.parts, ...series.parts] };
}

function toNewsItem(
  { day, platforms }: StreamingTitle,
  card: MovieCard | SeriesCard | undefined,
): StreamingNewsItem | undefined {
  if (!card) return undefined;
  return {
    ...card,
    happened_on: day,
    platforms: platforms.map(({ id, slug, name, article }) => ({ id, slug, name, article })),
  };
}

function platformsOf(titles: readonly StreamingTitle[]): DocumentPart[] {
  const platforms = new Map(titles.flatMap((title) => title.platforms).map(({ id, version }) => [id, version]));
  return [...platforms].map(([id, version]) => ({ kind: 'platform', id, version }));
}
