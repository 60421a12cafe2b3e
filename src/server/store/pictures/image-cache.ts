import { sql } from 'kysely';
import { withoutFocus } from '#shared/domain/pictures/own-picture-path.ts';
import type { Db } from '../../infra/db.ts';

/** One stored object: the original from TMDB, or a size and format made from it. */
export interface StoredImage {
  cacheKey: string;
  originalUrl: string;
  cachedUrl: string;
  contentType: string;
  fileSize: number;
  isFinal: boolean;
}

export interface ImageTimes {
  now: Date;
  expiresAt: Date;
}

/** Called before the object is written, so that every object has a row by which it can be found and deleted. */
export async function saveImage(db: Db, image: StoredImage, { now, expiresAt }: ImageTimes): Promise<void> {
  const written = {
    original_url: image.originalUrl,
    cached_url: image.cachedUrl,
    content_type: image.contentType,
    file_size: image.fileSize,
    is_final: image.isFinal,
    expires_at: expiresAt,
    last_accessed: now,
    fetched_at: now,
  };
  await db
    .insertInto('image_cache')
    .values({ cache_key: image.cacheKey, ...written })
    .onConflict((conflict) => conflict.column('cache_key').doUpdateSet(written))
    .execute();
}

/** The keys of these that have a row, and so a stored object. */
export async function listStoredKeys(db: Db, keys: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('image_cache')
    .select('cache_key')
    .where('cache_key', '=', sql<string>`any(${keys}::text[])`)
    .execute();
  return new Set(rows.map(({ cache_key }) => cache_key));
}

