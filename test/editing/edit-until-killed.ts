import { flushCompileCache } from 'node:module';
import { openBatchContext, openContext } from '../../src/server/context.ts';
import { readEnv } from '../../src/server/infra/env.ts';
import { createLog } from '../../src/server/infra/log.ts';
import { type KilledKind, killedWrites } from './killed-writes.ts';

/** Writes one kind in an endless loop and reports every acknowledged write. The parent kills it. */
const [, , editorId = '', kind = '', firstNumber = '0'] = process.argv;
const env = readEnv(process.env);
// Patient with a busy machine.
const { ctx } = openBatchContext(env, (await openContext(env, createLog('silent'))).ctx);
// A killed process would leave nothing for the next start.
flushCompileCache();
const editor = { actor: { id: editorId, network: '' }, role: 'editor' } as const;
await killedWrites[kind as KilledKind].write(ctx, editor, Number(firstNumber), (what, version) => {
  process.stdout.write(`${what} ${version}\n`);
});
