import { reportSoak } from '../../proofs/report.ts';
import { openContext } from '../../src/server/context.ts';
import { readEnv } from '../../src/server/infra/env.ts';
import { createLog } from '../../src/server/infra/log.ts';
import { syncMovie } from '../../src/server/sync/sync-movie.ts';
import { fillRankings } from '../../tools/demo/fill-rankings.ts';
import { type Stack, startStack } from '../../tools/stack.ts';
import { type EdgeFixture, type EdgeFixtureOptions, openEdgeFixture } from './edge-fixture.ts';

/** PostgreSQL, a simulated TMDB, our processes and Varnish in front, all on this machine. Closed when `story` ends. */
export async function inSoakFixture(
  options: EdgeFixtureOptions,
  story: (fixture: EdgeFixture, stack: Stack) => Promise<{ line: string; problems: readonly string[] }>,
): Promise<void> {
  const stack = await startStack(
    'embedded',
    { LOG_LEVEL: 'silent', DATABASE_STATEMENT_TIMEOUT_MS: '15000' },
    { SIM_MOVIES: '300', SIM_TV: '100', SIM_PEOPLE: '50' },
  );
  const env = readEnv(stack.env);
  const { ctx, close } = await openContext(env, createLog(env.LOG_LEVEL));
  try {
    await syncMovie(ctx, 598, { urgency: 'batch', deadlineMs: 10_000 });
    await fillRankings(ctx);
    const fixture = await openEdgeFixture(ctx, stack.env, options);
    try {
      reportSoak(await story(fixture, stack));
    } finally {
      await fixture.stop();
    }
  } finally {
    await close();
    await stack.stop();
  }
}
