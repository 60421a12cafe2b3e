import { sql } from 'kysely';
import type { EnteredFields, EnteredKind, FieldsOf } from '#shared/domain/subscriptions/entered.ts';
import { isUuid } from '#shared/domain/uuid.ts';
import type { Db, Trx } from '../../infra/db.ts';

const TABLES = {
  plan: 'subscription_plans',
  bundle: 'subscription_bundles',
  service: 'free_services',
} as const satisfies Record<EnteredKind, string>;

const DATED = { sourceUrl: 'source_url', checkedOn: 'checked_on', expiresOn: 'expires_on' } as const;
const PRICED = { name: 'name', priceCents: 'price_cents', period: 'period' } as const;

/** The column of each field. */
const FIELD_COLUMNS: { [K in EnteredKind]: Record<keyof FieldsOf[K], string> } = {
  plan: {
    ...{ platformId: 'platform_id', hasAds: 'has_ads', resolution: 'resolution', screens: 'screens' },
    ...{ ...PRICED, ...DATED },
  },
  bundle: { seller: 'seller', platformIds: 'platform_ids', ...PRICED, ...DATED },
  service: {
    ...{ platformId: 'platform_id', name: 'name', article: 'article', about: 'about', url: 'url', asks: 'asks' },
    ...{ asksOther: 'asks_other', hasAds: 'has_ads', isPublic: 'is_public', ...DATED },
    offersCheckedOn: 'offers_checked_on',
  },
};

/** A row as the table has it, every column: what an undo writes back. */
export type StoredRow = Readonly<Record<string, unknown>> & { id: number; version: number };

export interface ChangeItem {
  /** Null before a new row is inserted. */
  id: number | null;
  before: StoredRow | null;
  /** Null: the row is removed. */
  wanted: EnteredFields | null;
  /** The row's version once it was changed. */
  version: number | null;
}

export interface SubscriptionChange {
  id: string;
  kind: EnteredKind;
  items: ChangeItem[];
  author: string;
  preparedAt: Date;
  appliedAt: Date | null;
  undoneAt: Date | null;
  undoneBy: string | null;
}

const COLUMNS = [
  'id',
  'kind',
  'items',
  'author',
  'prepared_at as preparedAt',
  'applied_at as appliedAt',
  'undone_at as undoneAt',
  'undone_by as undoneBy',
] as const;

export async function addChange(
  trx: Trx,
  { kind, items, author, preparedAt }: Pick<SubscriptionChange, 'kind' | 'items' | 'author' | 'preparedAt'>,
): Promise<string> {
  const { id } = await trx
    .insertInto('subscription_changes')
    .values({ kind, items: JSON.stringify(items), author, prepared_at: preparedAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function findChange(db: Db, id: string): Promise<SubscriptionChange | undefined> {
  if (!isUuid(id)) return undefined;
  const row = await db.selectFrom('subscription_changes').select(COLUMNS).where('id', '=', id).executeTakeFirst();
  return row as SubscriptionChange | undefined;
}

/** The newest first. */
export async function listChanges(db: Db, kind: EnteredKind, limit: number): Promise<SubscriptionChange[]> {
  const rows = await db
    .selectFrom('subscription_changes')
    .select(COLUMNS)
    .where('kind', '=', kind)
    .where('applied_at', 'is not', null)
    .orderBy('applied_at', 'desc')
    .limit(limit)
    .execute();
  return rows as unknown as SubscriptionChange[];
}

export async function markChangeApplied(trx: Trx, id: string, items: readonly ChangeItem[], at: Date): Promise<void> {
  await trx
    .updateTable('subscription_changes')
    .set({ items: JSON.stringify(items), applied_at: at })
    .where('id', '=', id)
    .execute();
}

export async function markChangeUndone(trx: Trx, id: string, by: string, at: Date): Promise<void> {
  await trx.updateTable('subscription_changes').set({ undone_at: at, undone_by: by }).where('id', '=', id).execute();
}

/** Previews that were never applied; an applied change is history and stays. */
export async function deleteOldPreviews(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('subscription_changes')
    .where('applied_at', 'is', null)
    .where('prepared_at', '<', before)
    .execute();
}

/** Rows that are not removed. */
export async function listStoredRows(db: Db, kind: EnteredKind): Promise<StoredRow[]> {
  const { rows } = await sql<{ row: StoredRow }>`
    select to_jsonb(stored) as row
    from ${sql.table(TABLES[kind])} as stored
    where removed_at is null
    order by id
  `.execute(db);
  return rows.map(({ row }) => row);
}

export async function countStoredRows(db: Db, kind: EnteredKind): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from ${sql.table(TABLES[kind])} where removed_at is null
  `.execute(db);
  return rows[0]?.count ?? 0;
}

export async function findStoredRow(db: Db, kind: EnteredKind, id: number): Promise<StoredRow | undefined> {
  const { rows } = await sql<{ row: StoredRow }>`
    select to_jsonb(stored) as row from ${sql.table(TABLES[kind])} as stored where id = ${id}
  `.execute(db);
  return rows[0]?.row;
}

interface Signed {
  author: string;
  at: Date;
}

export async function insertRow(
  trx: Trx,
  kind: EnteredKind,
  fields: EnteredFields,
  { author, at }: Signed,
): Promise<StoredRow> {
  const values = { ...toColumns(kind, fields), author, updated_at: at };
  const { id } = await trx
    .insertInto(TABLES[kind])
    .values(values as never)
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, version: 1 };
}

export async function updateRow(
  trx: Trx,
  kind: EnteredKind,
  before: StoredRow,
  fields: EnteredFields,
  { author, at }: Signed,
): Promise<StoredRow> {
  await trx
    .updateTable(TABLES[kind])
    .set({ ...toColumns(kind, fields), author, updated_at: at, version: before.version + 1 } as never)
    .where('id', '=', before.id)
    .execute();
  return { id: before.id, version: before.version + 1 };
}

export async function removeRow(
  trx: Trx,
  kind: EnteredKind,
  before: StoredRow,
  { author, at }: Signed,
): Promise<StoredRow> {
  await trx
    .updateTable(TABLES[kind])
    .set({ removed_at: at, author, updated_at: at, version: before.version + 1 })
    .where('id', '=', before.id)
    .execute();
  return { id: before.id, version: before.version + 1 };
}

/** Writes every column back as it was; the version alone counts on, so that an open form notices. */
export async function restoreRow(trx: Trx, kind: EnteredKind, row: StoredRow, version: number): Promise<void> {
  const table = TABLES[kind];
  const { id, version: _former, ...columns } = row;
  const names = Object.keys(columns);
  await sql`
    update ${sql.table(table)} as stored
    set (${sql.join(names.map((name) => sql.ref(name)))}, version) =
        (select ${sql.join(names.map((name) => sql.ref(`former.${name}`)))}, ${version}::integer
         from jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify(row)}::jsonb) as former)
    where stored.id = ${id}
  `.execute(trx);
}

function toColumns(kind: EnteredKind, fields: EnteredFields): object {
  const columns: Readonly<Record<string, string>> = FIELD_COLUMNS[kind];
  const values = Object.entries(fields).map(([field, value]): [string, unknown] => [columns[field] ?? '', value]);
  return Object.fromEntries(values);
}

/** The fields of a stored row. */
export function toFields<K extends EnteredKind>(kind: K, row: StoredRow): FieldsOf[K] {
  const fields = Object.entries<string>(FIELD_COLUMNS[kind]).map(([field, column]) => [field, row[column]]);
  return Object.fromEntries(fields) as FieldsOf[K];
}
