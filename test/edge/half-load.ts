import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { findFreePort } from '../../tools/local-postgres.ts';
import type { Server } from '../../tools/stack.ts';

/** The same page from a bare node:http server on the same machine. */
export async function startBare(address: string): Promise<{ url: string; stop(): void }> {
  const port = await findFreePort();
  const child = fork(path.join(import.meta.dirname, 'bare-http.ts'), [String(port), address]);
  await once(child, 'message');
  return { url: `http://127.0.0.1:${port}`, stop: () => child.disconnect() };
}

/** Open files, sockets and pipes of a process; Linux only. */
export function descriptorsOf({ process: { pid } }: Server): number {
  return readdirSync(`/proc/${pid}/fd`).length;
}

/** Growth of the regression line through these values from first to last. */
export function growthOf(values: readonly number[]): number {
  const count = values.length;
  const [meanPlace, mean] = [(count - 1) / 2, values.reduce((sum, value) => sum + value, 0) / count];
  let [above, below] = [0, 0];
  for (const [place, value] of values.entries()) {
    above += (place - meanPlace) * (value - mean);
    below += (place - meanPlace) ** 2;
  }
  return (above / below) * (count - 1);
}
