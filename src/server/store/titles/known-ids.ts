import { sql } from 'kysely';
import type { Db } from '../../infra/db.ts';
import type { FetchKind } from '../jobs/fetch-queue.ts';

export interface KnownId {
  id: number;
  popularity: number;
}

/** A few thousand ids at a time from one export file. */
export async function saveKnownIds(db: Db, kind: FetchKind, ids: readonly KnownId[], seenOn: string): Promise<void> {
  await sql`
    insert into known_ids (kind, id, popularity, seen_on)
    select ${kind}, id, popularity, ${seenOn}::date
    from unnest(${ids.map(({ id }) => id)}::integer[], ${ids.map(({ popularity }) => popularity)}::real[])
      as new (id, popularity)
    on conflict (kind, id) do update
    set popularity = excluded.popularity, seen_on = excluded.seen_on
  `.execute(db);
}

export async function countKnownIds(db: Db, kind: FetchKind): Promise<number> {
  const { count } = await db
    .selectFrom('known_ids')
    .select((expression) => expression.fn.countAll<number>().as('count'))
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
  return count;
}
