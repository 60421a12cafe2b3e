import { sql } from 'kysely';
import type { Db, Trx } from '../infra/db.ts';
import { TAG_CHANNEL } from '../infra/listen.ts';

/** PostgreSQL refuses a notification of 8000 bytes; a tag is about 15. */
const TAGS_PER_NOTIFICATION = 200;

/**
 * Announces, with the commit and not before, that copies with these tags are old. Every process hears it at once;
 * the row stays for whoever must confirm (the edge), and the table of documents is cleared here and now.
 */
export async function announceChange(trx: Trx, tags: string[]): Promise<void> {
  await trx.insertInto('outbox').values({ tags }).execute();
  // In one order for everybody: two changes that drop the same documents wait for each other and do not lock up.
  await sql`
    delete from content_cache
    where (content_type, content_id) in (
      select content_type, content_id from content_cache where tags && ${tags}::text[]
      order by content_type, content_id
      for update
    )
  `.execute(trx);
  for (let start = 0; start < tags.length; start += TAGS_PER_NOTIFICATION) {
    const part = tags.slice(start, start + TAGS_PER_NOTIFICATION).join(' ');
    await sql`select pg_notify(${TAG_CHANNEL}, ${part})`.execute(trx);
  }
}

export async function deleteOldAnnouncements(db: Db, before: Date): Promise<number> {
  const result = await db.deleteFrom('outbox').where('created_at', '<', before).executeTakeFirst();
  return Number(result.numDeletedRows);
}
