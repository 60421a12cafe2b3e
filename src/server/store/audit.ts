import { sql } from 'kysely';
import type { AuditQuery } from '#shared/domain/admin-house.ts';
import type { AuditLine } from '#shared/domain/staff.ts';
import type { Db, Trx } from '../infra/db.ts';
import { commitReplicated } from './commit.ts';
import { titleOf } from './subjects.ts';

/** Who does it: a person, somebody at the command line, or the house by itself. */
export interface Actor {
  id: string;
  network: string;
}

export interface AuditEntry {
  at: Date;
  /** A person's id, `cli` or `system`. */
  actor: string;
  network: string;
  action: string;
  entity: string;
  entityId: string;
  before?: object | undefined;
  after?: object | undefined;
}

/** What was done, beside by whom and when. */
export type Deed = Omit<AuditEntry, 'at' | 'actor' | 'network'>;

/**
 * Last in its transaction: entries follow one another, so whoever writes one makes the next wait for the commit.
 * Place in the chain and hash are the database's own work. Whatever is worth a line here outlives the primary.
 */
export async function addAuditEntry(trx: Trx, entry: AuditEntry): Promise<{ seq: number; hash: string }> {
  await commitReplicated(trx);
  const { entityId, before, after, ...rest } = entry;
  const row = {
    ...rest,
    entity_id: entityId,
    before: before && JSON.stringify(before),
    after: after && JSON.stringify(after),
    // Replaced by the trigger.
    seq: 0,
    prev_hash: '',
    hash: '',
  };
  return trx.insertInto('audit_entries').values(row).returning(['seq', 'hash']).executeTakeFirstOrThrow();
}

/** The newest first, with the names that persons have now. */
export async function listAuditLines(db: Db, limit: number): Promise<AuditLine[]> {
  return (await selectAuditLines(db).limit(limit).execute()).map(toLine);
}

/** The same, of what was asked for; and how many there are in all. */
export async function findAuditLines(
  db: Db,
  { person, action, from, until }: AuditQuery,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ lines: AuditLine[]; total: number }> {
  const dayOf = sql<string>`to_char(entry.at at time zone 'America/Sao_Paulo', 'YYYY-MM-DD')`;
  const rows = await selectAuditLines(db)
    .select(sql<number>`count(*) over ()`.as('total'))
    .$if(person !== '', (query) => query.where('entry.actor', '=', person))
    .$if(action !== '', (query) => query.where('entry.action', '=', action))
    .$if(from !== '', (query) => query.where(dayOf, '>=', from))
    .$if(until !== '', (query) => query.where(dayOf, '<=', until))
    .offset(offset)
    .limit(limit)
    .execute();
  return { lines: rows.map(({ total: _total, ...row }) => toLine(row)), total: rows[0]?.total ?? 0 };
}

function selectAuditLines(db: Db) {
  return db
    .selectFrom('audit_entries as entry')
    .leftJoin('staff.users as actor', 'actor.id', 'entry.actor')
    .leftJoin('staff.users as subject', (join) =>
      join.onRef('subject.id', '=', 'entry.entity_id').on('entry.entity', '=', 'member'),
    )
    .select(['entry.seq', 'entry.at', 'entry.actor', 'entry.action', 'entry.entity', 'entry.entity_id', 'entry.after'])
    .select('entry.network')
    .select(['actor.name as actor_name', 'subject.name as subject_name'])
    .select(titleOf('entry').as('title'))
    .orderBy('entry.seq', 'desc');
}

type AuditRow = Awaited<ReturnType<ReturnType<typeof selectAuditLines>['execute']>>[number];

function toLine({ entity_id, actor_name, subject_name, title, ...row }: AuditRow): AuditLine {
  return {
    ...row,
    actorName: actor_name ?? undefined,
    entityId: entity_id,
    entityName: subject_name ?? (title || undefined),
  };
}

/** Whoever did something, by the name they have now. */
export async function listAuditPeople(db: Db): Promise<{ id: string; name: string | undefined }[]> {
  const rows = await db
    .selectFrom('audit_entries as entry')
    .leftJoin('staff.users as actor', 'actor.id', 'entry.actor')
    .select(['entry.actor as id', 'actor.name'])
    .distinct()
    .orderBy('actor.name')
    .execute();
  return rows.map(({ id, name }) => ({ id, name: name ?? undefined }));
}

export async function listAuditActions(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('audit_entries').select('action').distinct().orderBy('action').execute();
  return rows.map(({ action }) => action);
}

export interface AuditCheck {
  entries: number;
  /** What the next check may be told to expect: nothing else shows that the newest rows were taken away. */
  head: { seq: number; hash: string } | undefined;
  problems: AuditProblem[];
}

export interface AuditProblem {
  seq: number;
  what: 'altered' | 'removed before' | 'out of chain';
}

/** Every row against its own hash and against the row before it. */
export async function checkAudit(db: Db): Promise<AuditCheck> {
  const { rows: problems } = await sql<AuditProblem>`
    select seq,
           case
             when hash <> audit_hash(entry) then 'altered'
             when seq <> previous_seq + 1 then 'removed before'
             else 'out of chain'
           end as what
    from (
      select audit_entries as entry, seq, hash, prev_hash,
             lag(seq, 1, 0::bigint) over (order by seq) as previous_seq,
             lag(hash, 1, repeat('0', 64)) over (order by seq) as previous_hash
      from audit_entries
    ) as chained
    where hash <> audit_hash(entry) or prev_hash <> previous_hash or seq <> previous_seq + 1
    order by seq
  `.execute(db);
  const head = await db.selectFrom('audit_entries').select(['seq', 'hash']).orderBy('seq', 'desc').executeTakeFirst();
  const { entries } = await db
    .selectFrom('audit_entries')
    .select((expression) => expression.fn.countAll<number>().as('entries'))
    .executeTakeFirstOrThrow();
  return { entries, head, problems };
}

/** Whether the chain still holds what an earlier check saw at its end. */
export async function findAuditHash(db: Db, seq: number): Promise<string | undefined> {
  const row = await db.selectFrom('audit_entries').select('hash').where('seq', '=', seq).executeTakeFirst();
  return row?.hash;
}
