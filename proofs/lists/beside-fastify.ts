import type { ChildProcess } from 'node:child_process';
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
  'CPU ms/request': number;
  'by CPU': number;
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
    const ask = async ({ child, pool }: Served): Promise<Cost> => {
      const before = await readCpu(child);
      const measured = await measure(job(pool), clients, roundMs);
      return { ...measured, cpuMs: ((await readCpu(child)) - before) / measured.done };
    };
    const ratios: number[] = [];
    const costs: number[] = [];
    const measured: Cost[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const least = await ask(bare);
      const own = await ask(ours);
      ratios.push(own.perSecond / least.perSecond);
      costs.push(least.cpuMs / own.cpuMs);
      measured.push(own);
    }
    return {
      pages: urls.length,
      'per second': Math.round(median(measured.map(({ perSecond }) => perSecond))),
      'of bare Fastify': rounded(median(ratios)),
      'CPU ms/request': rounded(median(measured.map(({ cpuMs }) => cpuMs))),
      'by CPU': rounded(median(costs)),
      'p99 ms': rounded(median(measured.map(({ p99 }) => p99)), 1),
    };
  } finally {
    await Promise.all([ours, bare].map(({ pool }) => pool.close()));
    for (const { child } of [ours, bare]) child.kill();
  }
}

interface Served {
  child: ChildProcess;
  pool: Pool;
}

/** With the CPU time of the server per request. */
interface Cost extends Measured {
  cpuMs: number;
}

async function readCpu(child: ChildProcess): Promise<number> {
  const answer = once(child, 'message');
  child.send('read');
  const [{ cpuMs }] = (await answer) as [{ cpuMs: number }];
  return cpuMs;
}

async function serve(what: 'ours' | 'bare', env: NodeJS.ProcessEnv, connections: number): Promise<Served> {
  const { child, url } = await startServer(path.join(import.meta.dirname, 'serve.ts'), [what], env);
  return { child, pool: new Pool(url, { connections, pipelining: 1 }) };
}

async function get(pool: Pool, url: string): Promise<string> {
  const { statusCode, body } = await pool.request({ path: url, method: 'GET' });
  const text = await body.text();
  if (statusCode !== 200) throw new Error(`${url}: ${statusCode} ${text}`);
  return text;
}
