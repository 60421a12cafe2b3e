import { episodeName, seasonName } from '#shared/domain/titles/season-names.ts';
import type { LanguageTexts } from '#shared/domain/titles/source-parts.ts';

export interface ChosenText {
  text: string;
  /** `pt-BR`, `pt-PT`, `en` or the original language: marked in the page when it is not Portuguese. */
  language: string;
}

/** The pt-BR text, else pt-PT, else English, else an empty text. */
export function chooseText(texts: LanguageTexts): ChosenText {
  for (const language of ['pt-BR', 'pt-PT', 'en'] as const) {
    if (texts[language]) return { text: texts[language], language };
  }
  return { text: '', language: 'pt-BR' };
}

/** The phrase of a poster, which a page shows only in Portuguese. */
export function chooseTagline(texts: LanguageTexts): string {
  return texts['pt-BR'] || texts['pt-PT'] || '';
}

export interface TitleTexts {
  titles: LanguageTexts;
  originalTitle: string;
  originalLanguage: string;
}

/** An untranslated title stays in the original, unless it is not in Latin script: then pt-PT or English is used. */
export function chooseTitle({ titles, originalTitle, originalLanguage }: TitleTexts): ChosenText {
  if (titles['pt-BR']) return { text: titles['pt-BR'], language: 'pt-BR' };
  if (!isLatin(originalTitle)) {
    if (titles['pt-PT']) return { text: titles['pt-PT'], language: 'pt-PT' };
    if (titles.en) return { text: titles.en, language: 'en' };
  }
  return { text: originalTitle, language: originalLanguage === 'pt' ? 'pt-BR' : originalLanguage };
}

/** Where a name is not translated, TMDB sends "Season 1" in English or in another script. Replace those by our own name. */
export function chooseSeasonName(name: string, number: number): string {
  const isNumbered = /^(?:season \d+|specials)$/i.test(name);
  return name === '' || isNumbered || !isLatin(name) ? seasonName(number) : name;
}

export function chooseEpisodeName(name: string, number: number): string {
  return name === '' || /^episode \d+$/i.test(name) || !isLatin(name) ? episodeName(number) : name;
}

function isLatin(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  return letters.length === 0 || letters.some((letter) => /\p{Script=Latin}/u.test(letter));
}
