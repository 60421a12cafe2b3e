import { openContext } from '../src/server/context.ts';
import { readEnv } from '../src/server/infra/env.ts';
import { createLog } from '../src/server/infra/log.ts';
import { syncMovie } from '../src/server/sync/sync-movie.ts';
import { syncSeries } from '../src/server/sync/sync-series.ts';
import { BATCH, CITY_OF_GOD } from '../test/editing/hire.ts';
import { episodeNameOf, killEditors, taglineOf } from '../test/editing/kill-editors.ts';
import { reportSoak } from '../tools/report-soak.ts';
import { startStack } from '../tools/stack.ts';

/** The full count of test/editors-killed.db.test.ts, for each of its two fields. */
const KILLS = 100;
const SERIES = 900_000_601;
const stack = await startStack('embedded', { LOG_LEVEL: 'silent' });
try {
  const env = readEnv(stack.env);
  const { ctx, close } = await openContext(env, createLog(env.LOG_LEVEL));
  await syncMovie(ctx, CITY_OF_GOD.id, BATCH);
  await syncSeries(ctx, SERIES, BATCH);
  for (const written of [taglineOf(CITY_OF_GOD.id), episodeNameOf(SERIES)]) {
    const track = { ctx, variables: stack.env, ...written };
    const { problems, acknowledged } = await killEditors(track, KILLS, 2026);
    const what = `editors-killed, ${written.field}`;
    reportSoak({ line: `${what}: ${KILLS} kills, ${acknowledged} acknowledged writes`, problems });
  }
  await close();
} finally {
  await stack.stop();
}
