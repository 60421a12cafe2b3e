import type { MovieField, MovieOverrides } from '#shared/domain/movie-overrides.ts';
import type { Db, Trx } from '../infra/db.ts';

/** Rows of one film as the object the projection reads. */
export async function findMovieOverrides(db: Db, movieId: number): Promise<MovieOverrides> {
  const rows = await db
    .selectFrom('overrides')
    .select(['field', 'value'])
    .where('entity', '=', 'movie')
    .where('entity_id', '=', movieId)
    .execute();
  return Object.fromEntries(rows.map((row) => [row.field, row.value]));
}

export interface Authorship {
  author: string;
  at: Date;
}

export async function saveMovieOverride(
  trx: Trx,
  movieId: number,
  field: MovieField,
  value: MovieOverrides[MovieField],
  { author, at }: Authorship,
): Promise<void> {
  const row = { value: JSON.stringify(value), author, updated_at: at };
  await trx
    .insertInto('overrides')
    .values({ entity: 'movie', entity_id: movieId, field, ...row })
    .onConflict((conflict) => conflict.columns(['entity', 'entity_id', 'field']).doUpdateSet(row))
    .execute();
}

export async function deleteMovieOverride(trx: Trx, movieId: number, field: MovieField): Promise<void> {
  await trx
    .deleteFrom('overrides')
    .where('entity', '=', 'movie')
    .where('entity_id', '=', movieId)
    .where('field', '=', field)
    .execute();
}
