import { addDays, toBrazilianDay } from '#shared/domain/day.ts';
import { DATED_OFFERS_LOOKED_BACK_DAYS } from '#shared/domain/limits.ts';
import type { Context } from '../../context.ts';
import type { Trx } from '../../infra/db.ts';
import { listShownOffers, listTitlesWithDatedOffers, type OfferedTitle } from '../../store/editing/offer-edits.ts';
import { changeCatalogue } from '../change-catalogue.ts';
import { lockForProjection } from '../projection/hold-for-projection.ts';
import { projectOffers } from '../projection/project-offers.ts';
import { reprojectEntity } from '../projection/reproject.ts';

/**
 * Shows offers that editors hid until yesterday, and offers they added from today. Also checks some days back, in case the worker
 * was down. Idempotent: titles that already show the right offers are skipped.
 */
export async function settleDatedOffers(ctx: Context): Promise<{ changed: number }> {
  const today = toBrazilianDay(ctx.now());
  const days = { from: addDays(today, -DATED_OFFERS_LOOKED_BACK_DAYS), to: today };
  let changed = 0;
  for (const title of await listTitlesWithDatedOffers(ctx.db, days)) {
    changed += await changeCatalogue(ctx, async (change) => {
      if (await showsOffersOf(change.trx, title, today)) return 0;
      await reprojectEntity(change, title.entity, title.id);
      return 1;
    });
  }
  return { changed };
}

async function showsOffersOf(trx: Trx, title: OfferedTitle, today: string): Promise<boolean> {
  const held = await lockForProjection(trx, title);
  if (!held) return true;
  const due = projectOffers({}, held.source.offers, held.overrides, today);
  const shown = new Set(await listShownOffers(trx, title));
  return due.length === shown.size && due.every(({ kind, service_id }) => shown.has(`${kind} ${service_id}`));
}
