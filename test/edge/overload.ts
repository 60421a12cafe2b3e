import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'undici';
import type { Server } from '../../tools/stack.ts';

export interface Window {
  served: number;
  refused: number;
  /** Neither a page nor a refusal: statuses and errors. */
  failures: string[];
  perSecond: number;
  servedMs: number[];
  refusedMs: number[];
}

let asked = 0;
/** Two hundred visitors: readers that share one address exceed its limit of uncached pages (deploy/edge/limits.vcl). */
export const addressOf = (turn: number) => `198.51.100.${turn % 200}`;

/** Closed loop on a few connections with uncached pages: the maximum rate of the process. */
export async function saturate(url: string, seconds: number, connections = 8): Promise<Window> {
  return ask(url, seconds, connections, (one) => {
    const until = performance.now() + seconds * 1_000;
    return Array.from({ length: connections }, async () => {
      while (performance.now() < until) await one();
    });
  });
}

/** Open loop: a fixed number of requests a second, whether answered or not. */
export async function crowd(url: string, seconds: number, perSecond: number): Promise<Window> {
  return ask(url, seconds, 500, (one) => {
    const started = performance.now();
    const all: Promise<void>[] = [];
    const send = async () => {
      for (let sent = 0; performance.now() - started < seconds * 1_000; ) {
        const due = Math.floor(((performance.now() - started) / 1_000) * perSecond);
        for (; sent < due; sent += 1) all.push(one());
        await sleep(5);
      }
      await Promise.all(all);
    };
    return [send()];
  });
}

async function ask(
  url: string,
  seconds: number,
  connections: number,
  run: (one: () => Promise<void>) => Promise<void>[],
): Promise<Window> {
  const pool = new Pool(url, { connections, pipelining: 1 });
  const window: Window = { served: 0, refused: 0, failures: [], perSecond: 0, servedMs: [], refusedMs: [] };
  const one = async () => {
    asked += 1;
    const started = performance.now();
    try {
      const headers = { 'x-forwarded-for': addressOf(asked) };
      const { statusCode, body } = await pool.request({ path: `/buscar?q=multidao${asked}`, method: 'GET', headers });
      await body.arrayBuffer();
      const ms = performance.now() - started;
      if (statusCode === 200) window.servedMs.push(ms);
      // 503: the server is full; 429: the rate limit of this address.
      else if (statusCode === 503 || statusCode === 429) window.refusedMs.push(ms);
      else window.failures.push(String(statusCode));
    } catch (error) {
      window.failures.push(String(error));
    }
  };
  await Promise.all(run(one));
  await pool.close();
  window.served = window.servedMs.length;
  window.refused = window.refusedMs.length;
  window.perSecond = window.served / seconds;
  return window;
}

/** Resident memory of a process, in MB; Linux only. */
export function memoryOf({ process: { pid } }: Server): number {
  const line = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Math.round(Number(line?.[1] ?? 0) / 1_024);
}
