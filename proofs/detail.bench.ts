import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'undici';
import { demoMovies } from '../packages/demo/movies.ts';
import { median, rounded } from '../tools/figures.ts';
import { startStack } from '../tools/stack.ts';
import { type Reading, VARIANTS, type Variant } from './detail/variant.ts';
import { reportBench } from './report.ts';
import { type StartedServer, startServer } from './start-server.ts';

/**
 * The cost of one film at each layer, interleaved in one run. The client shares the cores with the server, so requests per
 * second say little: compare the ratio within a round and the CPU time per request. `npm run bench -- detail 15` for more rounds.
 */
const ROUNDS = Number(process.argv[3] ?? 7);
const ROUND_MS = 1_500;
const CONNECTIONS = 8;
const MOVIE_ID = 1220564;
const PAGE = '/filme/o-agente-secreto-2025-1220564';

interface Round {
  perSecond: number;
  cpuMs: number;
}

const stack = await startStack();
await stack.runCli('sync', 'movie', ...demoMovies.map((movie) => String(movie.id)));
const names = Object.keys(VARIANTS) as Variant[];
const running = new Map<Variant, StartedServer & { rounds: Round[]; bytes: number }>();
try {
  // First the variants that write the document to its table, then those that read it from there.
  for (const name of ['function', 'page', 'react', 'function-table', 'fastify-pg', 'select'] as const) {
    running.set(name, { ...(await start(name)), rounds: [], bytes: 0 });
    if (name === 'function') await fetch(addressOf('function'));
  }
  for (const name of names) await measure(name, 500);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const name of names) running.get(name)?.rounds.push(await measure(name, ROUND_MS));
  }
  report();
} finally {
  for (const { child } of running.values()) child.disconnect();
  await stack.stop();
}

function start(name: Variant): Promise<StartedServer> {
  return startServer(path.join(import.meta.dirname, 'detail/serve.ts'), [name, String(MOVIE_ID), PAGE], stack.env);
}

function addressOf(name: Variant): string {
  const { url = '' } = running.get(name) ?? {};
  if (name === 'page') return url + PAGE;
  return name.startsWith('function') ? `${url}/api/getMovieDetails?movieId=${MOVIE_ID}` : `${url}/`;
}

function read(child: ChildProcess): Promise<Reading> {
  return new Promise((resolve) => {
    child.once('message', (message) => resolve(message as Reading));
    child.send('read');
  });
}

async function measure(name: Variant, forMs: number): Promise<Round> {
  const variant = running.get(name);
  if (!variant) throw new Error(`${name} is not running`);
  const before = await read(variant.child);
  const started = performance.now();
  const asked = name === 'select' ? await runSelect(variant.child, forMs) : await ask(name, forMs);
  const seconds = (performance.now() - started) / 1_000;
  const after = await read(variant.child);
  const done = name === 'select' ? after.done - before.done : asked;
  return { perSecond: done / seconds, cpuMs: (after.cpuMs - before.cpuMs) / done };
}

async function runSelect(child: ChildProcess, forMs: number): Promise<number> {
  child.send('run');
  await sleep(forMs);
  child.send('stop');
  return 0;
}

async function ask(name: Variant, forMs: number): Promise<number> {
  const address = new URL(addressOf(name));
  const pool = new Pool(address.origin, { connections: CONNECTIONS, pipelining: 1 });
  const until = performance.now() + forMs;
  let done = 0;
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (performance.now() < until) {
        const { statusCode, body } = await pool.request({ path: address.pathname + address.search, method: 'GET' });
        const bytes = (await body.arrayBuffer()).byteLength;
        if (statusCode !== 200) throw new Error(`${name} answered ${statusCode}`);
        const variant = running.get(name);
        if (variant) variant.bytes = bytes;
        done += 1;
      }
    }),
  );
  await pool.close();
  return done;
}

function report(): void {
  const roundsOf = (name: Variant) => running.get(name)?.rounds ?? [];
  // Compared with the same round of the other variant, so that other load on the machine affects both.
  const ratio = (name: Variant, compare: (own: Round, bare: Round) => number) =>
    median(
      roundsOf(name).map((own, round) =>
        compare(own, roundsOf(bareOf[name])[round] ?? { perSecond: Number.NaN, cpuMs: Number.NaN }),
      ),
    );
  const bareOf: Record<Variant, Variant> = {
    select: 'select',
    'fastify-pg': 'select',
    'function-table': 'fastify-pg',
    function: 'fastify-pg',
    react: 'react',
    page: 'react',
  };
  const rows = names.map((name) => ({
    variant: name,
    what: VARIANTS[name],
    'CPU ms/request': rounded(median(roundsOf(name).map((round) => round.cpuMs))),
    'by CPU': rounded(ratio(name, (own, bare) => bare.cpuMs / own.cpuMs)),
    'rate ÷ bare': rounded(ratio(name, (own, bare) => own.perSecond / bare.perSecond)),
    bare: bareOf[name],
    'requests/s': Math.round(median(roundsOf(name).map((round) => round.perSecond))),
    bytes: running.get(name)?.bytes ?? 0,
  }));
  reportBench({ bench: 'detail', rounds: ROUNDS, roundMs: ROUND_MS, connections: CONNECTIONS, rows });
}
