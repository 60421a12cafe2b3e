import { sql } from 'kysely';
import type { Db } from '../infra/db.ts';

export interface StoredDocument {
  data: string;
  version: number;
  tags: string[];
  isFresh: boolean;
}

/** One row a document shows something of, as it was when it was read. */
export interface DocumentPart {
  id: number;
  version: number;
}

/**
 * A film's document, if every film it shows something of is still as it was then. Checked here, at the read: whatever
 * reader wrote the row, and however late, an old one is simply not seen.
 */
export async function findMovieDocument(
  db: Db,
  movieId: number,
  shape: string,
  now: Date,
): Promise<StoredDocument | undefined> {
  const row = await db
    .selectFrom('content_cache')
    .select(['data', 'version', 'tags', 'expires_at'])
    .where('content_type', '=', 'movie')
    .where('content_id', '=', movieId)
    .where('shape', '=', shape)
    .where(
      sql<boolean>`not exists (
        select
        from unnest(part_ids, part_versions) as part (id, version)
        left join movies as held on held.id = part.id
        where held.version is distinct from part.version
      )`,
    )
    .executeTakeFirst();
  return row && { data: row.data, version: row.version, tags: row.tags, isFresh: row.expires_at > now };
}

export interface NewDocument {
  movie: DocumentPart;
  slug: string;
  data: string;
  /** The cards it shows. */
  parts: DocumentPart[];
  shape: string;
  tags: string[];
  expiresAt: Date;
}

/** Never over a newer one: a late reader finds its film at another version, or a better row already there. */
export async function saveMovieDocument(db: Db, document: NewDocument): Promise<boolean> {
  const { movie, slug, data, shape, tags, expiresAt } = document;
  const parts = [movie, ...document.parts];
  const ids = parts.map((part) => part.id);
  const versions = parts.map((part) => part.version);
  const { numAffectedRows = 0n } = await sql`
    insert into content_cache
      (content_type, content_id, slug, data, version, part_ids, part_versions, shape, tags, expires_at)
    select
      'movie', id, ${slug}, ${data}, version, ${ids}::integer[], ${versions}::bigint[], ${shape}, ${tags}::text[],
      ${expiresAt}::timestamptz
    from movies
    where id = ${movie.id} and version = ${movie.version}
    on conflict (content_type, content_id) do update
    set slug = excluded.slug, data = excluded.data, version = excluded.version, part_ids = excluded.part_ids,
        part_versions = excluded.part_versions, shape = excluded.shape, tags = excluded.tags,
        expires_at = excluded.expires_at
    where content_cache.version <= excluded.version
  `.execute(db);
  return numAffectedRows > 0n;
}

/** SPEC §7 `clean_expired_cache`. An expired row may still answer a failure for a day. */
export async function deleteExpiredDocuments(db: Db, expiredBefore: Date): Promise<number> {
  const results = await Promise.all(
    TABLES.map((table) => db.deleteFrom(table).where('expires_at', '<', expiredBefore).executeTakeFirst()),
  );
  return results.reduce((total, result) => total + Number(result.numDeletedRows), 0);
}

/** Changes nothing but speed. */
export async function deleteAllDocuments(db: Db): Promise<number> {
  const results = await Promise.all(TABLES.map((table) => db.deleteFrom(table).executeTakeFirst()));
  return results.reduce((total, result) => total + Number(result.numDeletedRows), 0);
}

const TABLES = ['content_cache', 'list_cache', 'home_cache'] as const;
