import { sql } from 'kysely';
import type { RowKind } from '#shared/domain/tags.ts';
import type { Db } from '../../infra/db.ts';

/** Where a document is stored: one table for single things, one for lists and one for the home page (docs/evidence/spec-coverage.md). */
export type DocumentAddress =
  | { table: 'content_cache'; type: string; id: number }
  | { table: 'list_cache'; type: string; key: string }
  | { table: 'home_cache'; key: string };

/** One row that the document shows something of, at the version that was read. */
export interface DocumentPart {
  kind: RowKind;
  id: number;
  /** `null` for a row that was not stored yet: once it is, the document is outdated. */
  version: number | null;
}

/** A list that the document is cut from, at its version before the list was read. */
export interface ListPart {
  tag: string;
  version: number;
}

export interface StoredDocument {
  text: string;
  tags: string[];
  builtAt: Date;
  expiresAt: Date;
}

/**
 * A document, if everything it shows is still current. Checked at read time: an outdated row is never returned, no matter
 * which process wrote it, or how late.
 */
export async function findDocument(
  db: Db,
  address: DocumentAddress,
  shape: string,
): Promise<StoredDocument | undefined> {
  const { rows } = await sql<StoredDocument>`
    select data as text, tags, built_at as "builtAt", expires_at as "expiresAt"
    from ${sql.table(address.table)}
    where ${keyOf(address)} and shape = ${shape}
      and parts_are_current(part_kinds, part_ids, part_versions, part_tags, part_tag_versions)
  `.execute(db);
  return rows[0];
}

export interface NewDocument {
  address: DocumentAddress;
  text: string;
  shape: string;
  parts: readonly DocumentPart[];
  lists: readonly ListPart[];
  tags: readonly string[];
  /** Only documents about one thing have one. */
  slug?: string;
  builtAt: Date;
  expiresAt: Date;
}

/** Last writer wins: outdated copies are never returned, so an old copy over a new one only costs a rebuild. */
export async function saveDocument(db: Db, document: NewDocument): Promise<void> {
  const { address, text, shape, parts, lists, tags, slug = '', builtAt, expiresAt } = document;
  const columns = {
    data: text,
    shape,
    tags: sql`${tags}::text[]`,
    part_kinds: sql`${parts.map((part) => part.kind)}::text[]`,
    part_ids: sql`${parts.map((part) => part.id)}::integer[]`,
    part_versions: sql`${parts.map((part) => part.version)}::bigint[]`,
    part_tags: sql`${lists.map((list) => list.tag)}::text[]`,
    part_tag_versions: sql`${lists.map((list) => list.version)}::bigint[]`,
    built_at: builtAt,
    expires_at: expiresAt,
    version: 0,
    ...(address.table === 'content_cache' && { slug }),
  };
  const row = { ...columnsOf(address), ...columns };
  const key = Object.keys(columnsOf(address));
  const names = (list: readonly string[]) => sql.join(list.map((name) => sql.ref(name)));
  await sql`
    insert into ${sql.table(address.table)} (${names(Object.keys(row))})
    values (${sql.join(Object.values(row))})
    on conflict (${names(key)}) do update
    set ${sql.join(Object.keys(columns).map((name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`))}
  `.execute(db);
}

function columnsOf(address: DocumentAddress): Record<string, string | number> {
  if (address.table === 'content_cache') return { content_type: address.type, content_id: address.id };
  if (address.table === 'list_cache') return { list_type: address.type, list_key: address.key };
  return { cache_key: address.key };
}

function keyOf(address: DocumentAddress) {
  const conditions = Object.entries(columnsOf(address)).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  return sql.join(conditions, sql` and `);
}

/** Read this before anything of the list: a change in between then makes the copy look outdated, never falsely current. */
export async function findListVersions(db: Db, tags: readonly string[]): Promise<ListPart[]> {
  if (tags.length === 0) return [];
  const rows = await db
    .selectFrom('tag_versions')
    .select(['tag', 'version'])
    .where((expression) => expression('tag', '=', expression.fn.any(expression.val([...tags]))))
    .execute();
  const versions = new Map(rows.map((row) => [row.tag, row.version]));
  return tags.map((tag) => ({ tag, version: versions.get(tag) ?? 0 }));
}

const TABLES = ['content_cache', 'list_cache', 'home_cache'] as const;

/** Runs `clean_expired_cache` (docs/evidence/spec-coverage.md). For a day after it expires, a row may still be served if a rebuild fails. */
export async function deleteExpiredDocuments(db: Db, expiredBefore: Date): Promise<number> {
  const { rows } = await sql<{ gone: number }>`select clean_expired_cache(${expiredBefore}) as gone`.execute(db);
  return rows[0]?.gone ?? 0;
}

/**
 * Runs `invalidate_related_cache` (docs/evidence/spec-coverage.md), for an operator who doubts what is shown. Our own code never
 * needs it.
 */
export async function deleteRelatedDocuments(db: Db, kind: RowKind, id: number): Promise<number> {
  const { rows } = await sql<{ gone: number }>`select invalidate_related_cache(${kind}, ${id}) as gone`.execute(db);
  return rows[0]?.gone ?? 0;
}

/** Runs `clean_expired_image_cache` (docs/evidence/spec-coverage.md). */
export async function deleteExpiredPictures(db: Db, expiredBefore: Date): Promise<number> {
  const { rows } = await sql<{ gone: number }>`select clean_expired_image_cache(${expiredBefore}) as gone`.execute(db);
  return rows[0]?.gone ?? 0;
}

/** Affects only speed. */
export async function deleteAllDocuments(db: Db): Promise<number> {
  const results = await Promise.all(TABLES.map((table) => db.deleteFrom(table).executeTakeFirst()));
  return results.reduce((total, result) => total + Number(result.numDeletedRows), 0);
}
