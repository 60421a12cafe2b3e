import { sql } from 'kysely';
import type { AuditQuery } from '#shared/admin/domain/site-screens.ts';
import type { AuditLine } from '#shared/admin/domain/staff.ts';
import { isEditable } from '#shared/admin/domain/subjects/subjects.ts';
import { addDays, endOfDay } from '#shared/domain/day.ts';
import { CREATED_RECORDS } from '#shared/domain/subjects/records.ts';
import type { Db, Trx } from '../../infra/db.ts';
import { commitReplicated } from '../cache/commit.ts';
import { listRevisionPairs } from '../editing/revisions.ts';
import { titleOf } from '../editing/subjects.ts';

/** Who acts: a staff member, an operator at the command line, or the system itself. */
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

/** The audit event itself, without who did it and when. */
export type AuditEvent = Omit<AuditEntry, 'at' | 'actor' | 'network'>;

/**
 * Call it last in the transaction: entries form a chain, so the next writer waits for this commit. A trigger sets seq and
 * hash. The commit waits for the standby: an audited change survives the loss of the primary.
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

/** The newest first, with the current names of the members. */
export async function listAuditLines(db: Db, limit: number): Promise<AuditLine[]> {
  return addPublished(db, (await selectAuditLines(db).limit(limit).execute()).map(toLine));
}

/** The same with filters and pages, plus the total count. */
export async function findAuditLines(
  db: Db,
  { person, action, from, until }: AuditQuery,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ lines: AuditLine[]; total: number }> {
  const instant = (text: string) => sql<Date>`${text}::timestamptz`;
  const rows = await selectAuditLines(db)
    .select(sql<number>`count(*) over ()`.as('total'))
    .$if(person !== '', (query) => query.where('entry.actor', '=', person))
    .$if(action !== '', (query) => query.where('entry.action', '=', action))
    .$if(from !== '', (query) => query.where('entry.at', '>=', instant(endOfDay(addDays(from, -1)))))
    .$if(until !== '', (query) => query.where('entry.at', '<', instant(endOfDay(until))))
    .offset(offset)
    .limit(limit)
    .execute();
  const lines = rows.map(({ total: _total, ...row }) => toLine(row));
  return { lines: await addPublished(db, lines), total: rows[0]?.total ?? 0 };
}

/** For publications: what they changed. */
async function addPublished(db: Db, lines: readonly AuditLine[]): Promise<AuditLine[]> {
  const asked = lines.flatMap(({ seq, entity, entityId, after }) => {
    const { revision, fields } = (after ?? {}) as { revision?: unknown; fields?: unknown };
    const isEdited = isEditable(entity) && /^\d{1,9}$/.test(entityId);
    return isEdited && typeof revision === 'number' && Array.isArray(fields)
      ? [{ seq, entity, id: Number(entityId), revision, fields: fields.map(String) }]
      : [];
  });
  const pairs = await listRevisionPairs(db, asked);
  return lines.map((line) => {
    const [ask, pair] = [asked.find(({ seq }) => seq === line.seq), pairs.get(line.seq)];
    if (!ask || !pair) return line;
    const fields = ask.fields.map((field) => ({ field, before: pair.before[field], after: pair.after[field] }));
    return { ...line, published: { revision: ask.revision, fields } };
  });
}

function selectAuditLines(db: Db) {
  return db
    .selectFrom('audit_entries as entry')
    .leftJoin('staff.users as actor', 'actor.id', 'entry.actor')
    .leftJoin('staff.users as subject', (join) =>
      join.onRef('subject.id', '=', 'entry.entity_id').on('entry.entity', '=', 'member'),
    )
    .select(['entry.seq', 'entry.at', 'entry.actor', 'entry.action', 'entry.entity', 'entry.entity_id', 'entry.after'])
    .select(['entry.before', 'entry.network'])
    .select(['actor.name as actor_name', 'subject.name as subject_name'])
    .select(titleOf('entry').as('title'))
    .select(otherName.as('other'))
    .orderBy('entry.seq', 'desc');
}

