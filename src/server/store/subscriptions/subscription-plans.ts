import { sql } from 'kysely';
import type { SubscriptionPlan } from '#shared/domain/subscriptions/subscriptions.ts';
import type { Db } from '../../infra/db.ts';

/** All that are not removed, whatever their dates: `isShownOn` says which of them a page shows. By platform, the cheapest first. */
export async function listSubscriptionPlans(db: Db): Promise<SubscriptionPlan[]> {
  const { rows } = await sql<SubscriptionPlan>`
    select plan.id, platform_id as "platformId", plan.name, price_cents as "priceCents", period, has_ads as "hasAds", resolution,
           screens, source_url as "sourceUrl", checked_on as "checkedOn", expires_on as "expiresOn", plan.version, author
    from subscription_plans as plan
    join platforms on platforms.id = platform_id
    where removed_at is null
    order by position, platform_id, period, price_cents, plan.id
  `.execute(db);
  return rows;
}
