import { sql } from 'kysely';
import type { Db } from '../../infra/db.ts';

/** Which of these people were merged into another who is stored, by an editor or by TMDB. */
export async function listMergedPeople(db: Db, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ from: number; into: number }>`
    select old_id as from, new_id as into
    from replaced_ids
    join people on people.id = new_id
    where kind = 'person' and old_id = any (${[...ids]}::integer[])
  `.execute(db);
  return new Map(rows.map(({ from, into }) => [from, into]));
}
