import { sql } from 'kysely';
import { toBundleFields } from '#shared/domain/subscriptions/entered-values.ts';
import type { SubscriptionBundle } from '#shared/domain/subscriptions/subscriptions.ts';
import type { Db } from '../../infra/db.ts';
import { readRecordRows } from '../records/records.ts';
import { listPlatformPlaces } from '../taxonomy/platforms.ts';

/** All that are published, whatever their dates, by seller. */
export async function listSubscriptionBundles(db: Db): Promise<SubscriptionBundle[]> {
  const [records, platforms] = await Promise.all([
    readRecordRows(db, 'bundle', sql`is_public order by content ->> 'seller', content ->> 'name', id`),
    listPlatformPlaces(db),
  ]);
  return records.flatMap(({ id, values }) => {
    const fields = toBundleFields(values);
    if (!fields) return [];
    const included = platforms.filter((platform) => fields.platformIds.includes(platform.id));
    return { id, ...fields, platforms: included.map(({ slug }) => slug) };
  });
}
