import { openBatchContext, openContext } from '../src/server/context.ts';
import { readEnv } from '../src/server/infra/env.ts';
import { createLog } from '../src/server/infra/log.ts';
import { isDemoDatabase } from './demo/demo-database.ts';
import { writeEditorial } from './demo/write-editorial.ts';

/** `npm run cli -- demo`: collections, curiosities, aliases and ticket links of the demo, into a catalogue that has its titles. */
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
} finally {
  await batch.close();
  await opened.close();
}
