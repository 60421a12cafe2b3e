import { sql } from 'kysely';
import type { SecurityNotice } from '#shared/domain/site/security-events.ts';
import type { Db } from '../../infra/db.ts';

/** Audit entries about a member, the newest first, and the last one they have read. */
export async function listNotices(
  db: Db,
  userId: string,
  { actions, limit }: { actions: readonly string[]; limit: number },
): Promise<{ notices: SecurityNotice[]; readSeq: number }> {
  const [{ rows: notices }, member] = await Promise.all([
    sql<SecurityNotice>`
      select seq, at, action, network
      from audit_entries
      where entity = 'member' and entity_id = ${userId} and action = any(${[...actions]}::text[])
      order by seq desc
      limit ${limit}
    `.execute(db),
    db.selectFrom('staff.users').select('notices_read_seq').where('id', '=', userId).executeTakeFirst(),
  ]);
  return { notices, readSeq: member?.notices_read_seq ?? 0 };
}

export async function saveNoticesRead(db: Db, userId: string, seq: number): Promise<void> {
  await db
    .updateTable('staff.users')
    .set({ notices_read_seq: seq })
    .where('id', '=', userId)
    .where('notices_read_seq', '<', seq)
    .execute();
}
