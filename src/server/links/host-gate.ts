import type { Context } from '../context.ts';
import { findRobotsText, pauseHost, reserveCall, saveRobotsText } from '../store/links/link-hosts.ts';
import type { HostGate, ReadRobots } from './check-link.ts';
import { buildRobots, parseRobots } from './robots.ts';

interface GateOptions {
  night: string;
  perNight: number;
  perHost: number;
  gapMs: number;
  sleep: (ms: number) => Promise<unknown>;
}

/** A host that asked for fewer calls gets none for this long: until the next night. */
const PAUSE_MS = 18 * 3_600_000;

/** Counts in the database, so that two workers, or an editor's test, stay within one limit. */
export function openHostGate(ctx: Context, { night, perNight, perHost, gapMs, sleep }: GateOptions): HostGate {
  const robots = new Map<string, Promise<ReadRobots>>();
  /** The end of the gap after the last call of each host. */
  const turns = new Map<string, Promise<unknown>>();
  return {
    async enter(host) {
      const before = turns.get(host);
      let end = () => undefined as void;
      turns.set(host, new Promise<void>((resolve) => (end = resolve)));
      await before;
      const isReserved = await reserveCall(ctx.db, { host, night, now: ctx.now(), perNight, perHost });
      if (gapMs === 0 || !isReserved) end();
      else void sleep(gapMs).then(end);
      return isReserved;
    },
    pause: (host) => pauseHost(ctx.db, host, new Date(ctx.now().getTime() + PAUSE_MS)),
    readRobots(host, read) {
      const known = robots.get(host);
      if (known) return known;
      const asked = readStored(host, read);
      robots.set(host, asked);
      // What failed is tried again for the next link.
      const forget = () => robots.delete(host);
      asked.then((answer) => 'seen' in answer && forget(), forget);
      return asked;
    },
  };

  /** Parsed before it is stored, as nothing but rules: no text can stop the process again after a restart. */
  async function readStored(host: string, read: () => Promise<ReadRobots>): Promise<ReadRobots> {
    const stored = await findRobotsText(ctx.db, host, night);
    if (stored !== undefined) return { rules: parseRobots(stored) };
    const answer = await read();
    if ('rules' in answer) await saveRobotsText(ctx.db, host, night, buildRobots(answer.rules));
    return answer;
  }
}
