import { createServer } from 'node:http';
import Fastify, { type FastifyInstance } from 'fastify';
import pg from 'pg';
import { mountFunctions } from '../../src/processes/functions/mount-functions.ts';
import { CLIENT_FOLDER, loadBuild } from '../../src/processes/web/load-build.ts';
import { mountWeb, siteOf } from '../../src/processes/web/mount-web.ts';
import { openContext } from '../../src/server/context.ts';
import { readEnv } from '../../src/server/infra/env.ts';
import { createHttpApp } from '../../src/server/infra/http.ts';
import { createLog } from '../../src/server/infra/log.ts';
import { renderBare } from './render-bare.ts';
import type { Reading, Variant } from './variant.ts';

/** Started once per variant by proofs/detail.bench.ts; listens on PORT until its parent exits. */
const variant = process.argv[2] as Variant;
const MOVIE_ID = Number(process.argv[3]);
const PAGE = process.argv[4] ?? '';
const env = readEnv();
const DOCUMENT = 'select data from content_cache where content_type = $1 and content_id = $2';
let selects = 0;

process.on('message', (message) => {
  if (message !== 'read') return;
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuMs: (user + system) / 1_000, done: selects } satisfies Reading);
});
process.on('disconnect', () => process.exit(0));

await start();
process.send?.('ready');

async function start(): Promise<void> {
  if (variant === 'select') return selectForEver();
  if (variant === 'fastify-pg') return listen(bareFastify());
  if (variant === 'react') {
    const html = await renderBare(env, PAGE);
    createServer((_request, response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8').end(html());
    }).listen(env.PORT, env.HOST);
    return;
  }
  const log = createLog('silent');
  const { ctx } = await openContext(env, log);
  const app = await createHttpApp({ log, metrics: ctx.metrics, trustedProxies: [], isHttps: false });
  if (variant === 'function-table') app.addHook('onRequest', async () => ctx.copies.documents.clear());
  await mountFunctions(app, ctx, { areLimitsOn: false });
  const site = siteOf(env);
  if (variant === 'page') {
    const build = await loadBuild();
    const options = { ctx, site, isHttps: false, staff: undefined, clientFolder: CLIENT_FOLDER };
    await mountWeb(app, { ...options, manifests: build.manifests, loadBuild: async () => build });
  }
  await listen(app);
}

/** No schema, contract, cache or headers: the minimal server for this document. */
function bareFastify(): FastifyInstance {
  const pool = new pg.Pool({ connectionString: env.DATABASE_URL, max: env.DATABASE_POOL_SIZE });
  const app = Fastify({ logger: false });
  app.get('/', async (_request, reply) => {
    const { rows } = await pool.query<{ data: string }>({
      name: 'document',
      text: DOCUMENT,
      values: ['movie', MOVIE_ID],
    });
    return reply.type('application/json; charset=utf-8').send(rows[0]?.data);
  });
  return app;
}

async function listen(app: FastifyInstance): Promise<void> {
  await app.listen({ port: env.PORT, host: env.HOST });
}

async function selectForEver(): Promise<void> {
  const pool = new pg.Pool({ connectionString: env.DATABASE_URL, max: 8 });
  let isRunning = false;
  process.on('message', (message) => {
    if (message === 'run' && !isRunning) {
      isRunning = true;
      for (let worker = 0; worker < 8; worker += 1) void loop();
    }
    if (message === 'stop') isRunning = false;
  });
  async function loop(): Promise<void> {
    while (isRunning) {
      await pool.query({ name: 'document', text: DOCUMENT, values: ['movie', MOVIE_ID] });
      selects += 1;
    }
  }
}
