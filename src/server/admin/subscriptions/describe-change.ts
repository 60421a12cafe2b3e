import { adminFreeServices } from '#shared/admin/text/free-services.ts';
import { adminSubscriptions } from '#shared/admin/text/subscriptions.ts';
import { formatDate } from '#shared/domain/format.ts';
import type { EnteredFields, EnteredKind, FieldsOf } from '#shared/domain/subscriptions/entered.ts';
import { formatCents } from '#shared/domain/subscriptions/format-price.ts';
import type { BundleFields, PlanFields } from '#shared/domain/subscriptions/subscriptions.ts';
import { priceWords } from '#shared/text/platforms/prices.ts';

const words = adminSubscriptions;
const freeWords = adminFreeServices;
type Fields = EnteredFields;

/** Names of what rows refer to. */
export interface Names {
  platform(id: number): string;
}

const NAMES: { [K in EnteredKind]: (fields: FieldsOf[K], names: Names) => string } = {
  plan: ({ platformId, name }, { platform }) => `${platform(platformId)} ${name}`,
  bundle: ({ seller, name }) => priceWords.bundle(seller, name),
  service: ({ name }) => name,
};

/** `Netflix Padrão`, `Vivo: Vivo Total`. */
export function nameFields<K extends EnteredKind>(kind: K, fields: FieldsOf[K], names: Names): string {
  return NAMES[kind](fields, names);
}

type Lines = [label: string, value: string][];

const answer = (isYes: boolean) => (isYes ? words.yes : words.no);
const pricesOf = ({ priceCents, period }: Pick<PlanFields | BundleFields, 'priceCents' | 'period'>): Lines => [
  [words.price, priceCents === null ? '' : formatCents(priceCents)],
  [words.period, period === null ? '' : words.periods[period]],
];

/** In the order of the form. */
const LINES: { [K in EnteredKind]: (fields: FieldsOf[K], names: Names) => Lines } = {
  plan: (fields, { platform }) => [
    [words.platform, platform(fields.platformId)],
    [words.plan, fields.name],
    ...pricesOf(fields),
    [words.ads, answer(fields.hasAds)],
    [words.resolution, fields.resolution === null ? '' : priceWords.resolutions[fields.resolution]],
    [words.screens, fields.screens === null ? '' : String(fields.screens)],
  ],
  bundle: (fields, { platform }) => [
    [words.seller, fields.seller],
    [words.bundle, fields.name],
    [words.includes, fields.platformIds.map(platform).join(', ')],
    ...pricesOf(fields),
  ],
  service: (fields, { platform }) => [
    [freeWords.existing, fields.platformId === null ? '' : platform(fields.platformId)],
    [freeWords.name, fields.name],
    [freeWords.article, fields.article],
    [freeWords.about, fields.about],
    [freeWords.url, fields.url],
    [freeWords.asks, fields.asksOther || freeWords.asksLabels[fields.asks]],
    [words.ads, answer(fields.hasAds)],
    [freeWords.isPublic, answer(fields.isPublic)],
    [freeWords.offersCheckedOn, fields.offersCheckedOn ? formatDate(fields.offersCheckedOn) : ''],
  ],
};

/** Every field in words, in the order of the form. */
function describeFields<K extends EnteredKind>(kind: K, fields: FieldsOf[K], names: Names): Lines {
  return [
    ...LINES[kind](fields, names),
    [words.source, fields.sourceUrl],
    [words.checkedOn, formatDate(fields.checkedOn)],
    [words.expiresOn, formatDate(fields.expiresOn)],
  ];
}

interface FieldChange {
  label: string;
  from: string;
  to: string;
}

/** Only what differs. */
export function listFieldChanges(
  kind: EnteredKind,
  before: Fields | null,
  after: Fields | null,
  names: Names,
): FieldChange[] {
  const [from, to] = [before, after].map((each) => new Map(each ? describeFields(kind, each, names) : []));
  const labels = [...new Set([...(from?.keys() ?? []), ...(to?.keys() ?? [])])];
  return labels
    .map((label) => ({ label, from: from?.get(label) ?? '', to: to?.get(label) ?? '' }))
    .filter((change) => change.from !== change.to);
}

const NAMED_AT_MOST = 3;

/** One sentence for the audit log: what was changed, and how if it is one row. */
export function sayChange(
  kind: EnteredKind,
  items: readonly { before: Fields | null; after: Fields | null }[],
  names: Names,
): string {
  const said = items.flatMap(({ before, after }) => {
    const named = after ?? before;
    return named ? nameFields(kind, named, names) : [];
  });
  const [only] = items;
  if (items.length === 1 && only?.before && only.after) {
    const changes = listFieldChanges(kind, only.before, only.after, names).map(({ label, from, to }) =>
      words.said.change(label.toLowerCase(), from || words.unknown, to || words.unknown),
    );
    return words.said.changed(said[0] ?? '', changes.join(words.said.and));
  }
  return words.said.lines(said.slice(0, NAMED_AT_MOST).join(', '), Math.max(0, said.length - NAMED_AT_MOST));
}
