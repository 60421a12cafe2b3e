import type { PlanPrice, PlatformBundle, PlatformPlan } from '#shared/contract/subscriptions.ts';
import { daysBetween, secondsLeftOfDay, toBrazilianDay } from '#shared/domain/day.ts';
import { STALE_LIFETIME_SECONDS } from '#shared/domain/limits.ts';
import { type Dated, findCheapest, isShownOn, lastShownDay } from '#shared/domain/subscriptions/shown-prices.ts';
import type { SubscriptionBundle, SubscriptionPlan } from '#shared/domain/subscriptions/subscriptions.ts';
import { tags } from '#shared/domain/tags.ts';
import type { Context } from '../../context.ts';
import { listBrokenSources } from '../../store/links/links.ts';
import { listSubscriptionBundles } from '../../store/subscriptions/subscription-bundles.ts';
import { listSubscriptionPlans } from '../../store/subscriptions/subscription-plans.ts';
import { type Answer, endAnswer } from '../documents/answer.ts';
import { readSiteSetting } from '../documents/read-site-settings.ts';

/** What is shown today. */
export interface Prices {
  plans: readonly SubscriptionPlan[];
  bundles: readonly SubscriptionBundle[];
  today: string;
}

type Entered = Omit<Prices, 'today'>;
const NONE = pricesBySecond({ plans: [], bundles: [] });

/**
 * Applied when a document is read, so no stored document has a price. A cache may keep an answer for some seconds longer than it says,
 * so a last day ends a little before midnight.
 */
export async function readPrices(ctx: Context): Promise<Prices> {
  const pricesAt = await readSiteSetting(ctx, {
    ...{ key: 'subscriptions', tag: tags.platforms(), none: NONE },
    read: async ({ db }) => {
      const broken = await listBrokenSources(db);
      const hasSource = ({ sourceUrl }: { sourceUrl: string }) => !broken.has(sourceUrl);
      const [plans, bundles] = [await listSubscriptionPlans(db), await listSubscriptionBundles(db)];
      return pricesBySecond({ plans: plans.filter(hasSource), bundles: bundles.filter(hasSource) });
    },
  });
  return pricesAt(Math.floor(ctx.now().getTime() / 1_000));
}

/** What is shown changes with the day, and every title asks for it: it is found out once a second. */
function pricesBySecond(entered: Entered): (second: number) => Prices {
  let last: { second: number; prices: Prices } | undefined;
  return (second) => {
    if (last?.second !== second) last = { second, prices: findShown(entered, second) };
    return last.prices;
  };
}

function findShown({ plans, bundles }: Entered, second: number): Prices {
  const today = toBrazilianDay(new Date(second * 1_000));
  const shortlyAfter = toBrazilianDay(new Date((second + 2 * STALE_LIFETIME_SECONDS) * 1_000));
  const isShown = (dated: Dated) => isShownOn(dated, today) && isShownOn(dated, shortlyAfter);
  return { plans: plans.filter(isShown), bundles: bundles.filter(isShown), today };
}

export function plansOf({ plans }: Prices, platformId: number): SubscriptionPlan[] {
  return plans.filter((plan) => plan.platformId === platformId);
}

/** Bundles that include one of the platforms. */
export function bundlesWith({ bundles }: Prices, platformIds: ReadonlySet<number>): SubscriptionBundle[] {
  return bundles.filter((bundle) => bundle.platformIds.some((id) => platformIds.has(id)));
}

/** The cheapest plan of a platform; of an offer with ads the cheapest that has them. */
export function findOfferPlan(prices: Prices, platformId: number, kind: 'flatrate' | 'ads') {
  const plans = plansOf(prices, platformId).filter(({ hasAds }) => hasAds || kind === 'flatrate');
  return findCheapest(plans, prices.today);
}

export function toPlanPrice(plan: SubscriptionPlan): PlanPrice {
  const { name, priceCents, period, hasAds } = plan;
  return { name, price_cents: priceCents, period, has_ads: hasAds, ...toChecked(plan) };
}

export function toPlatformPlan(plan: SubscriptionPlan): PlatformPlan {
  return { ...toPlanPrice(plan), resolution: plan.resolution, screens: plan.screens };
}

export function toPlatformBundle(bundle: SubscriptionBundle): PlatformBundle {
  const { seller, name, platforms, priceCents, period } = bundle;
  return { seller, name, platforms, price_cents: priceCents, period, ...toChecked(bundle) };
}

function toChecked(dated: Dated & { sourceUrl: string }) {
  return { source_url: dated.sourceUrl, checked_on: dated.checkedOn, shown_until: lastShownDay(dated) };
}

/** Longer than caches may serve a page, fresh or stale: what is shown longer needs no end of its own. */
const NEAR_DAYS = 2;
const DAY_SECONDS = 86_400;

/** The answer, ending with the last day of the first of what it shows if that is near. */
export function endWith<T>(ctx: Context, answer: Answer<T>, shown: readonly Dated[]): Answer<T> {
  const last = shown.map(lastShownDay).toSorted()[0];
  if (last === undefined) return answer;
  const days = daysBetween(toBrazilianDay(ctx.now()), last);
  if (days > NEAR_DAYS) return answer;
  const midnight = Math.floor(ctx.now().getTime() / 1_000) + secondsLeftOfDay(ctx.now());
  return endAnswer(answer, new Date((midnight + days * DAY_SECONDS) * 1_000));
}
