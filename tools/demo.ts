import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildPages } from './demo/build-pages.ts';
import { describeWayIn, siteUrlOf } from './demo/invite-visitor.ts';
import { type Demo, openDemo } from './demo/open-demo.ts';

/**
 * One command, no Docker, no TMDB key: the whole product on this machine. Ctrl-C ends its processes; its data stays in
 * `.demo` and `build`, so that the next start is quick. `--titles 20000` adds generated titles, `--folder` replaces
 * `.demo`.
 */
const port = Number(process.env.PORT ?? 3000);
const say = (line: string) => process.stdout.write(`${line}\n`);
const options = { titles: { type: 'string', default: '0' }, folder: { type: 'string', default: '.demo' } } as const;
const { values } = parseArgs({ options });
const titles = Number(values.titles);
if (!Number.isInteger(titles) || titles < 0) throw new Error('--titles takes a number of titles');

// Registered before the first process starts, so that an early Ctrl-C leaves no process behind.
let leaving: Promise<void> | undefined;
const ending = new AbortController();
const starting = start();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    ending.abort();
    leaving ??= starting.then(({ demo }) => demo.stop()).finally(() => process.exit(0));
  });
}
const { wayIn } = await starting.catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
if (!leaving) say(`ready http://127.0.0.1:${port}\n${wayIn}`);

async function start(): Promise<{ demo: Demo; wayIn: string }> {
  const root = path.resolve(import.meta.dirname, '..');
  const [demo, pages] = await Promise.allSettled([
    openDemo({ titles, say, folder: values.folder, signal: ending.signal }),
    buildPages(root, say),
  ]);
  if (demo.status === 'rejected') throw demo.reason;
  try {
    if (pages.status === 'rejected') throw pages.reason;
    // A higher rate, so that visitors do not wait for titles that are still queued.
    const env = { TMDB_RATE_PER_SECOND: '120', DEMO: 'on', SITE_URL: siteUrlOf(port) };
    const server = await demo.value.stack.startServer({ port, env });
    server.process.stdout?.pipe(process.stdout);
    server.process.stderr?.pipe(process.stderr);
    return { demo: demo.value, wayIn: await describeWayIn(demo.value.stack.env, port) };
  } catch (error) {
    await demo.value.stop();
    throw error;
  }
}
