import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'undici';
import { median, percentile } from '../../tools/figures.ts';

export interface Window {
  asked: number;
  failed: number;
  /** Times count from when a request was due, so that a stalled server does not get fewer requests. */
  p50: number;
  p99: number;
}

/** Open loop: a fixed number of requests a second, for a given time or until stopped. */
export async function readSteadily(
  pool: Pool,
  urls: readonly string[],
  perSecond: number,
  isOver: (elapsedMs: number) => boolean,
): Promise<Window> {
  const times: number[] = [];
  const under = new Set<Promise<void>>();
  let failed = 0;
  let asked = 0;
  const started = performance.now();
  const ask = async (url: string, due: number) => {
    try {
      const { statusCode, body } = await pool.request({ path: url, method: 'GET' });
      const text = await body.text();
      // Every requested page has titles: an empty one is a gap.
      if (statusCode !== 200 || text.includes('"results":[]')) failed += 1;
    } catch {
      failed += 1;
    }
    times.push(performance.now() - due);
  };
  while (!isOver(performance.now() - started)) {
    const due = started + (asked * 1_000) / perSecond;
    const wait = due - performance.now();
    if (wait > 1) await sleep(wait);
    const answering = ask(urls[Math.floor(Math.random() * urls.length)] ?? '', due).finally(() => {
      under.delete(answering);
    });
    under.add(answering);
    asked += 1;
  }
  await Promise.all(under);
  return { asked, failed, p50: median(times), p99: percentile(times, 0.99) };
}
