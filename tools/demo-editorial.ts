import { describeError } from '../src/processes/cli/describe-error.ts';
import { openBatchContext, openContext } from '../src/server/context.ts';
import { readEnv } from '../src/server/infra/env.ts';
import { createLog } from '../src/server/infra/log.ts';
import { Failure } from '../src/shared/domain/failure.ts';
import { isDemoDatabase } from './demo/demo-database.ts';
import { writeEditorial } from './demo/write-editorial.ts';

const NOT_SYNCED = "A title of the demo is not in this database. Sync the demo's films, series and people first.";

/**
 * `npm run cli -- demo`: writes the demo's collections, curiosities, aliases and ticket links into a catalogue that has
 * its titles.
 */
const env = readEnv();
const opened = await openContext(env, createLog(env.LOG_LEVEL));
const batch = openBatchContext(env, opened.ctx);
try {
  if (await isDemoDatabase(batch.ctx.db)) {
    await writeEditorial(batch.ctx);
  } else {
    process.stderr.write(
      "This is not the demo's database: nothing was written. `npm run demo` makes one of its own.\n",
    );
    process.exitCode = 1;
  }
} catch (error) {
  const why = error instanceof Failure && error.code === 'not-found' ? NOT_SYNCED : describeError(error, env);
  process.stderr.write(`${why}\n`);
  process.exitCode = 1;
} finally {
  await batch.close();
  await opened.close();
}
