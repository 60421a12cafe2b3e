import { type RawBuilder, sql } from 'kysely';
import type { EpisodeLine } from '#shared/admin/domain/editing/edited-episodes.ts';
import type { Db } from '../../infra/db.ts';

/** TMDB names an untranslated episode "Episódio 3". */
const isUntitled = sql<boolean>`(episode.name = '' or episode.name ~ '^(Epis.dio|Cap.tulo) [0-9]+$')`;

export interface SeasonRow {
  number: number;
  name: string;
  posterPath: string | null;
  airDate: string | null;
  episodes: number;
  untitled: number;
}

/** In the order of the site, the specials last. */
export async function listSeasonRows(db: Db, seriesId: number): Promise<SeasonRow[]> {
  const { rows } = await sql<SeasonRow>`
    select season.number, season.name, season.poster_path as "posterPath", season.air_date as "airDate",
           count(episode.number) as episodes, count(episode.number) filter (where ${isUntitled}) as untitled
    from seasons as season
    left join episodes as episode on episode.series_id = season.series_id and episode.season_number = season.number
    where season.series_id = ${seriesId}
    group by season.series_id, season.number
    order by season.number = 0, coalesce(season.position, season.number), season.number
  `.execute(db);
  return rows;
}

export interface MonthRow {
  /** `2026-11`; null for chapters without a day. */
  month: string | null;
  chapters: number;
}

/** The months of a novela, the newest first. */
export async function listChapterMonths(db: Db, seriesId: number): Promise<MonthRow[]> {
  const { rows } = await sql<MonthRow>`
    select to_char(air_date, 'YYYY-MM') as month, count(*) as chapters
    from episodes
    where series_id = ${seriesId} and chapter is not null
    group by 1
    order by 1 desc nulls first
  `.execute(db);
  return rows;
}

/** Episodes of a season, by number, or chapters of a month, the newest first; `month: null` are those without a day. */
export type EpisodeGroup = { season: number } | { month: string | null };

interface EpisodeQuery {
  group: EpisodeGroup;
  /** Only those without a title or a synopsis. */
  isMissing: boolean;
  offset: number;
  limit: number;
}

export async function listEpisodeRows(
  db: Db,
  seriesId: number,
  { group, isMissing, offset, limit }: EpisodeQuery,
): Promise<{ rows: EpisodeLine[]; total: number; untitled: number }> {
  const only = sql`episode.series_id = ${seriesId} and ${inGroup(group)}`;
  const missing = isMissing ? sql`and (${isUntitled} or episode.overview = '')` : sql``;
  const order = 'season' in group ? sql`episode.number` : sql`episode.chapter desc`;
  const [{ rows }, { rows: counts }] = await Promise.all([
    sql<EpisodeLine>`
      select ${COLUMNS}
      from episodes as episode
      where ${only} ${missing}
      order by ${order}
      offset ${offset} limit ${limit}
    `.execute(db),
    sql<{ total: number; untitled: number }>`
      select count(*) as total, count(*) filter (where ${isUntitled}) as untitled
      from episodes as episode
      where ${only} ${missing}
    `.execute(db),
  ]);
  return { rows, ...(counts[0] ?? { total: 0, untitled: 0 }) };
}

const COLUMNS = sql`
  episode.season_number as season, episode.number, episode.chapter, episode.name, episode.overview,
  episode.air_date as "airDate", episode.air_time as "airTime", episode.channel, episode.runtime_minutes as runtime,
  episode.still_path as "stillPath", episode.is_special as "isSpecial", ${isUntitled} as "isUntitled"
`;

function inGroup(group: EpisodeGroup): RawBuilder<boolean> {
  if ('season' in group) return sql`episode.season_number = ${group.season}`;
  if (group.month === null) return sql`episode.chapter is not null and episode.air_date is null`;
  const first = `${group.month}-01`;
  return sql`episode.chapter is not null and episode.air_date >= ${first}::date
    and episode.air_date < (${first}::date + interval '1 month')`;
}

/** The episodes with these numbers: of a season, or chapters of the novela. */
export async function listNumberedEpisodes(
  db: Db,
  seriesId: number,
  season: number | undefined,
  numbers: readonly number[],
): Promise<EpisodeLine[]> {
  const isNamed =
    season === undefined
      ? sql`episode.chapter = any (${[...numbers]}::integer[])`
      : sql`episode.season_number = ${season} and episode.number = any (${[...numbers]}::integer[])`;
  const { rows } = await sql<EpisodeLine>`
    select ${COLUMNS} from episodes as episode where episode.series_id = ${seriesId} and ${isNamed}
  `.execute(db);
  return rows;
}
