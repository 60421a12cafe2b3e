import { OFFERS_REMINDED_DAYS } from '#shared/admin/domain/limits.ts';
import { addDays, toBrazilianDay } from '#shared/domain/day.ts';
import { lastShownDay } from '#shared/domain/subscriptions/shown-prices.ts';
import type { Context } from '../../context.ts';
import { notify } from '../../store/notifications/notify.ts';
import { listSubscriptionBundles } from '../../store/subscriptions/subscription-bundles.ts';
import { listSubscriptionPlans } from '../../store/subscriptions/subscription-plans.ts';

/** Notifies once of each day on which plans or bundles are shown for the last time, some days before. */
export async function remindExpiringOffers(ctx: Context): Promise<number> {
  const [plans, bundles] = await Promise.all([listSubscriptionPlans(ctx.db), listSubscriptionBundles(ctx.db)]);
  const today = toBrazilianDay(ctx.now());
  const until = addDays(today, OFFERS_REMINDED_DAYS);
  const counts = new Map<string, number>();
  for (const offer of [...plans, ...bundles]) {
    const day = lastShownDay(offer);
    if (day >= today && day <= until) counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  let reminded = 0;
  for (const [day, count] of counts) {
    const event = { at: ctx.now(), actor: 'system', to: 'curate', details: { day, count } } as const;
    const id = await ctx.db
      .transaction()
      .execute((trx) => notify(trx, { ...event, kind: 'offer-expiring', onceKey: `offers:${day}` }));
    if (id !== undefined) reminded += 1;
  }
  return reminded;
}
