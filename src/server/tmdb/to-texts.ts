import type { LanguageTexts } from '#shared/domain/source-parts.ts';

interface Translation<F extends string> {
  iso_639_1: string;
  iso_3166_1: string;
  data: Record<F, string>;
}

/**
 * `brazilian` is the text of the answer itself: asked for in pt-BR, TMDB never puts another language there. Translations
 * that could not be read leave the other languages as we hold them.
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

/** A title is the exception: TMDB puts the original one where there is no translation. */
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
  // `translations` names a pt-BR title only where it differs; with a pt-BR row the answer's own title is pt-BR.
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
