import type { LanguageTexts, MovieSource } from '#shared/domain/movie-source.ts';

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

/** A title nobody translated stays original, unless a Brazilian could not even read its letters. */
export function chooseTitle({ titles, originalTitle, originalLanguage }: MovieSource): ChosenText {
  if (titles['pt-BR']) return { text: titles['pt-BR'], language: 'pt-BR' };
  if (!isLatin(originalTitle)) {
    if (titles['pt-PT']) return { text: titles['pt-PT'], language: 'pt-PT' };
    if (titles.en) return { text: titles.en, language: 'en' };
  }
  return { text: originalTitle, language: originalLanguage === 'pt' ? 'pt-BR' : originalLanguage };
}

function isLatin(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  return letters.length === 0 || letters.some((letter) => /\p{Script=Latin}/u.test(letter));
}
