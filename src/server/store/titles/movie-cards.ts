import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../infra/db.ts';
import {
  type CardService,
  type CinemaRow,
  cinemaRow,
  joinedServices,
  servicesOfMovies,
} from '../availability/card-availability.ts';
import { inOrder } from './title-tables.ts';

export interface MovieCardRow {
  id: number;
  version: number;
  is_listed: boolean;
  slug: string;
  title: string;
  release_date: string | null;
  is_brazilian_release: boolean;
  release_year: number | null;
  poster_path: string | null;
  backdrop_path: string | null;
  vote_average: number;
  vote_count: number;
  genre_ids: number[];
  services: CardService[];
  cinema: CinemaRow;
}

/** In the order of the ids; unknown and unlisted films are left out. */
export function listMovieCards(db: Db, ids: readonly number[]): Promise<MovieCardRow[]> {
  return selectMovieCards(db, ids, sql`is_listed`);
}

/** For search results, which include public titles that are not listed. */
export function listFoundMovies(db: Db, ids: readonly number[]): Promise<MovieCardRow[]> {
  return selectMovieCards(db, ids, sql`is_public`);
}

/** Raw SQL: this is the most frequent statement, and building it with the query builder each time takes a third of its time. */
async function selectMovieCards(db: Db, ids: readonly number[], isShown: RawBuilder<unknown>): Promise<MovieCardRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<MovieCardRow>`
    select id, version, is_listed, slug, title, release_date, is_brazilian_release, release_year, poster_path, backdrop_path, vote_average,
           vote_count, genre_ids, ${joinedServices} as services, ${cinemaRow} as cinema
    from movies
    left join ${servicesOfMovies(sql`${ids}::integer[]`)} as offered on offered.title_id = movies.id
    where id = any (${ids}::integer[]) and ${isShown}
  `.execute(db);
  return inOrder(rows, ids);
}
