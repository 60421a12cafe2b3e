import { sql } from 'kysely';
import type { Db } from '../../infra/db.ts';
import type { Fetch } from '../jobs/fetch-queue.ts';

/** Records a TMDB answer that could not be parsed: why, since when, how often. What is stored of it does not change. */
export async function quarantine(db: Db, { kind, id }: Fetch, reason: string, detail: string, at: Date): Promise<void> {
  await db
    .insertInto('quarantine')
    .values({ kind, id, reason, detail, first_seen_at: at, last_seen_at: at })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'id'])
        .doUpdateSet({ reason, detail, last_seen_at: at, times: sql`quarantine.times + 1` }),
    )
    .execute();
}

/** Its latest answer could be parsed. */
export async function releaseFromQuarantine(db: Db, { kind, id }: Fetch): Promise<void> {
  await db.deleteFrom('quarantine').where('kind', '=', kind).where('id', '=', id).execute();
}

export async function countQuarantine(db: Db) {
  return db
    .selectFrom('quarantine')
    .select(['kind', 'reason', (expression) => expression.fn.countAll<number>().as('count')])
    .groupBy(['kind', 'reason'])
    .orderBy('kind')
    .orderBy('reason')
    .execute();
}
