import { type DemoLanguage, demoCountryNames, demoLanguages } from '../../demo/places.ts';

/** The languages of generated titles: those with nouns. */
const GENERATED = ['en', 'pt', 'es', 'fr', 'ja', 'ko', 'ru', 'ar', 'he'] as const;
export type LanguageCode = (typeof GENERATED)[number];

/** Index = value of the tables' `language` column: the generated languages, then those of hand-made titles. */
export const LANGUAGES: readonly string[] = [...new Set([...GENERATED, ...Object.keys(demoLanguages)])];

/** Cumulative shares of the original languages, in the order of GENERATED. */
export const LANGUAGE_SHARES = [0.46, 0.56, 0.66, 0.75, 0.84, 0.9, 0.95, 0.98, 1] as const;

/** Countries of films by language; the first is also the country of its translation row. */
export const COUNTRIES_OF: Record<LanguageCode, readonly string[]> = {
  en: ['US', 'US', 'US', 'GB', 'CA'],
  pt: ['BR', 'BR', 'BR', 'PT'],
  es: ['ES', 'MX', 'AR'],
  fr: ['FR', 'FR', 'BE', 'CA'],
  ja: ['JP'],
  ko: ['KR'],
  ru: ['RU'],
  ar: ['EG'],
  he: ['IL'],
};

/** The language of a generated title from its `language` column. */
export function generatedLanguage(position: number | undefined): LanguageCode {
  return GENERATED[position ?? 0] ?? 'en';
}

/** Index = value of the tables' `country` column. */
export const COUNTRIES: readonly string[] = [
  ...new Set([...Object.values(COUNTRIES_OF).flat(), ...Object.keys(demoCountryNames)]),
];

export const COUNTRY_NAMES = demoCountryNames;
export const LANGUAGE_NAMES: Record<string, DemoLanguage> = demoLanguages;
