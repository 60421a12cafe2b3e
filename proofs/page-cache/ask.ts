import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import { Pool } from 'undici';
import { type StartedServer, startServer } from '../start-server.ts';
import type { Variant } from './variant.ts';

/** Requests under way at once. */
export const CONNECTIONS = 8;

export interface PageCost {
  perSecond: number;
  /** CPU time of the server process per request. */
  cpuMs: number;
  bytes: number;
}

/** Starts a server in this variant; a bare one sends a copy of `copyOf`. */
export function startVariant(
  name: Variant,
  { copyOf, env }: { copyOf: string; env: NodeJS.ProcessEnv },
): Promise<StartedServer> {
  return startServer(path.join(import.meta.dirname, 'serve.ts'), [name, copyOf], env);
}

/** Each connection sends its next request as soon as it has a response. */
export async function measurePage(
  name: Variant,
  { child, url }: StartedServer,
  { page, forMs }: { page: string; forMs: number },
): Promise<PageCost> {
  const pool = new Pool(url, { connections: CONNECTIONS, pipelining: 1 });
  const headers = name.endsWith('-br') ? { 'accept-encoding': 'br' } : {};
  const cpuBefore = await readCpu(child);
  const started = performance.now();
  let [done, bytes] = [0, 0];
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (performance.now() - started < forMs) {
        const { statusCode, body } = await pool.request({ path: page, method: 'GET', headers });
        bytes = (await body.arrayBuffer()).byteLength;
        if (statusCode !== 200) throw new Error(`${name} answered ${statusCode}`);
        done += 1;
      }
    }),
  );
  const seconds = (performance.now() - started) / 1_000;
  const cpuMs = ((await readCpu(child)) - cpuBefore) / done;
  await pool.close();
  return { perSecond: done / seconds, cpuMs, bytes };
}

function readCpu(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    child.once('message', (message) => resolve((message as { cpuMs: number }).cpuMs));
    child.send('read');
  });
}
