import { type RawBuilder, sql } from 'kysely';
import { WEIGHTED_RATING } from '#shared/domain/limits.ts';
import type { TitleKind } from '#shared/domain/titles/seen-title.ts';
import type { Db } from '../../infra/db.ts';
import { type CinemaRow, cinemaRow } from '../availability/card-availability.ts';
import { type Slice, TITLE_TABLES } from './title-tables.ts';

/** First and last day, both included. */
export interface Days {
  from: string;
  to: string;
}

/** Orders from our own tables, for when TMDB's order is not available. */
export type OwnOrder = { kind: TitleKind; by: 'rating' } | { kind: 'series'; by: 'on-air'; days: Days };

export async function listOwnIds(db: Db, order: OwnOrder, { offset, limit }: Slice): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id
    from ${sql.table(TITLE_TABLES[order.kind].titles)} as title
    where is_listed and ${conditionOf(order)}
    order by ${order.by === 'rating' ? WEIGHTED : sql`popularity`} desc, id
    limit ${limit}
    offset ${offset}
  `.execute(db);
  return rows.map((row) => row.id);
}

export async function countOwn(db: Db, order: OwnOrder): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count
    from ${sql.table(TITLE_TABLES[order.kind].titles)} as title
    where is_listed and ${conditionOf(order)}
  `.execute(db);
  return rows[0]?.count ?? 0;
}

interface CinemaFilm {
  id: number;
  cinema: CinemaRow;
}

/**
 * Films that may be in cinemas or may open: those of a ranking of TMDB's, those with a limited or wide release (types 2 and 3) in
 * these days, and those an editor named. The popular ones first; `toCinemaState` decides.
 */
export async function listCinemaFilms(db: Db, ranking: string, days: Days): Promise<CinemaFilm[]> {
  const { rows } = await sql<CinemaFilm>`
    select id, ${cinemaRow} as cinema
    from movies
    where is_listed and id in (
      select entity_id from rankings where name = ${ranking} and kind = 'movie'
      union
      select movie_id from movie_releases where type in (2, 3) and released_on between ${days.from}::date and ${days.to}::date
      union
      select said.id from movies as said where said.cinema_word = 'yes'
    )
    order by popularity desc, id
  `.execute(db);
  return rows;
}

/** Weighted rating: every title starts with some average votes, so that ten votes of 10 do not outrank ten thousand votes. */
const WEIGHTED = sql`
  (vote_average * vote_count + ${sql.lit(WEIGHTED_RATING.mean * WEIGHTED_RATING.votes)})
    / (vote_count + ${sql.lit(WEIGHTED_RATING.votes)})
`;

function conditionOf(order: OwnOrder): RawBuilder<unknown> {
  switch (order.by) {
    case 'rating':
      return sql`vote_count > 0`;
    case 'on-air':
      return sql`
        (
          next_air_date between ${order.days.from}::date and ${order.days.to}::date
          or last_air_date between ${order.days.from}::date and ${order.days.to}::date
        )
      `;
  }
}
