import { SUBSCRIPTIONS } from '#shared/admin/domain/limits.ts';
import { buildBundleCsv, buildPlanCsv } from '#shared/admin/domain/subscriptions/subscription-csv.ts';
import type {
  BundleLine,
  ChangeView,
  PlanLine,
  PlatformChoice,
} from '#shared/admin/domain/subscriptions/subscription-screens.ts';
import { adminSubscriptions } from '#shared/admin/text/subscriptions.ts';
import { daysBetween, toBrazilianDay } from '#shared/domain/day.ts';
import { Failure } from '#shared/domain/failure.ts';
import type { EnteredKind } from '#shared/domain/subscriptions/entered.ts';
import { type Dated, lastShownDay, toPriceState } from '#shared/domain/subscriptions/shown-prices.ts';
import type { SubscriptionKind } from '#shared/domain/subscriptions/subscriptions.ts';
import type { Context } from '../../context.ts';
import { listOfferDates } from '../../store/subscriptions/free-offers.ts';
import { listFreeServices } from '../../store/subscriptions/free-services.ts';
import { listSubscriptionBundles } from '../../store/subscriptions/subscription-bundles.ts';
import {
  findChange,
  listChanges,
  type SubscriptionChange,
  toFields,
} from '../../store/subscriptions/subscription-changes.ts';
import { listSubscriptionPlans } from '../../store/subscriptions/subscription-plans.ts';
import { openNames } from '../editing/editor.ts';
import { listFieldChanges, nameFields, sayChange } from './describe-change.ts';
import { openPlatforms } from './open-platforms.ts';

export interface SubscriptionsView {
  plans: PlanLine[];
  bundles: BundleLine[];
  platforms: PlatformChoice[];
  today: string;
}

/** Everything that editors entered, with its state today. */
export async function readSubscriptions(ctx: Context): Promise<SubscriptionsView> {
  const [plans, bundles, { choices, nameOf }] = await Promise.all([
    listSubscriptionPlans(ctx.db),
    listSubscriptionBundles(ctx.db),
    openPlatforms(ctx.db),
  ]);
  const names = { platform: nameOf };
  const today = toBrazilianDay(ctx.now());
  const stateOf = (dated: Dated) => ({
    state: toPriceState(dated, today),
    daysLeft: daysBetween(today, lastShownDay(dated)),
    daysUnchecked: daysBetween(dated.checkedOn, today),
  });
  return {
    plans: plans.map((plan) => ({
      ...{ ...plan, ...stateOf(plan), platform: nameOf(plan.platformId), title: nameFields('plan', plan, names) },
    })),
    bundles: bundles.map((bundle) => ({
      ...{ ...bundle, ...stateOf(bundle), title: nameFields('bundle', bundle, names) },
      includes: bundle.platformIds.map(nameOf).join(', '),
    })),
    platforms: choices,
    today,
  };
}

/** How many are hidden or soon will be: the menu shows it. */
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

export async function exportSubscriptions(ctx: Context, kind: SubscriptionKind): Promise<string> {
  const { slugOf } = await openPlatforms(ctx.db);
  return kind === 'plan'
    ? buildPlanCsv(await listSubscriptionPlans(ctx.db), slugOf)
    : buildBundleCsv(await listSubscriptionBundles(ctx.db), slugOf);
}

export async function readChange(ctx: Context, id: string): Promise<ChangeView> {
  const found = await findChange(ctx.db, id);
  if (!found) throw new Failure('not-found', adminSubscriptions.notFound);
  const [view] = await toViews(ctx, [found]);
  if (!view) throw new Failure('not-found', adminSubscriptions.notFound);
  return view;
}

export async function readRecentChanges(ctx: Context, kind: EnteredKind): Promise<ChangeView[]> {
  return toViews(ctx, await listChanges(ctx.db, kind, SUBSCRIPTIONS.changesListed));
}

async function toViews(ctx: Context, changes: readonly SubscriptionChange[]): Promise<ChangeView[]> {
  const names = { platform: (await openPlatforms(ctx.db)).nameOf };
  const nameAuthor = await openNames(
    ctx.db,
    changes.flatMap(({ author, undoneBy }) => [author, undoneBy ?? '']),
  );
  return changes.map(({ id, kind, items, author, preparedAt, appliedAt, undoneAt, undoneBy }) => {
    const pairs = items.map(({ before, wanted }) => ({ before: before && toFields(kind, before), after: wanted }));
    return {
      ...{ id, preparedAt, author: nameAuthor(author), appliedAt: appliedAt ?? undefined },
      undone: undoneAt && undoneBy ? { author: nameAuthor(undoneBy), at: undoneAt } : undefined,
      said: sayChange(kind, pairs, names),
      rows: pairs.flatMap(({ before, after }) => {
        const named = after ?? before;
        if (!named) return [];
        return {
          title: nameFields(kind, named, names),
          kind: !before ? ('added' as const) : after ? ('changed' as const) : ('removed' as const),
          changes: listFieldChanges(kind, before, after, names),
        };
      }),
    };
  });
}
