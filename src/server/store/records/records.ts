import { type RawBuilder, sql } from 'kysely';
import { isFieldShaped } from '#shared/admin/domain/editing/check-field.ts';
import { normaliseForSearch } from '#shared/domain/slug.ts';
import { type CreatedRecord, factsOf, type RecordEntity, type RecordValues } from '#shared/domain/subjects/records.ts';
import type { Db, Trx } from '../../infra/db.ts';

export interface RecordSubject<E extends RecordEntity = RecordEntity> {
  entity: E;
  id: number;
}

/** A subject that only editors know, as readers see it. */
export interface StoredRecord<E extends RecordEntity = RecordEntity> {
  id: number;
  version: number;
  title: string;
  slug: string;
  isPublic: boolean;
  /** Stored JSON is not trusted: those of another kind than the field's are left out, or parsed where the site's own parts are read. */
  values: RecordValues<E>;
  /** Of a collection: the saga it was made of. */
  sagaId: number | null;
  /** When its values last changed, without its switches; the epoch if no editor ever wrote one of what the site is made with. */
  changedAt: Date;
  firstPublishedAt: Date | null;
}

const COLUMNS = sql`
  record.id, record.version, record.title, coalesce(record.slug, '') as slug, record.is_public as "isPublic", record.content as values,
  record.saga_id as "sagaId", record.changed_at as "changedAt", record.first_published_at as "firstPublishedAt"
`;

/** Reads records of one kind; what follows `where` names the table `record`. */
export async function readRecordRows<E extends RecordEntity>(
  db: Db,
  entity: E,
  where: RawBuilder<unknown>,
  from = sql`records as record`,
): Promise<StoredRecord<E>[]> {
  const { rows } = await sql<Omit<StoredRecord, 'values'> & { values: object }>`
    select ${COLUMNS} from ${from} where record.entity = ${entity} and record.removed_at is null and ${where}
  `.execute(db);
  return rows.map((row) => ({ ...row, values: toValues(entity, row.values) }));
}

export function toValues<E extends RecordEntity>(entity: E, content: object): RecordValues<E> {
  const fields = Object.entries(content).filter(
    ([field, value]) => factsOf(entity).only !== undefined || isFieldShaped(entity, field, value),
  );
  return Object.fromEntries(fields) as RecordValues<E>;
}

/** All but those in the trash, by number. */
export function listRecords<E extends RecordEntity>(db: Db, entity: E): Promise<StoredRecord<E>[]> {
  return readRecordRows(db, entity, sql`true order by id`);
}

/** In any state but removed. */
export async function findRecord<E extends RecordEntity>(
  db: Db,
  { entity, id }: RecordSubject<E>,
): Promise<StoredRecord<E> | undefined> {
  return (await readRecordRows(db, entity, sql`record.id = ${id}`))[0];
}

/** The values of a record; none if there is no such record. */
export async function readRecordValues<E extends RecordEntity>(
  db: Db,
  subject: RecordSubject<E>,
): Promise<RecordValues<E>> {
  return (await findRecord(db, subject))?.values ?? {};
}

const NEWEST = sql`first_published_at desc, id desc`;

/** Values that a list is cut to. */
type Having = Readonly<Record<string, string>>;

const has = (having: Having | undefined) =>
  having ? sql`is_public and content @> ${JSON.stringify(having)}::jsonb` : sql`is_public`;

/** In their public order. */
export function listPublicRecords<E extends CreatedRecord>(
  db: Db,
  entity: E,
  { page, limit }: { page: number; limit: number },
  having?: Having,
): Promise<StoredRecord<E>[]> {
  const order = factsOf(entity).order === 'newest' ? NEWEST : sql`position, id`;
  return readRecordRows(db, entity, sql`${has(having)} order by ${order} limit ${limit} offset ${(page - 1) * limit}`);
}

/** The newest public ones that name it. */
export function listRecordsNaming<E extends CreatedRecord>(
  db: Db,
  entity: E,
  { kind, id }: { kind: 'movie' | 'series' | 'person'; id: number },
  limit: number,
): Promise<StoredRecord<E>[]> {
  const naming = sql`select record_id from record_titles where entity = ${entity} and kind = ${kind} and title_id = ${id}`;
  return readRecordRows(db, entity, sql`is_public and id in (${naming}) order by ${NEWEST} limit ${limit}`);
}

/** Those of them that are public, in no order. */
export async function listPublicRecordsOf<E extends CreatedRecord>(
  db: Db,
  entity: E,
  ids: readonly number[],
): Promise<StoredRecord<E>[]> {
  if (ids.length === 0) return [];
  return readRecordRows(db, entity, sql`is_public and id = any (${[...ids]}::integer[])`);
}

/** Those that search engines may list, the newest first, by first publication. */
export function listNewestRecords<E extends CreatedRecord>(
  db: Db,
  entity: E,
  limit: number,
): Promise<StoredRecord<E>[]> {
  const isListed = sql`is_public and content -> 'isNoindex' is distinct from 'true'`;
  return readRecordRows(db, entity, sql`${isListed} order by ${NEWEST} limit ${limit}`);
}

