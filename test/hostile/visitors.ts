import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { mulberry32 } from '../random.ts';

/** Ordinary clients during an attack: what they request how often, and the results. */
export interface Asked {
  path: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
}

export interface Group {
  /** Local address. */
  from: string;
  perSecond: number;
  /** The next request; called once for each. */
  next: (turn: number) => Asked;
  /** Called with each answer of 200 to 399. */
  onAnswer?: (asked: Asked) => void;
}

export interface Fared {
  asked: number;
  /** Failed, refused or not answered within `LOST_AFTER_MS`. */
  lost: number;
  /** What was lost, by status (0 for no answer) and path. */
  statuses: Record<string, number>;
  times: number[];
}

const LOST_AFTER_MS = 10_000;

/** Open loop: a waiting request does not delay the next one. The same seed sends at the same times. */
export async function visit(url: string, group: Group, seconds: number, seed: number): Promise<Fared> {
  const random = mulberry32(seed);
  const agent = new Agent({ keepAlive: true, localAddress: group.from, maxSockets: 50 });
  const fared: Fared = { asked: 0, lost: 0, statuses: {}, times: [] };
  const all: Promise<void>[] = [];
  const until = performance.now() + seconds * 1_000;
  let due = performance.now();
  for (;;) {
    due += (-Math.log(1 - random()) / group.perSecond) * 1_000;
    if (due >= until) break;
    await sleep(Math.max(0, due - performance.now()));
    all.push(askOnce(url, agent, group, fared));
  }
  await Promise.all(all);
  agent.destroy();
  return fared;
}

async function askOnce(url: string, agent: Agent, { next, onAnswer }: Group, fared: Fared): Promise<void> {
  const asked = next(fared.asked);
  fared.asked += 1;
  const started = performance.now();
  const status = await ask(url, agent, asked);
  fared.times.push(performance.now() - started);
  if (status >= 200 && status < 400) {
    onAnswer?.(asked);
    return;
  }
  fared.lost += 1;
  const what = `${status} ${asked.path.split('?', 1)[0]}`;
  fared.statuses[what] = (fared.statuses[what] ?? 0) + 1;
}

/** The status after the whole response has arrived; 0 for none. */
function ask(url: string, agent: Agent, { path, method = 'GET', headers = {}, body }: Asked): Promise<number> {
  return new Promise((resolve) => {
    const sent = request(url + path, { method, agent, headers, timeout: LOST_AFTER_MS }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode ?? 0));
      answer.once('error', () => resolve(0));
    });
    sent.once('timeout', () => sent.destroy());
    sent.once('error', () => resolve(0));
    sent.end(body);
  });
}
