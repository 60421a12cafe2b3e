import type { Db } from '../infra/db.ts';
import { movieServices } from './card-services.ts';

export const MOVIE_CARD_COLUMNS = [
  'id',
  'version',
  'slug',
  'title',
  'release_date',
  'release_year',
  'poster_path',
  'backdrop_path',
  'vote_average',
  'vote_count',
  'genre_ids',
] as const;

export type MovieCardRow = Awaited<ReturnType<typeof selectMovieCards>>[number];

/** In the order asked for; films we do not hold or do not list are left out. */
export async function listMovieCards(db: Db, ids: readonly number[]): Promise<MovieCardRow[]> {
  if (ids.length === 0) return [];
  const byId = new Map((await selectMovieCards(db, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

function selectMovieCards(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('movies')
    .select(MOVIE_CARD_COLUMNS)
    .select(movieServices.as('services'))
    .where((expression) => expression('id', '=', expression.fn.any(expression.val([...ids]))))
    .where('is_listed', '=', true)
    .execute();
}
