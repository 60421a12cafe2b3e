import { sql } from 'kysely';
import type { Db } from '../../infra/db.ts';

interface NewSitemapFile {
  kind: string;
  number: number;
  urlCount: number;
  /** Gzip. */
  body: Buffer;
  hash: string;
  changedAt: Date;
}

export async function saveSitemapFile(db: Db, file: NewSitemapFile): Promise<void> {
  const { kind, number, urlCount, body, hash, changedAt } = file;
  const row = { url_count: urlCount, body, hash, changed_at: changedAt };
  await db
    .insertInto('sitemap_files')
    .values({ kind, number, ...row })
    .onConflict((conflict) => conflict.columns(['kind', 'number']).doUpdateSet(row))
    .execute();
}

export async function findSitemapFile(
  db: Db,
  kind: string,
  number: number,
): Promise<{ body: Buffer; hash: string; changedAt: Date } | undefined> {
  const row = await db
    .selectFrom('sitemap_files')
    .select(['body', 'hash', 'changed_at'])
    .where('kind', '=', kind)
    .where('number', '=', number)
    .executeTakeFirst();
  return row && { body: row.body, hash: row.hash, changedAt: row.changed_at };
}

export async function findSitemapHash(db: Db, kind: string, number: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('sitemap_files')
    .select('hash')
    .where('kind', '=', kind)
    .where('number', '=', number)
    .executeTakeFirst();
  return row?.hash;
}

export async function listSitemapFiles(
  db: Db,
): Promise<{ kind: string; number: number; urlCount: number; changedAt: Date }[]> {
  const rows = await db
    .selectFrom('sitemap_files')
    .select(['kind', 'number', 'url_count', 'changed_at'])
    .orderBy('kind')
    .orderBy('number')
    .execute();
  return rows.map((row) => ({
    kind: row.kind,
    number: row.number,
    urlCount: row.url_count,
    changedAt: row.changed_at,
  }));
}

/** Returns whether there was one. */
export async function deleteSitemapFile(db: Db, kind: string, number: number): Promise<boolean> {
  const result = await db
    .deleteFrom('sitemap_files')
    .where('kind', '=', kind)
    .where('number', '=', number)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Deletes the files whose numbers are no longer used. */
export async function deleteOtherSitemapFiles(db: Db, kind: string, numbers: readonly number[]): Promise<number> {
  const result = await db
    .deleteFrom('sitemap_files')
    .where('kind', '=', kind)
    .where(sql<boolean>`number <> all(${[...numbers]}::integer[])`)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
