import { sql } from 'kysely';
import type { SeenTitle, TitleKind } from '#shared/domain/titles/seen-title.ts';
import type { Db, Trx } from '../../infra/db.ts';

/** One platform's films, or its series: a snapshot covers one of these. */
export interface SnapshotScope {
  platformId: number;
  kind: TitleKind;
}

export async function listSeenTitles(db: Db, { platformId, kind }: SnapshotScope): Promise<SeenTitle[]> {
  return db
    .selectFrom('availability')
    .select([
      'title_id as titleId',
      'first_seen_on as firstSeenOn',
      'last_seen_on as lastSeenOn',
      'missed_on as missedOn',
      'removed_on as removedOn',
    ])
    .where('platform_id', '=', platformId)
    .where('kind', '=', kind)
    .orderBy('title_id')
    .execute();
}

export async function saveSeenTitles(
  trx: Trx,
  { platformId, kind }: SnapshotScope,
  titles: SeenTitle[],
): Promise<void> {
  await sql`
    insert into availability (kind, title_id, platform_id, first_seen_on, last_seen_on, missed_on, removed_on)
    select ${kind}, "titleId", ${platformId}::integer, "firstSeenOn", "lastSeenOn", "missedOn", "removedOn"
    from jsonb_to_recordset(${JSON.stringify(titles)}::jsonb)
      as new ("titleId" integer, "firstSeenOn" date, "lastSeenOn" date, "missedOn" date, "removedOn" date)
    on conflict (kind, title_id, platform_id) do update
    set first_seen_on = excluded.first_seen_on, last_seen_on = excluded.last_seen_on,
        missed_on = excluded.missed_on, removed_on = excluded.removed_on
  `.execute(trx);
}

/** Deletes history older than TMDB's terms let us keep it. Returns the number of deleted rows. */
export async function deleteOldAvailability(db: Db, before: string): Promise<number> {
  const results = await Promise.all([
    db.deleteFrom('availability').where('removed_on', '<', before).executeTakeFirst(),
    db.deleteFrom('availability_events').where('happened_on', '<', before).executeTakeFirst(),
    db.deleteFrom('availability_snapshots').where('taken_on', '<', before).executeTakeFirst(),
  ]);
  return results.reduce((sum, { numDeletedRows }) => sum + Number(numDeletedRows), 0);
}
