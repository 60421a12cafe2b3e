import { buildTranslationHead } from '../title/places.ts';
import type { MovieRecord } from '../world/records.ts';

/** The rows the details were chosen from, as they are: an empty title here means "same as the original". */
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
