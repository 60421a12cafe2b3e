import { findEditableField } from '#shared/admin/domain/editing/check-field.ts';
import { refuseWrongFields } from '#shared/admin/domain/editing/field-failure.ts';
import { COMMENT_CHARACTERS, COMMENTS_PER_MINUTE } from '#shared/admin/domain/limits.ts';
import { findMentions } from '#shared/admin/domain/mentions.ts';
import { editing } from '#shared/admin/text/field-problems.ts';
import { adminReviews } from '#shared/admin/text/reviews.ts';
import { Failure } from '#shared/domain/failure.ts';
import { formatCount } from '#shared/domain/format.ts';
import type { Context } from '../../context.ts';
import type { Trx } from '../../infra/db.ts';
import {
  countCommentsSince,
  findThread,
  insertComment,
  insertThread,
  resolveThreadRow,
  type StoredThread,
} from '../../store/editing/comments.ts';
import { announceScreenChange } from '../../store/editing/presence.ts';
import { notify } from '../../store/notifications/notify.ts';
import { listActiveMembers } from '../../store/staff/staff-members.ts';
import type { Authorship, Subject } from '../../store/titles/overrides.ts';
import { changeCatalogue } from '../../sync/change-catalogue.ts';
import type { Editor } from '../editing/editor.ts';

const words = adminReviews.problems;

export interface NewThread extends Subject {
  /** Empty: about the whole subject. */
  field: string;
  reviewId: string | null;
}

/** Comments are only added: whatever happens to the review and its drafts, none is changed or deleted. */
export async function addComment(ctx: Context, { actor }: Editor, on: NewThread, text: string): Promise<void> {
  const { entity, id, field } = on;
  const body = cleanComment('body', text);
  if (field !== '' && !findEditableField(entity, field)) refuseWrongFields({ body: words.commentField });
  await refuseTooMany(ctx, actor.id);
  await changeCatalogue(ctx, async ({ trx, record }) => {
    await openThread(trx, on, body, { author: actor.id, at: ctx.now() });
    record(actor, { action: 'comment.added', entity, entityId: String(id), after: { field } });
  });
}

/** An answer to a resolved thread opens it again. */
export async function answerThread(ctx: Context, { actor }: Editor, threadId: string, text: string): Promise<void> {
  const body = cleanComment('body', text);
  const { entity, id, field, resolvedBy } = await findKnownThread(ctx, threadId);
  await refuseTooMany(ctx, actor.id);
  await changeCatalogue(ctx, async ({ trx, record }) => {
    await insertWithMentions(trx, { entity, id }, threadId, body, { author: actor.id, at: ctx.now() });
    if (resolvedBy !== null) await resolveThreadRow(trx, threadId, null, ctx.now());
    record(actor, { action: 'comment.added', entity, entityId: String(id), after: { field } });
  });
}

export async function resolveThread(
  ctx: Context,
  { actor }: Editor,
  threadId: string,
  isResolved: boolean,
): Promise<void> {
  const { entity, id, field } = await findKnownThread(ctx, threadId);
  const action = isResolved ? 'thread.resolved' : 'thread.reopened';
  await changeCatalogue(ctx, async ({ trx, record }) => {
    await resolveThreadRow(trx, threadId, isResolved ? actor.id : null, ctx.now());
    await announceScreenChange(trx, { entity, id }, actor.id);
    record(actor, { action, entity, entityId: String(id), after: { field } });
  });
}

export async function openThread(trx: Trx, on: NewThread, body: string, by: Authorship): Promise<void> {
  await insertWithMentions(trx, on, await insertThread(trx, on, by), body, by);
}

async function insertWithMentions(
  trx: Trx,
  subject: Subject,
  threadId: string,
  body: string,
  by: Authorship,
): Promise<void> {
  const mentions = body.includes('@') ? findMentions(body, await listActiveMembers(trx)) : [];
  await insertComment(trx, { threadId, body, mentions }, by);
  await announceScreenChange(trx, subject, by.author);
  if (mentions.length === 0) return;
  const to = mentions.map(({ member }) => member);
  await notify(trx, { kind: 'mention', at: by.at, actor: by.author, to, subject, details: { quote: body } });
}

/** Plain text: line breaks and tabs are its only control characters. */
export function cleanComment(name: string, text: string): string {
  const body = text.replaceAll('\r\n', '\n').trim();
  const fault =
    body === ''
      ? words.commentMissing
      : [...body].length > COMMENT_CHARACTERS
        ? editing.tooLong(formatCount(COMMENT_CHARACTERS))
        : /(?![\n\t])\p{Cc}/u.test(body)
          ? editing.controlCharacters
          : undefined;
  refuseWrongFields({ [name]: fault });
  return body;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

async function findKnownThread(ctx: Context, threadId: string): Promise<StoredThread> {
  const thread = UUID.test(threadId) ? await findThread(ctx.db, threadId) : undefined;
  if (!thread) throw new Failure('not-found', words.threadNotFound);
  return thread;
}

async function refuseTooMany(ctx: Context, author: string): Promise<void> {
  const since = new Date(ctx.now().getTime() - 60_000);
  if ((await countCommentsSince(ctx.db, author, since)) >= COMMENTS_PER_MINUTE)
    throw new Failure('resource-exhausted', words.tooMany);
}
