import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { claimDemoFolder } from './demo-folder.ts';

let home: string;
const others: ChildProcess[] = [];
beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'kept-'));
  // The server may run as another user, who needs access.
  chmodSync(home, 0o755);
});
afterEach(() => {
  for (const child of others.splice(0)) child.kill();
  rmSync(home, { recursive: true, force: true });
});

/** The files that a demo would leave. */
function fill(folder: string): void {
  mkdirSync(path.join(folder, 'data'), { recursive: true });
  writeFileSync(path.join(folder, 'data', 'something'), 'rows');
}

const rowsOf = (folder: string | undefined) => existsSync(path.join(folder ?? '', 'data', 'something'));

/** A process whose command line looks like a demo's. */
function startAnother(): number {
  const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)', 'tools/demo.ts'], { stdio: 'ignore' });
  others.push(child);
  return child.pid ?? 0;
}

test('a completely filled folder is reused the next time', async () => {
  const first = await claimDemoFolder(home, 'a');
  expect(first?.isFilled).toBe(false);
  fill(first?.folder ?? '');
  first?.markFilled();
  first?.release();
  const second = await claimDemoFolder(home, 'a');
  expect([second?.isFilled, rowsOf(second?.folder)]).toEqual([true, true]);
});

test('an incompletely filled folder is deleted', async () => {
  const first = await claimDemoFolder(home, 'a');
  fill(first?.folder ?? '');
  first?.release();
  const second = await claimDemoFolder(home, 'a');
  expect([second?.isFilled, rowsOf(second?.folder)]).toEqual([false, false]);
});

test('a folder in use by another demo is not shared, and one whose owner died is taken over', async () => {
  const pid = startAnother();
  writeFileSync(path.join(home, 'a.owner'), String(pid));
  expect(await claimDemoFolder(home, 'a')).toBeUndefined();
  expect(await claimDemoFolder(home, 'b')).toBeDefined();
  // Process ids are reused: the process with this one is no demo.
  writeFileSync(path.join(home, 'a.owner'), '1');
  expect(await claimDemoFolder(home, 'a')).toBeDefined();
});

test('the pid file of a server that no longer runs is deleted', async () => {
  const first = await claimDemoFolder(home, 'a');
  fill(first?.folder ?? '');
  first?.markFilled();
  const note = path.join(home, 'a', 'data', 'postmaster.pid');
  writeFileSync(note, `${process.pid}\n`);
  expect((await claimDemoFolder(home, 'a'))?.isFilled).toBe(true);
  expect(existsSync(note)).toBe(false);
});

test('the two most recent unused folders stay beside the new one', async () => {
  for (const [index, key] of ['a', 'b', 'c'].entries()) {
    mkdirSync(path.join(home, key), { recursive: true });
    utimesSync(path.join(home, key), 1000 + index, 1000 + index);
  }
  await claimDemoFolder(home, 'd');
  expect(['a', 'b', 'c'].map((key) => existsSync(path.join(home, key)))).toEqual([false, true, true]);
});
