import type { DemoMovie, DemoTranslation } from '../demo/types.ts';

/** TMDB answers in American English when nobody says otherwise. */
const DEFAULT_LANGUAGE = 'en-US';

export interface Words {
  title: string;
  overview: string;
  tagline: string;
}

/** `pt-BR` matches that row only; a bare `pt` matches the first row of the language. */
function findTranslation(movie: DemoMovie, language: string | null): DemoTranslation | undefined {
  const [code, country] = (language ?? DEFAULT_LANGUAGE).split('-');
  return movie.translations.find((row) => row.language === code && (!country || row.country === country.toUpperCase()));
}

/** A missing row gives the original title and no text at all: TMDB never borrows from another language. */
export function wordsIn(movie: DemoMovie, language: string | null): Words {
  const row = findTranslation(movie, language);
  return {
    title: row?.title || movie.originalTitle,
    overview: row?.overview ?? '',
    tagline: row?.tagline ?? '',
  };
}

/** `pt` of `pt-BR`: pictures and videos know no countries. */
export function languageCode(language: string | null): string | null {
  return language ? (language.split('-')[0] ?? null) : null;
}
