import { toDatedLine } from '#shared/admin/domain/subscriptions/dated-line.ts';
import { buildBundleCsv, buildPlanCsv } from '#shared/admin/domain/subscriptions/subscription-csv.ts';
import type { PriceLine } from '#shared/admin/domain/subscriptions/subscription-screens.ts';
import { toBrazilianDay } from '#shared/domain/day.ts';
import type { RecordValues } from '#shared/domain/subjects/records.ts';
import type { SubscriptionKind } from '#shared/domain/subscriptions/subscriptions.ts';
import type { Context } from '../../context.ts';
import { listDraftedValues } from '../../store/records/record-drafts.ts';
import { listRecords } from '../../store/records/records.ts';
import { listSubscriptionBundles } from '../../store/subscriptions/subscription-bundles.ts';
import { listSubscriptionPlans } from '../../store/subscriptions/subscription-plans.ts';
import { openPlatforms } from './open-platforms.ts';

type Platforms = Awaited<ReturnType<typeof openPlatforms>>;
/** In what a plan and a bundle are listed apart. */
type Grouped = Pick<PriceLine, 'group' | 'includes'>;

/** Everything that is published or drafted, with its state today: plans by platform, bundles by seller. */
export async function readPriceLines(ctx: Context, kind: SubscriptionKind): Promise<PriceLine[]> {
  const platforms = await openPlatforms(ctx.db);
  const lines =
    kind === 'plan'
      ? await readLines(ctx, 'plan', ({ platformId = 0 }) => ({ group: platforms.nameOf(platformId), includes: '' }))
      : await readLines(ctx, 'bundle', ({ seller = '', platformIds = [] }) => ({
          group: seller,
          includes: platformIds.map(platforms.nameOf).join(', '),
        }));
  return lines.toSorted((one, other) => compareLines(platforms, one, other));
}

async function readLines<K extends SubscriptionKind>(
  ctx: Context,
  entity: K,
  toGroup: (values: RecordValues<K>) => Grouped,
): Promise<PriceLine[]> {
  const [records, drafts] = await Promise.all([listRecords(ctx.db, entity), listDraftedValues(ctx.db, entity)]);
  const today = toBrazilianDay(ctx.now());
  return records.map(({ id, version, title, isPublic, firstPublishedAt, values: published }) => {
    const drafted = drafts.get(id);
    const values = firstPublishedAt === null ? (drafted ?? published) : published;
    const { name = title, priceCents, period, ...written }: RecordValues<SubscriptionKind> = values;
    const { sourceUrl = '', checkedOn = '', expiresOn = '' } = written;
    return {
      ...{ entity, id, version, title, name, sourceUrl, expiresOn, ...toGroup(values) },
      ...{ priceCents: priceCents ?? null, period: period ?? null },
      hasDraft: drafted !== undefined,
      shown: isPublic ? { checkedOn, ...toDatedLine({ checkedOn, expiresOn }, today) } : undefined,
    };
  });
}

/** By platform in our display order, or by seller; the cheapest first, by month before by year. */
function compareLines({ placeOf }: Platforms, one: PriceLine, other: PriceLine): number {
  const name = ({ group, title }: PriceLine) => `${group} ${title}`;
  return (
    placeOf(one.group) - placeOf(other.group) ||
    one.group.localeCompare(other.group, 'pt-BR') ||
    Number(one.period === 'year') - Number(other.period === 'year') ||
    (one.priceCents ?? 0) - (other.priceCents ?? 0) ||
    name(one).localeCompare(name(other), 'pt-BR')
  );
}

/** What is published. */
export async function exportPrices(ctx: Context, kind: SubscriptionKind): Promise<string> {
  const { slugOf } = await openPlatforms(ctx.db);
  return kind === 'plan'
    ? buildPlanCsv(await listSubscriptionPlans(ctx.db), slugOf)
    : buildBundleCsv(await listSubscriptionBundles(ctx.db), slugOf);
}
