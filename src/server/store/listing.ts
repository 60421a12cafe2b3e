import type { Trx } from '../infra/db.ts';

const TABLES = { movie: 'movies', series: 'series' } as const;

/** Whether lists show a title just now; `undefined` when we do not hold it. */
export async function findListing(trx: Trx, kind: 'movie' | 'series', id: number): Promise<boolean | undefined> {
  const row = await trx.selectFrom(TABLES[kind]).select('is_listed').where('id', '=', id).executeTakeFirst();
  return row?.is_listed;
}
