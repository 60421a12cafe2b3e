import type { Author } from './edited-subject.ts';

/** What the house says of itself, beside the catalogue: a record has a version, a history and maybe a draft. */
export type HouseKind = 'home' | 'page' | 'genre' | 'platform' | 'robots';

export interface HouseSubject {
  kind: HouseKind;
  key: string;
}

/** What home shows first. */
export const HOME_PINS: HouseSubject = { kind: 'home', key: 'pins' };
/** Pages that are not to be found. */
export const HIDDEN_FROM_SEARCH: HouseSubject = { kind: 'robots', key: 'paths' };

/** What the database can hold as a number of a row; anything else names none. */
export function isRowNumber(number: number): boolean {
  return Number.isInteger(number) && number > 0 && number < 2 ** 31;
}

export function parseHiddenPaths(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((path) => typeof path === 'string') : [];
}

export interface HouseRevisionLine {
  number: number;
  state: 'draft' | 'published';
  author: Author;
  at: Date;
}
