import { addDays, toBrazilianDay } from '#shared/domain/day.ts';
import { DATED_OFFERS_LOOKED_BACK_DAYS, OWN_OFFERS_SETTLED_AHEAD_MS } from '#shared/domain/limits.ts';
import { tags } from '#shared/domain/tags.ts';
import { TITLE_KINDS } from '#shared/domain/titles/seen-title.ts';
import type { Context } from '../../context.ts';
import type { Trx } from '../../infra/db.ts';
import { workOnEach } from '../../infra/work-on-each.ts';
import { listShownOffers, listTitlesWithDatedOffers, type OfferedTitle } from '../../store/editing/offer-edits.ts';
import { listUnsettledTitles, replaceOwnOffers } from '../../store/subscriptions/free-offers.ts';
import { announceLists } from '../announce-listing.ts';
import { changeCatalogue } from '../change-catalogue.ts';
import { lockForProjection } from '../projection/hold-for-projection.ts';
import { projectOffers } from '../projection/project-offers.ts';
import { reprojectEntity } from '../storage/storages.ts';

/**
 * Shows offers that editors hid until yesterday, and offers they added from today. Also checks some days back, in case the worker
 * was down. Idempotent: titles that already show the right offers are skipped.
 */
export async function settleDatedOffers(ctx: Context): Promise<{ changed: number }> {
  const today = toBrazilianDay(ctx.now());
  const days = { from: addDays(today, -DATED_OFFERS_LOOKED_BACK_DAYS), to: today };
  let changed = await settleOwnOffers(ctx);
  const dated = await listTitlesWithDatedOffers(ctx.db, days);
  await workOnEach(dated, { log: ctx.log, describe: (title) => title }, async (title) => {
    changed += await changeCatalogue(ctx, async (change) => {
      if (await showsOffersOf(change.trx, title, today)) return 0;
      await reprojectEntity(change, title.entity, title.id);
      return 1;
    });
  });
  return { changed };
}

/**
 * Offers of editors' services end with their last day. The day is that of a little later, so that the job before midnight already
 * takes away what ends with this day.
 */
async function settleOwnOffers(ctx: Context): Promise<number> {
  const today = toBrazilianDay(new Date(ctx.now().getTime() + OWN_OFFERS_SETTLED_AHEAD_MS));
  let changed = 0;
  for (const kind of TITLE_KINDS) {
    changed += await changeCatalogue(ctx, async (change) => {
      const ids = await listUnsettledTitles(change.trx, kind, today);
      if (ids.length === 0) return 0;
      await replaceOwnOffers(change.trx, kind, ids, today);
      announceLists(change, kind);
      change.announce(...ids.map((id) => tags[kind](id)));
      return ids.length;
    });
  }
  return changed;
}

async function showsOffersOf(trx: Trx, title: OfferedTitle, today: string): Promise<boolean> {
  const held = await lockForProjection(trx, title);
  if (!held) return true;
  const due = projectOffers({}, held.source.offers, held.overrides, today);
  const shown = new Set(await listShownOffers(trx, title));
  return due.length === shown.size && due.every(({ kind, service_id }) => shown.has(`${kind} ${service_id}`));
}
