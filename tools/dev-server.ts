import { createServer as createHttpServer, type ServerResponse } from 'node:http';
import path from 'node:path';
import type { ServerBuild } from 'react-router';
import { createServer } from 'vite';
import type * as DevAppModule from './dev-app.ts';
import type { DevApp } from './dev-app.ts';

/**
 * Vite and the whole product in one process that no edit restarts; Vite loads the server as well as the pages. A
 * changed component goes to the browser; a changed server module opens a new app, and the old one answers until the new
 * one is ready.
 */
const APP = '/tools/dev-app.ts';
const PAGES = 'virtual:react-router/server-build';
/** Delay before the new app opens, so that the same thread first sends the changed modules to the browser. */
const SETTLE_MS = 250;
const { HOST = '127.0.0.1', PORT = '3000' } = process.env;

const http = createHttpServer();
// Written while the server runs, and not source code.
const ignored = ['.demo', '.cache', 'build'].map((folder) => path.join(process.cwd(), folder, '**'));
const vite = await createServer({
  server: { middlewareMode: true, hmr: { server: http }, watch: { ignored } },
  appType: 'custom',
  // Scan for all packages before the first page: one found later would reload the open page.
  optimizeDeps: { entries: ['src/processes/web/app/{entry.client,root}.tsx', 'src/processes/web/app/**/*-route.tsx'] },
});
let current: { from: typeof DevAppModule; app: Promise<DevApp> } | undefined;

async function openApp(): Promise<DevApp> {
  // Vite returns the same module object until the module or one of its imports changes.
  const from = (await vite.ssrLoadModule(APP)) as typeof DevAppModule;
  if (current?.from === from) return current.app;
  const previous = current?.app;
  const app = from.openDevApp(async () => (await vite.ssrLoadModule(PAGES)) as ServerBuild, previous);
  current = { from, app };
  void replace(previous, app);
  return app;
}

async function replace(previous: Promise<DevApp> | undefined, next: Promise<DevApp>): Promise<void> {
  try {
    await next;
  } catch {
    // The request that opened the app shows the error; the next request tries again.
    if (current?.app === next) current = undefined;
  }
  await previous?.then((app) => app.close()).catch(() => undefined);
}

http.on('request', (request, response) => {
  vite.middlewares(request, response, () => {
    openApp().then(
      (app) => app.answer(request, response),
      (error: Error) => answerBroken(error, response),
    );
  });
});

function printError(error: Error): void {
  vite.ssrFixStacktrace(error);
  process.stderr.write(`${error.stack}\n`);
}

function answerBroken(error: Error, response: ServerResponse): void {
  printError(error);
  response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(error.stack);
}

/** Open pages reload their data (browser-cache/open-pages.ts) after Vite has replaced the components they show. */
async function announceEdit(): Promise<void> {
  try {
    await openApp();
    vite.environments.client.hot.send('code-replaced');
  } catch {
    // The next request shows the error.
  }
}

let settling: NodeJS.Timeout | undefined;
vite.watcher.on('all', () => {
  clearTimeout(settling);
  settling = setTimeout(() => void announceEdit(), SETTLE_MS);
});

async function leave(): Promise<void> {
  http.close();
  http.closeAllConnections();
  await vite.close();
  await current?.app.then((app) => app.close()).catch(() => undefined);
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void leave());
process.once('disconnect', () => void leave());

// Load the server and the pages before the first visit. An error is printed here and shown in the browser until it is fixed.
await Promise.all([openApp(), vite.ssrLoadModule(PAGES)]).catch(printError);
http.listen(Number(PORT), HOST, () => {
  process.stdout.write(`ready http://${HOST}:${PORT}\n`);
  process.send?.({ ready: true });
});
