import { createServer } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { pageContext } from '../../src/processes/web/contexts.ts';
import { CLIENT_FOLDER, loadBuild } from '../../src/processes/web/load-build.ts';
import { mountWeb, siteOf } from '../../src/processes/web/mount-web.ts';
import { openPreviews } from '../../src/processes/web/open-previews.ts';
import { type Context, openContext } from '../../src/server/context.ts';
import { readEnv } from '../../src/server/infra/env.ts';
import { createHttpApp } from '../../src/server/infra/http.ts';
import { createLog } from '../../src/server/infra/log.ts';
import { renderBare } from '../detail/render-bare.ts';
import { CONNECTIONS } from './ask.ts';
import { PAGES, type Variant } from './variant.ts';

/** Started once per variant by proofs/page-cache.bench.ts; listens on PORT until its parent exits. */
const [, , name, copyOf = ''] = process.argv;
const variant = name as Variant;
const env = readEnv();
const site = siteOf(env);

process.on('message', (message) => {
  if (message !== 'read') return;
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuMs: (user + system) / 1_000 });
});
process.on('disconnect', () => process.exit(0));

if (variant === 'bare-react') await serveBareReact();
else if (variant.startsWith('bare-http')) await serveCopy();
else if (variant.startsWith('router')) await serveRouter();
else await servePages();
process.send?.('ready');

async function serveBareReact(): Promise<void> {
  const renders = new Map<string, () => string>();
  for (const page of Object.values(PAGES)) renders.set(page, await renderBare(env, page));
  createServer((request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8').end(renders.get(request.url ?? '')?.());
  }).listen(env.PORT, env.HOST);
}

/** Sends our server's response, byte for byte and header for header, from a minimal server. */
async function serveCopy(): Promise<void> {
  const { request } = await import('undici');
  const encoding = variant === 'bare-http-br' ? { 'accept-encoding': 'br' } : {};
  const answer = await request(copyOf, { headers: encoding });
  const body = Buffer.from(await answer.body.arrayBuffer());
  const { connection: _connection, 'keep-alive': _keepAlive, date: _date, ...headers } = answer.headers;
  createServer((_request, response) => {
    response.writeHead(200, headers as Record<string, string>).end(body);
  }).listen(env.PORT, env.HOST);
}

/** React Router with our routes and loaders, without our server around it. */
async function serveRouter(): Promise<void> {
  const { ctx } = await openContext(env, createLog('silent'));
  const { site: build } = await loadBuild();
  const handle = createRequestHandler(build);
  const previews = openPreviews(ctx, undefined);
  const answer = async (path: string) => {
    const context = new RouterContextProvider();
    context.set(pageContext, { ctx, site, previews, requestId: 'bench', markPreview() {}, addTags() {} });
    const asked = variant === 'router-data' ? `${path}.data` : path;
    const response = await handle(new Request(env.SITE_URL + asked), context);
    return Buffer.from(await response.arrayBuffer());
  };
  createServer((request, response) => {
    void answer(request.url ?? '/').then((body) =>
      response.setHeader('content-type', 'text/html; charset=utf-8').end(body),
    );
  }).listen(env.PORT, env.HOST);
}

async function servePages(): Promise<void> {
  const { ctx } = await openContext(env, createLog('silent'));
  if (variant !== 'rendered') {
    await (await openApp(ctx, true)).listen({ port: env.PORT, host: env.HOST });
    return;
  }
  // Requests for one page that arrive together share a render, so each connection gets an app of its own.
  const idle = await Promise.all(Array.from({ length: CONNECTIONS }, () => openApp(ctx, false)));
  createServer((request, response) => {
    const app = idle.pop();
    if (!app) return void response.writeHead(503).end();
    response.once('finish', () => idle.push(app));
    app.routing(request, response);
  }).listen(env.PORT, env.HOST);
}

async function openApp(ctx: Context, isCachingPages: boolean): Promise<FastifyInstance> {
  const app = await createHttpApp({
    log: createLog('silent'),
    metrics: ctx.metrics,
    trustedProxies: [],
    isHttps: false,
  });
  const build = await loadBuild();
  const options = { ctx, site, isHttps: false, staff: undefined, clientFolder: CLIENT_FOLDER };
  await mountWeb(app, { ...options, isCachingPages, manifests: build.manifests, loadBuild: async () => build });
  await app.ready();
  return app;
}
