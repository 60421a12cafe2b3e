import type { Entity } from '#shared/domain/entities.ts';
import type { Trx } from '../infra/db.ts';

/** Whether lists show a title or a person just now; `undefined` when we do not hold it. */
export async function findListing(trx: Trx, entity: Entity, id: number): Promise<boolean | undefined> {
  if (entity === 'person') {
    const person = await trx.selectFrom('people').select('is_public').where('id', '=', id).executeTakeFirst();
    return person?.is_public;
  }
  const table = entity === 'movie' ? 'movies' : 'series';
  const row = await trx.selectFrom(table).select('is_listed').where('id', '=', id).executeTakeFirst();
  return row?.is_listed;
}
