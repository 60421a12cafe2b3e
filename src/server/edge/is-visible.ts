import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { EDGE_CALL_MS, VISIBLE_POLL_MS, VISIBLE_WAIT_MS } from '#shared/domain/limits.ts';

export interface SeenPage {
  status: number;
  body: string;
}

export interface ProbeOptions {
  /** Every cache that serves visitors; empty if there is none in front of us. */
  edges: readonly string[];
  /** The page as this process renders it now, with its own change applied. */
  readOwn: (path: string) => Promise<SeenPage>;
  waitMs?: number;
}

/** Whether every edge serves anonymous visitors the same page as we do: polled until it does, or the time is over. */
export async function isVisible(
  path: string,
  { edges, readOwn, waitMs = VISIBLE_WAIT_MS }: ProbeOptions,
): Promise<boolean> {
  for (let waited = 0; waited <= waitMs; waited += VISIBLE_POLL_MS) {
    const seen = await Promise.all([readOwn(path), ...edges.map((edge) => look(edge + path))]).catch(() => []);
    const marks = new Set(seen.map(({ status, body }) => `${status} ${createHash('sha1').update(body).digest('hex')}`));
    const isServed = seen.every(({ status }) => status < 500);
    if (seen.length > 0 && isServed && marks.size === 1) return true;
    await sleep(VISIBLE_POLL_MS);
  }
  return false;
}

async function look(url: string): Promise<SeenPage> {
  const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(EDGE_CALL_MS) });
  return { status: answer.status, body: await answer.text() };
}
