import { parseArgs } from 'node:util';
import { type Context, openContext } from '../../src/server/context.ts';
import { readEnv } from '../../src/server/infra/env.ts';
import { createLog } from '../../src/server/infra/log.ts';
import { startStack } from '../../tools/stack.ts';

/** A seeded catalogue with everything derived from it. */
export interface Catalogue {
  ctx: Context;
  /** For other processes on the same catalogue. */
  env: Record<string, string>;
  /** Its name in the report. */
  name: string;
  close(): Promise<void>;
}

/**
 * `--share 0.01` seeds a catalogue and deletes it afterwards; `--database` uses the one at DATABASE_URL, seeded and derived
 * before: all of TMDB takes twenty minutes to seed.
 */
export async function openCatalogue(poolSize: number): Promise<Catalogue> {
  const { values } = parseArgs({
    options: { share: { type: 'string', default: '0.01' }, database: { type: 'boolean', default: false } },
    allowPositionals: true,
    strict: false,
  });
  const own = { LOG_LEVEL: 'error', DATABASE_POOL_SIZE: String(poolSize), RATE_LIMITS: 'off' };
  if (values.database) {
    const env = { DATABASE_URL: process.env.DATABASE_URL ?? '', ...own };
    const { ctx, close } = await open(env);
    return { ctx, env, name: 'the database given', close };
  }
  const stack = await startStack('embedded', own);
  await stack.runCli('seed:scale', '--share', String(values.share));
  const { ctx, close } = await open(stack.env);
  const end = async () => {
    await close();
    await stack.stop();
  };
  return { ctx, env: stack.env, name: `share ${String(values.share)}`, close: end };
}

/** The statements it is compared with may read whole tables. */
async function open(variables: Record<string, string>) {
  const env = readEnv({ ...variables, DATABASE_STATEMENT_TIMEOUT_MS: '60000' });
  return openContext(env, createLog(env.LOG_LEVEL));
}
