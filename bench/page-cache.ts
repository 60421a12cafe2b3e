import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import { Pool } from 'undici';
import { demoMovies } from '../demo/movies.ts';
import { startStack } from '../tools/stack.ts';
import { AGAINST, VARIANTS, type Variant } from './page-cache/variant.ts';
import { type StartedServer, startServer } from './start-server.ts';

/**
 * What a kept page costs beside a bare server that sends the same bytes, and a rendered one beside bare React, interleaved in
 * one run. Who asks runs on the same cores, so the ratio within a round and CPU per request are the figures.
 */
const ROUNDS = Number(process.argv[3] ?? 7);
const ROUND_MS = 1_500;
const CONNECTIONS = 8;
const MOVIE_ID = 1220564;
const PAGE = '/filme/o-agente-secreto-2025-1220564';

interface Running extends StartedServer {
  perSecond: number[];
  cpuMs: number[];
  bytes: number;
}

const stack = await startStack();
await stack.runCli('sync', 'movie', ...demoMovies.map((movie) => String(movie.id)));
const names = Object.keys(VARIANTS) as Variant[];
const running = new Map<Variant, Running>();
try {
  // Whoever sends a copy asks for it first.
  for (const name of names.toSorted((a, b) => Number(a.startsWith('bare')) - Number(b.startsWith('bare')))) {
    running.set(name, { ...(await start(name)), perSecond: [], cpuMs: [], bytes: 0 });
  }
  for (const name of names) await measure(name, 700);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const name of names) {
      const { perSecond, cpuMs } = await measure(name, ROUND_MS);
      running.get(name)?.perSecond.push(perSecond);
      running.get(name)?.cpuMs.push(cpuMs);
    }
  }
  report();
} finally {
  for (const { child } of running.values()) child.disconnect();
  await stack.stop();
}

function start(name: Variant): Promise<StartedServer> {
  const copyOf = `${running.get('hit')?.url ?? ''}${PAGE}`;
  const script = path.join(import.meta.dirname, 'page-cache/serve.ts');
  return startServer(script, [name, String(MOVIE_ID), copyOf], stack.env);
}

function readCpu(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    child.once('message', (message) => resolve((message as { cpuMs: number }).cpuMs));
    child.send('read');
  });
}

async function measure(name: Variant, forMs: number): Promise<{ perSecond: number; cpuMs: number }> {
  const variant = running.get(name);
  if (!variant) throw new Error(`${name} is not running`);
  const pool = new Pool(variant.url, { connections: CONNECTIONS, pipelining: 1 });
  const headers = name.endsWith('-br') ? { 'accept-encoding': 'br' } : {};
  const cpuBefore = await readCpu(variant.child);
  const started = performance.now();
  let done = 0;
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (performance.now() - started < forMs) {
        const { statusCode, body } = await pool.request({ path: PAGE, method: 'GET', headers });
        variant.bytes = (await body.arrayBuffer()).byteLength;
        if (statusCode !== 200) throw new Error(`${name} answered ${statusCode}`);
        done += 1;
      }
    }),
  );
  const seconds = (performance.now() - started) / 1_000;
  const cpuMs = ((await readCpu(variant.child)) - cpuBefore) / done;
  await pool.close();
  return { perSecond: done / seconds, cpuMs };
}

function report(): void {
  const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
  const rows = names.map((name) => {
    const own = running.get(name);
    const bare = running.get(AGAINST[name]);
    const ratios = (own?.perSecond ?? []).map((rate, round) => rate / (bare?.perSecond[round] ?? Number.NaN));
    const byCpu = (own?.cpuMs ?? []).map((cost, round) => (bare?.cpuMs[round] ?? Number.NaN) / cost);
    return {
      variant: name,
      cpuMsPerRequest: Number(median(own?.cpuMs ?? []).toFixed(3)),
      ratio: Number(median(ratios).toFixed(3)),
      ratioByCpu: Number(median(byCpu).toFixed(3)),
      against: AGAINST[name],
      perSecond: Math.round(median(own?.perSecond ?? [])),
      bytes: own?.bytes ?? 0,
    };
  });
  const line = (cells: (string | number)[]) => process.stdout.write(`| ${cells.join(' | ')} |\n`);
  line(['variant', 'what', 'CPU ms/request', 'rate ÷ bare', 'by CPU', 'bare', 'requests/s', 'bytes']);
  line(['---', '---', '--:', '--:', '--:', '---', '--:', '--:']);
  for (const row of rows) {
    const { variant, cpuMsPerRequest, ratio, ratioByCpu, against, perSecond, bytes } = row;
    line([variant, VARIANTS[variant], cpuMsPerRequest, ratio, ratioByCpu, against, perSecond, bytes]);
  }
  process.stdout.write(`${JSON.stringify({ bench: 'page-cache', rounds: ROUNDS, roundMs: ROUND_MS, rows })}\n`);
}
