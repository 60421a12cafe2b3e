import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatedContext } from './open-dated-context.ts';
import type { Watch } from './thirty-days.ts';

/** Our context and the simulator, on the same date. */
export async function openWatch(
  databaseUrl: string,
  simulator: { url: string; apiKey: string },
): Promise<Watch & { close(): Promise<void> }> {
  const { url, apiKey } = simulator;
  const { ctx, setDay, close } = await openDatedContext(databaseUrl, `${url}/3`, apiKey);
  const control = async (path: string, body: object) => {
    const answer = await fetch(`${url}/__sim/${path}`, { method: 'POST', body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`the simulator refused ${path}: ${answer.status} ${await answer.text()}`);
  };
  return {
    ctx,
    takeAndKill: (day, afterMs) => takeUntilKilled([databaseUrl, `${url}/3`, apiKey, day], afterMs),
    url,
    close,
    async setClock(day) {
      setDay(day);
      await control('clock', { now: `${day}T15:00:00Z` });
    },
    setFaults: (faults) => control('faults', faults),
    hide: (day, share) => control('availability', share === 1 ? { kind: 'outage', day } : { kind: 'flap', day, share }),
  };
}

/** The process says when it begins. It may end before it is killed. */
async function takeUntilKilled(args: readonly string[], afterMs: number): Promise<void> {
  const script = path.join(import.meta.dirname, 'take-day.ts');
  const child = spawn(process.execPath, [script, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = once(child, 'exit');
  await Promise.race([once(child.stdout, 'data'), exited]);
  await Promise.race([sleep(afterMs), exited]);
  child.kill('SIGKILL');
  await exited;
}
