import type { ChildProcess } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { Pool } from 'undici';
import { demoMovies } from '../demo/movies.ts';
import { median, rounded } from '../tools/figures.ts';
import { reportBench } from '../tools/report-bench.ts';
import { startStack } from '../tools/stack.ts';
import { MODES, type Mode, SUBJECTS, type Subject } from './observing/mode.ts';
import { type StartedServer, startServer } from './start-server.ts';

/**
 * What metrics and traces cost a cached page and a call that reads the database, beside neither, interleaved in one run. Two
 * processes of one mode differ by some per cent, so each mode has two; compare CPU time per request.
 */
const ROUNDS = Number(process.argv[3] ?? 12);
const ROUND_MS = 500;
const CONNECTIONS = 8;
const PROCESSES = 2;
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
const running: { mode: Mode; server: StartedServer }[] = [];
const measured = new Map<string, number[]>();
const rates = new Map<string, number[]>();
try {
  for (let process = 0; process < PROCESSES; process += 1) {
    for (const mode of modes) {
      const script = path.join(import.meta.dirname, 'observing/serve.ts');
      const server = await startServer(script, [mode], { ...stack.env, OTEL_EXPORTER_OTLP_ENDPOINT });
      running.push({ mode, server });
      for (const subject of subjects) await measure(server, subject, 1_500);
    }
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const subject of subjects) {
      // Each round begins with another process, so that none always follows the same one.
      const turn = running.map((_, index) => running[(index + round) % running.length]).filter((each) => !!each);
      const sums = new Map<Mode, { cpuMs: number; done: number; seconds: number }>();
      for (const { mode, server } of turn) {
        const one = await measure(server, subject, ROUND_MS);
        const sum = sums.get(mode) ?? { cpuMs: 0, done: 0, seconds: 0 };
        sums.set(mode, {
          cpuMs: sum.cpuMs + one.cpuMs,
          done: sum.done + one.done,
          seconds: sum.seconds + one.seconds,
        });
      }
      for (const [mode, { cpuMs, done, seconds }] of sums) {
        add(measured, `${subject} ${mode}`, cpuMs / done);
        add(rates, `${subject} ${mode}`, done / seconds);
      }
    }
  }
  report();
} finally {
  for (const { server } of running) server.child.disconnect();
  collector.close();
  await stack.stop();
}

async function measure({ child, url }: StartedServer, subject: Subject, forMs: number) {
  const pool = new Pool(url, { connections: CONNECTIONS, pipelining: 1 });
  const cpuBefore = await readCpu(child);
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
  const cpuMs = (await readCpu(child)) - cpuBefore;
  await pool.close();
  return { cpuMs, done, seconds };
}

function readCpu(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    child.once('message', (message) => resolve((message as { cpuMs: number }).cpuMs));
    child.send('read');
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
