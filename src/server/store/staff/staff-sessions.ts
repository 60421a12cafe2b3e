import type { Db, Trx } from '../../infra/db.ts';

export interface SessionRow {
  id: string;
  userId: string;
  isFull: boolean;
  isKept: boolean;
  userAgent: string;
  network: string;
  createdAt: Date;
  seenAt: Date;
}

const COLUMNS = ['id', 'user_id', 'is_full', 'is_kept', 'user_agent', 'ip_address', 'created_at', 'seen_at'] as const;

/** Full sessions that have not expired, the last used first. Idle sessions are left out. */
export async function listSessions(db: Db, of: { userId?: string; now: Date; idleSince: Date }): Promise<SessionRow[]> {
  const { userId, now, idleSince } = of;
  const rows = await db
    .selectFrom('staff.sessions')
    .select(COLUMNS)
    .where('expires_at', '>', now)
    .where('is_full', '=', true)
    .where((where) => where.or([where('is_kept', '=', true), where('seen_at', '>', idleSince)]))
    .$if(userId !== undefined, (query) => query.where('user_id', '=', userId ?? ''))
    .orderBy('seen_at', 'desc')
    .limit(500)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    userId: row.user_id,
    isFull: row.is_full,
    isKept: row.is_kept,
    userAgent: row.user_agent ?? '',
    network: row.ip_address ?? '',
    createdAt: row.created_at,
    seenAt: row.seen_at ?? row.created_at,
  }));
}

export async function touchSession(db: Db, id: string, at: Date): Promise<void> {
  await db.updateTable('staff.sessions').set({ seen_at: at }).where('id', '=', id).execute();
}

/** The same session with a new id and token, confirmed now; its expiry does not change. `false` if it has ended. */
export async function rotateSession(
  db: Db,
  id: string,
  next: { id: string; token: string; at: Date },
): Promise<boolean> {
  const times = { confirmed_at: next.at, seen_at: next.at, updated_at: next.at };
  const result = await db
    .updateTable('staff.sessions')
    .set({ id: next.id, token: next.token, ...times })
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

export async function rememberSession(db: Db, token: string): Promise<void> {
  await db.updateTable('staff.sessions').set({ is_kept: true }).where('token', '=', token).execute();
}

/** Returns its owner, if the session existed. */
export async function deleteSession(trx: Trx | Db, id: string): Promise<string | undefined> {
  const row = await trx.deleteFrom('staff.sessions').where('id', '=', id).returning('user_id').executeTakeFirst();
  return row?.user_id;
}

export async function deleteSessionByToken(db: Db, token: string): Promise<void> {
  await db.deleteFrom('staff.sessions').where('token', '=', token).execute();
}

/** All of a person's, or all but one. */
export async function deleteSessionsOf(trx: Trx | Db, userId: string, exceptId?: string): Promise<number> {
  const result = await trx
    .deleteFrom('staff.sessions')
    .where('user_id', '=', userId)
    .$if(exceptId !== undefined, (query) => query.where('id', '!=', exceptId ?? ''))
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** Deletes ended sessions and expired challenges. */
export async function deleteEndedSessions(db: Db, now: Date, idleSince: Date): Promise<number> {
  const ended = await db
    .deleteFrom('staff.sessions')
    .where((where) =>
      where.or([
        where('expires_at', '<', now),
        where.and([where('is_kept', '=', false), where('is_full', '=', true), where('seen_at', '<', idleSince)]),
      ]),
    )
    .executeTakeFirst();
  await db.deleteFrom('staff.verifications').where('expires_at', '<', now).execute();
  return Number(ended.numDeletedRows);
}
