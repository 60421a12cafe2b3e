/** Site settings that editors write, beside the catalogue. Each record has a version, a history and possibly a draft. */
export type SiteSettingKind = 'home' | 'page' | 'genre' | 'platform' | 'robots';

export interface SiteSubject {
  kind: SiteSettingKind;
  key: string;
}

/** The titles pinned to home. */
export const HOME_PINS: SiteSubject = { kind: 'home', key: 'pins' };
/** Which sections home has, in which order, and its collections. Apart from the pins, whose record the release before this one reads. */
export const HOME_ARRANGEMENT: SiteSubject = { kind: 'home', key: 'arrangement' };
/** Paths hidden from search engines. */
export const HIDDEN_FROM_SEARCH: SiteSubject = { kind: 'robots', key: 'paths' };

export function parseHiddenPaths(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((path) => typeof path === 'string') : [];
}
