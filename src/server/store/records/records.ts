import { sql } from 'kysely';
import type { RecordEntity, RecordValues } from '#shared/domain/subjects/records.ts';
import type { Db, Trx } from '../../infra/db.ts';

export interface RecordSubject<E extends RecordEntity = RecordEntity> {
  entity: E;
  id: number;
}

/** A subject that only editors know, as readers see it. Stored JSON is not trusted: the reader checks the values it uses. */
export interface StoredRecord {
  values: Readonly<Record<string, unknown>>;
  /** When its values last changed, without its switches; the epoch if no editor ever wrote one. */
  changedAt: Date;
}

const COLUMNS = ['content as values', 'changed_at as changedAt'] as const;

export async function findRecord(db: Db, { entity, id }: RecordSubject): Promise<StoredRecord | undefined> {
  const row = await db
    .selectFrom('records')
    .select(COLUMNS)
    .where('entity', '=', entity)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return row as StoredRecord | undefined;
}

/** The values of a record; none if there is no such record. */
export async function readRecordValues(db: Db, subject: RecordSubject): Promise<StoredRecord['values']> {
  return (await findRecord(db, subject))?.values ?? {};
}

/** Waits for other changes of the record. */
export async function lockRecord(trx: Trx, { entity, id }: RecordSubject): Promise<void> {
  await trx
    .selectFrom('records')
    .select('id')
    .where('entity', '=', entity)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Switches change how a record is listed and not what it says. */
const SWITCHES = ['isNoindex', 'isHidden'];

/** Only the projection calls it. The caller has locked the record. */
export async function saveRecord<E extends RecordEntity>(
  trx: Trx,
  { entity, id }: RecordSubject<E>,
  values: RecordValues<E>,
  at: Date,
): Promise<void> {
  const content = JSON.stringify(values);
  await sql`
    update records
    set content = ${content}::jsonb, version = nextval('content_version'),
        first_published_at = coalesce(first_published_at, ${at}),
        changed_at = case when content - ${SWITCHES}::text[] = ${content}::jsonb - ${SWITCHES}::text[] then changed_at else ${at} end
    where entity = ${entity} and id = ${id}
  `.execute(trx);
}
