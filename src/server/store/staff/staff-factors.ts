import { sql } from 'kysely';
import type { Passkey } from '#shared/admin/domain/staff.ts';
import type { Db, Trx } from '../../infra/db.ts';

export interface AuthenticatorRow {
  secret: string;
  confirmedAt: Date | null;
  lastStep: number;
}

export async function findAuthenticator(db: Db, userId: string): Promise<AuthenticatorRow | undefined> {
  const row = await db
    .selectFrom('staff.authenticators')
    .select(['secret', 'confirmed_at', 'last_step'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row && { secret: row.secret, confirmedAt: row.confirmed_at, lastStep: row.last_step };
}

/** Saves a new secret, to be confirmed by its first code. A confirmed secret is not replaced. */
export async function saveUnconfirmedAuthenticator(db: Db, userId: string, secret: string): Promise<void> {
  await db
    .insertInto('staff.authenticators')
    .values({ user_id: userId, secret })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ secret }).where('staff.authenticators.confirmed_at', 'is', null),
    )
    .execute();
}

/** The same secret, encrypted again. A row that changed meanwhile is not touched. */
export async function replaceAuthenticatorSecret(db: Db, userId: string, was: string, secret: string): Promise<void> {
  await db
    .updateTable('staff.authenticators')
    .set({ secret })
    .where('user_id', '=', userId)
    .where('secret', '=', was)
    .execute();
}

export async function listAuthenticatorSecrets(db: Db): Promise<{ userId: string; sealed: string }[]> {
  const rows = await db.selectFrom('staff.authenticators').select(['user_id', 'secret']).orderBy('user_id').execute();
  return rows.map((row) => ({ userId: row.user_id, sealed: row.secret }));
}

/** Accepting a code uses it up: of two concurrent requests with the same code, one gets `false`. */
export async function useStep(db: Db, userId: string, step: number): Promise<boolean> {
  const result = await db
    .updateTable('staff.authenticators')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/**
 * Counts a wrong code before it is compared and returns how many there are; `undefined` at the limit, which stays until it
 * is cleared. Codes from before `since` no longer count.
 */
export async function takeWrongCode(
  db: Db,
  userId: string,
  { most, since, now }: { most: number; since: Date; now: Date },
): Promise<number | undefined> {
  const { rows } = await sql<{ taken: number }>`
    update staff.authenticators
    set wrong_codes = case when wrong_since > ${since} then wrong_codes + 1 else 1 end,
        wrong_since = case when wrong_since > ${since} then wrong_since else ${now} end
    where user_id = ${userId} and wrong_codes < ${most}
    returning wrong_codes as taken
  `.execute(db);
  return rows[0]?.taken;
}

/** Undoes `takeWrongCode`: the code was right. */
export async function giveWrongCodeBack(db: Db, userId: string): Promise<void> {
  await sql`
    update staff.authenticators set wrong_codes = wrong_codes - 1 where user_id = ${userId} and wrong_codes > 0
  `.execute(db);
}

export async function clearWrongCodes(trx: Trx, userId: string): Promise<void> {
  await trx
    .updateTable('staff.authenticators')
    .set({ wrong_codes: 0, wrong_since: null })
    .where('user_id', '=', userId)
    .execute();
}

export async function confirmAuthenticator(trx: Trx, userId: string, at: Date): Promise<void> {
  await trx.updateTable('staff.authenticators').set({ confirmed_at: at }).where('user_id', '=', userId).execute();
}

export async function deleteAuthenticator(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('staff.authenticators').where('user_id', '=', userId).execute();
}

export async function listPasskeys(db: Db, userId: string): Promise<Passkey[]> {
  const rows = await db
    .selectFrom('staff.passkeys')
    .select(['id', 'name', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  return rows.map((row) => ({ id: row.id, name: row.name ?? '', createdAt: row.created_at }));
}

export async function deletePasskey(trx: Trx, userId: string, id: string): Promise<boolean> {
  const result = await trx
    .deleteFrom('staff.passkeys')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numDeletedRows === 1n;
}

/** Replaces all recovery codes, used or not. */
export async function replaceRecoveryCodes(trx: Trx, userId: string, hashes: readonly string[]): Promise<void> {
  await trx.deleteFrom('staff.recovery_codes').where('user_id', '=', userId).execute();
  if (hashes.length === 0) return;
  await sql`
    insert into staff.recovery_codes (user_id, code_hash)
    select ${userId}, hash from unnest(${hashes}::text[]) as hash
  `.execute(trx);
}

export async function useRecoveryCode(db: Db, userId: string, hash: string, at: Date): Promise<boolean> {
  const result = await db
    .updateTable('staff.recovery_codes')
    .set({ used_at: at })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Unused recovery codes of one member or of all, as stored. */
export async function listUnusedCodes(db: Db, userId?: string): Promise<{ userId: string; stored: string }[]> {
  const rows = await db
    .selectFrom('staff.recovery_codes')
    .select(['user_id', 'code_hash'])
    .where('used_at', 'is', null)
    .$if(userId !== undefined, (query) => query.where('user_id', '=', userId ?? ''))
    .orderBy('user_id')
    .execute();
  return rows.map((row) => ({ userId: row.user_id, stored: row.code_hash }));
}

export async function replaceRecoveryCode(db: Db, userId: string, was: string, stored: string): Promise<void> {
  await db
    .updateTable('staff.recovery_codes')
    .set({ code_hash: stored })
    .where('user_id', '=', userId)
    .where('code_hash', '=', was)
    .execute();
}

export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const { left } = await db
    .selectFrom('staff.recovery_codes')
    .select((expression) => expression.fn.countAll<number>().as('left'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return left;
}

/** Whether the member has a second factor besides the password. */
export async function hasSecondFactor(db: Db, userId: string): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from staff.authenticators where user_id = ${userId} and confirmed_at is not null)
        or exists (select from staff.passkeys where user_id = ${userId}) as has
  `.execute(db);
  return rows[0]?.has ?? false;
}

/** For a member who lost theirs: the next sign-in sets up a new one. */
export async function deleteSecondFactors(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('staff.authenticators').where('user_id', '=', userId).execute();
  await trx.deleteFrom('staff.passkeys').where('user_id', '=', userId).execute();
  await trx.deleteFrom('staff.recovery_codes').where('user_id', '=', userId).execute();
}
