import { setTimeout as sleepFor } from 'node:timers/promises';
import {
  LINK_GAP_MS,
  LINK_HOST_TROUBLE,
  LINK_HOSTS_AT_ONCE,
  LINK_NIGHTS_DAYS,
  LINK_RUN_MS,
} from '#shared/admin/domain/limits.ts';
import { type Seen, settleLink } from '#shared/admin/domain/links.ts';
import { addDays, toBrazilianDay } from '#shared/domain/day.ts';
import type { Context } from '../context.ts';
import { workOnEach } from '../infra/work-on-each.ts';
import { addChecked, beginNight, countCalls, deleteOldNights } from '../store/links/link-hosts.ts';
import { collectLinks, listDueLinks, lockLinks, type StoredLink, saveCheckedLinks } from '../store/links/links.ts';
import { type Change, changeCatalogue } from '../sync/change-catalogue.ts';
import { announceLinks } from './announce-links.ts';
import { type CheckTools, checkLink } from './check-link.ts';
import { openHostGate } from './host-gate.ts';
import type { Web } from './web.ts';

interface NightOptions {
  /** Calls of one night, all hosts together. */
  perNight: number;
  /** Calls of one host in one night, its robots.txt included. */
  perHost: number;
  oembedUrl: string;
  web: Web;
  /** Tests and soaks shorten these. */
  gapMs?: number;
  runMs?: number;
  sleep?: (ms: number) => Promise<unknown>;
}

/** One run of the nightly check. Idempotent: a link that was checked is not due again tonight. Returns how many were checked. */
export async function checkLinks(ctx: Context, options: NightOptions): Promise<number> {
  const { perNight, perHost, oembedUrl, web, gapMs = LINK_GAP_MS, runMs = LINK_RUN_MS, sleep = sleepFor } = options;
  const start = ctx.now();
  const night = toBrazilianDay(start);
  await ctx.db.transaction().execute(async (trx) => {
    if (await beginNight(trx, night, start)) await collectLinks(trx, start);
  });
  await deleteOldNights(ctx.db, addDays(night, -LINK_NIGHTS_DAYS));
  const most = perNight - (await countCalls(ctx.db, night));
  if (most <= 0) return 0;
  // No host can be called more often in one run; a link that is dead takes two calls.
  const inRun = gapMs > 0 ? Math.min(perHost, Math.ceil(runMs / gapMs)) : perHost;
  const due = await listDueLinks(ctx.db, { now: start, most, perHost: inRun });
  const gate = openHostGate(ctx, { night, perNight, perHost, gapMs, sleep });
  const isOver = () => ctx.now().getTime() - start.getTime() >= runMs;
  const hosts = Map.groupBy(due, ({ host }) => host);
  let checked = 0;
  const each = { log: ctx.log, describe: ([host]: [string, unknown]) => ({ host }), atOnce: LINK_HOSTS_AT_ONCE };
  await workOnEach(hosts, each, async ([, links]) => {
    // Not in one expression: others add while this one waits.
    const done = await checkHost(ctx, { tools: { web, gate, oembedUrl }, night, isOver }, links);
    checked += done;
  });
  return checked;
}

interface Run {
  tools: CheckTools;
  night: string;
  isOver: () => boolean;
}

/** One after the other, then written together: only then it is known whether the host itself is in trouble. */
async function checkHost(ctx: Context, { tools, night, isOver }: Run, links: readonly StoredLink[]): Promise<number> {
  const seen = new Map<number, Seen>();
  for (const link of links) {
    if (isOver()) break;
    const answer = await checkLink(tools, link.url);
    if (answer === 'not-now') break;
    seen.set(link.id, answer);
  }
  if (seen.size === 0) return 0;
  await saveSeen(ctx, excuseHost(seen), night);
  return seen.size;
}

/** A shop that fails as a whole is down or moved: its links are not hidden one by one for it. A host that is gone is gone. */
function excuseHost(seen: ReadonlyMap<number, Seen>): ReadonlyMap<number, Seen> {
  const isFailing = (one: Seen) => one.state === 'dead' && one.reason !== 'no-host';
  const failing = [...seen.values()].filter(isFailing).length;
  if (failing < LINK_HOST_TROUBLE.links || failing <= seen.size * LINK_HOST_TROUBLE.share) return seen;
  return new Map(
    [...seen].map(([id, one]) => [id, isFailing(one) ? { state: 'unknown', reason: 'host-trouble' } : one]),
  );
}

/** Writes what was seen; the pages of links that are hidden or shown again by it are invalidated in the same transaction. */
export async function saveSeen(
  ctx: Context,
  seen: ReadonlyMap<number, Seen>,
  night: string,
  record?: (change: Change) => void,
): Promise<void> {
  await changeCatalogue(ctx, async (change) => {
    record?.(change);
    const { trx, now } = change;
    const held = (await lockLinks(trx, [...seen.keys()])).filter(({ state }) => state !== 'kept');
    const settled = held.flatMap((link) => {
      const one = seen.get(link.id);
      return one ? { id: link.id, wasBroken: link.state === 'broken', ...settleLink(link, one, now) } : [];
    });
    await saveCheckedLinks(trx, settled, now);
    const broken = settled.filter(({ state, wasBroken }) => state === 'broken' && !wasBroken).length;
    await addChecked(trx, night, { checked: settled.length, broken }, now);
    const turned = settled.filter(({ state, wasBroken }) => (state === 'broken') !== wasBroken);
    await announceLinks(
      change,
      turned.map(({ id }) => id),
    );
  });
}
