import { addDays, toBrazilianDay } from '#shared/domain/day.ts';
import { OWN_ORDER_DAYS, RANKING_TRUSTED_DAYS } from '#shared/domain/limits.ts';
import type { TitleKind } from '#shared/domain/titles/seen-title.ts';
import type { Context } from '../../context.ts';
import { countListed, countRanked, findRankingTime, findTitlePage, listRankedIds } from '../../lists/index.ts';
import { countOwn, listOwnIds, type OwnOrder } from '../../store/titles/own-orders.ts';
import type { Slice } from '../../store/titles/title-tables.ts';
import type { RankingName } from '../../sync/sync-rankings.ts';

export type MovieRanking = Extract<RankingName, `movie-${string}`>;
export type SeriesRanking = Extract<RankingName, `series-${string}`>;

/** A whole order of titles, read in slices. */
export interface RankedTitles {
  total: number;
  listIds(slice: Slice): Promise<number[]>;
}

/** TMDB's order if we have it, else one from our own tables if it was never fetched or is too old. */
export async function rankTitles(ctx: Context, name: MovieRanking | SeriesRanking): Promise<RankedTitles> {
  const ranking = { name, kind: kindOf(name) };
  const total = (await isTrusted(ctx, name)) ? await countRanked(ctx.db, ranking) : 0;
  if (total > 0) return { total, listIds: (slice) => listRankedIds(ctx.db, ranking, slice) };
  const today = toBrazilianDay(ctx.now());
  const order = ownOrderOf(name, today);
  if (order === 'popularity') return rankByPopularity(ctx, kindOf(name), today);
  return { total: await countOwn(ctx.db, order), listIds: (slice) => listOwnIds(ctx.db, order, slice) };
}

/** Uses the list of all titles, which is built already. */
async function rankByPopularity({ db }: Context, kind: TitleKind, today: string): Promise<RankedTitles> {
  const query = { kind, sort: 'popular', today } as const;
  return {
    total: await countListed(db, kind, {}),
    listIds: async (slice) => (await findTitlePage(db, query, slice)).ids,
  };
}

async function isTrusted(ctx: Context, name: RankingName): Promise<boolean> {
  const fetchedAt = await findRankingTime(ctx.db, name);
  if (!fetchedAt) return false;
  const today = toBrazilianDay(ctx.now());
  const oldest = name === 'series-airing-today' ? today : addDays(today, -RANKING_TRUSTED_DAYS);
  return toBrazilianDay(fetchedAt) >= oldest;
}

function kindOf(name: MovieRanking | SeriesRanking): TitleKind {
  return name.startsWith('movie-') ? 'movie' : 'series';
}

function ownOrderOf(name: MovieRanking | SeriesRanking, today: string): OwnOrder | 'popularity' {
  switch (name) {
    case 'movie-top-rated':
    case 'series-top-rated':
      return { kind: kindOf(name), by: 'rating' };
    case 'movie-now-playing':
      return { kind: 'movie', by: 'in-cinemas', days: { from: addDays(today, -OWN_ORDER_DAYS.inCinemas), to: today } };
    case 'movie-upcoming':
      return {
        kind: 'movie',
        by: 'opening',
        days: { from: addDays(today, 1), to: addDays(today, OWN_ORDER_DAYS.upcoming) },
      };
    case 'series-airing-today':
      return { kind: 'series', by: 'on-air', days: { from: today, to: today } };
    case 'series-on-the-air':
      return {
        kind: 'series',
        by: 'on-air',
        days: { from: addDays(today, -OWN_ORDER_DAYS.onAir), to: addDays(today, OWN_ORDER_DAYS.onAir) },
      };
    case 'movie-popular':
    case 'movie-trending-day':
    case 'movie-trending-week':
    case 'series-popular':
    case 'series-trending-day':
    case 'series-trending-week':
      return 'popularity';
  }
}
