import { demoLanguages } from '../../demo/places.ts';
import type { DemoMovie } from '../../demo/types.ts';

/** The rows the details were chosen from, as they are: an empty title here means "same as the original". */
export function buildTranslations(movie: DemoMovie) {
  return {
    translations: movie.translations.map((row) => ({
      iso_3166_1: row.country,
      iso_639_1: row.language,
      name: demoLanguages[row.language]?.own ?? '',
      english_name: demoLanguages[row.language]?.english ?? '',
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
