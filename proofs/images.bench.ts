import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import PQueue from 'p-queue';
import { Pool, request } from 'undici';
import { demoMovies } from '../packages/demo/movies.ts';
import { type PictureHost, startPictureHost } from '../test/pictures/picture-host.ts';
import { median, rounded } from '../tools/figures.ts';
import { startStack } from '../tools/stack.ts';
import { type Encoded, type EncodeOrder, type Reading, VARIANTS, type Variant } from './images/variant.ts';
import { reportBench } from './report.ts';
import { type StartedServer, startServer } from './start-server.ts';

/**
 * A stored picture against a file server; a new one until it is encoded against sharp alone; the source bytes of a new one
 * against a bare fetch-and-send from the same slow host; and many clients that ask two processes for one new picture.
 * Figures are ratios within a round, because the client shares the cores with the server.
 */
const ROUNDS = 7;
const ROUND_MS = 1_500;
const CONNECTIONS = 8;
const COLD_PER_ROUND = 20;
/** Requests before the first round: connections, prepared statements and code that runs for the first time. */
const WARM_UP = 16;
/** Latency of the host of the cold pictures, `npm run bench -- images 300`; the default is the fastest that the soak uses. */
const SOURCE_MS = Number(process.argv[3] ?? 50);
const CROWD = 300;
const AT_ONCE = Math.max(1, Math.min(3, availableParallelism() - 1));

interface Round {
  perSecond: number;
  cpuMs: number;
}

const stack = await startStack();
const folder = await mkdtemp(path.join(tmpdir(), 'lanterninha-bench-'));
const children: ChildProcess[] = [];
const rounds = new Map<Variant, Round[]>();
const originalOf = (file: string) => `${stack.env.IMAGE_SOURCE_URL}/w342/${file}.jpg`;
try {
  const files = await listPosters(COLD_PER_ROUND * ROUNDS + WARM_UP + 1);
  const warm = await start('warm');
  const encoded = await start('encoded');
  const slow = await startSlowHost(files);
  const own = { IMAGE_SOURCE_URL: `${slow.url}/t/p` };
  const pass = await start('pass', own);
  const cold = await start('cold', own);
  const sharp = await start('sharp');
  const picture = await downloadEncoded(`${warm.url}/img/poster/w342/${files.at(-1)}.webp`);
  await writeFile(path.join(folder, 'picture.webp'), picture);
  const bare = await start('static');
  const asked = { static: `${bare.url}/picture.webp`, warm: `${warm.url}/img/poster/w342/${files.at(-1)}.webp` };
  for (const url of Object.values(asked)) await ask(url, 500);
  const first = files.slice(-WARM_UP - 1, -1);
  for (const server of [encoded, pass, cold]) {
    const get = server === pass ? download : downloadEncoded;
    await askEach(
      first.map((file) => `${server.url}/img/poster/w342/${file}.webp`),
      get,
    );
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    note('static', await measure(bare, () => ask(asked.static, ROUND_MS)));
    note('warm', await measure(warm, () => ask(asked.warm, ROUND_MS)));
    const part = files.slice(round * COLD_PER_ROUND, (round + 1) * COLD_PER_ROUND);
    const bareSharp = await encodeBare(sharp.child, { urls: part.map(originalOf), atOnce: AT_ONCE });
    note('sharp', { perSecond: (part.length / bareSharp.ms) * 1_000, cpuMs: bareSharp.cpuMs / part.length });
    const urls = ({ url }: StartedServer) => part.map((file) => `${url}/img/poster/w342/${file}.webp`);
    note('encoded', await measure(encoded, () => askEach(urls(encoded), downloadEncoded)));
    note('pass', await measure(pass, () => askEach(urls(pass), download)));
    note('cold', await measure(cold, () => askEach(urls(cold), downloadSource)));
    // Background encoding ends before the next round is measured.
    await askEach(urls(cold), downloadEncoded);
  }
  await slow.close();
  report(picture.length, await crowd(files[0] ?? ''));
} finally {
  for (const child of children) child.disconnect();
  await stack.stop();
  await rm(folder, { recursive: true, force: true });
}

async function start(name: Variant, own: Record<string, string> = {}): Promise<StartedServer> {
  const env = { ...stack.env, IMAGE_FOLDER: path.join(folder, name), ...own };
  const running = await startServer(path.join(import.meta.dirname, 'images/serve.ts'), [name, folder], env);
  children.push(running.child);
  return running;
}

/** The simulator draws each picture on its first request; that is not measured. */
async function listPosters(count: number): Promise<string[]> {
  const drawn: string[] = [];
  for (const { id } of demoMovies) {
    if (drawn.length === count) break;
    const hasPoster = await download(originalOf(`p-${id}-1`)).catch(() => undefined);
    if (hasPoster) drawn.push(`p-${id}-1`);
  }
  if (drawn.length < count) throw new Error(`there are ${drawn.length} posters, and ${count} are needed`);
  return drawn;
}

/** The same pictures from a host that takes SOURCE_MS for each. */
async function startSlowHost(files: readonly string[]): Promise<PictureHost> {
  const host = await startPictureHost();
  for (const file of files) {
    const bytes = await download(originalOf(file));
    host.answer(`/t/p/w342/${file}.`, (_request, response) => void setTimeout(() => response.end(bytes), SOURCE_MS));
  }
  return host;
}

interface Downloaded {
  bytes: Buffer;
  isEncoded: boolean;
}

