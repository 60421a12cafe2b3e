import { z } from 'zod';
import {
  AlternativeTitle,
  Credits,
  flag,
  Images,
  id,
  listOf,
  Named,
  nameTranslation,
  number,
  Person,
  path,
  RelatedTitles,
  seasonNumber,
  text,
  Videos,
  WatchServices,
} from './parts-schema.ts';
import { TmdbSeason } from './season-schema.ts';

const AggregateCast = z.object({
  ...Person,
  order: number,
  total_episode_count: number,
  roles: listOf(z.object({ character: text })),
});
const AggregateCrew = z.object({
  ...Person,
  department: text,
  jobs: listOf(z.object({ job: z.string().min(1), episode_count: number })),
});
const Episode = z
  .object({ season_number: seasonNumber, episode_number: z.int().min(0).max(32_767), air_date: text, runtime: number })
  .nullish()
  .catch(null);
const SeasonSummary = z.object({
  id,
  season_number: seasonNumber,
  name: text,
  overview: text,
  air_date: text,
  episode_count: number,
  poster_path: path,
});

const Series = z.object({
  id,
  name: z.string(),
  original_name: z.string(),
  original_language: z.string(),
  adult: flag,
  overview: text,
  tagline: text,
  first_air_date: text,
  last_air_date: text,
  last_episode_to_air: Episode,
  next_episode_to_air: Episode,
  episode_run_time: listOf(z.number()),
  number_of_seasons: number,
  number_of_episodes: number,
  in_production: flag,
  status: text,
  type: text,
  popularity: number,
  vote_average: number,
  vote_count: number,
  poster_path: path,
  backdrop_path: path,
  genres: listOf(z.object({ id })),
  origin_country: listOf(z.string().length(2)),
  production_countries: listOf(z.object({ iso_3166_1: z.string().length(2) })),
  production_companies: listOf(Named),
  networks: listOf(Named),
  created_by: listOf(z.object(Person)),
  seasons: listOf(SeasonSummary),
  aggregate_credits: z
    .object({ cast: listOf(AggregateCast), crew: listOf(AggregateCrew) })
    .catch({ cast: [], crew: [] }),
  credits: Credits,
  videos: Videos,
  images: Images,
  content_ratings: z
    .object({ results: listOf(z.object({ iso_3166_1: z.string(), rating: text })) })
    .catch({ results: [] }),
  'watch/providers': WatchServices,
  external_ids: z.object({ imdb_id: path }).catch({ imdb_id: null }),
  recommendations: RelatedTitles,
  similar: RelatedTitles,
  translations: z.object({ translations: listOf(nameTranslation) }).catch({ translations: [] }),
  // Where a film has `titles`, a series has `results`.
  alternative_titles: z.object({ results: listOf(AlternativeTitle) }).catch({ results: [] }),
  appended_seasons: listOf(TmdbSeason),
});

/** TMDB's series. Appended seasons come under keys of their own (`season/1`) and are gathered into one list. */
export const TmdbSeries = z.preprocess((answer) => {
  if (typeof answer !== 'object' || answer === null) return answer;
  const seasons = Object.entries(answer).filter(([key]) => /^season\/\d{1,4}$/.test(key));
  return { ...answer, appended_seasons: seasons.map(([, season]) => season as unknown) };
}, Series);
export type TmdbSeries = z.infer<typeof TmdbSeries>;
