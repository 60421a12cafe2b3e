import { pictureFile } from '../images/file-names.ts';
import { languageCode } from '../language.ts';
import type { TitleKind } from '../world/kinds.ts';

export interface Picture {
  file_path: string;
  iso_639_1: string | null;
}

interface Postered {
  id: number;
  originalLanguage: string;
  posterCount: number;
}

/** The first poster is in Portuguese, the second in the original language, the rest without words. */
export function listPosters(kind: TitleKind, title: Postered): Picture[] {
  const languages = [...new Set(['pt', title.originalLanguage])];
  return Array.from({ length: title.posterCount }, (_, index) => ({
    file_path: pictureFile(kind === 'movie' ? 'moviePoster' : 'seriesPoster', title.id, index + 1),
    iso_639_1: languages[index] ?? null,
  }));
}

/** Portuguese if requested, else the original language, else the first of the list. Called for every list item. */
export function choosePoster(kind: TitleKind, title: Postered, language: string | null): string | null {
  if (title.posterCount === 0) return null;
  const asked = languageCode(language) ?? 'en';
  const isOriginal = asked === title.originalLanguage || asked !== 'pt';
  const variant = isOriginal && title.originalLanguage !== 'pt' && title.posterCount > 1 ? 2 : 1;
  return pictureFile(kind === 'movie' ? 'moviePoster' : 'seriesPoster', title.id, variant);
}
