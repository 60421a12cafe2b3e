import { addDays, toBrazilianDay } from '#shared/domain/day.ts';
import { RANKING_TRUSTED_DAYS } from '#shared/domain/limits.ts';
import type { TitleKind } from '#shared/domain/titles/seen-title.ts';
import type { Context } from '../../context.ts';
import { countListed, countRanked, findRankingTime, findTitlePage, listRankedIds } from '../../lists/index.ts';
import { countOwn, listOwnIds, type OwnOrder } from '../../store/titles/own-orders.ts';
import type { Slice } from '../../store/titles/title-tables.ts';
import { RANKINGS, type RankingName } from '../../sync/sync-rankings.ts';

export type MovieRanking = Extract<RankingName, `movie-${string}`>;
export type SeriesRanking = Extract<RankingName, `series-${string}`>;

/** A whole order of titles, read in slices. */
export interface RankedTitles {
  total: number;
  listIds(slice: Slice): Promise<number[]>;
}

/** TMDB's order if we have it, else one from our own tables if it was never fetched or is too old. */
export async function rankTitles(ctx: Context, name: MovieRanking | SeriesRanking): Promise<RankedTitles> {
  const { kind } = RANKINGS[name];
  const ranking = { name, kind };
  const total = (await isTrusted(ctx, name)) ? await countRanked(ctx.db, ranking) : 0;
  if (total > 0) return { total, listIds: (slice) => listRankedIds(ctx.db, ranking, slice) };
  const today = toBrazilianDay(ctx.now());
  const order = ownOrderOf(name, today);
  if (!order) return rankByPopularity(ctx, kind, today);
  return { total: await countOwn(ctx.db, order), listIds: (slice) => listOwnIds(ctx.db, order, slice) };
}

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
function ownOrderOf(name: MovieRanking | SeriesRanking, today: string): OwnOrder | undefined {
  const { kind, own } = RANKINGS[name];
  if (own.by === 'popularity') return undefined;
  if (own.by === 'rating') return { kind, by: own.by };
  const days = { from: addDays(today, own.days.from), to: addDays(today, own.days.to) };
  return own.by === 'on-air' ? { kind: 'series', by: own.by, days } : { kind: 'movie', by: own.by, days };
}
