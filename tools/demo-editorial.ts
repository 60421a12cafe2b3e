import { openBatchContext, openContext } from '../src/server/context.ts';
import { readEnv } from '../src/server/infra/env.ts';
import { createLog } from '../src/server/infra/log.ts';
import { writeEditorial } from './demo/write-editorial.ts';

/** `npm run cli -- demo`: collections, curiosities, aliases and ticket links of the demo, into a catalogue that has its titles. */
const env = readEnv();
const opened = await openContext(env, createLog(env.LOG_LEVEL));
const batch = openBatchContext(env, opened.ctx);
try {
  await writeEditorial(batch.ctx);
} finally {
  await batch.close();
  await opened.close();
}
