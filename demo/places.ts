/** Country and language names as TMDB spells them, only those our films need. */
export const demoCountryNames: Record<string, string> = {
  BR: 'Brazil',
  DE: 'Germany',
  FR: 'France',
  JP: 'Japan',
  KR: 'South Korea',
  NL: 'Netherlands',
  PT: 'Portugal',
  US: 'United States of America',
};

export interface DemoLanguage {
  english: string;
  own: string;
}

export const demoLanguages: Record<string, DemoLanguage> = {
  en: { english: 'English', own: 'English' },
  it: { english: 'Italian', own: 'Italiano' },
  ja: { english: 'Japanese', own: '日本語' },
  ko: { english: 'Korean', own: '한국어/조선말' },
  la: { english: 'Latin', own: 'Latin' },
  pt: { english: 'Portuguese', own: 'Português' },
};
