import { adminSubscriptions } from '#shared/admin/text/subscriptions.ts';
import { formatDate } from '#shared/domain/format.ts';
import { formatCents } from '#shared/domain/subscriptions/format-price.ts';
import type { BundleFields, PlanFields, SubscriptionKind } from '#shared/domain/subscriptions/subscriptions.ts';
import { priceWords } from '#shared/text/platforms/prices.ts';

const words = adminSubscriptions;
type Fields = PlanFields | BundleFields;

export type NamePlatform = (id: number) => string;

/** `Netflix Padrão`, `Vivo: Vivo Total`. */
export function nameFields(kind: SubscriptionKind, fields: Fields, nameOf: NamePlatform): string {
  return kind === 'plan'
    ? `${nameOf((fields as PlanFields).platformId)} ${fields.name}`
    : priceWords.bundle((fields as BundleFields).seller, fields.name);
}

/** Every field in words, in the order of the form. */
function describeFields(kind: SubscriptionKind, fields: Fields, nameOf: NamePlatform): [string, string][] {
  const price = fields.priceCents === null ? '' : formatCents(fields.priceCents);
  const period = fields.period === null ? '' : words.periods[fields.period];
  const dated: [string, string][] = [
    [words.source, fields.sourceUrl],
    [words.checkedOn, formatDate(fields.checkedOn)],
    [words.expiresOn, formatDate(fields.expiresOn)],
  ];
  if (kind === 'bundle') {
    const { seller, name, platformIds } = fields as BundleFields;
    const own: [string, string][] = [
      [words.seller, seller],
      [words.bundle, name],
      [words.includes, platformIds.map(nameOf).join(', ')],
    ];
    return [...own, [words.price, price], [words.period, period], ...dated];
  }
  const { platformId, name, hasAds, resolution, screens } = fields as PlanFields;
  return [
    [words.platform, nameOf(platformId)],
    [words.plan, name],
    [words.price, price],
    [words.period, period],
    [words.ads, hasAds ? words.yes : words.no],
    [words.resolution, resolution === null ? '' : priceWords.resolutions[resolution]],
    [words.screens, screens === null ? '' : String(screens)],
    ...dated,
  ];
}

export interface FieldChange {
  label: string;
  from: string;
  to: string;
}

/** Only what differs. */
export function listFieldChanges(
  kind: SubscriptionKind,
  before: Fields | null,
  after: Fields | null,
  nameOf: NamePlatform,
): FieldChange[] {
  const [from, to] = [before, after].map((each) => new Map(each ? describeFields(kind, each, nameOf) : []));
  const labels = [...new Set([...(from?.keys() ?? []), ...(to?.keys() ?? [])])];
  return labels
    .map((label) => ({ label, from: from?.get(label) ?? '', to: to?.get(label) ?? '' }))
    .filter((change) => change.from !== change.to);
}

const NAMED_AT_MOST = 3;

/** One sentence for the audit log: what was changed, and how if it is one row. */
export function sayChange(
  kind: SubscriptionKind,
  items: readonly { before: Fields | null; after: Fields | null }[],
  nameOf: NamePlatform,
): string {
  const names = items.flatMap(({ before, after }) => {
    const named = after ?? before;
    return named ? nameFields(kind, named, nameOf) : [];
  });
  const [only] = items;
  if (items.length === 1 && only?.before && only.after) {
    const changes = listFieldChanges(kind, only.before, only.after, nameOf).map(({ label, from, to }) =>
      words.said.change(label.toLowerCase(), from || words.unknown, to || words.unknown),
    );
    return words.said.changed(names[0] ?? '', changes.join(words.said.and));
  }
  return words.said.lines(names.slice(0, NAMED_AT_MOST).join(', '), Math.max(0, names.length - NAMED_AT_MOST));
}
