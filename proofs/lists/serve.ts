import Fastify, { type FastifyInstance } from 'fastify';
import { mountFunctions } from '../../src/processes/functions/mount-functions.ts';
import { openContext } from '../../src/server/context.ts';
import { readEnv } from '../../src/server/infra/env.ts';
import { createHttpApp } from '../../src/server/infra/http.ts';
import { createLog } from '../../src/server/infra/log.ts';
import type { MemoryCache } from '../../src/server/infra/memory-cache.ts';

/** Started by proofs/lists.bench.ts: our functions, or a bare Fastify that sends bytes it was given. Ends with its parent. */
const env = readEnv();
process.on('disconnect', () => process.exit(0));
process.on('message', (message) => {
  if (message !== 'read') return;
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuMs: (user + system) / 1_000 });
});
const app = process.argv[2] === 'bare' ? serveBare() : await serveOurs();
await app.listen({ port: env.PORT, host: env.HOST });
process.send?.('ready');

async function serveOurs(): Promise<FastifyInstance> {
  const log = createLog('silent');
  const { ctx } = await openContext(env, log);
  forgetLists(ctx.copies.documents);
  const served = await createHttpApp({ log, metrics: ctx.metrics, trustedProxies: [], isHttps: false });
  await mountFunctions(served, ctx, { areLimitsOn: false });
  return served;
}

/** No page of a list is cached, so that every request reads the database, however often an address is asked for. */
function forgetLists(documents: MemoryCache): void {
  const set = documents.set.bind(documents);
  documents.set = (key, ...rest) => !key.includes('pagina=') && set(key, ...rest);
}

function serveBare(): FastifyInstance {
  const answers = new Map<string, string>();
  process.on('message', (kept) => {
    if (!Array.isArray(kept)) return;
    for (const [url, text] of kept as [string, string][]) answers.set(url, text);
    process.send?.('kept');
  });
  const served = Fastify({ logger: false });
  served.get('/api/:name', async (request, reply) =>
    reply.type('application/json; charset=utf-8').send(answers.get(request.url)),
  );
  return served;
}
