import type { Author } from './edited-subject.ts';

/** Site settings that editors write, beside the catalogue. Each record has a version, a history and possibly a draft. */
export type HouseKind = 'home' | 'page' | 'genre' | 'platform' | 'robots';

export interface HouseSubject {
  kind: HouseKind;
  key: string;
}

/** The titles pinned to home. */
export const HOME_PINS: HouseSubject = { kind: 'home', key: 'pins' };
/** Paths hidden from search engines. */
export const HIDDEN_FROM_SEARCH: HouseSubject = { kind: 'robots', key: 'paths' };

/** Whether the number fits an `integer` key of PostgreSQL. */
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
