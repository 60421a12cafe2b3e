import { pictureFile } from '../images/file-names.ts';
import { type ImageKind, ORIGINAL_SIZE } from '../images/sizes.ts';
import { languageCode } from '../language.ts';
import type { TitleKind } from '../world/kinds.ts';
import type { MovieRecord, SeriesRecord } from '../world/records.ts';
import { listPosters, type Picture } from './posters.ts';

/** `language` alone filters pictures too, so a client has to send include_image_language. */
export function wantsPicture(query: URLSearchParams): (picture: Picture) => boolean {
  const included = query.get('include_image_language')?.split(',') ?? null;
  const only = languageCode(query.get('language'));
  return (picture) => {
    if (included) return included.includes(picture.iso_639_1 ?? 'null');
    return only === null || picture.iso_639_1 === only;
  };
}

export function buildImages(kind: TitleKind, title: MovieRecord | SeriesRecord, query: URLSearchParams) {
  const isWanted = wantsPicture(query);
  const numbered = (role: 'Backdrop' | 'Logo', count: number, language: string | null): Picture[] =>
    Array.from({ length: count }, (_, index) => ({
      file_path: pictureFile(kind === 'movie' ? `movie${role}` : `series${role}`, title.id, index + 1),
      iso_639_1: language,
    }));
  const shown = (pictures: Picture[], imageKind: ImageKind) =>
    pictures.filter(isWanted).map((picture, index) => buildPicture(picture, imageKind, index));

  return {
    backdrops: shown(numbered('Backdrop', title.backdropCount, null), 'backdrop'),
    logos: shown(numbered('Logo', title.logoCount, title.originalLanguage), 'logo'),
    posters: shown(listPosters(kind, title), 'poster'),
  };
}

export function buildPicture(picture: Picture, kind: ImageKind, index: number) {
  const { width, height } = ORIGINAL_SIZE[kind];
  return {
    aspect_ratio: Number((width / height).toFixed(3)),
    height,
    iso_639_1: picture.iso_639_1,
    file_path: picture.file_path,
    vote_average: Number((5.9 - index * 0.2).toFixed(3)),
    vote_count: Math.max(1, 12 - index * 3),
    width,
  };
}
