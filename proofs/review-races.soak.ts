import { openContext } from '../src/server/context.ts';
import { readEnv } from '../src/server/infra/env.ts';
import { createLog } from '../src/server/infra/log.ts';
import { syncMovie } from '../src/server/sync/sync-movie.ts';
import { BATCH, CITY_OF_GOD, hire } from '../test/editing/hire.ts';
import { raceReviews } from '../test/editing/race-reviews.ts';
import { mulberry32 } from '../test/random.ts';
import { startStack } from '../tools/stack.ts';
import { reportSoak } from './report.ts';

/** The full count of test/reviews.db.test.ts. */
const RACES = 200;
/** In every tenth race all database connections are ended in the middle. */
const KILL_EVERY = 10;
const stack = await startStack('embedded', { LOG_LEVEL: 'silent' });
try {
  const env = readEnv(stack.env);
  const clock = { now: new Date() };
  const open = () => openContext(env, createLog(env.LOG_LEVEL), () => clock.now);
  const [first, second, third] = await Promise.all([open(), open(), open()]);
  await syncMovie(first.ctx, CITY_OF_GOD.id, BATCH);
  const race = {
    contexts: [first.ctx, second.ctx, third.ctx] as const,
    writer: await hire(first.ctx, 'Clara', 'writer'),
    reviewers: [await hire(first.ctx, 'Bruno'), await hire(first.ctx, 'Ana')] as const,
    subject: CITY_OF_GOD,
    pass(minutes: number) {
      clock.now = new Date(clock.now.getTime() + minutes * 60_000);
    },
  };
  const { problems, done } = await raceReviews(race, RACES, mulberry32(29), KILL_EVERY);
  const counts = Object.entries(done).map(([name, count]) => `${count} × ${name}`);
  const line = `review-races: ${RACES} races, connections ended in ${RACES / KILL_EVERY}: ${counts.join(', ')}`;
  reportSoak({ line, problems });
  await Promise.all([first, second, third].map((each) => each.close()));
} finally {
  await stack.stop();
}
