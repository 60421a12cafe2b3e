import type { Video } from '#shared/contract/title-parts.ts';
import { toBrazilianDay } from '#shared/domain/day.ts';
import { formatMediumDate } from '#shared/domain/format.ts';
import { trailerWords } from '#shared/text/titles/trailers.ts';
import { foreignLang } from '../title/facts/foreign-lang.ts';
import { languageName } from '../title/facts/language-name.ts';
import { chooseTrailers } from './choose-trailers.ts';

export interface Trailer {
  /** YouTube's video id. */
  key: string;
  name: string;
  lang: string | undefined;
  /** `Trailer · 2 de out. de 2025`, and the language unless it is Portuguese. */
  facts: string;
}

export function toTrailers(videos: readonly Video[]): Trailer[] {
  return chooseTrailers(videos).map((video) => ({
    key: video.key,
    name: video.name,
    lang: foreignLang(video.iso_639_1),
    facts: describe(video),
  }));
}

function describe(video: Video): string {
  const language = isPortuguese(video) ? '' : languageName(video.iso_639_1);
  return [
    trailerWords.types[video.type],
    formatMediumDate(toBrazilianDay(new Date(video.published_at))),
    language && trailerWords.inLanguage(language),
  ]
    .filter(Boolean)
    .join(' · ');
}

function isPortuguese({ iso_639_1 }: Video): boolean {
  return iso_639_1 === 'pt';
}
