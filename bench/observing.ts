import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { Pool } from 'undici';
import { demoMovies } from '../demo/movies.ts';
import { median, rounded } from '../tools/figures.ts';
import { reportBench } from '../tools/report-bench.ts';
import { startStack } from '../tools/stack.ts';
import { MODES, type Mode, SUBJECTS, type Subject } from './observing/mode.ts';
import { startServer } from './start-server.ts';

/**
 * What metrics and traces cost a cached page and a call that reads the database, beside neither. One process changes between the
 * modes every quarter of a second, so that compiled code and other load are the same for all; compare CPU time per request.
 */
const ROUNDS = Number(process.argv[3] ?? 80);
const ROUND_MS = 250;
const CONNECTIONS = 8;
const BAR = 1.03;

const modes = Object.keys(MODES) as Mode[];
const subjects = Object.keys(SUBJECTS) as Subject[];
const stack = await startStack();
await stack.runCli('sync', 'movie', ...demoMovies.map((movie) => String(movie.id)));
let exported = 0;
const collector = createServer((request, response) => {
  exported += 1;
  request.resume().on('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'));
});
await new Promise<void>((resolve) => void collector.listen(0, '127.0.0.1', resolve));
const OTEL_EXPORTER_OTLP_ENDPOINT = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
const measured = new Map<string, number[]>();
const rates = new Map<string, number[]>();
const script = path.join(import.meta.dirname, 'observing/serve.ts');
const server = await startServer(script, [], { ...stack.env, OTEL_EXPORTER_OTLP_ENDPOINT });
try {
  for (const mode of modes) for (const subject of subjects) await measure(mode, subject, 2_000);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const subject of subjects) {
      // Each round begins with another mode, so that none always follows the same one.
      const turn = [...modes.slice(round % modes.length), ...modes.slice(0, round % modes.length)];
      for (const mode of turn) {
        const { cpuMs, done, seconds } = await measure(mode, subject, ROUND_MS);
        add(measured, `${subject} ${mode}`, cpuMs / done);
        add(rates, `${subject} ${mode}`, done / seconds);
      }
    }
  }
  report();
} finally {
  server.child.disconnect();
  collector.close();
  await stack.stop();
}

async function measure(mode: Mode, subject: Subject, forMs: number) {
  const pool = new Pool(server.url, { connections: CONNECTIONS, pipelining: 1 });
  const cpuBefore = await readCpu(mode);
  const started = performance.now();
  let done = 0;
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (performance.now() - started < forMs) {
        const { statusCode, body } = await pool.request({ path: SUBJECTS[subject], method: 'GET' });
        await body.arrayBuffer();
        if (statusCode !== 200) throw new Error(`${subject} answered ${statusCode}`);
        done += 1;
      }
    }),
  );
  const seconds = (performance.now() - started) / 1_000;
  const cpuMs = (await readCpu('read')) - cpuBefore;
  await pool.close();
  return { cpuMs, done, seconds };
}

function readCpu(message: 'read' | Mode): Promise<number> {
  return new Promise((resolve) => {
    server.child.once('message', (answer) => resolve((answer as { cpuMs: number }).cpuMs));
    server.child.send(message);
  });
}

function add(to: Map<string, number[]>, key: string, value: number): void {
  to.set(key, [...(to.get(key) ?? []), value]);
}

function report(): void {
  const rows = subjects.flatMap((subject) =>
    modes.map((mode) => {
      const own = measured.get(`${subject} ${mode}`) ?? [];
      const off = measured.get(`${subject} off`) ?? [];
      // Compared with the same round, so that other load on the machine affects both.
      const ratio = median(own.map((cost, round) => cost / (off[round] ?? Number.NaN)));
      return {
        subject,
        mode,
        'CPU ms/request': rounded(median(own)),
        'CPU ÷ off': Math.round(ratio * 1_000) / 1_000,
        'within 3 %': mode === 'traces-all' ? 'not the default' : ratio <= BAR ? 'yes' : 'no',
        'requests/s': Math.round(median(rates.get(`${subject} ${mode}`) ?? [])),
      };
    }),
  );
  reportBench({ bench: 'observing', rounds: ROUNDS, roundMs: ROUND_MS, connections: CONNECTIONS, exported, rows });
}
