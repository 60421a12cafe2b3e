import type { Context } from '#server/context.ts';
import type { Env } from '#server/infra/env.ts';
import { countFetches, FETCH_KINDS, type FetchKind } from '#server/store/jobs/fetch-queue.ts';
import { drainFetchQueue } from '#server/sync/drain-queue.ts';
import { queueImport, readKnownIds } from '#server/sync/import-exports.ts';
import { ALL_RANKINGS, syncRankings } from '#server/sync/sync-rankings.ts';
import { newestExportDay } from '#server/tmdb/exports.ts';
import { catalogueCommand } from './command.ts';
import { describeError } from './describe-error.ts';
import { day, option, switchOption, wholeNumberFrom } from './parameters.ts';
import type { Terminal } from './terminal.ts';

export const importCatalogue = catalogueCommand({
  summary: "read TMDB's daily exports and fetch the most popular first; may be stopped and started again",
  needs: ['TMDB_TOKEN'],
  options: {
    movies: option('count', wholeNumberFrom(), 'how many films', 100_000),
    series: option('count', wholeNumberFrom(), 'how many series', 50_000),
    people: option('count', wholeNumberFrom(), 'how many people', 50_000),
    day: option('day', day, 'the export of this day; without it, the newest', undefined),
    queueOnly: switchOption('only fill the queue; a worker fetches from it'),
  },
  async run({ movies, series, people, day: exportDay, queueOnly }, { ctx, env, terminal }) {
    const limits: Record<FetchKind, number> = { movie: movies, series, person: people };
    for (const kind of FETCH_KINDS) {
      const progress = terminal.progress(`ids of ${kind}`);
      const from = exportDay ?? newestExportDay(ctx.now());
      await readKnownIds(ctx, kind, env.TMDB_EXPORTS_URL, from, (lines) => progress.update(lines));
      progress.end();
      terminal.print(`${kind}: ${await queueImport(ctx, kind, limits[kind])} queued`);
    }
    await fillRankings(ctx, env, terminal);
    if (queueOnly) terminal.print('queued; a worker fetches them');
    else await fetchQueued(ctx, env, terminal);
  },
});

async function fillRankings(ctx: Context, env: Env, terminal: Terminal): Promise<void> {
  const progress = terminal.progress('rankings');
  for (const [done, name] of ALL_RANKINGS.entries()) {
    await syncRankings(ctx, [name]).catch((error: unknown) => {
      const cause: unknown = error instanceof AggregateError ? error.errors[0] : error;
      terminal.print(`${name} was not synced: ${describeError(cause, env)}`);
    });
    progress.update(done + 1, ALL_RANKINGS.length);
  }
  progress.end();
}

async function fetchQueued(ctx: Context, env: Env, terminal: Terminal): Promise<void> {
  const waiting = (await countFetches(ctx.db, ctx.now())).reduce((total, row) => total + row.waiting, 0);
  const progress = terminal.progress('fetched');
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
  terminal.print([...outcomes].map(([outcome, count]) => `${outcome} ${count}`).join(', ') || 'nothing to fetch');
}
