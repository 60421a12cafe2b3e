import { openContext } from '../src/server/context.ts';
import { readEnv } from '../src/server/infra/env.ts';
import { createLog } from '../src/server/infra/log.ts';
import { race } from '../test/races.ts';
import { startStack } from '../tools/stack.ts';
import { reportSoak } from './report.ts';

/** The full count of test/races.db.test.ts: 2,000 heats of eight racers. */
const HEATS = 2_000;
const stack = await startStack('embedded', { TMDB_RATE_PER_SECOND: '50', LOG_LEVEL: 'silent' });
try {
  const env = readEnv(stack.env);
  const open = () => openContext(env, createLog(env.LOG_LEVEL));
  const [first, second] = await Promise.all([open(), open()]);
  const changeFilm = async (id: number, facts: object) => {
    await fetch(`${stack.simulatorUrl}/__sim/movie/${id}`, { method: 'PATCH', body: JSON.stringify(facts) });
  };
  const problems = await race({ contexts: [first.ctx, second.ctx], changeFilm }, HEATS, 2026);
  reportSoak({ line: `races: ${HEATS} heats`, problems });
  await Promise.all([first.close(), second.close()]);
} finally {
  await stack.stop();
}
