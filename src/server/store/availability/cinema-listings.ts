import { sql } from 'kysely';
import type { Db, Trx } from '../../infra/db.ts';

/** These films were in TMDB's list of films in cinemas on this day. */
export async function noteCinemaListings(trx: Trx, movieIds: readonly number[], day: string): Promise<void> {
  await sql`
    insert into cinema_listings (movie_id, first_on, last_on)
    select id, ${day}::date, ${day}::date
    from unnest(${movieIds}::integer[]) as listed (id)
    on conflict (movie_id) do update set last_on = excluded.last_on where cinema_listings.last_on < excluded.last_on
  `.execute(trx);
}

export async function deleteOldCinemaListings(db: Db, before: string): Promise<void> {
  await db.deleteFrom('cinema_listings').where('last_on', '<', before).execute();
}
