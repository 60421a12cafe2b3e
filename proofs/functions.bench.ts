import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import pg from 'pg';
import { Pool } from 'undici';
import { docs, functionNames } from '../src/server/catalogue/api-description/openapi.ts';
import { openContext } from '../src/server/context.ts';
import { readEnv } from '../src/server/infra/env.ts';
import { createLog } from '../src/server/infra/log.ts';
import type { FunctionName } from '../src/shared/contract/functions.ts';
import { buildApiUrl } from '../src/shared/domain/site/api-url.ts';
import { fillSmallWorld, SMALL_WORLD } from '../test/small-world.ts';
import { median, rounded } from '../tools/figures.ts';
import { startStack } from '../tools/stack.ts';
import { ANSWERS_TABLE, type Question, type Reading, VARIANTS, type Variant } from './functions/variant.ts';
import { reportBench } from './report.ts';
import { startServer } from './start-server.ts';

/**
 * The cost of each function, called with its documented example: from memory, from its table, and with empty caches. Each is
 * compared with a bare route that sends the same bytes after one select by primary key (1 is as cheap, 0.5 twice as
 * expensive). CPU time of the serving process only, interleaved in one run.
 */
const ROUNDS = 5;
const ROUND_MS = 300;
const CONNECTIONS = 8;
const COLD_CALLS = 40;
/** Not counted, so that the code is compiled as in a server that has run for a while. */
const COLD_UNCOUNTED = 20;

interface Server {
  child: ChildProcess;
  pool: Pool;
}
interface Row {
  name: FunctionName;
  bytes: number;
  bareCpuMs: number;
  memoryCpuMs: number;
  memory: number;
  tableCpuMs: number;
  table: number;
  builtCpuMs: number;
  built: number;
  builtMs: number;
}

const stack = await startStack(
  'embedded',
  { TMDB_RATE_PER_SECOND: '1000', LOG_LEVEL: 'fatal' },
  {
    SIM_MOVIES: String(SMALL_WORLD.movies),
    SIM_TV: String(SMALL_WORLD.series),
    SIM_PEOPLE: String(SMALL_WORLD.people),
    SIM_RATE_PER_SECOND: '1000',
  },
);
const servers = new Map<Variant, Server>();
try {
  await fill();
  for (const variant of Object.keys(VARIANTS) as Variant[]) servers.set(variant, await start(variant));
  const bytes = await keepAnswers();
  const askingMs = await measureAsking();
  const rows: Row[] = [];
  for (const name of functionNames) rows.push(await measureFunction(name, bytes.get(name) ?? 0, askingMs));
  report(rows);
} finally {
  for (const { child, pool } of servers.values()) {
    await pool.close();
    child.disconnect();
  }
  await stack.stop();
}

async function fill(): Promise<void> {
  const env = readEnv(stack.env);
  const { ctx, close } = await openContext(env, createLog(env.LOG_LEVEL));
  await fillSmallWorld(ctx);
  await close();
}

async function start(variant: Variant): Promise<Server> {
  const script = path.join(import.meta.dirname, 'functions/serve.ts');
  const { child, url } = await startServer(script, [variant], stack.env);
  return { child, pool: new Pool(url, { connections: CONNECTIONS, pipelining: 1 }) };
}

/** Stores the response of every function, for the bare route to send. */
async function keepAnswers(): Promise<Map<FunctionName, number>> {
  const owner = new pg.Client({ connectionString: stack.env.DATABASE_OWNER_URL });
  await owner.connect();
  await owner.query(`create table ${ANSWERS_TABLE} (name text primary key, data text not null)`);
  const sizes = new Map<FunctionName, number>();
  for (const name of functionNames) {
    const text = await call('memory', name);
    sizes.set(name, Buffer.byteLength(text));
    await owner.query(`insert into ${ANSWERS_TABLE} values ($1, $2)`, [name, text]);
  }
  await owner.end();
  return sizes;
}

async function call(variant: Variant, name: FunctionName): Promise<string> {
  const { statusCode, body } = await serverOf(variant).pool.request({
    path: buildApiUrl(name, docs[name].example),
    method: 'GET',
  });
  const text = await body.text();
  if (statusCode !== 200) throw new Error(`${name} (${variant}) answered ${statusCode} ${text}`);
  return text;
}

