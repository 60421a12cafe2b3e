import { normaliseForSearch } from '../slug.ts';

export const CREDIT_LISTS = ['cast', 'crew'] as const;
export type CreditList = (typeof CREDIT_LISTS)[number];

interface CreditOverrides {
  /** Its place in the list, from 1 on. */
  position?: number;
  isHidden?: boolean;
  /** TMDB does not have the credit; if it has it later, this adds nothing. */
  isAdded?: boolean;
}

/** The editable fields of a credit of the cast. An absent field shows TMDB's value. */
export interface CastOverrides extends CreditOverrides {
  character?: string;
}

/** The editable fields of a credit of the crew. */
export interface CrewOverrides extends CreditOverrides {
  /** TMDB's name of the job; pages translate it. */
  job?: string;
}

/** A field of one credit. */
export interface CreditField {
  list: CreditList;
  key: string;
  name: string;
}

const CREDIT_FIELD = /^(cast|crew)\.([1-9]\d{0,9}(?:-[a-z0-9-]{1,80})?)\.([a-zA-Z]+)$/;

/**
 * Edits of credits are fields of their title, `cast.819.character` and `crew.1032-director.job`, as those of seasons and episodes are
 * (part-edits.ts): one lock, one draft, one history and one publication for all of it.
 */
export function creditField({ list, key, name }: CreditField): string {
  return `${list}.${key}.${name}`;
}

export function parseCreditField(field: string): CreditField | undefined {
  const [, list, key, name] = CREDIT_FIELD.exec(field) ?? [];
  if (!list || !key || !name || personOfKey(key) >= 2 ** 31) return undefined;
  return { list: list as CreditList, key, name };
}

/** Every field of a credit that a value of whatever shape names. */
export function listCreditFieldsIn(value: unknown): string[] {
  const words = JSON.stringify(value)?.match(/"(?:cast|crew)\.[1-9][a-z0-9-]*\.[a-zA-Z]+"/g) ?? [];
  return [...new Set(words.map((word) => word.slice(1, -1)))].filter((word) => parseCreditField(word) !== undefined);
}

/** The person that a key names. */
export function personOfKey(key: string): number {
  return Number(/^\d+/.exec(key)?.[0]);
}

/** By person, and in the crew by person and job: TMDB's users reword characters, but choose jobs from a list. */
export function keyOfCredit(list: CreditList, { personId, job = '' }: { personId: number; job?: string }): string {
  const words = normaliseForSearch(job)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60);
  return list === 'crew' && words !== '' ? `${personId}-${words}` : String(personId);
}

/** Credits with their keys; of several that would have the same, the second has `-2` at its end. */
export function keyCredits<C extends { personId: number; job?: string }>(
  list: CreditList,
  credits: readonly C[],
): { key: string; credit: C }[] {
  const seen = new Map<string, number>();
  return credits.map((credit) => {
    const key = keyOfCredit(list, credit);
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    return { key: count === 1 ? key : `${key}-${count}`, credit };
  });
}

export interface CreditEdits {
  cast: ReadonlyMap<string, CastOverrides>;
  crew: ReadonlyMap<string, CrewOverrides>;
}

/** The edits of credits among all the edits of a title. */
export function readCreditEdits(overrides: object): CreditEdits {
  const edits = { cast: new Map<string, Record<string, unknown>>(), crew: new Map<string, Record<string, unknown>>() };
  for (const [field, value] of Object.entries(overrides)) {
    const credit = parseCreditField(field);
    if (!credit) continue;
    const { list, key, name } = credit;
    edits[list].set(key, { ...edits[list].get(key), [name]: value });
  }
  return edits;
}

/** The rows that have a place are put there, in the order of their places; the others keep their order around them. */
export function atTheirPlaces<T>(rows: readonly T[], placeOf: (row: T) => number | undefined): T[] {
  const placed = rows.filter((row) => placeOf(row) !== undefined);
  const list = rows.filter((row) => placeOf(row) === undefined);
  for (const row of placed.toSorted((one, other) => (placeOf(one) ?? 0) - (placeOf(other) ?? 0)))
    list.splice(Math.max(0, (placeOf(row) ?? 1) - 1), 0, row);
  return list;
}
