import { sql } from 'kysely';
import type { ReviewList, ReviewState } from '#shared/admin/domain/review.ts';
import { CREATED_RECORDS } from '#shared/domain/subjects/records.ts';
import type { Db, Trx } from '../../infra/db.ts';
import type { Subject } from '../titles/overrides.ts';
import { faceOf } from './subjects.ts';

/** The drafts as they were sent, by field. */
export type SentContent = Readonly<Record<string, { version: number; value: unknown }>>;

export interface StoredReview extends Subject {
  reviewId: string;
  state: ReviewState;
  content: SentContent;
  round: number;
  note: string;
  sender: string;
  sentAt: Date;
  reviewer: string | null;
  decidedBy: string | null;
  decidedAt: Date | null;
  revision: number | null;
}

const COLUMNS = [
  ...(['id as reviewId', 'entity', 'entity_id as id', 'state', 'content', 'round', 'note', 'sender'] as const),
  ...(['sent_at as sentAt', 'reviewer', 'decided_by as decidedBy', 'decided_at as decidedAt', 'revision'] as const),
] as const;

export async function findReview(db: Db, reviewId: string): Promise<StoredReview | undefined> {
  const row = await db.selectFrom('reviews').select(COLUMNS).where('id', '=', reviewId).executeTakeFirst();
  return row as StoredReview | undefined;
}

/** The review of a subject that waits for a reviewer or, returned, for its sender. */
export async function findCurrentReview(db: Db, { entity, id }: Subject): Promise<StoredReview | undefined> {
  const row = await db
    .selectFrom('reviews')
    .select(COLUMNS)
    .where('entity', '=', entity)
    .where('entity_id', '=', id)
    .where('state', 'in', ['open', 'returned'])
    .executeTakeFirst();
  return row as StoredReview | undefined;
}

export type NewReview = Pick<StoredReview, 'content' | 'round' | 'note' | 'sender' | 'sentAt' | 'reviewer'>;

function toRow({ content, round, note, sender, sentAt, reviewer }: NewReview) {
  const sent = { content: JSON.stringify(content), round, note, sender, sent_at: sentAt, reviewer };
  return { ...sent, state: 'open', decided_by: null, decided_at: null, revision: null };
}

/** The caller has locked the subject. */
export async function insertReview(trx: Trx, { entity, id }: Subject, review: NewReview): Promise<string> {
  const row = await trx
    .insertInto('reviews')
    .values({ entity, entity_id: id, ...toRow(review) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Sent again: the same review, with the drafts of today. */
export async function reopenReview(trx: Trx, reviewId: string, review: NewReview): Promise<void> {
  await trx.updateTable('reviews').set(toRow(review)).where('id', '=', reviewId).execute();
}

export interface ReviewDecision {
  state: Exclude<ReviewState, 'open'>;
  by: string;
  at: Date;
}

export async function saveDecision(trx: Trx, reviewId: string, { state, by, at }: ReviewDecision): Promise<void> {
  const decided = { state, decided_by: by, decided_at: at };
  await trx.updateTable('reviews').set(decided).where('id', '=', reviewId).execute();
}

export async function saveApprovedRevision(trx: Trx, reviewId: string, revision: number): Promise<void> {
  await trx.updateTable('reviews').set({ revision }).where('id', '=', reviewId).execute();
}

export async function saveReviewer(trx: Trx, reviewId: string, reviewer: string): Promise<void> {
  await trx.updateTable('reviews').set({ reviewer }).where('id', '=', reviewId).execute();
}

export interface ReviewRow extends StoredReview {
  title: string;
  picturePath: string | null;
  comments: number;
}

const CONDITIONS = {
  'para-mim': (member: string) =>
    sql`review.state = 'open' and review.sender <> ${member} and coalesce(review.reviewer, ${member}) = ${member}`,
  abertas: () => sql`review.state = 'open'`,
  enviadas: (member: string) => sql`review.state in ('open', 'returned') and review.sender = ${member}`,
  devolvidas: () => sql`review.state = 'returned'`,
  concluidas: () => sql`review.state not in ('open', 'returned')`,
} as const satisfies Record<ReviewList, (member: string) => unknown>;

/** What waits longest first; of the concluded ones the newest. */
export async function listReviewRows(db: Db, list: ReviewList, member: string, limit: number): Promise<ReviewRow[]> {
  const order = list === 'concluidas' ? sql`review.decided_at desc, review.id` : sql`review.sent_at, review.id`;
  const { rows } = await sql<ReviewRow>`
    select review.id as "reviewId", review.entity, review.entity_id as id, review.state, review.content, review.round,
           review.note, review.sender, review.sent_at as "sentAt", review.reviewer, review.decided_by as "decidedBy",
           review.decided_at as "decidedAt", review.revision, face.title, face.picture_path as "picturePath",
           (
             select count(*) from comments as comment
             join comment_threads as thread on thread.id = comment.thread_id
             where thread.review_id = review.id
           ) as comments
    from reviews as review
    -- A collection in the trash has no face, so its review is in no list until it is recovered.
    join lateral ${faceOf('review')} as face on true
    where ${CONDITIONS[list](member)}
    order by ${order}
    limit ${limit}
  `.execute(db);
  return rows;
}

type CountedList = Exclude<ReviewList, 'concluidas'>;
/** `returnedToMe`: of what the member sent. */
export type ReviewCounts = Record<CountedList | 'returnedToMe', number>;

/** The length of each list of reviews that wait. */
export async function countReviews(db: Db, member: string): Promise<ReviewCounts> {
  const count = (list: CountedList) => sql`count(*) filter (where ${CONDITIONS[list](member)})`;
  const { rows } = await sql<ReviewCounts>`
    select ${count('para-mim')} as "para-mim", ${count('abertas')} as abertas,
           ${count('enviadas')} as enviadas, ${count('devolvidas')} as devolvidas,
           count(*) filter (where review.state = 'returned' and review.sender = ${member}) as "returnedToMe"
    from reviews as review
    where review.state in ('open', 'returned')
      and (review.entity <> all(${CREATED_RECORDS}::text[]) or exists (
        select from records where records.entity = review.entity and records.id = review.entity_id and removed_at is null
      ))
  `.execute(db);
  return rows[0] ?? { 'para-mim': 0, abertas: 0, enviadas: 0, devolvidas: 0, returnedToMe: 0 };
}
