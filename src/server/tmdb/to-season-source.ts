import { SOURCE_LIMITS } from '#shared/domain/limits.ts';
import type { SeasonSource } from '#shared/domain/titles/season-source.ts';
import type { TmdbSeason } from './season-schema.ts';
import { textsOf } from './to-texts.ts';
import { parseDay, toMinutes, uniqueBy } from './to-values.ts';

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
