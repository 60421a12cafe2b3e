import { numberChapters } from '#shared/domain/titles/chapters.ts';
import type { SeasonSource, SeriesSource } from '#shared/domain/titles/series.ts';
import type { SeriesProjection } from '../../store/titles/series.ts';
import { chooseEpisodeName, chooseSeasonName, chooseText } from './choose-texts.ts';

/** A season without a source of its own is still shown: the series has its name and number of episodes. */
export function projectSeasons(series: SeriesSource, sources: readonly SeasonSource[]): SeriesProjection['seasons'] {
  const sourceByNumber = new Map(sources.map((source) => [source.number, source]));
  return series.seasons.map((summary) => {
    const source = sourceByNumber.get(summary.number);
    const own = { text: summary.overview, language: 'pt-BR' };
    const overview = summary.overview || !source ? own : chooseText(source.overviews);
    return {
      series_id: series.id,
      number: summary.number,
      tmdb_id: summary.tmdbId,
      name: chooseSeasonName(source?.name || summary.name, summary.number),
      overview: overview.text,
      overview_language: overview.language,
      air_date: summary.airDate ?? source?.airDate ?? null,
      episode_count: source?.episodes.length ?? summary.episodeCount,
      poster_path: summary.posterPath ?? source?.posterPath ?? null,
    };
  });
}

/** Only novelas have chapters: other series are never read by them. */
export function projectEpisodes(
  series: SeriesSource,
  sources: readonly SeasonSource[],
  isNovela: boolean,
): SeriesProjection['episodes'] {
  const listed = new Set(series.seasons.map((season) => season.number));
  const chapters = isNovela ? chaptersOf(series, sources) : undefined;
  return sources
    .filter((season) => listed.has(season.number))
    .flatMap((season) =>
      season.episodes.map((episode) => ({
        series_id: series.id,
        season_number: season.number,
        number: episode.number,
        tmdb_id: episode.tmdbId,
        name: chooseEpisodeName(episode.name, episode.number),
        overview: episode.overview,
        air_date: episode.airDate,
        runtime_minutes: episode.runtimeMinutes,
        still_path: episode.stillPath,
        chapter: chapters?.get(season.number)?.get(episode.number) ?? null,
      })),
    );
}

function chaptersOf(series: SeriesSource, sources: readonly SeasonSource[]) {
  const sourceByNumber = new Map(sources.map((source) => [source.number, source]));
  return numberChapters(
    series.seasons.map(({ number, episodeCount }) => ({
      number,
      episodeCount,
      episodeNumbers: sourceByNumber.get(number)?.episodes.map((episode) => episode.number) ?? [],
    })),
  );
}
