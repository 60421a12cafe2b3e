import type { Db } from '../../infra/db.ts';
import { hasSeasonTexts } from './indexable.ts';

const SEASON_COLUMNS = [
  'number',
  'tmdb_id',
  'name',
  'overview',
  'overview_language',
  'air_date',
  'episode_count',
  'poster_path',
  'season_url',
  'position',
] as const;

/** By number: the specials (number 0) come first. */
export function listSeasons(db: Db, seriesId: number) {
  return db
    .selectFrom('seasons')
    .select(SEASON_COLUMNS)
    .select(hasSeasonTexts.as('has_texts'))
    .where('series_id', '=', seriesId)
    .orderBy('number')
    .execute();
}

export type StoredSeason = Awaited<ReturnType<typeof listSeasons>>[number];

const EPISODE_COLUMNS = [
  'season_number',
  'number',
  'tmdb_id',
  'name',
  'overview',
  'air_date',
  'runtime_minutes',
  'still_path',
  'air_time',
  'channel',
  'is_special',
] as const;

export function listEpisodes(db: Db, seriesId: number, seasonNumber: number) {
  return db
    .selectFrom('episodes')
    .select(EPISODE_COLUMNS)
    .where('series_id', '=', seriesId)
    .where('season_number', '=', seasonNumber)
    .orderBy('number')
    .execute();
}

export type StoredEpisode = Awaited<ReturnType<typeof listEpisodes>>[number];

/** The first stored episode of the day on which the series says that it goes on. */
export function findNextEpisode(db: Db, seriesId: number) {
  return db
    .selectFrom('episodes')
    .innerJoin('series', (join) =>
      join.onRef('series.id', '=', 'episodes.series_id').onRef('series.next_air_date', '=', 'episodes.air_date'),
    )
    .select(['episodes.season_number', 'episodes.number', 'episodes.air_date'])
    .where('series.id', '=', seriesId)
    .where('episodes.season_number', '>', 0)
    .orderBy('episodes.season_number')
    .orderBy('episodes.number')
    .limit(1)
    .executeTakeFirst();
}

/** The last aired episode according to the series, if it is stored. */
export function findLastEpisode(db: Db, seriesId: number): Promise<StoredEpisode | undefined> {
  return db
    .selectFrom('episodes')
    .innerJoin('series', (join) =>
      join
        .onRef('series.id', '=', 'episodes.series_id')
        .onRef('series.last_season_number', '=', 'episodes.season_number')
        .onRef('series.last_episode_number', '=', 'episodes.number'),
    )
    .select([
      'episodes.season_number',
      'episodes.number',
      'episodes.tmdb_id',
      'episodes.name',
      'episodes.overview',
      'episodes.air_date',
      'episodes.runtime_minutes',
      'episodes.still_path',
      'episodes.air_time',
      'episodes.channel',
      'episodes.is_special',
    ])
    .where('series.id', '=', seriesId)
    .executeTakeFirst();
}
