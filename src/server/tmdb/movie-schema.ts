import { z } from 'zod';
import {
  AlternativeTitle,
  Credits,
  flag,
  Images,
  id,
  listOf,
  Named,
  number,
  path,
  RelatedTitles,
  text,
  titleTranslation,
  Videos,
  WatchServices,
} from './parts-schema.ts';

const Release = z.object({ type: z.int().min(1).max(6), release_date: z.string(), certification: text, note: text });
const Country = z.object({ iso_3166_1: z.string(), release_dates: listOf(Release) });

/** TMDB's film, in TMDB's names; see parts-schema.ts for what is refused and what is only left out. */
export const TmdbMovie = z
  .object({
    id,
    title: z.string(),
    original_title: z.string(),
    original_language: z.string(),
    adult: flag,
    video: flag,
    overview: text,
    tagline: text,
    release_date: text,
    runtime: number,
    status: text,
    budget: number,
    revenue: number,
    popularity: number,
    vote_average: number,
    vote_count: number,
    imdb_id: path,
    poster_path: path,
    backdrop_path: path,
    genres: listOf(z.object({ id })),
    production_countries: listOf(z.object({ iso_3166_1: z.string().length(2) })),
    production_companies: listOf(Named),
    belongs_to_collection: z
      .object({ id, name: z.string().min(1) })
      .nullish()
      .catch(null),
    credits: Credits,
    videos: Videos,
    images: Images,
    release_dates: z.object({ results: listOf(Country) }).catch({ results: [] }),
    'watch/providers': WatchServices,
    recommendations: RelatedTitles,
    similar: RelatedTitles,
    translations: z.object({ translations: listOf(titleTranslation) }).catch({ translations: [] }),
    alternative_titles: z.object({ titles: listOf(AlternativeTitle) }).catch({ titles: [] }),
  })
  // A page without a name is no page.
  .refine((film) => film.title.trim() !== '' || film.original_title.trim() !== '', { error: 'has no title at all' });
export type TmdbMovie = z.infer<typeof TmdbMovie>;