/** The pins that a `home` entry stored; none in a shape we do not know. */
const pinsOf = (column: 'entry.before' | 'entry.after') =>
  sql`case when jsonb_typeof(${sql.ref(column)} -> 'value') = 'array' then ${sql.ref(column)} -> 'value' else '[]'::jsonb end`;

/** The current name of what is not a title, and of a record while it is in the trash; only ids that are numbers are cast. For `home`: the titles that came or went. */
const otherName = sql<string | null>`case
  when entry.entity = 'genre' then (select name from genres where key = entry.entity_id)
  when entry.entity = any(${CREATED_RECORDS}::text[]) and entry.action = entry.entity || '.removed' then (
    select title from records where entity = entry.entity and id::text = entry.entity_id
  )
  when entry.entity = 'home' then (
    select string_agg(case pin ->> 'kind'
      when 'movie' then (select title from movies where id = (pin ->> 'id')::integer)
      when 'series' then (select title from series where id = (pin ->> 'id')::integer)
    end, ', ')
    from (
      select pin from jsonb_array_elements(${pinsOf('entry.after')}) as pin
      where not ${pinsOf('entry.before')} @> jsonb_build_array(jsonb_build_object('kind', pin -> 'kind', 'id', pin -> 'id'))
      union all
      select pin from jsonb_array_elements(${pinsOf('entry.before')}) as pin
      where not ${pinsOf('entry.after')} @> jsonb_build_array(jsonb_build_object('kind', pin -> 'kind', 'id', pin -> 'id'))
    ) as moved
  )
  when entry.entity_id ~ '^[0-9]{1,9}$' then case entry.entity
    when 'platform' then (select name from platforms where id = entry.entity_id::integer)
    when 'redirect' then (select from_path from redirects where id = entry.entity_id::integer)
    when 'report' then (
      select coalesce(movies.title, series.title) from error_reports as report
      left join movies on report.kind = 'movie' and movies.id = report.title_id
      left join series on report.kind = 'series' and series.id = report.title_id
      where report.id = entry.entity_id::integer
    )
  end
end`;

type AuditRow = Awaited<ReturnType<ReturnType<typeof selectAuditLines>['execute']>>[number];

function toLine({ entity_id, actor_name, subject_name, title, other, ...row }: AuditRow): AuditLine {
  return {
    ...row,
    actorName: actor_name ?? undefined,
    entityId: entity_id,
    entityName: subject_name ?? (title || other || undefined),
    published: undefined,
  };
}

export interface SubjectAudit {
  /** The place among the subject's own entries, from 1. */
  number: number;
  at: Date;
  actor: string;
  action: string;
  before: unknown;
  after: unknown;
}

/** The entries of one subject, the newest first. */
export function listAuditOf(
  db: Db,
  { entity, entityId }: Pick<AuditEntry, 'entity' | 'entityId'>,
  limit: number,
): Promise<SubjectAudit[]> {
  return db
    .selectFrom('audit_entries')
    .select(sql<number>`row_number() over (order by seq)`.as('number'))
    .select(['at', 'actor', 'action', 'before', 'after'])
    .where('entity', '=', entity)
    .where('entity_id', '=', entityId)
    .orderBy('seq', 'desc')
    .limit(limit)
    .execute();
}

/** Everyone who has an audit entry, by their current name. */
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
  /** Pass this to the next check as what to expect: only that shows whether the newest rows were deleted. */
  head: { seq: number; hash: string } | undefined;
  problems: AuditProblem[];
}

export interface AuditProblem {
  seq: number;
  what: 'altered' | 'removed before' | 'out of chain';
}

/** Checks every row against its own hash and against the row before it. */
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

/** Compare it with the hash an earlier check reported for this entry, to see whether the chain is still the same. */
export async function findAuditHash(db: Db, seq: number): Promise<string | undefined> {
  const row = await db.selectFrom('audit_entries').select('hash').where('seq', '=', seq).executeTakeFirst();
  return row?.hash;
}
