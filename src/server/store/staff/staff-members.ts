import { sql } from 'kysely';
import type { Member, TeamMember } from '#shared/admin/domain/staff.ts';
import type { Role } from '#shared/admin/domain/staff-roles.ts';
import type { Db, Trx } from '../../infra/db.ts';

export interface StoredMember extends Member {
  disabledAt: Date | null;
}

const COLUMNS = ['id', 'name', 'email', 'role', 'disabled_at'] as const;

function toMember<R extends { role: string; disabled_at: Date | null }>({ disabled_at, role, ...row }: R) {
  return { ...row, role: role as Role, disabledAt: disabled_at };
}

export async function findMember(db: Db, id: string): Promise<StoredMember | undefined> {
  const row = await db.selectFrom('staff.users').select(COLUMNS).where('id', '=', id).executeTakeFirst();
  return row && toMember(row);
}

export async function findMemberByEmail(db: Db, email: string): Promise<StoredMember | undefined> {
  const row = await db.selectFrom('staff.users').select(COLUMNS).where('email', '=', email).executeTakeFirst();
  return row && toMember(row);
}

export async function hasAnyMember(db: Db): Promise<boolean> {
  return (await db.selectFrom('staff.users').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** Locked until the end of the transaction: changes of one member are serialised. */
export async function lockMember(trx: Trx, id: string): Promise<StoredMember | undefined> {
  const row = await trx.selectFrom('staff.users').select(COLUMNS).where('id', '=', id).forUpdate().executeTakeFirst();
  return row && toMember(row);
}

/** Locks all active administrators in a fixed order: if two demote each other, one waits and only one succeeds. */
export async function lockAdministrators(trx: Trx): Promise<string[]> {
  const rows = await trx
    .selectFrom('staff.users')
    .select('id')
    .where('role', '=', 'administrator')
    .where('disabled_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

export interface NewMember extends Member {
  passwordHash: string;
}

export async function addMember(trx: Trx, member: NewMember, at: Date): Promise<void> {
  const { id, name, email, role, passwordHash } = member;
  const times = { created_at: at, updated_at: at };
  await trx
    .insertInto('staff.users')
    .values({ id, name, email, role, email_verified: true, ...times })
    .execute();
  await trx
    .insertInto('staff.accounts')
    .values({ id, account_id: id, provider_id: 'credential', user_id: id, password: passwordHash, ...times })
    .execute();
}

export async function updateMember(
  trx: Trx,
  id: string,
  change: { name?: string; role?: Role; disabled_at?: Date | null },
  at: Date,
): Promise<void> {
  await trx
    .updateTable('staff.users')
    .set({ ...change, updated_at: at })
    .where('id', '=', id)
    .execute();
}

export async function deleteMember(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('staff.users').where('id', '=', id).execute();
}

export async function findPasswordHash(db: Db, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('staff.accounts')
    .select('password')
    .where('user_id', '=', userId)
    .where('provider_id', '=', 'credential')
    .executeTakeFirst();
  return row?.password ?? undefined;
}

export async function savePasswordHash(trx: Trx, userId: string, passwordHash: string, at: Date): Promise<void> {
  await trx
    .updateTable('staff.accounts')
    .set({ password: passwordHash, updated_at: at })
    .where('user_id', '=', userId)
    .where('provider_id', '=', 'credential')
    .execute();
}

/** All members, with what the team page shows. */
export async function listTeam(db: Db, now: Date): Promise<TeamMember[]> {
  const { rows } = await sql<TeamMember>`
    select member.id, member.name, member.email, member.role, member.disabled_at as "disabledAt",
           exists (
             select from staff.authenticators as app where app.user_id = member.id and app.confirmed_at is not null
           ) as "hasApp",
           (select count(*) from staff.passkeys as passkey where passkey.user_id = member.id) as passkeys,
           count(session.id) filter (where session.expires_at > ${now} and session.is_full) as sessions,
           max(session.seen_at) as "seenAt"
    from staff.users as member
    left join staff.sessions as session on session.user_id = member.id
    group by member.id
    order by lower(member.name), member.id
  `.execute(db);
  return rows;
}

export async function listMemberEmails(db: Db, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select email from staff.users where id = any(${[...ids]}::text[]) order by email
  `.execute(db);
  return rows.map(({ email }) => email);
}

/** Current names; deleted members are left out. */
export async function listMemberNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from staff.users where id = any(${[...ids]}::text[])
  `.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Members who can sign in, by name. */
export async function listActiveMembers(db: Db): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from staff.users where disabled_at is null order by lower(name), id
  `.execute(db);
  return rows;
}
