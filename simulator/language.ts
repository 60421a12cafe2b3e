import type { DemoTranslation } from '../demo/types.ts';
import type { FindTranslation } from './world/records.ts';

/** TMDB answers in American English when nobody says otherwise. */
const DEFAULT_LANGUAGE = 'en-US';

export interface Words {
  title: string;
  overview: string;
  tagline: string;
}

/** A title of either kind, as far as its words go. */
export interface Translated {
  originalTitle: string;
  translations: DemoTranslation[];
  findTranslation?: FindTranslation | undefined;
}

/** `pt-BR` is one row and no other; a bare `pt` is the first row of the language. */
function parseLanguage(language: string | null): [code: string, country: string | undefined] {
  const [code = '', country] = (language ?? DEFAULT_LANGUAGE).split('-');
  return [code, country?.toUpperCase()];
}

/** A missing row gives the original title and no text at all: TMDB never borrows from another language. */
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

/** `pt` of `pt-BR`: pictures and videos know no countries. */
export function languageCode(language: string | null): string | null {
  return language ? (language.split('-')[0] ?? null) : null;
}
