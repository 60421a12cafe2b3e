import { sql } from 'kysely';
import type { Mention } from '#shared/admin/domain/mentions.ts';
import type { Db, Trx } from '../../infra/db.ts';
import type { Authorship, Subject } from '../titles/overrides.ts';

export interface StoredThread extends Subject {
  threadId: string;
  field: string;
  reviewId: string | null;
  resolvedBy: string | null;
}

export interface StoredComment extends Authorship {
  commentId: number;
  threadId: string;
  body: string;
  /** The texts in it that name members. */
  mentions: string[];
}

const THREAD = [
  ...(['id as threadId', 'entity', 'entity_id as id', 'field', 'review_id as reviewId'] as const),
  'resolved_by as resolvedBy',
] as const;

/** Oldest first. */
export async function listThreads(db: Db, { entity, id }: Subject): Promise<StoredThread[]> {
  const rows = await db
    .selectFrom('comment_threads')
    .select(THREAD)
    .where('entity', '=', entity)
    .where('entity_id', '=', id)
    .orderBy('opened_at')
    .orderBy('id')
    .execute();
  return rows as StoredThread[];
}

export async function findThread(db: Db, threadId: string): Promise<StoredThread | undefined> {
  const row = await db.selectFrom('comment_threads').select(THREAD).where('id', '=', threadId).executeTakeFirst();
  return row as StoredThread | undefined;
}

export async function insertThread(
  trx: Trx,
  { entity, id, field, reviewId }: Subject & { field: string; reviewId: string | null },
  { author, at }: Authorship,
): Promise<string> {
  const row = await trx
    .insertInto('comment_threads')
    .values({ entity, entity_id: id, field, review_id: reviewId, opened_by: author, opened_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Open again: `by` is `null`. */
export async function resolveThreadRow(trx: Trx, threadId: string, by: string | null, at: Date): Promise<void> {
  await trx
    .updateTable('comment_threads')
    .set({ resolved_by: by, resolved_at: by === null ? null : at })
    .where('id', '=', threadId)
    .execute();
}

export async function insertComment(
  trx: Trx,
  { threadId, body, mentions }: { threadId: string; body: string; mentions: readonly Mention[] },
  by: Authorship,
): Promise<void> {
  const { id } = await trx
    .insertInto('comments')
    .values({ thread_id: threadId, body, author: by.author, created_at: by.at })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (mentions.length === 0) return;
  const rows = mentions.map(({ member, word }) => ({ comment_id: id, member, word }));
  await trx.insertInto('comment_mentions').values(rows).execute();
}

/** In the order they were written. */
export async function listComments(db: Db, threadIds: readonly string[]): Promise<StoredComment[]> {
  if (threadIds.length === 0) return [];
  const { rows } = await sql<StoredComment>`
    select id as "commentId", thread_id as "threadId", author, body, created_at as at,
           array(select word from comment_mentions where comment_id = comments.id order by word) as mentions
    from comments
    where thread_id = any(${[...threadIds]}::uuid[])
    order by id
  `.execute(db);
  return rows;
}

export async function countCommentsSince(db: Db, author: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('comments')
    .select((expression) => expression.fn.countAll<number>().as('count'))
    .where('author', '=', author)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}
