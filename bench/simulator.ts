import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Pool } from 'undici';
import { median, rounded } from '../tools/figures.ts';
import { printTable, reportBench } from '../tools/report-bench.ts';
import { measureStart } from './simulator/start-times.ts';
import { type Recording, SIZE, WALKS, type WalkName } from './simulator/variant.ts';

/**
 * Lists from the simulator against bare node:http sending the same bytes, interleaved, each in its own process. The client
 * shares the cores: compare the ratio within a round and the CPU time per request.
 */
const ROUNDS = 7;
const ROUND_MS = 1_500;
const CONNECTIONS = 8;
const VARIANTS = ['bare', 'simulator'] as const;
type Variant = (typeof VARIANTS)[number];
/** No compression on either side, so that it is not measured. */
const HEADERS = { authorization: 'Bearer simulator', 'accept-encoding': 'identity' };

interface Round {
  perSecond: number;
  cpuMs: number;
}

interface Running {
  child: ChildProcess;
  url: string;
  rounds: Record<WalkName, Round[]>;
}

const WALK_NAMES = Object.keys(WALKS) as WalkName[];
const ADDRESSES = Object.values(WALKS).flat();

/** Not reset between rounds: a deep walk would find its first pages in the cache again. */
let asked = 0;

const folder = mkdtempSync(path.join(tmpdir(), 'bench-simulator-'));
const simulator = await start('simulator');
const { file, bytesOf } = await record();
const running: Record<Variant, Running> = { simulator, bare: await start('bare', file) };
try {
  for (const walk of WALK_NAMES) {
    for (const name of VARIANTS) await measure(name, walk, 1_000);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const name of VARIANTS) running[name].rounds[walk].push(await measure(name, walk, ROUND_MS));
    }
  }
} finally {
  for (const { child } of Object.values(running)) child.disconnect();
  rmSync(folder, { recursive: true });
}
const starts = [await measureStart(10_000, 2_500, 30_000), await measureStart(1_200_000, 300_000, 4_000_000)];
report();

function start(name: Variant, ...rest: string[]): Promise<Running> {
  const child = fork(path.join(import.meta.dirname, 'simulator/serve.ts'), [name, ...rest]);
  return new Promise((resolve, reject) => {
    child.once('message', (url) => resolve({ child, url: url as string, rounds: { daily: [], deep: [] } }));
    child.once('exit', (code) => reject(new Error(`${name} ended with ${code}`)));
  });
}

async function record(): Promise<{ file: string; bytesOf: (walk: WalkName) => number }> {
  const recording: Recording = {};
  for (const address of ADDRESSES) {
    const response = await fetch(simulator.url + address, { headers: HEADERS });
    if (!response.ok) throw new Error(`${address} answered ${response.status}`);
    recording[address] = await response.text();
  }
  const name = path.join(folder, 'recording.json');
  writeFileSync(name, JSON.stringify(recording));
  const sizeOf = (address: string) => Buffer.byteLength(recording[address] ?? '');
  const meanOf = (addresses: readonly string[]) =>
    Math.round(addresses.reduce((sum, address) => sum + sizeOf(address), 0) / addresses.length);
  return { file: name, bytesOf: (walk) => meanOf(WALKS[walk]) };
}

async function measure(name: Variant, walk: WalkName, forMs: number): Promise<Round> {
  const addresses = WALKS[walk];
  const { child, url } = running[name];
  const before = await readCpu(child);
  const pool = new Pool(url, { connections: CONNECTIONS, pipelining: 1 });
  const started = performance.now();
  let done = 0;
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (performance.now() - started < forMs) {
        const address = addresses[asked % addresses.length] ?? '/';
        asked += 1;
        done += 1;
        const { statusCode, body } = await pool.request({ path: address, method: 'GET', headers: HEADERS });
        await body.arrayBuffer();
        if (statusCode !== 200) throw new Error(`${name} answered ${statusCode} to ${address}`);
      }
    }),
  );
  const seconds = (performance.now() - started) / 1_000;
  await pool.close();
  return { perSecond: done / seconds, cpuMs: ((await readCpu(child)) - before) / done };
}

function readCpu(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    child.once('message', (message) => resolve((message as { cpuMs: number }).cpuMs));
    child.send('read');
  });
}

function report(): void {
  const rows = WALK_NAMES.flatMap((walk) =>
    VARIANTS.map((variant) => {
      const rounds = running[variant].rounds[walk];
      const bare = running.bare.rounds[walk];
      return {
        walk,
        variant,
        'CPU ms/request': rounded(median(rounds.map((round) => round.cpuMs))),
        'rate ÷ bare': rounded(median(rounds.map((round, i) => round.perSecond / (bare[i]?.perSecond ?? Number.NaN)))),
        'requests/s': Math.round(median(rounds.map((round) => round.perSecond))),
        bytes: bytesOf(walk),
      };
    }),
  );
  printTable(
    starts.map(({ movies, series, people, readyMs, firstListMs, lastPageMs, rssMb }) => ({
      films: movies,
      series,
      people,
      'ready ms': Math.round(readyMs),
      'first list ms': Math.round(firstListMs),
      'page 500 ms': Math.round(lastPageMs),
      'RSS MB': rssMb,
    })),
  );
  process.stdout.write('\n');
  const figures = { size: SIZE, rounds: ROUNDS, roundMs: ROUND_MS, connections: CONNECTIONS };
  reportBench({ bench: 'simulator', ...figures, rows, starts });
}
