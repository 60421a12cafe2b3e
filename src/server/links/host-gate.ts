import type { Context } from '../context.ts';
import { findRobotsText, pauseHost, reserveCall, saveRobotsText } from '../store/links/link-hosts.ts';
import type { HostGate } from './check-link.ts';

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
  const robots = new Map<string, string>();
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
    async readRobots(host) {
      const text = robots.get(host) ?? (await findRobotsText(ctx.db, host, night));
      if (text !== undefined) robots.set(host, text);
      return text;
    },
    async saveRobots(host, text) {
      robots.set(host, text);
      await saveRobotsText(ctx.db, host, night, text);
    },
  };
}
