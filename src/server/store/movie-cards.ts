import type { Db } from '../infra/db.ts';

const CARD_COLUMNS = [
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

export type MovieCardRow = Awaited<ReturnType<typeof listPopularMovies>>[number];

export function listPopularMovies(db: Db, page: number, pageSize: number) {
  return db
    .selectFrom('movies')
    .select(CARD_COLUMNS)
    .where('is_listed', '=', true)
    .orderBy('popularity', 'desc')
    .orderBy('id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
}

/** How many a list can show at all; counting stops there, so a million films cost what ten thousand do. */
export async function countListedMovies(db: Db, upTo: number): Promise<number> {
  const { count } = await db
    .selectFrom(db.selectFrom('movies').select('id').where('is_listed', '=', true).limit(upTo).as('listed'))
    .select((expression) => expression.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** In the order asked for; films we do not hold or do not list are left out. */
export async function listMovieCards(db: Db, ids: number[]): Promise<MovieCardRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('movies')
    .select(CARD_COLUMNS)
    .where((expression) => expression('id', '=', expression.fn.any(expression.val(ids))))
    .where('is_listed', '=', true)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
