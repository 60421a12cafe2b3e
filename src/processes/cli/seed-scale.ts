import { spawn } from 'node:child_process';
import path from 'node:path';
import type { Command } from './command.ts';
import { rebuildDerivedAgain } from './rebuild-derived.ts';

const SCRIPT = path.resolve(import.meta.dirname, '../../../tools/seed-scale.ts');

/** A tool of development that stands on the simulator's world, which the product itself never imports: a process of its own. */
export const seedScale: Command = {
  usage: 'seed:scale [--share 0.01]',
  what: 'fill an empty catalogue with generated titles at the size of all of TMDB, or a share of it, and all that is derived from it',
  async run({ ctx, env, args, print }) {
    if (!env.DATABASE_OWNER_URL)
      throw new Error('DATABASE_OWNER_URL is not set: indexes are taken off and built anew.');
    const child = spawn(process.execPath, [SCRIPT, ...args], {
      env: { DATABASE_URL: env.DATABASE_URL, DATABASE_OWNER_URL: env.DATABASE_OWNER_URL },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    const code = await new Promise((resolve) => child.once('exit', resolve));
    if (code !== 0) throw new Error(`seed:scale ended with ${String(code)}`);
    await rebuildDerivedAgain.run({ ctx, env, args: [], print });
  },
};
