import { LINKS_LISTED, LINKS_TESTED_AT_ONCE } from '#shared/admin/domain/limits.ts';
import { LINK_LISTS, type LinkLine, type LinkList, type LinkNight, type Seen } from '#shared/admin/domain/links.ts';
import { adminLinks } from '#shared/admin/text/links.ts';
import { toBrazilianDay } from '#shared/domain/day.ts';
import { Failure } from '#shared/domain/failure.ts';
import type { Context } from '../../context.ts';
import { announceLinks } from '../../links/announce-links.ts';
import { checkLink } from '../../links/check-link.ts';
import { saveSeen } from '../../links/check-links.ts';
import { openHostGate } from '../../links/host-gate.ts';
import { openWeb } from '../../links/web.ts';
import { findLastNight } from '../../store/links/link-hosts.ts';
import { countLinkLines, listLinkLines } from '../../store/links/link-places.ts';
import { keepLink, lockLinks, stopKeepingLink } from '../../store/links/links.ts';
import { changeCatalogue } from '../../sync/change-catalogue.ts';
import type { Editor } from '../editing/editor.ts';

interface BrokenLinks {
  lines: LinkLine[];
  counts: Record<LinkList, number>;
  night: LinkNight | undefined;
}

export async function readBrokenLinks(ctx: Context, list: LinkList, order: 'views' | 'newest'): Promise<BrokenLinks> {
  const asked = { isKept: list === 'ignorados', kind: LINK_LISTS[list], order, most: LINKS_LISTED };
  const [lines, counted, night] = await Promise.all([
    listLinkLines(ctx.db, asked),
    countLinkLines(ctx.db),
    findLastNight(ctx.db),
  ]);
  const { ticket, trailer, service, profile, source, kept } = counted;
  const counts = {
    ...{ todos: ticket + trailer + service + profile + source, ignorados: kept },
    ...{ ingressos: ticket, trailers: trailer, servicos: service, perfis: profile, fontes: source },
  };
  return { lines, counts, night };
}

/** What the operator allows of an editor's tests. */
export interface LinkTools {
  /** Where links are not checked, no editor can make this server ask another one either. */
  isOn: boolean;
  oembedUrl: string;
  perHost: number;
}

/** An editor waits for the answer, so the calls of one host are closer together than at night. */
const EDITOR_GAP_MS = 200;
/** The night's budget is the worker's. */
const UNLIMITED = 2_000_000_000;

/** Asks for one address, within the limits that the host has tonight. */
export async function tryAddress(
  ctx: Context,
  { isOn, oembedUrl, perHost }: LinkTools,
  addresses: readonly string[],
): Promise<(Seen | 'not-now')[]> {
  if (!isOn) throw new Failure('aborted', adminLinks.cannotTest);
  const web = openWeb({ siteUrl: ctx.siteUrl, oembedUrl });
  const night = toBrazilianDay(ctx.now());
  const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const gate = openHostGate(ctx, { night, perNight: UNLIMITED, perHost, gapMs: EDITOR_GAP_MS, sleep });
  try {
    return await Promise.all(addresses.map((address) => checkLink({ web, gate, oembedUrl }, address)));
  } finally {
    await web.close();
  }
}

/** One pass to leave: what answers is on the site again at once. Without an id, all that the list shows. */
export async function testLinks(
  ctx: Context,
  { actor }: Editor,
  tools: LinkTools,
  asked: { id: number } | { list: LinkList },
): Promise<{ alive: number; all: number }> {
  const lines = 'id' in asked ? [] : (await readBrokenLinks(ctx, asked.list, 'views')).lines;
  const ids = 'id' in asked ? [asked.id] : [...new Set(lines.map(({ id }) => id))].slice(0, LINKS_TESTED_AT_ONCE);
  const links = await ctx.db.transaction().execute((trx) => lockLinks(trx, ids));
  const answers = await tryAddress(
    ctx,
    tools,
    links.map(({ url }) => url),
  );
  const seen = new Map<number, Seen>();
  for (const [place, link] of links.entries()) {
    const answer = answers[place];
    if (answer !== undefined && answer !== 'not-now') seen.set(link.id, answer);
  }
  if (links.length > 0 && seen.size === 0) throw new Failure('resource-exhausted', adminLinks.notNow);
  const alive = [...seen.values()].filter(({ state }) => state === 'alive').length;
  const after = { alive, all: seen.size };
  await saveSeen(ctx, seen, toBrazilianDay(ctx.now()), (change) =>
    change.record(actor, { action: 'links.tested', entity: 'link', entityId: String(ids[0] ?? ''), after }),
  );
  return after;
}

/** "It works": shown again and no longer checked, until an editor says otherwise. */
export async function keepBrokenLink(ctx: Context, { actor }: Editor, id: number): Promise<void> {
  await changeCatalogue(ctx, async (change) => {
    const [link] = await lockLinks(change.trx, [id]);
    if (!link || link.state === 'kept') throw new Failure('aborted', adminLinks.gone);
    await keepLink(change.trx, id, actor.id, change.now);
    await announceLinks(change, [id]);
    change.record(actor, { action: 'link.kept', entity: 'link', entityId: String(id), after: { url: link.url } });
  });
}

export async function stopKeepingBrokenLink(ctx: Context, { actor }: Editor, id: number): Promise<void> {
  await changeCatalogue(ctx, async (change) => {
    const [link] = await lockLinks(change.trx, [id]);
    if (link?.state !== 'kept') throw new Failure('aborted', adminLinks.gone);
    await stopKeepingLink(change.trx, id, change.now);
    change.record(actor, {
      action: 'link.checked-again',
      entity: 'link',
      entityId: String(id),
      after: { url: link.url },
    });
  });
}
