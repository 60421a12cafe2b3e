import { z } from 'zod';
import { id, listOf, nameTranslation, number, path, seasonNumber, text } from './parts-schema.ts';

const Episode = z.object({
  id,
  episode_number: z.int().min(0).max(1_000_000),
  name: text,
  overview: text,
  air_date: text,
  runtime: number,
  still_path: path,
});

/** TMDB's season: the same whether requested alone or appended to its series. */
export const TmdbSeason = z.object({
  id,
  season_number: seasonNumber,
  name: text,
  overview: text,
  air_date: text,
  poster_path: path,
  /** A season without episodes is refused, and our stored season stays. */
  episodes: listOf(Episode),
  /** Only if the season was requested alone. */
  translations: z.object({ translations: listOf(nameTranslation) }).catch({ translations: [] }),
});
export type TmdbSeason = z.infer<typeof TmdbSeason>;
