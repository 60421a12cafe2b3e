import { isSameValue } from '#shared/admin/domain/editing/same-value.ts';
import { SUBSCRIPTIONS } from '#shared/admin/domain/limits.ts';
import type { Checking } from '#shared/admin/domain/subscriptions/check-subscription.ts';
import { type ReadCsv, readBundleCsv, readPlanCsv } from '#shared/admin/domain/subscriptions/subscription-csv.ts';
import { adminSubscriptions } from '#shared/admin/text/subscriptions.ts';
import { toBrazilianDay } from '#shared/domain/day.ts';
import { Failure } from '#shared/domain/failure.ts';
import { keyOfBundle, keyOfPlan, type SubscriptionKind } from '#shared/domain/subscriptions/subscriptions.ts';
import type { Context } from '../../context.ts';
import type { Db } from '../../infra/db.ts';
import { listSubscriptionBundles } from '../../store/subscriptions/subscription-bundles.ts';
import { listSubscriptionPlans } from '../../store/subscriptions/subscription-plans.ts';
import type { ChangeSource, Wish } from '../change-sets/change-source.ts';
import { openPlatforms } from './open-platforms.ts';

const words = adminSubscriptions;

/** The lines of a CSV that differ from what is published: under a name that is published, or new. */
export const priceCsv: Readonly<Record<SubscriptionKind, ChangeSource<string>>> = {
  plan: csvOf('plan', { read: readPlanCsv, list: listSubscriptionPlans, keyOf: keyOfPlan }),
  bundle: csvOf('bundle', { read: readBundleCsv, list: listSubscriptionBundles, keyOf: keyOfBundle }),
};

interface Csv<T> {
  read(text: string, checking: Checking): ReadCsv<T>;
  list(db: Db): Promise<(T & { id: number })[]>;
  keyOf(fields: T): string;
}

function csvOf<T extends object>(entity: SubscriptionKind, { read, list, keyOf }: Csv<T>): ChangeSource<string> {
  return {
    name: `${entity}s`,
    isWhole: true,
    async read(ctx: Context, _editor, text) {
      const { findPlatform } = await openPlatforms(ctx.db);
      const found = read(text, { findPlatform, today: toBrazilianDay(ctx.now()) });
      if ('problem' in found) throw new Failure('invalid-argument', found.problem);
      const stored = await list(ctx.db);
      const byKey = new Map(stored.map((one) => [keyOf(one), one]));
      const changes = found.rows.flatMap((row) => toChange(entity, row, byKey.get(keyOf(row))));
      if (changes.length === 0) throw new Failure('invalid-argument', words.csvNothing);
      const added = changes.filter(({ id }) => id === null).length;
      if (stored.length + added > SUBSCRIPTIONS.rows)
        throw new Failure('resource-exhausted', words.tooMany(SUBSCRIPTIONS.rows));
      return changes;
    },
  };
}

function toChange(entity: SubscriptionKind, row: object, held: ({ id: number } & object) | undefined): Wish[] {
  const given = Object.entries(row);
  if (!held) return [{ entity, id: null, values: Object.fromEntries(given.filter(([, value]) => value !== null)) }];
  const before = new Map<string, unknown>(Object.entries(held));
  const changed = given.filter(([field, value]) => !isSameValue(value, before.get(field)));
  if (changed.length === 0) return [];
  // With the day that the file says, whatever else changes.
  const values = given.filter(([field, value]) => field === 'checkedOn' || !isSameValue(value, before.get(field)));
  return [{ entity, id: held.id, values: Object.fromEntries(values) }];
}
