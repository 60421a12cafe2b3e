import { openContext } from '../src/server/context.ts';
import { readEnv } from '../src/server/infra/env.ts';
import { createLog } from '../src/server/infra/log.ts';
import { syncMovie } from '../src/server/sync/sync-movie.ts';
import { openClockFixture } from '../test/clock/clock-fixture.ts';
import { jumpClock, listJumps } from '../test/clock/jump-clock.ts';
import { BATCH, CITY_OF_GOD } from '../test/editing/hire.ts';
import { fillRankings } from '../tools/demo/fill-rankings.ts';
import { startStack } from '../tools/stack.ts';
import { reportSoak } from './report.ts';

/** The machine's clock jumps: nothing that has expired becomes valid again, and nothing valid expires early. */
const stack = await startStack(
  'embedded',
  { LOG_LEVEL: 'silent' },
  { SIM_MOVIES: '60', SIM_TV: '40', SIM_PEOPLE: '20' },
);
const env = readEnv(stack.env);
const { ctx, close } = await openContext(env, createLog(env.LOG_LEVEL));
try {
  await syncMovie(ctx, CITY_OF_GOD.id, BATCH);
  await fillRankings(ctx);
  const fixture = await openClockFixture(ctx, stack.env);
  try {
    const jumps = listJumps(ctx.now());
    const { problems, checks } = await jumpClock(fixture, jumps);
    reportSoak({ line: `clock-jumps: ${jumps.length} jumps, ${checks} questions`, problems });
  } finally {
    await fixture.stop();
  }
} finally {
  await close();
  await stack.stop();
}
