import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { endWithParent } from './end-with-parent.ts';

test('a program ends when the process that started it is killed', async () => {
  const [program, args] = endWithParent('TERM', 'sleep', ['60']);
  const script = `const child = require('node:child_process').spawn(${JSON.stringify(program)}, ${JSON.stringify(args)});
    child.once('spawn', () => console.log(child.pid)); setInterval(() => {}, 1_000);`;
  const parent = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(parent.stdout, 'data')) as [Buffer];
  const pid = Number(line.toString());
  const isRunning = () => existsSync(`/proc/${pid}`) && !/\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'latin1'));
  // setpriv has become the program, so the signal is set.
  await expect
    .poll(() =>
      execFileSync('ps', ['-o', 'comm=', '-p', String(pid)])
        .toString()
        .trim(),
    )
    .toBe('sleep');
  parent.kill('SIGKILL');
  await expect.poll(isRunning).toBe(false);
});
