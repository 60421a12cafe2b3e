import { once } from 'node:events';
import path from 'node:path';
import { Pool } from 'undici';
import { median, rounded } from '../../tools/figures.ts';
import { startServer } from '../start-server.ts';
import { type Measured, measure } from './measure.ts';

interface ByHttp {
  /** Environment of the servers: the database of the catalogue. */
  env: NodeJS.ProcessEnv;
  clients: number;
  rounds: number;
  roundMs: number;
}

interface HttpRow extends Record<string, number> {
  pages: number;
  'per second': number;
  'of bare Fastify': number;
  'p99 ms': number;
}

/** Requests these addresses from our server and from a bare Fastify that sends the same bytes, in turns. */
export async function measureByHttp(
  urls: readonly string[],
  { env, clients, rounds, roundMs }: ByHttp,
): Promise<HttpRow> {
  const [ours, bare] = await Promise.all([serve('ours', env, clients), serve('bare', env, clients)]);
  try {
    const answers: [string, string][] = [];
    for (const url of urls) answers.push([url, await get(ours.pool, url)]);
    bare.child.send(answers);
    await once(bare.child, 'message');
    const job = (pool: Pool) => ({ questions: urls, ask: (url: string) => get(pool, url) });
    const ratios: number[] = [];
    const measured: Measured[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const least = await measure(job(bare.pool), clients, roundMs);
      const own = await measure(job(ours.pool), clients, roundMs);
      ratios.push(own.perSecond / least.perSecond);
      measured.push(own);
    }
    return {
      pages: urls.length,
      'per second': Math.round(median(measured.map(({ perSecond }) => perSecond))),
      'of bare Fastify': rounded(median(ratios)),
      'p99 ms': rounded(median(measured.map(({ p99 }) => p99)), 1),
    };
  } finally {
    await Promise.all([ours, bare].map(({ pool }) => pool.close()));
    for (const { child } of [ours, bare]) child.kill();
  }
}

async function serve(what: 'ours' | 'bare', env: NodeJS.ProcessEnv, connections: number) {
  const { child, url } = await startServer(path.join(import.meta.dirname, 'serve.ts'), [what], env);
  return { child, pool: new Pool(url, { connections, pipelining: 1 }) };
}

async function get(pool: Pool, url: string): Promise<string> {
  const { statusCode, body } = await pool.request({ path: url, method: 'GET' });
  const text = await body.text();
  if (statusCode !== 200) throw new Error(`${url}: ${statusCode} ${text}`);
  return text;
}
