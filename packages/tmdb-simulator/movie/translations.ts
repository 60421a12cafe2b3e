import { buildTranslationHead } from '../title/places.ts';
import type { MovieRecord } from '../world/records.ts';

/** All translation rows unchanged: an empty title means "same as the original". */
export function buildTranslations(movie: MovieRecord) {
  return {
    translations: movie.translations.map((row) => ({
      ...buildTranslationHead(row),
      data: {
        homepage: '',
        overview: row.overview,
        runtime: row.overview ? movie.runtime : 0,
        tagline: row.tagline,
        title: row.title,
      },
    })),
  };
}
