import { z } from 'zod';
import { SOURCE_LIMITS } from '#shared/domain/limits.ts';
import type { SeasonSource } from '#shared/domain/titles/series.ts';
import { id, listOf, nameTranslation, number, seasonNumber } from './parts-schema.ts';
import { longText, path, text } from './text-schema.ts';
import { textsOf } from './to-texts.ts';
import { parseDay, toMinutes, uniqueBy } from './to-values.ts';

const Episode = z.object({
  id,
  episode_number: z.int().min(0).max(1_000_000),
  name: text,
  overview: longText,
  air_date: text,
  runtime: number,
  still_path: path,
});

/** TMDB's season: the same whether requested alone or appended to its series. */
export const TmdbSeason = z.object({
  id,
  season_number: seasonNumber,
  name: text,
  overview: longText,
  air_date: text,
  poster_path: path,
  /** A season without episodes is refused, and our stored season stays. */
  episodes: listOf(Episode),
  /** Only if the season was requested alone. */
  translations: z.object({ translations: listOf(nameTranslation) }).catch({ translations: [] }),
});
export type TmdbSeason = z.infer<typeof TmdbSeason>;

export function toSeasonSource(seriesId: number, season: TmdbSeason): SeasonSource {
  return {
    seriesId,
    number: season.season_number,
    tmdbId: season.id,
    name: season.name.trim(),
    overviews: textsOf(season.translations.translations, 'overview', season.overview),
    airDate: parseDay(season.air_date),
    posterPath: season.poster_path,
    episodes: uniqueBy(season.episodes, (episode) => episode.episode_number)
      .toSorted((a, b) => a.episode_number - b.episode_number)
      .slice(0, SOURCE_LIMITS.episodesPerSeason)
      .map((episode) => ({
        number: episode.episode_number,
        tmdbId: episode.id,
        name: episode.name.trim(),
        overview: episode.overview.trim(),
        airDate: parseDay(episode.air_date),
        runtimeMinutes: toMinutes(episode.runtime),
        stillPath: episode.still_path,
      })),
  };
}
