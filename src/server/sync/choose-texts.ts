import { episodeName, seasonName } from '#shared/domain/season-names.ts';
import type { LanguageTexts } from '#shared/domain/source-parts.ts';

export interface ChosenText {
  text: string;
  /** `pt-BR`, `pt-PT`, `en` or the original language: marked in the page when it is not Portuguese. */
  language: string;
}

/** Brazil's text, else Portugal's, else English, else nothing. */
export function chooseText(texts: LanguageTexts): ChosenText {
  for (const language of ['pt-BR', 'pt-PT', 'en'] as const) {
    if (texts[language]) return { text: texts[language], language };
  }
  return { text: '', language: 'pt-BR' };
}

export interface TitleTexts {
  titles: LanguageTexts;
  originalTitle: string;
  originalLanguage: string;
}

/** A title nobody translated stays original, unless a Brazilian could not even read its letters. */
export function chooseTitle({ titles, originalTitle, originalLanguage }: TitleTexts): ChosenText {
  if (titles['pt-BR']) return { text: titles['pt-BR'], language: 'pt-BR' };
  if (!isLatin(originalTitle)) {
    if (titles['pt-PT']) return { text: titles['pt-PT'], language: 'pt-PT' };
    if (titles.en) return { text: titles.en, language: 'en' };
  }
  return { text: originalTitle, language: originalLanguage === 'pt' ? 'pt-BR' : originalLanguage };
}

/** TMDB names seasons and episodes by number in English, or in the original's letters, where nobody translated them. */
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
