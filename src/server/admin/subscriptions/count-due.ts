import { toBrazilianDay } from '#shared/domain/day.ts';
import { type Dated, toPriceState } from '#shared/domain/subscriptions/shown-prices.ts';
import type { Context } from '../../context.ts';
import { listOfferDates } from '../../store/subscriptions/free-offers.ts';
import { listFreeServices } from '../../store/subscriptions/free-services.ts';
import { listSubscriptionBundles } from '../../store/subscriptions/subscription-bundles.ts';
import { listSubscriptionPlans } from '../../store/subscriptions/subscription-plans.ts';

/** How many plans, bundles, services and offers are hidden or soon will be: the menu shows it. */
export async function countDueSubscriptions(ctx: Context): Promise<number> {
  const dated = await Promise.all([
    listSubscriptionPlans(ctx.db),
    listSubscriptionBundles(ctx.db),
    listFreeServices(ctx.db),
    listOfferDates(ctx.db),
  ]);
  const today = toBrazilianDay(ctx.now());
  return dated.flat<Dated[][]>().filter((each) => toPriceState(each, today) !== 'shown').length;
}
