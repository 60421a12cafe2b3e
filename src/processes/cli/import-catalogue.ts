import { parseArgs } from 'node:util';
import { countFetches, FETCH_KINDS, type FetchKind } from '#server/store/fetch-queue.ts';
import { drainFetchQueue } from '#server/sync/drain-queue.ts';
import { queueImport, readKnownIds } from '#server/sync/import-exports.ts';
import { ALL_RANKINGS, syncRankings } from '#server/sync/sync-rankings.ts';
import { newestExportDay } from '#server/tmdb/exports.ts';
import type { Command } from './command.ts';
import { createProgress } from './progress.ts';

const OPTIONS = {
  movies: { type: 'string', default: '100000' },
  series: { type: 'string', default: '50000' },
  people: { type: 'string', default: '50000' },
  day: { type: 'string' },
  'queue-only': { type: 'boolean', default: false },
} as const;

export const importCatalogue: Command = {
  usage: 'import [--movies N] [--series N] [--people N] [--day YYYY-MM-DD] [--queue-only]',
  what: "TMDB's daily exports → the most popular first; stop and start again as you like",
  async run({ ctx, env, args, print }) {
    const { values } = parseArgs({ args, options: OPTIONS });
    const limits: Record<FetchKind, number> = {
      movie: Number(values.movies),
      series: Number(values.series),
      person: Number(values.people),
    };
    const day = values.day ?? newestExportDay(ctx.now());
    for (const kind of FETCH_KINDS) {
      const progress = createProgress(`ids of ${kind}`, process.stdout);
      await readKnownIds(ctx, kind, env.TMDB_EXPORTS_URL, day, (lines) => progress.update(lines));
      progress.end();
      print(`${kind}: ${await queueImport(ctx, kind, limits[kind])} queued`);
    }
    for (const failure of await syncRankings(ctx, ALL_RANKINGS)) print(`${failure.message}: ${String(failure.cause)}`);
    if (values['queue-only']) return print('queued; a worker fetches them');

    const waiting = (await countFetches(ctx.db, ctx.now())).reduce((total, row) => total + row.waiting, 0);
    const progress = createProgress('fetched', process.stdout);
    const outcomes = new Map<string, number>();
    let done = 0;
    await drainFetchQueue(ctx, {
      concurrency: Math.max(8, Math.min(env.DATABASE_POOL_SIZE * 4, 64)),
      signal: AbortSignal.timeout(2_147_483_647),
      leaseSeconds: env.FETCH_LEASE_SECONDS,
      untilEmpty: true,
      onFetched: (_fetch, outcome) => {
        done += 1;
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
        progress.update(done, Math.max(waiting, done));
      },
    });
    progress.end();
    print([...outcomes].map(([outcome, count]) => `${outcome} ${count}`).join(', ') || 'nothing to fetch');
  },
};
