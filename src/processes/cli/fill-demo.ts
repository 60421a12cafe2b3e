import { spawn } from 'node:child_process';
import path from 'node:path';
import type { Command } from './command.ts';

const SCRIPT = path.resolve(import.meta.dirname, '../../../tools/demo-editorial.ts');

/** The demo's texts are no part of the product: a process of its own, as `seed:scale`. */
export const fillDemo: Command = {
  usage: 'demo',
  what: 'write the collections, curiosities, aliases and ticket links of the demo as an editor would',
  async run({ env, print }) {
    const child = spawn(process.execPath, [SCRIPT], {
      env: { DATABASE_URL: env.DATABASE_URL, LOG_LEVEL: env.LOG_LEVEL },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    const code = await new Promise((resolve) => child.once('exit', resolve));
    if (code !== 0) throw new Error(`demo ended with ${String(code)}`);
    print('written');
  },
};
