import type { MovieCard, SeriesCard, TitleCard } from '#shared/contract/common.ts';
import {
  type GetTrending,
  type GetTrendingOf,
  type MovieList,
  type SeriesList,
  TrendingList,
} from '#shared/contract/title-lists.ts';
import { CACHE_TTL_SECONDS } from '#shared/domain/limits.ts';
import { tags } from '#shared/domain/tags.ts';
import type { Context } from '../../context.ts';
import { type Answer, mapAnswer } from '../documents/answer.ts';
import { interleavePlaces, sliceOf } from '../documents/interleave.ts';
import type { Built } from '../documents/read-document.ts';
import { readList } from '../documents/read-list.ts';
import { toPagination, toSlice } from '../documents/to-pagination.ts';
import { readMovieCards, readSeriesCards } from '../titles/title-cards.ts';
import { rankedMovies, rankedSeries } from './ranked-lists.ts';
import { type MovieRanking, rankTitles, type SeriesRanking } from './ranked-titles.ts';

type TimeWindow = GetTrending['timeWindow'];

const rankingsOf = (window: TimeWindow): { movies: MovieRanking; series: SeriesRanking } => ({
  movies: `movie-trending-${window}`,
  series: `series-trending-${window}`,
});

export function getTrendingMovies(ctx: Context, request: GetTrendingOf): Promise<Answer<MovieList>> {
  return rankedMovies(rankingsOf(request.timeWindow).movies, CACHE_TTL_SECONDS.trending)(ctx, request);
}

export function getTrendingSeries(ctx: Context, request: GetTrendingOf): Promise<Answer<SeriesList>> {
  return rankedSeries(rankingsOf(request.timeWindow).series, CACHE_TTL_SECONDS.trending)(ctx, request);
}

/** Films and series alternating, a film first; or only one of the two. */
export async function getTrending(ctx: Context, request: GetTrending): Promise<Answer<TrendingList>> {
  const { mediaType, timeWindow, page, limit } = request;
  if (mediaType === 'movie') {
    const list = await getTrendingMovies(ctx, request);
    return mapAnswer(list, (value) => ({ ...value, movies: value.results, tvShows: [] }));
  }
  if (mediaType === 'series') {
    const list = await getTrendingSeries(ctx, request);
    return mapAnswer(list, (value) => ({ ...value, movies: [], tvShows: value.results }));
  }
  const { movies, series } = rankingsOf(timeWindow);
  return readList(ctx, {
    type: 'trending',
    asked: { timeWindow, page, limit },
    schema: TrendingList,
    ttlSeconds: CACHE_TTL_SECONDS.trending,
    lists: [tags.ranking(movies), tags.ranking(series), tags.movieList(), tags.seriesList()],
    build: (reading) => buildMixedList(reading, request),
  });
}

async function buildMixedList(ctx: Context, request: GetTrending): Promise<Built<TrendingList>> {
  const names = rankingsOf(request.timeWindow);
  const [movies, series] = await Promise.all([rankTitles(ctx, names.movies), rankTitles(ctx, names.series)]);
  const places = interleavePlaces(movies.total, series.total, toSlice(request));
  const [movieIds, seriesIds] = await Promise.all([
    movies.listIds(sliceOf(places, 'first')),
    series.listIds(sliceOf(places, 'second')),
  ]);
  const [films, shows] = await Promise.all([readMovieCards(ctx, movieIds), readSeriesCards(ctx, seriesIds)]);
  const value: TrendingList = {
    results: mix(places, films.cards, shows.cards),
    movies: films.cards,
    tvShows: shows.cards,
    pagination: toPagination(request, movies.total + series.total),
  };
  return { value, parts: [...films.parts, ...shows.parts] };
}

function mix(
  places: ReturnType<typeof interleavePlaces>,
  movies: readonly MovieCard[],
  series: readonly SeriesCard[],
): TitleCard[] {
  const queues = { first: [...movies], second: [...series] };
  return places.flatMap(({ from }) => queues[from].shift() ?? []);
}
