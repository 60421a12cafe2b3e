import { chmodSync, existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A machine's clock that can be set, for processes started with these variables (libfaketime). Nobody else's moves. */
export interface FakeClock {
  env: Record<string, string>;
  /** So much ahead of the true time from now on; negative is behind. */
  setAhead(seconds: number): void;
  close(): void;
}

const LIBRARY = [
  '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1',
  '/usr/lib/aarch64-linux-gnu/faketime/libfaketime.so.1',
].find((file) => existsSync(file));

export function openFakeClock(): FakeClock {
  if (!LIBRARY) throw new Error('libfaketime is not there: apt-get install libfaketime');
  const folder = mkdtempSync(path.join(tmpdir(), 'lanterninha-clock-'));
  chmodSync(folder, 0o755);
  const file = path.join(folder, 'ahead');
  const setAhead = (seconds: number) => {
    // Put in its place whole: who reads it at that moment reads the old one or the new one.
    writeFileSync(`${file}.next`, `${seconds < 0 ? '-' : '+'}${Math.abs(Math.round(seconds))}\n`, { mode: 0o644 });
    renameSync(`${file}.next`, file);
  };
  setAhead(0);
  return {
    env: {
      LD_PRELOAD: LIBRARY,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: '1',
      // What is set is the clock on the wall. Timers go on, as they do on a real machine.
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    },
    setAhead,
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}
