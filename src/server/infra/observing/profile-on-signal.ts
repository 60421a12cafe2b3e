import { writeFile } from 'node:fs/promises';
import { Session } from 'node:inspector/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';

const PROFILE_MS = 10_000;

/**
 * SIGUSR2 writes a CPU profile of the next ten seconds into a file, while the process serves. SIGUSR1 would have Node open the port of
 * its debugger, so every start of ours has `--disable-sigusr1`.
 */
export function profileOnSignal(log: Log, now: Clock): void {
  let isTaking = false;
  process.on('SIGUSR2', () => {
    if (isTaking) return;
    isTaking = true;
    takeProfile(now)
      .then((file) => log.warn({ file }, 'a CPU profile was written'))
      .catch((err: unknown) => log.error({ err }, 'the CPU profile could not be taken'))
      .finally(() => {
        isTaking = false;
      });
  });
}

async function takeProfile(now: Clock): Promise<string> {
  const session = new Session();
  session.connect();
  try {
    await session.post('Profiler.enable');
    await session.post('Profiler.start');
    await sleep(PROFILE_MS);
    const { profile } = await session.post('Profiler.stop');
    const name = `lanterninha-${process.pid}-${now().getTime()}.cpuprofile`;
    const file = path.join(tmpdir(), name);
    // `wx`: never through a link that is there already.
    await writeFile(file, JSON.stringify(profile), { mode: 0o600, flag: 'wx' });
    return file;
  } finally {
    session.disconnect();
  }
}
