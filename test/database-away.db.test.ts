import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { migrate } from '../src/server/infra/migrate.ts';
import { startPostgresPair } from './failover/postgres-pair.ts';

const MAIN = new URL('../src/main.ts', import.meta.url).pathname;
const AWAY_MS = 20_000;

test('a worker whose PostgreSQL is stopped for twenty seconds logs a few lines: the cause, sums and the end', async () => {
  const [pair, folder] = await Promise.all([startPostgresPair(), mkdtemp(path.join(tmpdir(), 'lanterninha-away-'))]);
  onTestFinished(async () => {
    await pair.stop();
    await rm(folder, { recursive: true, force: true });
  });
  await migrate(pair.url('lanterninha_owner'));
  const env = {
    ...{ PATH: process.env['PATH'], DATABASE_URL: pair.url('lanterninha_app'), IMAGE_FOLDER: folder },
    ...{ TMDB_TOKEN: 'none', TMDB_API_URL: 'http://127.0.0.1:1/3', LOG_LEVEL: 'info', PORT: '0', DRAIN_SECONDS: '0' },
  };
  const worker = spawn(process.execPath, [MAIN, '--services=worker'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void worker.kill('SIGKILL'));
  const lines: { level: string; msg: string; err?: unknown; lines?: number }[] = [];
  createInterface(worker.stdout).on('line', (line) => lines.push(JSON.parse(line) as (typeof lines)[number]));
  // Every queue is read every two seconds once a job has run.
  await expect.poll(() => lines.some(({ msg }) => msg === 'job'), { timeout: 150_000, interval: 500 }).toBe(true);

  const before = lines.length;
  await pair.primary().end('SIGINT');
  await sleep(AWAY_MS);
  await pair.primary().start();
  const isBack = ({ msg }: { msg: string }) => msg.startsWith('the database is back');
  await expect.poll(() => lines.slice(before).some(isBack), { timeout: 60_000, interval: 500 }).toBe(true);
  const told = lines.slice(before).filter(({ level, msg }) => level !== 'info' || isBack({ msg }));
  const messages = told.map(({ msg }) => msg);
  expect(messages, messages.join('\n')).toSatisfy((all: string[]) => all.length < 16);
  expect(told[0]).toMatchObject({ err: expect.anything() });
  expect(told.some(({ msg }) => msg === 'the database is still away')).toBe(true);
  expect(told.find(isBack)?.lines).toBeGreaterThan(100);
  // And its jobs go on.
  const then = lines.length;
  await expect
    .poll(() => lines.slice(then).some(({ msg }) => msg === 'job'), { timeout: 100_000, interval: 500 })
    .toBe(true);
}, 300_000);