async function askOnce(url: string): Promise<Downloaded> {
  const { statusCode, headers, body } = await request(url);
  const bytes = Buffer.from(await body.arrayBuffer());
  if (statusCode !== 200 || headers['content-type'] === 'image/svg+xml') throw new Error(`${url} has no picture`);
  return { bytes, isEncoded: String(headers['cache-control']).includes('immutable') };
}

async function download(url: string): Promise<Buffer> {
  return (await askOnce(url)).bytes;
}

async function downloadSource(url: string): Promise<Buffer> {
  const { bytes, isEncoded } = await askOnce(url);
  if (isEncoded) throw new Error(`${url} was asked for before`);
  return bytes;
}

/** The first response is the source; retries until the encoded picture is ready. */
async function downloadEncoded(url: string): Promise<Buffer> {
  for (;;) {
    const { bytes, isEncoded } = await askOnce(url);
    if (isEncoded) return bytes;
    await sleep(5);
  }
}

function encodeBare(child: ChildProcess, order: EncodeOrder): Promise<Encoded> {
  return tell<Encoded>(child, order);
}

function tell<T>(child: ChildProcess, message: string | object): Promise<T> {
  return new Promise((resolve) => {
    child.once('message', (answer) => resolve(answer as T));
    child.send(message);
  });
}

async function measure({ child }: StartedServer, work: () => Promise<number>): Promise<Round> {
  const before = await tell<Reading>(child, 'read');
  const started = performance.now();
  const done = await work();
  const seconds = (performance.now() - started) / 1_000;
  const after = await tell<Reading>(child, 'read');
  return { perSecond: done / seconds, cpuMs: (after.cpuMs - before.cpuMs) / done };
}

async function ask(url: string, forMs: number): Promise<number> {
  const { origin, pathname } = new URL(url);
  const pool = new Pool(origin, { connections: CONNECTIONS, pipelining: 1 });
  const until = performance.now() + forMs;
  let done = 0;
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (performance.now() < until) {
        const { statusCode, body } = await pool.request({ path: pathname, method: 'GET' });
        await body.arrayBuffer();
        if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}`);
        done += 1;
      }
    }),
  );
  await pool.close();
  return done;
}

async function askEach(urls: string[], get: (url: string) => Promise<Buffer>): Promise<number> {
  const queue = new PQueue({ concurrency: CONNECTIONS });
  await queue.addAll(urls.map((url) => () => get(url)));
  return urls.length;
}

function note(name: Variant, round: Round): void {
  rounds.set(name, [...(rounds.get(name) ?? []), round]);
}

/** Two processes on one store, and a host that counts its requests. */
async function crowd(file: string): Promise<{ fetches: number; encodes: number; answers: number; ms: number }> {
  const host = await startPictureHost();
  const poster = await download(originalOf(file));
  host.answer('/t/p/', (_request, response) => void setTimeout(() => response.end(poster), 100));
  const own = { IMAGE_SOURCE_URL: `${host.url}/t/p`, IMAGE_FOLDER: path.join(folder, 'crowd') };
  const both = await Promise.all([start('cold', own), start('cold', own)]);
  const pools = both.map(({ url }) => new Pool(url, { connections: CROWD, pipelining: 1 }));
  const started = performance.now();
  const sizes = await Promise.all(
    pools.flatMap((pool) =>
      Array.from({ length: CROWD }, async () => {
        const { headers, body } = await pool.request({ path: '/img/poster/w342/crowd.webp', method: 'GET' });
        await body.arrayBuffer();
        if (headers['content-type'] === 'image/svg+xml') throw new Error('a client got a stand-in');
        return 1;
      }),
    ),
  );
  const ms = Math.round(performance.now() - started);
  await Promise.all(both.map(({ url }) => downloadEncoded(`${url}/img/poster/w342/crowd.webp`)));
  const readings = await Promise.all(both.map(({ child }) => tell<Reading>(child, 'read')));
  const encodes = readings.reduce((sum, reading) => sum + reading.encodes, 0);
  await Promise.all(pools.map((pool) => pool.close()));
  await host.close();
  return { fetches: host.asked.length, encodes, answers: sizes.length, ms };
}

function report(bytes: number, together: Awaited<ReturnType<typeof crowd>>): void {
  const of = (name: Variant) => rounds.get(name) ?? [];
  const bareOf: Record<Variant, Variant> = {
    static: 'static',
    warm: 'static',
    sharp: 'sharp',
    encoded: 'sharp',
    pass: 'pass',
    cold: 'pass',
  };
  // Compared with the same round of the other variant, so that other load on the machine affects both.
  const ratio = (name: Variant, compare: (round: Round, bare: Round) => number) =>
    median(
      of(name).flatMap((round, index) => {
        const bare = of(bareOf[name])[index];
        return bare ? [compare(round, bare)] : [];
      }),
    );
  const rows = (Object.keys(VARIANTS) as Variant[]).map((name) => ({
    variant: name,
    what: VARIANTS[name],
    'per second': rounded(median(of(name).map((round) => round.perSecond)), 1),
    'CPU ms': rounded(median(of(name).map((round) => round.cpuMs))),
    'rate ÷ bare': rounded(ratio(name, (round, bare) => round.perSecond / bare.perSecond)),
    'bare CPU ÷ CPU': rounded(ratio(name, (round, bare) => bare.cpuMs / round.cpuMs)),
  }));
  process.stdout.write(
    `${together.answers} visitors of two processes: ${together.fetches} fetch, ${together.encodes} encodings, all answered after ${together.ms} ms\n`,
  );
  reportBench({ bench: 'images', rounds: ROUNDS, sourceMs: SOURCE_MS, bytes, atOnce: AT_ONCE, rows, together });
}
