import { sql } from 'kysely';
import { isListTag } from '#shared/domain/tags.ts';
import type { Db, Trx } from '../../infra/db.ts';
import { TAG_CHANNEL } from '../../infra/listen.ts';

/** PostgreSQL refuses a notification of 8000 bytes; a tag is about 15. */
const TAGS_PER_NOTIFICATION = 200;

/**
 * Invalidates cached copies with these tags, on commit and not before. Every process is notified at once; the outbox row
 * stays for the purger. Stored documents are not deleted: each read compares the versions of what they show, and list
 * versions are bumped here.
 */
export async function announceChange(trx: Trx, tags: string[]): Promise<void> {
  await bumpLists(trx, tags.filter(isListTag).toSorted());
  const parts: string[] = [];
  for (let start = 0; start < tags.length; start += TAGS_PER_NOTIFICATION) {
    parts.push(tags.slice(start, start + TAGS_PER_NOTIFICATION).join(' '));
  }
  await sql`
    with noted as (insert into outbox (tags) values (${tags}))
    select pg_notify(${TAG_CHANNEL}, part) from unnest(${parts}::text[]) as part
  `.execute(trx);
}

/** Always in the same order: two changes of the same lists wait for each other and cannot deadlock. */
async function bumpLists(trx: Trx, lists: readonly string[]): Promise<void> {
  if (lists.length === 0) return;
  await sql`
    insert into tag_versions (tag)
    select tag from unnest(${lists}::text[]) with ordinality as changed (tag, place) order by place
    on conflict (tag) do update set version = nextval('content_version')
  `.execute(trx);
}

/** Every tag announced since this time, once each. */
export async function listAnnouncedTags(db: Db, since: Date): Promise<string[]> {
  const { rows } = await sql<{ tag: string }>`
    select distinct tag from outbox, unnest(tags) as tag where created_at >= ${since}::timestamptz
  `.execute(db);
  return rows.map((row) => row.tag);
}

export interface WaitingPurge {
  id: number;
  tags: string[];
  createdAt: Date;
  /** The first of the two purges was confirmed. */
  isSecond: boolean;
}

/** Announcements whose first or second purge of the edge was not confirmed yet: first purges before second ones, in order. */
export async function listWaitingPurges(db: Db, limit: number): Promise<WaitingPurge[]> {
  const rows = await db
    .selectFrom('outbox')
    .select(['id', 'tags', 'created_at', 'purged_at'])
    .where('purged_again_at', 'is', null)
    .orderBy('purged_at', (order) => order.asc().nullsFirst())
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id, tags, created_at, purged_at }) => ({
    ...{ id: Number(id), tags, createdAt: created_at, isSecond: purged_at !== null },
  }));
}

/** Since when the oldest unpurged announcement waits. */
export async function findOldestUnpurged(db: Db): Promise<Date | undefined> {
  const row = await db
    .selectFrom('outbox')
    .select('created_at')
    .where('purged_at', 'is', null)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.created_at;
}

export async function confirmPurged(db: Db | Trx, ids: readonly number[], at: Date): Promise<void> {
  await sql`update outbox set purged_at = ${at}::timestamptz where id = any(${ids}::bigint[])`.execute(db);
}

export async function confirmPurgedAgain(db: Db | Trx, ids: readonly number[], at: Date): Promise<void> {
  await sql`update outbox set purged_again_at = ${at}::timestamptz where id = any(${ids}::bigint[])`.execute(db);
}

export async function deleteOldAnnouncements(db: Db, before: Date): Promise<number> {
  const result = await db.deleteFrom('outbox').where('created_at', '<', before).executeTakeFirst();
  return Number(result.numDeletedRows);
}
