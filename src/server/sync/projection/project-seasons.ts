import { numberChapters } from '#shared/domain/titles/chapters.ts';
import type { PartEdits } from '#shared/domain/titles/part-edits.ts';
import type { SeasonSource, SeriesSource } from '#shared/domain/titles/series.ts';
import type { SeriesProjection } from '../../store/titles/series.ts';
import { chooseEpisodeName, chooseSeasonName, chooseText } from './choose-texts.ts';

/** A season without a source of its own is still shown: the series has its name and number of episodes. */
export function projectSeasons(
  series: SeriesSource,
  sources: readonly SeasonSource[],
  edits: PartEdits,
): SeriesProjection['seasons'] {
  const sourceByNumber = new Map(sources.map((source) => [source.number, source]));
  return series.seasons.map((summary) => {
    const source = sourceByNumber.get(summary.number);
    const own = { text: summary.overview, language: 'pt-BR' };
    const provided = summary.overview || !source ? own : chooseText(source.overviews);
    const edit = edits.ofSeason(summary.number);
    const overview = edit.overview === undefined ? provided : { text: edit.overview, language: 'pt-BR' };
    return {
      series_id: series.id,
      number: summary.number,
      tmdb_id: summary.tmdbId,
      name: edit.name ?? chooseSeasonName(source?.name || summary.name, summary.number),
      overview: overview.text,
      overview_language: overview.language,
      air_date: summary.airDate ?? source?.airDate ?? null,
      episode_count: source?.episodes.length ?? summary.episodeCount,
      poster_path: edit.posterPath ?? summary.posterPath ?? source?.posterPath ?? null,
      season_url: edit.seasonUrl ?? null,
      position: edit.position ?? null,
    };
  });
}

/** Only novelas have chapters: other series are never read by them. */
export function projectEpisodes(
  series: SeriesSource,
  sources: readonly SeasonSource[],
  { isNovela, edits }: { isNovela: boolean; edits: PartEdits },
): SeriesProjection['episodes'] {
  const listed = new Set(series.seasons.map((season) => season.number));
  const chapters = isNovela ? chaptersOf(series, sources) : undefined;
  return sources
    .filter((season) => listed.has(season.number))
    .flatMap((season) =>
      season.episodes.map((episode) => {
        const edit = edits.ofEpisode(season.number, episode.number);
        return {
          series_id: series.id,
          season_number: season.number,
          number: episode.number,
          tmdb_id: episode.tmdbId,
          name: edit.name ?? chooseEpisodeName(episode.name, episode.number),
          overview: edit.overview ?? episode.overview,
          air_date: edit.airDate ?? episode.airDate,
          air_time: edit.airTime ?? null,
          channel: edit.channel ?? null,
          is_special: edit.isSpecial ?? false,
          runtime_minutes: episode.runtimeMinutes,
          still_path: edit.stillPath ?? episode.stillPath,
          chapter: chapters?.get(season.number)?.get(episode.number) ?? null,
        };
      }),
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

/**
 * The day of the next episode: TMDB's, moved if an editor moved its episode, or an earlier day that an editor entered. Days before
 * today are no next day.
 */
export function projectNextAirDate(
  { nextAirDate }: Pick<SeriesSource, 'nextAirDate'>,
  sources: readonly SeasonSource[],
  edits: PartEdits,
  today: string,
): string | null {
  const regular = sources.filter(({ number }) => number > 0);
  const moved = regular.flatMap(({ number: season, episodes }) =>
    episodes.flatMap(({ number, airDate: before }) => {
      const { airDate } = edits.ofEpisode(season, number);
      return airDate === undefined ? [] : [{ before, airDate }];
    }),
  );
  if (moved.length === 0) return nextAirDate;
  const isHeld = regular.some(({ number: season, episodes }) =>
    episodes.some((each) => each.airDate === nextAirDate && edits.ofEpisode(season, each.number).airDate === undefined),
  );
  const isGone = !isHeld && moved.some(({ before }) => before === nextAirDate);
  const days = [...(isGone || nextAirDate === null ? [] : [nextAirDate]), ...moved.map(({ airDate }) => airDate)];
  return days.filter((day) => day >= today || day === nextAirDate).toSorted()[0] ?? null;
}
