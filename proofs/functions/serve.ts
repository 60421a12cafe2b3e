import Fastify, { type FastifyInstance } from 'fastify';
import pg from 'pg';
import { mountFunctions } from '../../src/processes/functions/mount-functions.ts';
import { type Context, openContext } from '../../src/server/context.ts';
import { type Env, readEnv } from '../../src/server/infra/env.ts';
import { createHttpApp } from '../../src/server/infra/http.ts';
import { createLog } from '../../src/server/infra/log.ts';
import { deleteAllDocuments } from '../../src/server/store/cache/documents.ts';
import { ANSWERS_TABLE, type Question, type Reading, type Variant } from './variant.ts';

/** Started once per variant by proofs/functions.bench.ts; listens on PORT until its parent exits. */
const variant = process.argv[2] as Variant;
const env = readEnv();
let opened: Context | undefined;

process.on('message', (question: Question) => void answer(question));
process.on('disconnect', () => process.exit(0));

const app = variant === 'bare' ? serveBare(env) : await serveFunctions();
await app.listen({ port: env.PORT, host: env.HOST });
process.send?.('ready');

async function answer(question: Question): Promise<void> {
  if (question === 'empty' && opened) {
    const { documents, home, notStored } = opened.copies;
    for (const cache of [documents, home, notStored]) cache.clear();
    await deleteAllDocuments(opened.db);
  }
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuMs: (user + system) / 1_000 } satisfies Reading);
}

async function serveFunctions(): Promise<FastifyInstance> {
  const log = createLog('silent');
  const { ctx } = await openContext(env, log);
  opened = ctx;
  if (variant === 'table') forgetEverything(ctx);
  const served = await createHttpApp({ log, metrics: ctx.metrics, trustedProxies: [], isHttps: false });
  await mountFunctions(served, ctx, { areLimitsOn: false });
  return served;
}

/** Disables the memory caches, as in a process that has just started. */
function forgetEverything(ctx: Context): void {
  for (const cache of [ctx.copies.documents, ctx.copies.home]) cache.set = () => false;
}

/** No schema, contract, cache or headers: the minimal server for these responses. */
function serveBare({ DATABASE_URL, DATABASE_POOL_SIZE }: Env): FastifyInstance {
  const pool = new pg.Pool({ connectionString: DATABASE_URL, max: DATABASE_POOL_SIZE });
  const served = Fastify({ logger: false });
  served.get<{ Params: { name: string } }>('/api/:name', async (request, reply) => {
    const { rows } = await pool.query<{ data: string }>({
      name: 'answer',
      text: `select data from ${ANSWERS_TABLE} where name = $1`,
      values: [request.params.name],
    });
    return reply.type('application/json; charset=utf-8').send(rows[0]?.data);
  });
  return served;
}
