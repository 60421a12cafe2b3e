import { sql } from 'kysely';
import type { Db } from '../infra/db.ts';

/** Where a document is kept: SPEC §3 has one table for things, one for lists and one for the home page. */
export type DocumentAddress =
  | { table: 'content_cache'; type: string; id: number }
  | { table: 'list_cache'; type: string; key: string }
  | { table: 'home_cache'; key: string };

export type PartKind = 'movie' | 'series' | 'person' | 'collection' | 'platform';

/** One row a document shows something of, as it was when it was read. */
export interface DocumentPart {
  kind: PartKind;
  id: number;
  /** `null` for one that is named and was not held: the day it is, the document is old. */
  version: number | null;
}

/** A list a document is cut from, as it was before it was read. */
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
 * A document, if everything it shows is still as it was then. Checked here, at the read: whatever reader wrote the row,
 * and however late, an old one is simply not seen.
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
  /** Only things have one. */
  slug?: string;
  builtAt: Date;
  expiresAt: Date;
}

/** Whoever writes last wins: what is not current is never read, so an old copy over a new one costs a build. */
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

/** Read before anything else of a list is: a change that comes in between makes the copy old, never the other way round. */
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

/** SPEC §7 `clean_expired_cache`. An expired row may still answer a failure for a day. */
export async function deleteExpiredDocuments(db: Db, expiredBefore: Date): Promise<number> {
  const { rows } = await sql<{ gone: number }>`select clean_expired_cache(${expiredBefore}) as gone`.execute(db);
  return rows[0]?.gone ?? 0;
}

/** SPEC §7 `invalidate_related_cache`: for a person who does not believe what is shown. Nothing of ours needs it. */
export async function deleteRelatedDocuments(db: Db, kind: PartKind, id: number): Promise<number> {
  const { rows } = await sql<{ gone: number }>`select invalidate_related_cache(${kind}, ${id}) as gone`.execute(db);
  return rows[0]?.gone ?? 0;
}

/** SPEC §7 `clean_expired_image_cache`. */
export async function deleteExpiredPictures(db: Db, expiredBefore: Date): Promise<number> {
  const { rows } = await sql<{ gone: number }>`select clean_expired_image_cache(${expiredBefore}) as gone`.execute(db);
  return rows[0]?.gone ?? 0;
}

/** Changes nothing but speed. */
export async function deleteAllDocuments(db: Db): Promise<number> {
  const results = await Promise.all(TABLES.map((table) => db.deleteFrom(table).executeTakeFirst()));
  return results.reduce((total, result) => total + Number(result.numDeletedRows), 0);
}