/** `true` for the one process that may fetch; the others wait until the lease is released or expires. */
export async function takeImageLease(db: Db, cacheKey: string, now: Date, until: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into image_leases as lease (cache_key, leased_until)
    values (${cacheKey}, ${until})
    on conflict (cache_key) do update set leased_until = excluded.leased_until where lease.leased_until < ${now}
    returning 1
  `.execute(db);
  return rows.length > 0;
}

export async function isImageLeased(db: Db, cacheKey: string, now: Date): Promise<boolean> {
  const lease = await db
    .selectFrom('image_leases')
    .select('cache_key')
    .where('cache_key', '=', cacheKey)
    .where('leased_until', '>=', now)
    .executeTakeFirst();
  return lease !== undefined;
}

export async function endImageLease(db: Db, cacheKey: string): Promise<void> {
  await db.deleteFrom('image_leases').where('cache_key', '=', cacheKey).execute();
}

/** The object is stored: saves its row and dominant colour and releases the lease it was fetched under, in one statement. */
export async function saveFetchedImage(
  db: Db,
  image: StoredImage,
  ink: { file: string; colour: string } | null,
  { now, expiresAt }: ImageTimes,
): Promise<void> {
  await sql`
    with
      freed as (delete from image_leases where cache_key = ${image.cacheKey}),
      inked as (
        insert into image_inks (file, ink)
        select ${ink?.file ?? null}::text, ${ink?.colour ?? null}::text
        where ${ink !== null}::boolean
        on conflict (file) do nothing
      )
    insert into image_cache
      (cache_key, original_url, cached_url, content_type, file_size, is_final, expires_at, last_accessed, fetched_at)
    values
      (${image.cacheKey}, ${image.originalUrl}, ${image.cachedUrl}, ${image.contentType}, ${image.fileSize}::integer,
       true, ${expiresAt}, ${now}, ${now})
    on conflict (cache_key) do update set
      original_url = excluded.original_url,
      content_type = excluded.content_type,
      file_size = excluded.file_size,
      expires_at = excluded.expires_at,
      last_accessed = excluded.last_accessed,
      fetched_at = excluded.fetched_at
  `.execute(db);
}

export interface CountedViews extends StoredImage {
  views: number;
  lastAccessed: Date;
}

/**
 * Many views in one statement. Views extend an image's life, but never past the limit set by TMDB's terms. A lost row is
 * written again, so that its object can still be found.
 */
export async function countImageViews(
  db: Db,
  counted: readonly CountedViews[],
  { lifeSeconds, mostSeconds }: { lifeSeconds: number; mostSeconds: number },
): Promise<void> {
  const rows = counted.map((each) => ({ ...each, lastAccessed: each.lastAccessed.toISOString() }));
  await sql`
    insert into image_cache as kept
      (cache_key, original_url, cached_url, content_type, file_size, is_final, access_count, last_accessed, fetched_at,
       expires_at)
    select
      "cacheKey", "originalUrl", "cachedUrl", "contentType", "fileSize", true, views, "lastAccessed", "lastAccessed",
      "lastAccessed" + make_interval(secs => ${lifeSeconds}::float8)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as seen (
      "cacheKey" text, "originalUrl" text, "cachedUrl" text, "contentType" text, "fileSize" integer, views bigint,
      "lastAccessed" timestamptz
    )
    order by "cacheKey"
    on conflict (cache_key) do update set
      access_count = kept.access_count + excluded.access_count,
      last_accessed = greatest(kept.last_accessed, excluded.last_accessed),
      expires_at = greatest(
        kept.expires_at,
        least(excluded.expires_at, kept.fetched_at + make_interval(secs => ${mostSeconds}::float8))
      )
  `.execute(db);
}

/** File → dominant colour, for files where it is known. */
export async function listDominantColours(db: Db, files: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('image_inks')
    .select(['file', 'ink'])
    .where('file', '=', sql<string>`any(${files.map(withoutFocus)}::text[])`)
    .execute();
  const inks = new Map(rows.map(({ file, ink }) => [file, ink]));
  return new Map(
    files.flatMap((file) => {
      const ink = inks.get(withoutFocus(file));
      return ink === undefined ? [] : [[file, ink] as const];
    }),
  );
}

/** Keys of expired images in batches: `after` is the last id of the previous batch. */
export function listExpiredImages(db: Db, expiredBefore: Date, after: number, limit: number) {
  return db
    .selectFrom('image_cache')
    .select(['id', 'cache_key'])
    .where('expires_at', '<', expiredBefore)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
}

export async function sumImageBytes(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom('image_cache')
    .select((row) => row.fn.coalesce(row.fn.sum<string>('file_size'), sql<string>`0`).as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Least recently used first, and of those the least often used. */
export function listLeastUsedImages(db: Db, limit: number) {
  return db
    .selectFrom('image_cache')
    .select(['id', 'cache_key', 'file_size', 'last_accessed'])
    .orderBy('last_accessed')
    .orderBy('access_count')
    .limit(limit)
    .execute();
}

/** Skips images that were used since they were listed. */
export async function deleteUnusedImages(db: Db, ids: readonly number[], notSince: Date): Promise<void> {
  await sql`
    delete from image_cache where id = any(${[...ids]}::bigint[]) and last_accessed <= ${notSince}
  `.execute(db);
}

/** Leases that were never released: the process was killed between storing the object and saving its row. */
export async function listAbandonedLeases(db: Db, before: Date): Promise<string[]> {
  const rows = await db.selectFrom('image_leases').select('cache_key').where('leased_until', '<', before).execute();
  return rows.map((row) => row.cache_key);
}

export async function deleteAbandonedLeases(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('image_leases').where('leased_until', '<', before).execute();
}

export function listImagesToRefine(db: Db, limit: number) {
  return db
    .selectFrom('image_cache')
    .select(['id', 'cache_key', 'cached_url', 'file_size'])
    .where('is_final', '=', false)
    .orderBy('access_count', 'desc')
    .limit(limit)
    .execute();
}

export async function markImageFinal(db: Db, id: number, fileSize: number): Promise<void> {
  await db.updateTable('image_cache').set({ is_final: true, file_size: fileSize }).where('id', '=', id).execute();
}
