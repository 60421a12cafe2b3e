import { sql } from 'kysely';
import type { BundleFields, PlanFields, SubscriptionKind } from '#shared/domain/subscriptions/subscriptions.ts';
import { isUuid } from '#shared/domain/uuid.ts';
import type { Db, Trx } from '../../infra/db.ts';

/** Changes are serialised: a CSV concerns all rows. */
export async function lockSubscriptions(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(25066)`.execute(trx);
}

const TABLES = { plan: 'subscription_plans', bundle: 'subscription_bundles' } as const;

/** A row as the table has it, every column: what an undo writes back. */
export type StoredRow = Readonly<Record<string, unknown>> & { id: number; version: number };

export interface ChangeItem {
  /** Null before a new row is inserted. */
  id: number | null;
  before: StoredRow | null;
  /** Null: the row is removed. */
  wanted: PlanFields | BundleFields | null;
  /** The row's version once it was changed. */
  version: number | null;
}

export interface SubscriptionChange {
  id: string;
  kind: SubscriptionKind;
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
export async function listChanges(db: Db, kind: SubscriptionKind, limit: number): Promise<SubscriptionChange[]> {
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
export async function listStoredRows(db: Db, kind: SubscriptionKind): Promise<StoredRow[]> {
  const { rows } = await sql<{ row: StoredRow }>`
    select to_jsonb(stored) as row from ${sql.table(TABLES[kind])} as stored where removed_at is null order by id
  `.execute(db);
  return rows.map(({ row }) => row);
}

export async function findStoredRow(db: Db, kind: SubscriptionKind, id: number): Promise<StoredRow | undefined> {
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
  kind: SubscriptionKind,
  fields: PlanFields | BundleFields,
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
  kind: SubscriptionKind,
  before: StoredRow,
  fields: PlanFields | BundleFields,
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
  kind: SubscriptionKind,
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
export function restoreRow(trx: Trx, kind: SubscriptionKind, row: StoredRow, version: number): Promise<void> {
  return restoreColumns(trx, TABLES[kind], row, version);
}

/** The same for any table whose rows have an id and a version. */
export async function restoreColumns(trx: Trx, table: string, row: StoredRow, version: number): Promise<void> {
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

function toColumns(kind: SubscriptionKind, fields: PlanFields | BundleFields): object {
  return kind === 'plan' ? toPlanColumns(fields as PlanFields) : toBundleColumns(fields as BundleFields);
}

function toPlanColumns(fields: PlanFields): object {
  return {
    ...{ platform_id: fields.platformId, name: fields.name, price_cents: fields.priceCents, period: fields.period },
    ...{ has_ads: fields.hasAds, resolution: fields.resolution, screens: fields.screens, ...toDated(fields) },
  };
}

function toBundleColumns(fields: BundleFields): object {
  return {
    ...{ seller: fields.seller, name: fields.name, platform_ids: fields.platformIds },
    ...{ price_cents: fields.priceCents, period: fields.period, ...toDated(fields) },
  };
}

function toDated({ sourceUrl, checkedOn, expiresOn }: PlanFields | BundleFields): object {
  return { source_url: sourceUrl, checked_on: checkedOn, expires_on: expiresOn };
}

/** The fields of a stored row. */
export function toFields(kind: SubscriptionKind, row: StoredRow): PlanFields | BundleFields {
  const dated = { sourceUrl: row.source_url, checkedOn: row.checked_on, expiresOn: row.expires_on };
  const priced = { name: row.name, priceCents: row.price_cents, period: row.period };
  const own =
    kind === 'plan'
      ? { platformId: row.platform_id, hasAds: row.has_ads, resolution: row.resolution, screens: row.screens }
      : { seller: row.seller, platformIds: row.platform_ids };
  return { ...own, ...priced, ...dated } as PlanFields | BundleFields;
}
