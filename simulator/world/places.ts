/** Position = value of the tables' `language` column. Words exist for the first nine; the rest are of hand-made films. */
export const LANGUAGES = ['en', 'pt', 'es', 'fr', 'ja', 'ko', 'ru', 'ar', 'he', 'it', 'la'] as const;
export type LanguageCode = (typeof LANGUAGES)[number];

/** Cumulative shares of the original languages, in the order of LANGUAGES. */
export const LANGUAGE_SHARES = [0.46, 0.56, 0.66, 0.75, 0.84, 0.9, 0.95, 0.98, 1] as const;

/** Position = value of the tables' `country` column. */
export const COUNTRIES = [
  'US',
  'BR',
  'GB',
  'CA',
  'PT',
  'ES',
  'MX',
  'AR',
  'FR',
  'BE',
  'JP',
  'KR',
  'RU',
  'EG',
  'IL',
  'DE',
  'NL',
] as const;
export type CountryCode = (typeof COUNTRIES)[number];

/** Where films of a language come from; the first is also the country of its translation row. */
export const COUNTRIES_OF: Record<LanguageCode, readonly CountryCode[]> = {
  en: ['US', 'US', 'US', 'GB', 'CA'],
  pt: ['BR', 'BR', 'BR', 'PT'],
  es: ['ES', 'MX', 'AR'],
  fr: ['FR', 'FR', 'BE', 'CA'],
  ja: ['JP'],
  ko: ['KR'],
  ru: ['RU'],
  ar: ['EG'],
  he: ['IL'],
  it: ['US'],
  la: ['US'],
};

export const COUNTRY_NAMES: Record<string, string> = {
  AR: 'Argentina',
  BE: 'Belgium',
  BR: 'Brazil',
  CA: 'Canada',
  DE: 'Germany',
  EG: 'Egypt',
  ES: 'Spain',
  FR: 'France',
  GB: 'United Kingdom',
  IL: 'Israel',
  JP: 'Japan',
  KR: 'South Korea',
  MX: 'Mexico',
  NL: 'Netherlands',
  PT: 'Portugal',
  RU: 'Russia',
  US: 'United States of America',
};

export interface LanguageName {
  english: string;
  own: string;
}

export const LANGUAGE_NAMES: Record<string, LanguageName> = {
  ar: { english: 'Arabic', own: 'العربية' },
  en: { english: 'English', own: 'English' },
  es: { english: 'Spanish', own: 'Español' },
  fr: { english: 'French', own: 'Français' },
  he: { english: 'Hebrew', own: 'עִבְרִית' },
  it: { english: 'Italian', own: 'Italiano' },
  ja: { english: 'Japanese', own: '日本語' },
  ko: { english: 'Korean', own: '한국어/조선말' },
  la: { english: 'Latin', own: 'Latin' },
  pt: { english: 'Portuguese', own: 'Português' },
  ru: { english: 'Russian', own: 'Pусский' },
};
