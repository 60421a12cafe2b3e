import { type RawBuilder, sql } from 'kysely';
import type { TitleKind } from '#shared/domain/titles/seen-title.ts';
import type { Db } from '../infra/db.ts';
import { currentSnapshot, isAnyUnseen } from '../lists/index.ts';
import { TITLE_TABLES } from '../store/titles/title-tables.ts';

/** A title as the statement below sends it, as a JSON array: the main thread passes the text on without parsing it. */
export type TitleRow = [
  id: number,
  popularity: number,
  rating: number,
  votes: number,
  /** 20261115; 0 for no date. */
  day: number,
  year: number,
  sortTitle: string,
  /** `offer_code` of each. */
  offers: number[],
  genreIds: number[],
  age: number | null,
  minutes: number | null,
  countries: string[],
  isDubbed: boolean,
  isInCinema: boolean,
  /** As `day`. */
  arrival: number,
];

const TITLES_AT_ONCE = 5_000;

/** All titles that can be watched, as texts with a JSON array of rows each. */
export async function* readAllTitles(db: Db, kind: TitleKind): AsyncGenerator<string> {
  const { offers, owner } = TITLE_TABLES[kind];
  const isMovie = kind === 'movie';
  for (let after: number | null = 0; after !== null; ) {
    // One more branch for films in cinemas, most of which have no offer.
    const wanted: RawBuilder<unknown> = sql`
      select id
      from (
        (
          select distinct ${sql.ref(owner)} as id from ${sql.table(offers)}
          where ${sql.ref(owner)} > ${after} order by 1 limit ${TITLES_AT_ONCE}
        )
        union
        select entity_id from rankings where name = 'movie-now-playing' and kind = ${kind} and entity_id > ${after}
        ${isMovie ? sql`union select id from movies where cinema_word = 'yes' and id > ${after}` : sql``}
      ) as watchable
      order by id
      limit ${TITLES_AT_ONCE}
    `;
    const { titles, last }: TitlesText = await readTitles(db, kind, wanted);
    yield titles;
    after = last;
  }
}

/** Those of these titles that can be watched. */
export async function readSomeTitles(db: Db, kind: TitleKind, ids: readonly number[]): Promise<string> {
  return (await readTitles(db, kind, sql`select unnest(${ids}::integer[]) as id`)).titles;
}

interface TitlesText {
  titles: string;
  /** The highest id that was asked about, null if none was. */
  last: number | null;
}

/** By list and editor only: sets of bits do not know the day (docs/decisions/where-to-watch.md). */
const IN_CINEMAS = sql`
  cinema_word is not distinct from 'yes'
  or cinema_word is null
    and exists (select from rankings where name = 'movie-now-playing' and kind = 'movie' and entity_id = title.id)
`;

async function readTitles(db: Db, kind: TitleKind, wanted: RawBuilder<unknown>): Promise<TitlesText> {
  const { titles, offers, owner, day } = TITLE_TABLES[kind];
  const isMovie = kind === 'movie';
  const dayNumber = (date: RawBuilder<unknown>) => sql`coalesce(to_char(${date}, 'YYYYMMDD')::integer, 0)`;
  const { rows } = await sql<TitlesText>`
    with wanted as materialized (${wanted})
    select
      coalesce(
        json_agg(json_build_array(
          title.id, popularity, vote_average, vote_count, ${dayNumber(sql.ref(day))},
          ${isMovie ? sql`coalesce(release_year, 0)` : sql`coalesce(extract(year from first_air_date), 0)::integer`},
          title_sort_key(title, search_title), coalesce(offer.codes, '{}'), genre_ids,
          case when certification = 'L' then 0 when certification ~ '^[0-9]{1,2}$' then certification::integer end,
          ${isMovie ? sql`runtime_minutes` : sql`episode_minutes`}, country_codes,
          coalesce(offer.is_dubbed, false), cinema.is_in, ${dayNumber(sql`arrival.day`)}
        )) filter (where is_listed and (offer.codes is not null or cinema.is_in)),
        '[]'
      )::text as titles,
      (select max(id) from wanted) as last
    from wanted
    join ${sql.table(titles)} as title using (id)
    cross join lateral (
      select array_agg(offer_code(service_id, kind)) as codes, bool_or(is_dubbed) as is_dubbed
      from ${sql.table(offers)}
      where ${sql.ref(owner)} = title.id
    ) as offer
    cross join lateral (
      select ${isMovie ? IN_CINEMAS : sql`false`} as is_in
    ) as cinema
    cross join lateral (
      select max(happened_on) as day
      from availability_events as event
      join availability using (kind, title_id, platform_id)
      where event.kind = ${kind} and event.title_id = title.id and event.event = 'arrived' and event.state = 'published'
        and availability.removed_on is null
    ) as arrival
  `.execute(db);
  return rows[0] ?? { titles: '[]', last: null };
}

export interface SnapshotState {
  build: number;
  /** Whether there are changes that the snapshot did not see. */
  isBehind: boolean;
  /** Whether the snapshot saw all that the live build of the lists saw: a build deletes the changes it has seen. */
  isPastBuild: boolean;
  /** When the list of films in cinemas was fetched. */
  cinemaAt: Date | null;
}

/** Asked before every question. */
export async function readStanding(db: Db, snapshot: string): Promise<SnapshotState> {
  const { rows } = await sql<SnapshotState>`
    select
      build, ${isAnyUnseen(snapshot)} as "isBehind",
      coalesce(pg_snapshot_xmin(${snapshot}::pg_snapshot) >= pg_snapshot_xmax(built_from), true) as "isPastBuild",
      (select fetched_at from ranking_runs where name = 'movie-now-playing') as "cinemaAt"
    from list_state
  `.execute(db);
  return rows[0] ?? { build: 0, isBehind: false, isPastBuild: true, cinemaAt: null };
}

/** Taken before the titles are read: what changes meanwhile is then read again as a change. */
export async function readStart(db: Db): Promise<{ build: number; snapshot: string }> {
  const { rows } = await sql<{ build: number; snapshot: string }>`
    select build, ${currentSnapshot()} as snapshot from list_state
  `.execute(db);
  return rows[0] ?? { build: 0, snapshot: '1:1:' };
}
