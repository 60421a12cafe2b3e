import { chmodSync, existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A clock that can be set, for processes started with these variables (libfaketime). Other processes keep the true time. */
export interface FakeClock {
  env: Record<string, string>;
  /** From now on this far ahead of the true time; negative is behind. */
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
    // Replaced atomically, so that a reader gets the old file or the new one.
    writeFileSync(`${file}.next`, `${seconds < 0 ? '-' : '+'}${Math.abs(Math.round(seconds))}\n`, { mode: 0o644 });
    renameSync(`${file}.next`, file);
  };
  setAhead(0);
  return {
    env: {
      LD_PRELOAD: LIBRARY,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: '1',
      // Only the wall clock is faked. Timers go on, as on a real machine.
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    },
    setAhead,
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}