/** A text of a record whose kind is only known at run time; empty if it is not written. */
export function writtenText({ values }: Pick<StoredRecord, 'values'>, field: string): string {
  const value = (values as Readonly<Record<string, unknown>>)[field];
  return typeof value === 'string' ? value : '';
}

/** The first written one of the texts that stand for a record in feeds and search engines. */
export function summaryOf(entity: RecordEntity, record: Pick<StoredRecord, 'values'>): string {
  const texts = factsOf(entity).face?.texts ?? [];
  return texts.map((field) => writtenText(record, field)).find(Boolean) ?? '';
}

export async function countPublicRecords(db: Db, entity: CreatedRecord, having?: Having): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from records where entity = ${entity} and ${has(having)}
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** To find one by its name. There are hundreds, not thousands. */
export async function listPublicNames(
  db: Db,
  entity: CreatedRecord,
): Promise<{ id: number; slug: string; name: string }[]> {
  const { rows } = await sql<{ id: number; slug: string; name: string }>`
    select id, slug, title as name from records where entity = ${entity} and is_public order by position, id
  `.execute(db);
  return rows;
}

/** Those that an editor can choose, by name. */
export function listRecordChoices(db: Db, entity: CreatedRecord): Promise<{ id: number; name: string }[]> {
  return db
    .selectFrom('records')
    .select(['id', 'title as name'])
    .where('entity', '=', entity)
    .where('removed_at', 'is', null)
    .orderBy('title')
    .execute();
}

/** Whether another public one has all these values. */
export async function isKeyTaken(db: Db, { entity, id }: RecordSubject, key: object): Promise<boolean> {
  const { rows } = await sql<{ is_taken: boolean }>`
    select exists (
      select from records where entity = ${entity} and id <> ${id} and is_public and content @> ${JSON.stringify(key)}::jsonb
    ) as is_taken
  `.execute(db);
  return rows[0]?.is_taken ?? false;
}

/** Waits for other changes of the record. When it last changed; `undefined` if there is none, or it is removed. */
export async function lockRecord(trx: Trx, { entity, id }: RecordSubject): Promise<Date | undefined> {
  const row = await trx
    .selectFrom('records')
    .select('changed_at')
    .where('entity', '=', entity)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row?.changed_at;
}

/** Never given twice. Creations of one kind wait for each other. */
export async function takeRecordId(trx: Trx, entity: CreatedRecord): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    insert into record_ids (entity, last) values (${entity}, ${factsOf(entity).idsFrom ?? 1})
    on conflict (entity) do update set last = record_ids.last + 1
    returning last
  `.execute(trx);
  return rows[0]?.last ?? 0;
}

interface NewRecord extends RecordSubject<CreatedRecord> {
  title: string;
  /** Of one with a page. */
  slug?: string | undefined;
  /** Without it, it becomes the last. */
  position?: number | undefined;
  sagaId?: number | undefined;
}

/** Not public, and without values. The caller claims its address. */
export async function insertRecord(
  trx: Trx,
  { entity, id, title, slug, position, sagaId }: NewRecord,
  at: Date,
): Promise<void> {
  await sql`
    insert into records (entity, id, title, search_title, slug, position, saga_id, created_at, changed_at)
    values (${entity}, ${id}, ${title}, ${normaliseForSearch(title)}, ${slug ?? null},
      coalesce(${position ?? null}::integer, (select coalesce(max(position), 0) + 1 from records where entity = ${entity})),
      ${sagaId ?? null}::integer, ${at}::timestamptz, ${at}::timestamptz)
  `.execute(trx);
}

/** Switches change how a record is listed and not what it says. */
const SWITCHES = ['isNoindex', 'isHidden'];

interface ProjectedRecord {
  values: Readonly<Record<string, unknown>>;
  title: string;
  slug: string;
  picturePath: string | null;
  isPublic: boolean;
}

/** Only the projection calls it. The caller has locked the record. With a new version, which invalidates every cached copy. */
export async function saveRecord(
  trx: Trx,
  { entity, id }: RecordSubject,
  { values, title, slug, picturePath, isPublic }: ProjectedRecord,
  at: Date,
): Promise<void> {
  const content = JSON.stringify(values);
  await sql`
    update records
    set content = ${content}::jsonb, version = nextval('content_version'), title = ${title}, slug = nullif(${slug}, ''),
        search_title = ${normaliseForSearch(title)}, picture_path = ${picturePath}, is_public = ${isPublic},
        first_published_at = case when ${isPublic} then coalesce(first_published_at, ${at}) else first_published_at end,
        changed_at = case when content - ${SWITCHES}::text[] = ${content}::jsonb - ${SWITCHES}::text[] then changed_at else ${at} end
    where entity = ${entity} and id = ${id}
  `.execute(trx);
}
