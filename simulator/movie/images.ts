import type { DemoMovie } from '../../demo/types.ts';
import { backdropFile, posterFile } from '../images/file-names.ts';
import { ORIGINAL_SIZE } from '../images/sizes.ts';
import { languageCode } from '../language.ts';

interface Picture {
  file_path: string;
  iso_639_1: string | null;
}

/** The first poster is the Brazilian one, the second the original one, the rest carry no words. */
function listPosters(movie: DemoMovie): Picture[] {
  const languages = [...new Set(['pt', movie.originalLanguage])];
  return Array.from({ length: movie.posterCount }, (_, index) => ({
    file_path: posterFile(movie.id, index + 1),
    iso_639_1: languages[index] ?? null,
  }));
}

/** Portuguese if asked for, else the original language, else whatever leads the list. */
export function choosePoster(movie: DemoMovie, language: string | null): string | null {
  const posters = listPosters(movie);
  const inLanguage = (code: string | null) => posters.find((poster) => poster.iso_639_1 === code);
  const chosen = inLanguage(languageCode(language) ?? 'en') ?? inLanguage(movie.originalLanguage) ?? posters[0];
  return chosen?.file_path ?? null;
}

/** `language` alone filters the pictures too: the reason a client has to send include_image_language. */
export function buildImages(movie: DemoMovie, query: URLSearchParams) {
  const included = query.get('include_image_language')?.split(',') ?? null;
  const only = languageCode(query.get('language'));
  const isWanted = (picture: Picture) => {
    if (included) return included.includes(picture.iso_639_1 ?? 'null');
    return only === null || picture.iso_639_1 === only;
  };
  const backdrops = Array.from({ length: movie.backdropCount }, (_, index) => ({
    file_path: backdropFile(movie.id, index + 1),
    iso_639_1: null,
  }));

  return {
    backdrops: backdrops.filter(isWanted).map((picture, index) => buildPicture(picture, 'backdrop', index)),
    logos: [],
    posters: listPosters(movie)
      .filter(isWanted)
      .map((picture, index) => buildPicture(picture, 'poster', index)),
  };
}

function buildPicture(picture: Picture, kind: 'poster' | 'backdrop', index: number) {
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
