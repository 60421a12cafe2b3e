import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../infra/db.ts';
import { type CardService, joinedServices, servicesOfMovies } from './card-services.ts';
import { inOrder } from './in-order.ts';

export interface MovieCardRow {
  id: number;
  version: number;
  slug: string;
  title: string;
  release_date: string | null;
  release_year: number | null;
  poster_path: string | null;
  backdrop_path: string | null;
  vote_average: number;
  vote_count: number;
  genre_ids: number[];
  services: CardService[];
}

/** In the order asked for; films we do not hold or do not list are left out. */
export function listMovieCards(db: Db, ids: readonly number[]): Promise<MovieCardRow[]> {
  return selectMovieCards(db, ids, sql`is_listed`);
}

/** As a search finds them, which also finds what lists leave out. */
export function listFoundMovies(db: Db, ids: readonly number[]): Promise<MovieCardRow[]> {
  return selectMovieCards(db, ids, sql`is_public`);
}

/** Written out: of all statements this is the one made most often, and a built one is made anew each time, at a third of its cost here. */
async function selectMovieCards(db: Db, ids: readonly number[], isShown: RawBuilder<unknown>): Promise<MovieCardRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<MovieCardRow>`
    select id, version, slug, title, release_date, release_year, poster_path, backdrop_path, vote_average, vote_count, genre_ids,
           ${joinedServices} as services
    from movies
    left join ${servicesOfMovies(ids)} on offered.title_id = movies.id
    where id = any (${ids}::integer[]) and ${isShown}
  `.execute(db);
  return inOrder(rows, ids);
}
