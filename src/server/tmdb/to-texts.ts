import type { LanguageTexts } from '#shared/domain/titles/source-parts.ts';

interface Translation<F extends string> {
  iso_639_1: string;
  iso_3166_1: string;
  data: Record<F, string>;
}

/**
 * `brazilian` is the text of the answer itself: requested in pt-BR, TMDB never returns another language there. If translations
 * could not be read, the other languages stay as stored.
 */
export function textsOf<F extends string>(
  translations: readonly Translation<F>[] | undefined,
  field: F,
  brazilian: string,
  held?: LanguageTexts,
): LanguageTexts {
  if (!translations && held) return { ...held, 'pt-BR': brazilian.trim() || held['pt-BR'] };
  const texts = translatedTexts(translations ?? [], field);
  return { ...texts, 'pt-BR': texts['pt-BR'] || brazilian.trim() };
}

/** Titles are the exception: if there is no translation, TMDB returns the original title. */
export function titlesOf<F extends string>(
  translations: readonly Translation<F>[] | undefined,
  field: F,
  title: string,
  alternatives: readonly { iso_3166_1: string; title: string }[] | undefined,
  held?: LanguageTexts,
): LanguageTexts {
  if (held && (!translations || !alternatives)) return held;
  return readTitles(translations ?? [], field, title, alternatives ?? []);
}

function readTitles<F extends string>(
  translations: readonly Translation<F>[],
  field: F,
  title: string,
  alternatives: readonly { iso_3166_1: string; title: string }[],
): LanguageTexts {
  const texts = translatedTexts(translations, field);
  // `translations` has a pt-BR title only if it differs; with a pt-BR row the answer's own title is pt-BR.
  const isTranslated = translations.some((row) => languageOf(row) === 'pt-BR');
  const alternative = alternatives.find((row) => row.iso_3166_1 === 'BR')?.title ?? '';
  return { ...texts, 'pt-BR': texts['pt-BR'] || (isTranslated ? title : '') || alternative };
}

function translatedTexts<F extends string>(translations: readonly Translation<F>[], field: F): LanguageTexts {
  const texts: LanguageTexts = { 'pt-BR': '', 'pt-PT': '', en: '' };
  for (const row of translations) {
    const language = languageOf(row);
    if (language && !texts[language]) texts[language] = row.data[field].trim();
  }
  return texts;
}

function languageOf(row: { iso_639_1: string; iso_3166_1: string }): keyof LanguageTexts | null {
  if (row.iso_639_1 === 'pt') return row.iso_3166_1 === 'BR' ? 'pt-BR' : 'pt-PT';
  return row.iso_639_1 === 'en' ? 'en' : null;
}
