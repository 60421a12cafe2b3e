import { sql } from 'kysely';
import type { SubscriptionBundle } from '#shared/domain/subscriptions/subscriptions.ts';
import type { Db } from '../../infra/db.ts';

/** All that are not removed, whatever their dates, by seller. */
export async function listSubscriptionBundles(db: Db): Promise<SubscriptionBundle[]> {
  const { rows } = await sql<SubscriptionBundle>`
    select id, seller, name, platform_ids as "platformIds",
           array(select slug from platforms where platforms.id = any(platform_ids) order by position) as platforms, price_cents as "priceCents", period, source_url as "sourceUrl",
           checked_on as "checkedOn", expires_on as "expiresOn", version, author
    from subscription_bundles
    where removed_at is null
    order by seller, name, id
  `.execute(db);
  return rows;
}
