import { sql } from 'kysely';
import type { RedirectCode } from '#shared/domain/site/redirect-path.ts';
import type { Db, Trx } from '../../infra/db.ts';
import type { Slice } from '../titles/title-tables.ts';

export interface Redirect {
  id: number;
  from: string;
  to: string | null;
  code: RedirectCode;
  isOverPage: boolean;
}

export interface StoredRedirect extends Redirect {
  version: number;
  hits: number;
  lastHitAt: Date | null;
  author: string;
  updatedAt: Date;
  removedAt: Date | null;
}

const OBEYED = [
  'id',
  'from_path as from',
  'to_path as to',
  sql<RedirectCode>`code`.as('code'),
  'is_over_page as isOverPage',
] as const;

const STORED = [
  ...OBEYED,
  'version',
  'hits',
  'last_hit_at as lastHitAt',
  'author',
  'updated_at as updatedAt',
  'removed_at as removedAt',
] as const;

/** Redirects in force. */
export function listObeyedRedirects(db: Db, limit: number): Promise<Redirect[]> {
  return db.selectFrom('redirects').select(OBEYED).where('removed_at', 'is', null).orderBy('id').limit(limit).execute();
}

export interface RedirectQuery extends Slice {
  phrase: string;
  /** Removed, or in force. */
  isRemoved: boolean;
}

/** The newest first. */
export async function listRedirects(
  db: Db,
  { phrase, isRemoved, offset, limit }: RedirectQuery,
): Promise<{ rows: StoredRedirect[]; total: number }> {
  const rows = await db
    .selectFrom('redirects')
    .select(STORED)
    .select(sql<number>`count(*) over ()`.as('total'))
    .where('removed_at', isRemoved ? 'is not' : 'is', null)
    .$if(phrase !== '', (query) =>
      query.where((expression) =>
        expression.or([
          expression(sql`position(${phrase} in from_path)`, '>', 0),
          expression(sql`position(${phrase} in coalesce(to_path, ''))`, '>', 0),
        ]),
      ),
    )
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
  return { rows: rows.map(({ total: _total, ...row }) => row), total: rows[0]?.total ?? 0 };
}

export function findRedirect(db: Db, id: number): Promise<StoredRedirect | undefined> {
  return db.selectFrom('redirects').select(STORED).where('id', '=', id).executeTakeFirst();
}

export async function countRedirects(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('redirects')
    .select((expression) => expression.fn.countAll<number>().as('count'))
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** In force, from or to this path, ignoring the query string. */
export function findRedirectFrom(db: Db, path: string): Promise<Redirect | undefined> {
  return db
    .selectFrom('redirects')
    .select(OBEYED)
    .where('removed_at', 'is', null)
    .where('from_path', '=', path)
    .executeTakeFirst();
}

export function findRedirectTo(db: Db, path: string): Promise<Redirect | undefined> {
  return db
    .selectFrom('redirects')
    .select(OBEYED)
    .where('removed_at', 'is', null)
    .where(sql`split_part(to_path, '?', 1)`, '=', path)
    .limit(1)
    .executeTakeFirst();
}

export type RedirectFields = Omit<Redirect, 'id'> & { author: string; at: Date };

export async function insertRedirect(trx: Trx, { from, to, code, isOverPage, author, at }: RedirectFields) {
  const { id } = await trx
    .insertInto('redirects')
    .values({
      from_path: from,
      to_path: to,
      code,
      is_over_page: isOverPage,
      author,
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateRedirect(trx: Trx, id: number, fields: RedirectFields): Promise<void> {
  const { from, to, code, isOverPage, author, at } = fields;
  await trx
    .updateTable('redirects')
    .set({ from_path: from, to_path: to, code, is_over_page: isOverPage, author, updated_at: at })
    .set((expression) => ({ version: expression('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Removes it, or with `null` puts it in force again. */
export async function setRedirectRemoved(
  trx: Trx,
  id: number,
  removedAt: Date | null,
  by: { author: string; at: Date },
) {
  await trx
    .updateTable('redirects')
    .set({ removed_at: removedAt, author: by.author, updated_at: by.at })
    .set((expression) => ({ version: expression('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Counts the hits of several requests at once. */
export async function addRedirectHits(db: Db, hits: ReadonlyMap<number, number>, at: Date): Promise<void> {
  await sql`
    update redirects
    set hits = hits + counted.many, last_hit_at = greatest(last_hit_at, ${at}::timestamptz)
    from unnest(${[...hits.keys()]}::integer[], ${[...hits.values()]}::integer[]) as counted (id, many)
    where redirects.id = counted.id
  `.execute(db);
}

export async function deleteRemovedRedirects(db: Db, before: Date): Promise<number> {
  const result = await db.deleteFrom('redirects').where('removed_at', '<', before).executeTakeFirst();
  return Number(result.numDeletedRows);
}
