import { sql } from 'kysely';
import { toPlanFields } from '#shared/domain/subscriptions/entered-values.ts';
import type { SubscriptionPlan } from '#shared/domain/subscriptions/subscriptions.ts';
import type { Db } from '../../infra/db.ts';
import { readRecordRows } from '../records/records.ts';
import { listPlatformPlaces } from '../taxonomy/platforms.ts';

/** All that are published, whatever their dates: `isShownOn` says which of them a page shows. By platform, the cheapest first. */
export async function listSubscriptionPlans(db: Db): Promise<SubscriptionPlan[]> {
  const [records, platforms] = await Promise.all([
    readRecordRows(db, 'plan', sql`is_public order by id`),
    listPlatformPlaces(db),
  ]);
  const places = new Map(platforms.map(({ id }, place) => [id, place]));
  const placeOf = ({ platformId }: SubscriptionPlan) => places.get(platformId) ?? 0;
  const inOrder = (one: SubscriptionPlan, other: SubscriptionPlan) =>
    placeOf(one) - placeOf(other) ||
    Number(one.period === 'year') - Number(other.period === 'year') ||
    one.priceCents - other.priceCents;
  return records
    .flatMap(({ id, values }) => {
      const fields = toPlanFields(values);
      return fields && places.has(fields.platformId) ? { id, ...fields } : [];
    })
    .toSorted(inOrder);
}
