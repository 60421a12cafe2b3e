import { fork } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { findFreePort } from '../tools/local-postgres.ts';
import { openTestFixture } from './database/test-fixture.ts';
import { mountSmallDisk } from './disk/small-disk.ts';
import { hire } from './editing/hire.ts';
import { findLosses } from './failover/find-losses.ts';
import { EDITED, openPairFixture, type PairFixture } from './failover/open-pair-fixture.ts';
import { readSteadily } from './failover/read-steadily.ts';
import { writeSteadily } from './failover/write-steadily.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const HEALS_MS = 20_000;

test('PostgreSQL on a full disk: cached pages are served, editors are refused, and with room again no acknowledged write is lost', async () => {
  const disk = mountSmallDisk(400);
  onTestFinished(() => disk.unmount());
  const fixture = await openPairFixture({ hasStandby: false, disk: disk.folder });
  try {
    const people = await Promise.all(EDITED.map(() => hire(fixture.ctx, 'Ana')));
    const editors = EDITED.flatMap((subject, place) => {
      const editor = people[place];
      return editor ? [writeSteadily(fixture.ctx, editor, subject)] : [];
    });
    const readers = readSteadily(fixture.web.url, fixture.pages, true);
    await sleep(1_000);
    disk.fill();
    // Tables cannot grow; then the log cannot either, and PostgreSQL stops.
    await expect(
      fixture.pair.primary().ask(`create table filler as select repeat('x', 2000) from generate_series(1, 5000)`),
    ).rejects.toMatchObject({ code: '53100' });
    const refused = await fillLog(fixture);
    expect(refused).toBe(true);
    const before = editors.map((editor) => editor.refused());
    await expect
      .poll(() => editors.every((editor, place) => editor.refused() > (before[place] ?? 0)), { timeout: HEALS_MS })
      .toBe(true);
    disk.free();
    const freed = performance.now();
    await startIfEnded(fixture);
    const isWriting = () => editors.every(({ acknowledged }) => (acknowledged.at(-1)?.at ?? 0) > freed);
    await expect.poll(isWriting, { timeout: HEALS_MS }).toBe(true);
    await expect.poll(fixture.isReady, { timeout: HEALS_MS }).toBe(true);
    await Promise.all(editors.map((editor) => editor.stop()));
    await readers.stop();
    expect(readers.readings.held).toBeGreaterThan(50);
    expect([...readers.readings.failed, ...readers.readings.rude]).toEqual([]);
    expect(await findLosses(fixture.ctx, editors)).toEqual([]);
    expect(fixture.web.process.exitCode).toBeNull();
  } finally {
    await fixture.stop();
  }
}, 180_000);

/** Starts new log segments until none can be created; returns whether that happened. */
async function fillLog({ pair }: PairFixture): Promise<boolean> {
  for (let segment = 0; segment < 40; segment += 1) {
    const statements = 'begin; select pg_logical_emit_message(true, $$test$$, $$x$$); commit; select pg_switch_wal()';
    const isWritten = await pair
      .primary()
      .ask(statements)
      .then(
        () => true,
        () => false,
      );
    if (!isWritten) return true;
  }
  return false;
}

/** What systemd or Patroni does: PostgreSQL may have ended when it could not write its log. */
async function startIfEnded({ pair }: PairFixture): Promise<void> {
  for (let attempt = 0; attempt < 30; attempt += 1) {
    const isUp = await pair
      .primary()
      .ask('select 1')
      .then(Boolean, () => false);
    if (isUp) return;
    await sleep(100);
  }
  await pair.primary().end('SIGQUIT');
  await pair.primary().start();
}

test('a log on a full disk stops no process: it serves, writes its log again when there is room, and ends when asked to', async () => {
  const disk = mountSmallDisk(1);
  onTestFinished(() => disk.unmount());
  const own = await openTestFixture();
  const file = path.join(disk.folder, 'log');
  const log = openSync(file, 'a');
  const port = await findFreePort();
  const child = fork(path.join(ROOT, 'src/main.ts'), ['--services=functions'], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, ...own.variables, LOG_LEVEL: 'info', RATE_LIMITS: 'off', PORT: String(port) },
    stdio: ['ignore', log, log, 'ipc'],
    execArgv: [],
  });
  closeSync(log);
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  try {
    await new Promise((resolve) => child.once('message', resolve));
    const ask = async () => {
      const answer = await fetch(`http://127.0.0.1:${port}/api/getGenres`, { signal: AbortSignal.timeout(5_000) });
      return answer.status;
    };
    expect(await ask()).toBe(200);
    disk.fill();
    const lines = () => readFileSync(file, 'utf8').split('\n').length;
    // A file of tmpfs grows by pages: the last one may still take some lines.
    for (let turn = 0; turn < 60; turn += 1) expect(await ask()).toBe(200);
    const full = lines();
    for (let turn = 0; turn < 5; turn += 1) expect(await ask()).toBe(200);
    expect(lines()).toBe(full);
    disk.free();
    expect(await ask()).toBe(200);
    await expect.poll(lines).toBeGreaterThan(full);
    disk.fill();
    for (let turn = 0; turn < 60; turn += 1) await ask();
    child.kill('SIGTERM');
    expect(await Promise.race([ended, sleep(15_000, 'still running')])).toBe(0);
  } finally {
    child.kill('SIGKILL');
  }
}, 90_000);
