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
  nameTranslation,
  number,
  Person,
  part,
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
  roles: listOf(z.object({ character: text })).catch([]),
});
const AggregateCrew = z.object({
  ...Person,
  department: text,
  jobs: listOf(z.object({ job: z.string().min(1), episode_count: number })).catch([]),
});
const Episode = z
  .object({ season_number: seasonNumber, episode_number: z.int().min(0).max(32_767), air_date: text, runtime: number })
  .nullable();
const SeasonSummary = z.object({
  id,
  season_number: seasonNumber,
  name: text,
  overview: text,
  air_date: text,
  episode_count: number,
  poster_path: path,
});

/** Without the collected seasons, which are not a field of TMDB's. */
export const SeriesFields = z.object({
  id,
  name: z.string(),
  original_name: z.string(),
  original_language: z.string(),
  adult: flag,
  overview: text,
  tagline: text,
  first_air_date: text,
  last_air_date: text,
  last_episode_to_air: part(Episode),
  next_episode_to_air: part(Episode),
  episode_run_time: part(listOf(z.number())),
  number_of_seasons: fact,
  number_of_episodes: fact,
  in_production: flag,
  status: text,
  type: text,
  popularity: fact,
  vote_average: fact,
  vote_count: fact,
  poster_path: path,
  backdrop_path: path,
  genres: part(listOf(z.object({ id }))),
  origin_country: part(listOf(z.string().length(2))),
  production_countries: part(listOf(z.object({ iso_3166_1: z.string().length(2) }))),
  production_companies: part(listOf(Named)),
  networks: part(listOf(Named)),
  created_by: part(listOf(z.object(Person))),
  seasons: part(listOf(SeasonSummary)),
  aggregate_credits: part(z.object({ cast: part(listOf(AggregateCast)), crew: part(listOf(AggregateCrew)) })),
  credits: Credits,
  videos: Videos,
  images: Images,
  content_ratings: part(z.object({ results: listOf(z.object({ iso_3166_1: z.string(), rating: text })) })),
  'watch/providers': WatchServices,
  external_ids: part(z.object({ imdb_id: path })),
  recommendations: RelatedTitles,
  similar: RelatedTitles,
  translations: part(z.object({ translations: listOf(nameTranslation) })),
  // Films have `titles` here, series have `results`.
  alternative_titles: part(z.object({ results: listOf(AlternativeTitle) })),
});
const Series = SeriesFields.extend({ appended_seasons: listOf(TmdbSeason).catch([]) });

/** TMDB's series. Appended seasons have keys of their own (`season/1`) and are collected into one list. */
export const TmdbSeries = z.preprocess((answer) => {
  if (typeof answer !== 'object' || answer === null) return answer;
  const seasons = Object.entries(answer).filter(([key]) => /^season\/\d{1,4}$/.test(key));
  return { ...answer, appended_seasons: seasons.map(([, season]) => season as unknown) };
}, Series);
export type TmdbSeries = z.infer<typeof TmdbSeries>;
