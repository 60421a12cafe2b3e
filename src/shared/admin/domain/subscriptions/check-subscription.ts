import { adminSubscriptions } from '#shared/admin/text/subscriptions.ts';
import { addDays, isDay } from '../../../domain/day.ts';
import { parseCents } from '../../../domain/subscriptions/format-price.ts';
import { PERIODS, type Period } from '../../../domain/subscriptions/shown-prices.ts';
import {
  type BundleFields,
  type PlanFields,
  RESOLUTIONS,
  type Resolution,
} from '../../../domain/subscriptions/subscriptions.ts';
import { priceWords } from '../../../text/platforms/prices.ts';
import { findUrlFault } from '../editing/check-values.ts';
import { SUBSCRIPTIONS } from '../limits.ts';

const words = adminSubscriptions;
const { problems } = words;

/** What a form or a line of a CSV says, as text. */
export type Given<F extends string> = Readonly<Record<F, string>>;
export type PlanField = 'platform' | 'name' | 'price' | 'period' | 'ads' | 'resolution' | 'screens' | DatedField;
export type BundleField = 'seller' | 'name' | 'includes' | 'price' | 'period' | DatedField;
export type DatedField = 'source' | 'checkedOn' | 'expiresOn';

export type Faults<F extends string> = Partial<Record<F, string>>;
export type Checked<T, F extends string> = { fields: T } | { faults: Faults<F> };

/** Platforms by slug, alias and id. */
export type FindPlatform = (word: string) => number | undefined;

export interface Checking {
  findPlatform: FindPlatform;
  today: string;
}

export function checkPlan(given: Given<PlanField>, { findPlatform, today }: Checking): Checked<PlanFields, PlanField> {
  const platformId = findPlatform(given.platform);
  const name = readName(given.name);
  const price = readPrice(given.price);
  const period = readPeriod(given.period);
  const hasAds = readAnswer(given.ads);
  const resolution = readResolution(given.resolution);
  const screens = readScreens(given.screens);
  const dated = readDated(given, today);
  const faults = {
    platform: platformId === undefined ? problems.platform : undefined,
    name: name === undefined ? problems.name(SUBSCRIPTIONS.nameCharacters) : undefined,
    price: price === undefined ? problems.price : undefined,
    period: period === undefined ? problems.period : undefined,
    ads: hasAds === undefined ? problems.ads : undefined,
    resolution: resolution === undefined ? problems.resolution : undefined,
    screens: screens === undefined ? problems.screens : undefined,
    ...dated.faults,
  };
  if (
    platformId === undefined ||
    name === undefined ||
    price === undefined ||
    period === undefined ||
    hasAds === undefined ||
    resolution === undefined ||
    screens === undefined ||
    dated.fields === undefined
  )
    return { faults: onlyFaults(faults) };
  return { fields: { platformId, name, priceCents: price, period, hasAds, resolution, screens, ...dated.fields } };
}

export function checkBundle(
  given: Given<BundleField>,
  { findPlatform, today }: Checking,
): Checked<BundleFields, BundleField> {
  const seller = readName(given.seller);
  const name = readName(given.name);
  const included = given.includes
    .split(/[,+|]/)
    .map((word) => word.trim())
    .filter(Boolean)
    .map(findPlatform);
  const platformIds = [...new Set(included)].filter((id) => id !== undefined);
  const isIncluded = included.length > 0 && included.length <= SUBSCRIPTIONS.included && !included.includes(undefined);
  const hasPrice = given.price !== '';
  const price = hasPrice ? readPrice(given.price) : null;
  const period = hasPrice ? readPeriod(given.period) : null;
  const dated = readDated(given, today);
  const faults = {
    seller: seller === undefined ? problems.name(SUBSCRIPTIONS.nameCharacters) : undefined,
    name: name === undefined ? problems.name(SUBSCRIPTIONS.nameCharacters) : undefined,
    includes: isIncluded ? undefined : problems.includes,
    price: price === undefined ? problems.price : undefined,
    period: period === undefined ? problems.period : undefined,
    ...dated.faults,
  };
  if (
    seller === undefined ||
    name === undefined ||
    !isIncluded ||
    price === undefined ||
    period === undefined ||
    dated.fields === undefined
  )
    return { faults: onlyFaults(faults) };
  return {
    fields: {
      seller,
      name,
      platformIds: platformIds.sort((a, b) => a - b),
      priceCents: price,
      period,
      ...dated.fields,
    },
  };
}

export function onlyFaults<F extends string>(faults: Record<F, string | undefined>): Faults<F> {
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined)) as Faults<F>;
}

/** Letters, digits and signs: nothing that hides or turns text. */
export function readName(text: string, most: number = SUBSCRIPTIONS.nameCharacters): string | undefined {
  const name = text.normalize('NFC').trim();
  const isRight = name !== '' && [...name].length <= most && !/[\p{C}\p{Zl}\p{Zp}]/u.test(name);
  return isRight ? name : undefined;
}

function readPrice(text: string): number | undefined {
  const cents = parseCents(text);
  return cents !== undefined && cents >= 1 && cents <= SUBSCRIPTIONS.centsMax ? cents : undefined;
}

/** Spreadsheets and people leave accents and "por" out. */
function toBareWord(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replace(/^por /, '');
}

function readPeriod(text: string): Period | undefined {
  return PERIODS.find((period) => period === text || toBareWord(words.periods[period]) === toBareWord(text));
}

export function readAnswer(text: string): boolean | undefined {
  const word = toBareWord(text);
  if (word === toBareWord(words.yes)) return true;
  return word === toBareWord(words.no) ? false : undefined;
}

function readResolution(text: string): Resolution | null | undefined {
  if (text === '') return null;
  const word = text.toLowerCase();
  return RESOLUTIONS.find((each) => each === word || priceWords.resolutions[each].toLowerCase() === word);
}

function readScreens(text: string): number | null | undefined {
  if (text === '') return null;
  const screens = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  return screens >= 1 && screens <= SCREENS_MAX ? screens : undefined;
}
export const SCREENS_MAX = 20;

/** Forms send `2026-11-17`, spreadsheets `17/11/2026`. */
function readDay(text: string): string | undefined {
  const [, day, month, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  const written = day && month && year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text;
  return isDay(written) ? written : undefined;
}

export function readDated({ source, checkedOn, expiresOn }: Given<DatedField>, today: string) {
  const checked = readDay(checkedOn);
  const expires = readDay(expiresOn);
  const faults = {
    source: isSource(source) ? undefined : problems.source,
    checkedOn: checked === undefined ? problems.day : checked > today ? problems.future : undefined,
    expiresOn: expires === undefined ? problems.day : findEndFault(checked, expires),
  };
  const isRight = checked !== undefined && expires !== undefined && Object.values(faults).every((each) => !each);
  return { faults, fields: isRight ? { sourceUrl: source, checkedOn: checked, expiresOn: expires } : undefined };
}

export function isSource(source: string): boolean {
  return source.length <= 500 && SOURCE.test(source) && !findUrlFault(source);
}
const SOURCE = /^https:\/\/[a-z0-9.-]+(?:\/[!-~]*)?$/;

export function findEndFault(checked: string | undefined, expires: string): string | undefined {
  if (checked === undefined) return undefined;
  if (expires < checked) return problems.order;
  return expires > addDays(checked, SUBSCRIPTIONS.daysValid) ? problems.far : undefined;
}
