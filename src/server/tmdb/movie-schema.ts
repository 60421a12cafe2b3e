import { z } from 'zod';
import {
  AlternativeTitle,
  Credits,
  fact,
  flag,
  Images,
  id,
  listOf,
  Named,
  number,
  part,
  path,
  RelatedTitles,
  text,
  titleTranslation,
  Videos,
  WatchServices,
} from './parts-schema.ts';

const Release = z.object({ type: z.int().min(1).max(6), release_date: z.string(), certification: text, note: text });
const Country = z.object({ iso_3166_1: z.string(), release_dates: listOf(Release) });

/** TMDB's film, in TMDB's names; parts-schema.ts explains what is refused and what is left out. */
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
    popularity: fact,
    vote_average: fact,
    vote_count: fact,
    imdb_id: path,
    poster_path: path,
    backdrop_path: path,
    genres: part(listOf(z.object({ id }))),
    production_countries: part(listOf(z.object({ iso_3166_1: z.string().length(2) }))),
    production_companies: part(listOf(Named)),
    belongs_to_collection: part(z.object({ id, name: z.string().min(1) }).nullable()),
    credits: Credits,
    videos: Videos,
    images: Images,
    release_dates: part(z.object({ results: listOf(Country) })),
    'watch/providers': WatchServices,
    recommendations: RelatedTitles,
    similar: RelatedTitles,
    translations: part(z.object({ translations: listOf(titleTranslation) })),
    alternative_titles: part(z.object({ titles: listOf(AlternativeTitle) })),
  })
  // A page needs a name.
  .refine((film) => film.title.trim() !== '' || film.original_title.trim() !== '', { error: 'has no title at all' });
export type TmdbMovie = z.infer<typeof TmdbMovie>;
