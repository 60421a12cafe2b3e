import { openContext } from '../src/server/context.ts';
import { readEnv } from '../src/server/infra/env.ts';
import { createLog } from '../src/server/infra/log.ts';
import { syncMovie } from '../src/server/sync/sync-movie.ts';
import { BATCH, CITY_OF_GOD, hire } from '../test/editing/hire.ts';
import { raceOnOneField, raceOnTwoFields } from '../test/editing/race-editors.ts';
import { startStack } from '../tools/stack.ts';
import { reportSoak } from './report.ts';

/** The full count of test/editors.db.test.ts. */
const ROUNDS = 200;
const stack = await startStack('embedded', { LOG_LEVEL: 'silent' });
try {
  const env = readEnv(stack.env);
  const open = () => openContext(env, createLog(env.LOG_LEVEL));
  const [first, second] = await Promise.all([open(), open()]);
  await syncMovie(first.ctx, CITY_OF_GOD.id, BATCH);
  const editors = [await hire(first.ctx, 'Ana'), await hire(first.ctx, 'Bia')] as const;
  const race = { contexts: [first.ctx, second.ctx] as const, editors, subject: CITY_OF_GOD };
  const problems = [...(await raceOnOneField(race, ROUNDS)), ...(await raceOnTwoFields(race, ROUNDS))];
  reportSoak({ line: `editors: ${ROUNDS} races on one field, ${ROUNDS} on two`, problems });
  await Promise.all([first.close(), second.close()]);
} finally {
  await stack.stop();
}
