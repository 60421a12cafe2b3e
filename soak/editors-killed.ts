import { openContext } from '../src/server/context.ts';
import { readEnv } from '../src/server/infra/env.ts';
import { createLog } from '../src/server/infra/log.ts';
import { syncMovie } from '../src/server/sync/sync-movie.ts';
import { BATCH, CITY_OF_GOD } from '../test/editing/hire.ts';
import { killEditors } from '../test/editing/kill-editors.ts';
import { reportSoak } from '../tools/report-soak.ts';
import { startStack } from '../tools/stack.ts';

/** The full count of test/editors-killed.db.test.ts. */
const KILLS = 100;
const stack = await startStack('embedded', { LOG_LEVEL: 'silent' });
try {
  const env = readEnv(stack.env);
  const { ctx, close } = await openContext(env, createLog(env.LOG_LEVEL));
  await syncMovie(ctx, CITY_OF_GOD.id, BATCH);
  const track = { ctx, subject: CITY_OF_GOD, variables: stack.env };
  const { problems, acknowledged } = await killEditors(track, KILLS, 2026);
  reportSoak({ line: `editors-killed: ${KILLS} kills, ${acknowledged} acknowledged writes`, problems });
  await close();
} finally {
  await stack.stop();
}
