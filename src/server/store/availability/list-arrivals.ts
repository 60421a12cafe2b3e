import { sql } from 'kysely';
import type { TitleKind } from '#shared/domain/titles/seen-title.ts';
import type { Trx } from '../../infra/db.ts';

/** Notes a title that is now listed. The lists are invalidated a little later, once for many titles. */
export async function noteArrival(trx: Trx, kind: TitleKind, id: number): Promise<void> {
  await trx
    .insertInto('list_arrivals')
    .values({ kind, id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The kinds with new titles since the last call. */
export async function takeArrivals(trx: Trx): Promise<TitleKind[]> {
  const { rows } = await sql<{ kind: TitleKind }>`
    with taken as (delete from list_arrivals returning kind)
    select distinct kind from taken
  `.execute(trx);
  return rows.map((row) => row.kind);
}

export async function hasArrivals(trx: Pick<Trx, 'selectFrom'>): Promise<boolean> {
  const row = await trx.selectFrom('list_arrivals').select('id').limit(1).executeTakeFirst();
  return row !== undefined;
}
