import type { MovieCard, SeriesCard } from '#shared/contract/common.ts';
import { type GetRanking, MovieList, SeriesList } from '#shared/contract/title-lists.ts';
import { addDays, secondsLeftOfDay, toBrazilianDay } from '#shared/domain/day.ts';
import { CACHE_TTL_SECONDS } from '#shared/domain/limits.ts';
import { tags } from '#shared/domain/tags.ts';
import type { Context } from '../../context.ts';
import { listAiredEpisodes } from '../../store/titles/aired-episodes.ts';
import { RANKINGS } from '../../sync/sync-rankings.ts';
import { type Answer, answerNow } from '../documents/answer.ts';
import { readList } from '../documents/read-list.ts';
import { type PageAndLimit, toPagination, toSlice } from '../documents/to-pagination.ts';
import { type Cards, readMovieCards, readSeriesCards } from '../titles/title-cards.ts';
import type { TitlePage } from '../titles/title-page.ts';
import { type MovieRanking, type RankedTitles, rankTitles, type SeriesRanking } from './ranked-titles.ts';
import { toBuiltList } from './title-lists.ts';

export function rankedMovies(name: MovieRanking, ttlSeconds: number = CACHE_TTL_SECONDS.popular) {
  return (ctx: Context, { page, limit }: GetRanking): Promise<Answer<MovieList>> =>
    readList(ctx, {
      type: name,
      asked: { page, limit, ...dayOf(ctx, name) },
      schema: MovieList,
      ttlSeconds: lifetimeOf(ctx, name, ttlSeconds),
      lists: [tags.ranking(name), tags.movieList()],
      build: async (reading) => toBuiltList(await readRankedMovies(reading, name, { page, limit })),
    });
}

export function rankedSeries(name: SeriesRanking, ttlSeconds: number = CACHE_TTL_SECONDS.popular) {
  return (ctx: Context, { page, limit }: GetRanking): Promise<Answer<SeriesList>> =>
    readList(ctx, {
      type: name,
      asked: { page, limit, ...dayOf(ctx, name) },
      schema: SeriesList,
      ttlSeconds: lifetimeOf(ctx, name, ttlSeconds),
      lists: [tags.ranking(name), tags.seriesList()],
      build: async (reading) => toBuiltList(await readRankedSeries(reading, name, { page, limit })),
    });
}

/**
 * Cinema releases are known only for Brazil. Other regions get an empty list: Brazil's films are never shown as those of
 * another country.
 */
export function cinemaMovies(name: 'movie-now-playing' | 'movie-upcoming') {
  const list = rankedMovies(name);
  return (ctx: Context, request: GetRanking): Promise<Answer<MovieList>> => {
    const { page, limit, region = BRAZIL } = request;
    if (region.toUpperCase() === BRAZIL) return list(ctx, request);
    return Promise.resolve(
      answerNow({ results: [], pagination: toPagination({ page, limit }, 0) }, [tags.ranking(name)]),
    );
  };
}
const BRAZIL = 'BR';

/** These change at midnight in Brazil: the day is part of their cache key. */
const OF_A_DAY: readonly string[] = ['movie-now-playing', 'movie-upcoming', 'series-airing-today', 'series-on-the-air'];

function dayOf(ctx: Context, name: MovieRanking | SeriesRanking): { day?: string } {
  return OF_A_DAY.includes(name) ? { day: toBrazilianDay(ctx.now()) } : {};
}

function lifetimeOf(ctx: Context, name: MovieRanking | SeriesRanking, ttlSeconds: number): number {
  return OF_A_DAY.includes(name) ? Math.min(ttlSeconds, secondsLeftOfDay(ctx.now())) : ttlSeconds;
}

export async function readRankedMovies(
  ctx: Context,
  name: MovieRanking,
  page: PageAndLimit,
): Promise<TitlePage<MovieCard>> {
  return readPage(await rankTitles(ctx, name), page, (ids) => readMovieCards(ctx, ids));
}

export async function readRankedSeries(
  ctx: Context,
  name: SeriesRanking,
  page: PageAndLimit,
): Promise<TitlePage<SeriesCard>> {
  return readPage(await rankTitles(ctx, name), page, async (ids) => {
    const { cards, parts } = await readSeriesCards(ctx, ids);
    return { cards: await withEpisodes(ctx, name, cards), parts };
  });
}

/** The lists of what is on the air name each series' episode: today's, or the next one, else the last. */
async function withEpisodes(ctx: Context, name: SeriesRanking, cards: SeriesCard[]): Promise<SeriesCard[]> {
  const { own } = RANKINGS[name];
  if (own.by !== 'on-air') return cards;
  const today = toBrazilianDay(ctx.now());
  const days = { from: addDays(today, own.days.from), to: addDays(today, own.days.to) };
  const aired = await listAiredEpisodes(ctx.db, { seriesIds: cards.map(({ id }) => id), days, today });
  const byId = new Map(aired.map(({ series_id, ...episode }) => [series_id, episode]));
  return cards.map((card) => {
    const episode = byId.get(card.id);
    return episode ? { ...card, episode } : card;
  });
}

async function readPage<T>(
  ranked: RankedTitles,
  page: PageAndLimit,
  readCards: (ids: readonly number[]) => Promise<Cards<T>>,
): Promise<TitlePage<T>> {
  const ids = await ranked.listIds(toSlice(page));
  return { ...(await readCards(ids)), pagination: toPagination(page, ranked.total) };
}
