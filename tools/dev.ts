import path from 'node:path';
import { describeWayIn } from './demo/invite-visitor.ts';
import { openDemo } from './demo/open-demo.ts';
import { startDevServer } from './dev/start-dev-server.ts';

/** The demo's database and simulator, with the product loaded through Vite: an edit is shown without a restart. */
const demo = await openDemo({
  titles: 0,
  isDrawnFirst: false,
  say: (line) => process.stdout.write(`${line}\n`),
  env: { LOG_LEVEL: process.env.LOG_LEVEL ?? 'info' },
});
const leave = async () => {
  await demo.stop();
  process.exit();
};
const port = Number(process.env.PORT ?? 3000);
const server = await startDevServer({
  root: path.resolve(import.meta.dirname, '..'),
  port,
  env: { ...process.env, ...demo.stack.env },
}).catch(async (error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
  await leave();
  throw error;
});
server.process.once('exit', () => void leave());
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => void server.process.kill('SIGTERM'));
}
process.stdout.write(`${await describeWayIn(demo.stack.env, port)}\n`);
