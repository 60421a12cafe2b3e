import type { DemoTranslation } from '../demo/types.ts';
import type { FindTranslation } from './world/records.ts';

/** TMDB's default language. */
const DEFAULT_LANGUAGE = 'en-US';

export interface Words {
  title: string;
  overview: string;
  tagline: string;
}

/** The texts of a film or series. */
export interface Translated {
  originalTitle: string;
  translations: DemoTranslation[];
  findTranslation?: FindTranslation | undefined;
}

/** `pt-BR` matches exactly one row; a bare `pt` matches the first row of the language. */
function parseLanguage(language: string | null): [code: string, country: string | undefined] {
  const [code = '', country] = (language ?? DEFAULT_LANGUAGE).split('-');
  return [code, country?.toUpperCase()];
}

/** A missing row gives the original title and no overview: TMDB never falls back to another language. */
export function wordsOf(originalTitle: string, rows: { find: FindTranslation }, language: string | null): Words {
  const row = rows.find(...parseLanguage(language));
  return { title: row?.title || originalTitle, overview: row?.overview ?? '', tagline: row?.tagline ?? '' };
}

export function wordsIn(title: Translated, language: string | null): Words {
  const find: FindTranslation =
    title.findTranslation ??
    ((code, country) =>
      title.translations.find((row) => row.language === code && (!country || row.country === country)));
  return wordsOf(title.originalTitle, { find }, language);
}

/** `pt` of `pt-BR`: pictures and videos have no country. */
export function languageCode(language: string | null): string | null {
  return language ? (language.split('-')[0] ?? null) : null;
}
