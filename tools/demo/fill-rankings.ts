import type { Context } from '../../src/server/context.ts';
import { ALL_RANKINGS, type RankingName, syncRankings } from '../../src/server/sync/sync-rankings.ts';

/** A small world has no title for some rankings: their failure is logged, and the others are stored. */
export async function fillRankings(ctx: Context, names: readonly RankingName[] = ALL_RANKINGS): Promise<void> {
  await syncRankings(ctx, names).catch((error: unknown) => {
    if (!(error instanceof AggregateError)) throw error;
  });
}
