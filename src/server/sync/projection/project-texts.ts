import type { LanguageTexts } from '#shared/domain/titles/source-parts.ts';
import { judgeTextLanguage } from '#shared/domain/titles/text-language.ts';
import { chooseTagline, chooseText, chooseTitle, type TitleTexts } from './choose-texts.ts';

interface Texts extends TitleTexts {
  overviews: LanguageTexts;
  taglines: LanguageTexts;
}

interface EditedTexts {
  title?: string | undefined;
  overview?: string | undefined;
  tagline?: string | undefined;
}

/** The texts of a film or a series, each with its language. */
export function projectTexts(source: Texts, overrides: EditedTexts) {
  const title = chooseTitle(source);
  const chosen = chooseText(source.overviews);
  const overview = overrides.overview ?? chosen.text;
  const overviewLanguage = overrides.overview === undefined ? chosen.language : 'pt-BR';
  return {
    title: overrides.title ?? title.text,
    title_language: overrides.title === undefined ? title.language : 'pt-BR',
    original_title: source.originalTitle,
    original_language: source.originalLanguage,
    overview,
    overview_language: overviewLanguage,
    text_language: judgeTextLanguage(overview, overviewLanguage),
    tagline: overrides.tagline ?? chooseTagline(source.taglines),
  };
}