function serverOf(variant: Variant): Server {
  const server = servers.get(variant);
  if (!server) throw new Error(`${variant} is not running`);
  return server;
}

function ask(variant: Variant, question: Question): Promise<number> {
  const { child } = serverOf(variant);
  return new Promise((resolve) => {
    child.once('message', (reading) => resolve((reading as Reading).cpuMs));
    child.send(question);
  });
}

/** CPU time that reading the counter itself costs the server. */
async function measureAsking(): Promise<number> {
  const costs: number[] = [];
  for (let time = 0; time < 50; time += 1) {
    const before = await ask('built', 'read');
    costs.push((await ask('built', 'read')) - before);
  }
  return median(costs);
}

async function measureFunction(name: FunctionName, bytes: number, askingMs: number): Promise<Row> {
  const rounds: Record<'bare' | 'memory' | 'table', number>[] = [];
  for (const variant of ['bare', 'memory', 'table'] as const) await measureRound(variant, name, ROUND_MS / 2);
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push({
      bare: await measureRound('bare', name, ROUND_MS),
      memory: await measureRound('memory', name, ROUND_MS),
      table: await measureRound('table', name, ROUND_MS),
    });
  }
  const built = await measureBuilt(name, askingMs);
  const bareCpuMs = median(rounds.map(({ bare }) => bare));
  return {
    name,
    bytes,
    bareCpuMs: rounded(bareCpuMs),
    memoryCpuMs: rounded(median(rounds.map(({ memory }) => memory))),
    // Compared with the same round of the other variant, so that other load on the machine affects both.
    memory: rounded(median(rounds.map(({ bare, memory }) => bare / memory))),
    tableCpuMs: rounded(median(rounds.map(({ table }) => table))),
    table: rounded(median(rounds.map(({ bare, table }) => bare / table))),
    builtCpuMs: rounded(built.cpuMs),
    built: rounded(bareCpuMs / built.cpuMs),
    builtMs: rounded(built.elapsedMs),
  };
}

/** CPU ms per call, with one request in flight per connection. */
async function measureRound(variant: Variant, name: FunctionName, forMs: number): Promise<number> {
  const before = await ask(variant, 'read');
  const until = performance.now() + forMs;
  let done = 0;
  const work = async () => {
    while (performance.now() < until) {
      await call(variant, name);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
  return ((await ask(variant, 'read')) - before) / done;
}

/** One at a time: what one call caches would make the next one warm. */
async function measureBuilt(name: FunctionName, askingMs: number): Promise<{ cpuMs: number; elapsedMs: number }> {
  const cpu: number[] = [];
  const elapsed: number[] = [];
  for (let time = -COLD_UNCOUNTED; time < COLD_CALLS; time += 1) {
    await ask('built', 'empty');
    const before = await ask('built', 'read');
    const started = performance.now();
    await call('built', name);
    const elapsedMs = performance.now() - started;
    const cpuMs = (await ask('built', 'read')) - before - askingMs;
    if (time < 0) continue;
    elapsed.push(elapsedMs);
    cpu.push(cpuMs);
  }
  return { cpuMs: median(cpu), elapsedMs: median(elapsed) };
}

function report(rows: readonly Row[]): void {
  const worstOf = (way: 'memory' | 'table' | 'built') => rows.toSorted((a, b) => a[way] - b[way])[0];
  const worst = { memory: worstOf('memory'), table: worstOf('table'), built: worstOf('built') };
  const tell = (way: keyof typeof worst) => `${way}: ${worst[way]?.name} (${worst[way]?.[way]} of bare)`;
  process.stdout.write(`worst from ${tell('memory')}; from its ${tell('table')}; ${tell('built')}\n`);
  const settings = { rounds: ROUNDS, roundMs: ROUND_MS, connections: CONNECTIONS, builtCalls: COLD_CALLS };
  reportBench({ bench: 'functions', ...settings, rows: rows.map((row) => ({ ...row })) });
}
