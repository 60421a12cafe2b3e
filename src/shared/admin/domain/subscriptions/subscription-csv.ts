import { adminSubscriptions } from '#shared/admin/text/subscriptions.ts';
import { formatDate } from '../../../domain/format.ts';
import { formatCents } from '../../../domain/subscriptions/format-price.ts';
import {
  type BundleFields,
  keyOfBundle,
  keyOfPlan,
  type PlanFields,
} from '../../../domain/subscriptions/subscriptions.ts';
import { priceWords } from '../../../text/platforms/prices.ts';
import { buildCsv, type CsvLine, parseCsv } from '../csv.ts';
import { SUBSCRIPTIONS } from '../limits.ts';
import {
  type BundleField,
  type Checked,
  type Checking,
  checkBundle,
  checkPlan,
  type Given,
  type PlanField,
} from './check-subscription.ts';

const words = adminSubscriptions;
const { columns } = words;

/** By field, the name of its column. */
const PLAN_COLUMNS = {
  ...{ platform: columns.platform, name: columns.plan, price: columns.price, period: columns.period, ads: columns.ads },
  ...{ resolution: columns.resolution, screens: columns.screens, source: columns.source },
  ...{ checkedOn: columns.checkedOn, expiresOn: columns.expiresOn },
} as const satisfies Record<PlanField, string>;
const BUNDLE_COLUMNS = {
  ...{ seller: columns.seller, name: columns.bundle, includes: columns.includes, price: columns.price },
  ...{ period: columns.period, source: columns.source, checkedOn: columns.checkedOn, expiresOn: columns.expiresOn },
} as const satisfies Record<BundleField, string>;

export type ReadCsv<T> = { rows: T[] } | { problem: string };

/** With a wrong line nothing is read: a file is applied as a whole or not at all. */
export function readPlanCsv(text: string, checking: Checking): ReadCsv<PlanFields> {
  return readCsvRows(text, {
    ...{ columns: PLAN_COLUMNS, required: Object.keys(PLAN_COLUMNS), keyOf: keyOfPlan },
    check: (given) => checkPlan(given as Given<PlanField>, checking),
  });
}

export function readBundleCsv(text: string, checking: Checking): ReadCsv<BundleFields> {
  return readCsvRows(text, {
    ...{ columns: BUNDLE_COLUMNS, required: Object.keys(BUNDLE_COLUMNS), keyOf: keyOfBundle },
    check: (given) => checkBundle(given as Given<BundleField>, checking),
  });
}

interface CsvReading<T> {
  /** By field, the name of its column. */
  columns: Readonly<Record<string, string>>;
  /** Fields whose column must be there; another is empty then. */
  required: readonly string[];
  check(given: Record<string, string>): Checked<T, string>;
  keyOf(fields: T): string;
}

export function readCsvRows<T>(
  text: string,
  { columns: wanted, required, check: checkRow, keyOf }: CsvReading<T>,
): ReadCsv<T> {
  const read = readCsvCells(text);
  if ('problem' in read) return read;
  const { names, rest } = read;
  const missing = required.flatMap((field) => wanted[field] ?? []).filter((column) => !names.includes(column));
  if (missing.length > 0) return { problem: words.csvHeader(missing.join(', ')) };

  const rows = new Map<string, T>();
  const faults: { line: number; column: string; fault: string }[] = [];
  for (const { line, cells } of rest) {
    if (cells.length !== names.length) {
      faults.push({ line, column: words.csv, fault: words.csvCells });
      continue;
    }
    const given = Object.fromEntries(
      Object.entries(wanted).map(([field, column]) => [field, cells[names.indexOf(column)] ?? '']),
    );
    const checked = checkRow(given);
    if ('fields' in checked) {
      const key = keyOf(checked.fields);
      if (rows.has(key)) faults.push({ line, column: words.csv, fault: words.csvRepeated });
      else rows.set(key, checked.fields);
    } else {
      for (const [field, fault] of Object.entries(checked.faults))
        faults.push({ line, column: wanted[field] ?? field, fault: String(fault) });
    }
  }
  if (faults.length > 0) {
    const shown = faults.slice(0, SUBSCRIPTIONS.csvFaultsShown);
    return { problem: words.csvFaults(shown, faults.length - shown.length) };
  }
  return { rows: [...rows.values()] };
}

/** The lines of a file below its header, in cells. */
export function readCsvCells(text: string): { names: string[]; rest: CsvLine[] } | { problem: string } {
  // A form holds less; this bounds the work for other callers.
  if (text.length > SUBSCRIPTIONS.csvCharacters) return { problem: words.csvTooLong(SUBSCRIPTIONS.csvRows) };
  const parsed = parseCsv(text, SUBSCRIPTIONS.csvRows);
  if ('problem' in parsed) return parsed;
  const [head, ...rest] = parsed.lines;
  if (!head || rest.length === 0) return { problem: words.csvEmpty };
  if (rest.length > SUBSCRIPTIONS.csvRows) return { problem: words.csvTooLong(SUBSCRIPTIONS.csvRows) };
  return { names: head.cells.map((cell) => cell.toLowerCase()), rest };
}

export type NamePlatform = (id: number) => string;

/** What `readSubscriptionCsv` reads back as the same rows. */
export function buildPlanCsv(plans: readonly PlanFields[], slugOf: NamePlatform): string {
  const rows = plans.map((plan) => [
    ...[slugOf(plan.platformId), plan.name, toPriceCell(plan.priceCents), toPeriodCell(plan.period)],
    ...[plan.hasAds ? words.yes : words.no, plan.resolution === null ? '' : priceWords.resolutions[plan.resolution]],
    ...[plan.screens === null ? '' : String(plan.screens), plan.sourceUrl],
    ...[formatDate(plan.checkedOn), formatDate(plan.expiresOn)],
  ]);
  return buildCsv([Object.values(PLAN_COLUMNS), ...rows]);
}

export function buildBundleCsv(bundles: readonly BundleFields[], slugOf: NamePlatform): string {
  const rows = bundles.map((bundle) => [
    ...[bundle.seller, bundle.name, bundle.platformIds.map(slugOf).join(', ')],
    ...[bundle.priceCents === null ? '' : toPriceCell(bundle.priceCents)],
    ...[bundle.period === null ? '' : toPeriodCell(bundle.period), bundle.sourceUrl],
    ...[formatDate(bundle.checkedOn), formatDate(bundle.expiresOn)],
  ]);
  return buildCsv([Object.values(BUNDLE_COLUMNS), ...rows]);
}

/** `20,90`: a number to a Brazilian spreadsheet. */
function toPriceCell(cents: number): string {
  return formatCents(cents).replace(/^R\$\u00a0/, '');
}

function toPeriodCell(period: 'month' | 'year'): string {
  return words.periods[period].replace(/^por /, '');
}
