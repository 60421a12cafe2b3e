import { addDays, toBrazilianDay } from '#shared/domain/day.ts';
import { RANKING_TRUSTED_DAYS } from '#shared/domain/limits.ts';
import { type CinemaState, cinemaWeek } from '#shared/domain/titles/cinema.ts';
import type { TitleKind } from '#shared/domain/titles/seen-title.ts';
import type { Context } from '../../context.ts';
import { countListed, countRanked, findRankingTime, findTitlePage, listRankedIds } from '../../lists/index.ts';
import { countOwn, listCinemaFilms, listOwnIds, type OwnOrder } from '../../store/titles/own-orders.ts';
import type { Slice } from '../../store/titles/title-tables.ts';
import { RANKINGS, type RankingName } from '../../sync/sync-rankings.ts';
import { cinemaStateOf, toCardDay } from '../titles/to-card-availability.ts';

export type MovieRanking = Extract<RankingName, `movie-${string}`>;
export type SeriesRanking = Extract<RankingName, `series-${string}`>;

/** A whole order of titles, read in slices. */
export interface RankedTitles {
  total: number;
  listIds(slice: Slice): Promise<number[]>;
}

/** TMDB's order if we have it, else one from our own tables if it was never fetched or is too old. */
export async function rankTitles(ctx: Context, name: MovieRanking | SeriesRanking): Promise<RankedTitles> {
  const { kind, own } = RANKINGS[name];
  if (own.by === 'in-cinemas' || own.by === 'opening') return rankByWeek(ctx, name, own);
  const ranking = { name, kind };
  const total = (await isTrusted(ctx, name)) ? await countRanked(ctx.db, ranking) : 0;
  if (total > 0) return { total, listIds: (slice) => listRankedIds(ctx.db, ranking, slice) };
  const today = toBrazilianDay(ctx.now());
  const order = ownOrderOf(kind, own, today);
  if (!order) return rankByPopularity(ctx, kind, today);
  return { total: await countOwn(ctx.db, order), listIds: (slice) => listOwnIds(ctx.db, order, slice) };
}

/** By cinema week; within a week the popular ones first, and films without a day last (docs/decisions/where-to-watch.md). */
async function rankByWeek(ctx: Context, name: RankingName, { by, days }: CinemaOrder): Promise<RankedTitles> {
  const day = toCardDay(ctx.now());
  const span = { from: addDays(day.today, days.from), to: addDays(day.today, days.to) };
  const films = (await listCinemaFilms(ctx.db, name, span)).flatMap(({ id, cinema }) => {
    const week = findWeek(cinemaStateOf(cinema, day), by);
    return week === undefined ? [] : { id, week };
  });
  const sign = by === 'in-cinemas' ? -1 : 1;
  const ids = films.toSorted((one, other) => sign * one.week.localeCompare(other.week)).map(({ id }) => id);
  return {
    total: ids.length,
    listIds: ({ offset, limit }) => Promise.resolve(ids.slice(offset, offset + limit)),
  };
}
type CinemaOrder = Extract<(typeof RANKINGS)[RankingName]['own'], { by: 'in-cinemas' | 'opening' }>;

/** `undefined` for a film that does not belong to the list. */
function findWeek(cinema: CinemaState, by: CinemaOrder['by']): string | undefined {
  if (by === 'in-cinemas') {
    if (cinema.state !== 'in-cinemas') return undefined;
    return cinema.since === null ? '' : cinemaWeek(cinema.since);
  }
  if (cinema.state === 'opens') return cinemaWeek(cinema.date);
  return cinema.state === 'announced' ? AFTER_ALL_WEEKS : undefined;
}
const AFTER_ALL_WEEKS = '9999';

/** Uses the list of all titles, which is built already. */
async function rankByPopularity(ctx: Context, kind: TitleKind, today: string): Promise<RankedTitles> {
  const query = { kind, sort: 'popular', today } as const;
  return {
    total: await countListed(ctx, kind, {}),
    listIds: async (slice) => (await findTitlePage(ctx, query, slice)).ids,
  };
}

async function isTrusted(ctx: Context, name: RankingName): Promise<boolean> {
  const fetchedAt = await findRankingTime(ctx.db, name);
  if (!fetchedAt) return false;
  const today = toBrazilianDay(ctx.now());
  const oldest = name === 'series-airing-today' ? today : addDays(today, -RANKING_TRUSTED_DAYS);
  return toBrazilianDay(fetchedAt) >= oldest;
}

/** `undefined` where the list of all titles by popularity is the order. */
function ownOrderOf(kind: TitleKind, own: OtherOrder, today: string): OwnOrder | undefined {
  switch (own.by) {
    case 'popularity':
      return undefined;
    case 'rating':
      return { kind, by: own.by };
    case 'on-air': {
      const days = { from: addDays(today, own.days.from), to: addDays(today, own.days.to) };
      return { kind: 'series', by: own.by, days };
    }
  }
}
type OtherOrder = Exclude<(typeof RANKINGS)[RankingName]['own'], CinemaOrder>;
