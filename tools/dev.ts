import { spawn } from 'node:child_process';
import path from 'node:path';
import { openHouse } from './demo/open-house.ts';

/** The demo's house with Vite in front of the pages: they change as you save, the server starts again as you save. */
const port = process.env.PORT ?? '3000';
const house = await openHouse({
  titles: 0,
  say: (line) => process.stdout.write(`${line}\n`),
  env: { LOG_LEVEL: process.env.LOG_LEVEL ?? 'info' },
});

const server = spawn(process.execPath, ['--watch-path=src', path.join(import.meta.dirname, 'dev-server.ts')], {
  env: { ...process.env, ...house.stack.env, PORT: port, SITE_URL: `http://127.0.0.1:${port}` },
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
});
let isLeaving = false;
async function leave(): Promise<void> {
  if (isLeaving) return;
  isLeaving = true;
  server.kill('SIGTERM');
  await house.stop();
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void leave());
server.once('exit', () => void leave());
