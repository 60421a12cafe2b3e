import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { discardDraft } from '../../src/server/admin/editing/discard-draft.ts';
import type { Editor } from '../../src/server/admin/editing/editor.ts';
import { saveDraft } from '../../src/server/admin/editing/save-draft.ts';
import { addComment } from '../../src/server/admin/review/comments.ts';
import { approveReview, returnReview, withdrawReview } from '../../src/server/admin/review/decide-review.ts';
import { sendForReview } from '../../src/server/admin/review/send-review.ts';
import type { Context } from '../../src/server/context.ts';
import { listDrafts } from '../../src/server/store/editing/drafts.ts';
import { findCurrentReview, findReview } from '../../src/server/store/editing/reviews.ts';
import { findOverrides, type Subject } from '../../src/server/store/titles/overrides.ts';
import { Failure } from '../../src/shared/domain/failure.ts';

/** A writer and two reviewers, each on a process of their own. */
export interface ReviewsRace {
  contexts: readonly [Context, Context, Context];
  writer: Editor;
  reviewers: readonly [Editor, Editor];
  subject: Subject<'movie'>;
  /** Advances the clock of all contexts, so that the limit on comments never applies. */
  pass(minutes: number): void;
}

/** `unknown`: the connection was lost, so it was stored or not. */
type Result = 'done' | 'refused' | 'unknown';

export interface RacesOutcome {
  problems: string[];
  /** How often each move was done, by name. */
  done: Record<string, number>;
}

/** An approval takes about this long; the moves start at any time within it. */
const HEAT_MS = 25;

/**
 * The writer sends a text; then approvals, returns, an edit, a discard and comments run at once, and in some races every database
 * connection is ended in the middle. Afterwards at most one decision was taken, what is published was approved as sent, and every
 * comment and every text is still stored.
 */
export async function raceReviews(
  race: ReviewsRace,
  rounds: number,
  random: () => number,
  killEvery: number,
): Promise<RacesOutcome> {
  const problems: string[] = [];
  const done: Record<string, number> = {};
  for (let round = 0; round < rounds; round += 1) {
    const found = await raceOnce(race, round, random, killEvery > 0 && round % killEvery === killEvery - 1, done);
    problems.push(...found.map((problem) => `race ${round}: ${problem}`));
  }
  return { problems, done };
}

async function raceOnce(
  { contexts, writer, reviewers, subject, pass }: ReviewsRace,
  round: number,
  random: () => number,
  isKilled: boolean,
  done: Record<string, number>,
): Promise<string[]> {
  const [ctx, second, third] = contexts;
  pass(1);
  const text = `Enviada ${round}`;
  const version = await versionOf(ctx, subject);
  await saveDraft(ctx, writer, subject, [{ field: 'tagline', value: text, version }]);
  const sending = { seen: { tagline: version + 1 }, note: `Nota ${round}`, reviewerId: '' };
  const sent = await sendForReview(ctx, writer, subject, sending);
  if (!('reviewId' in sent)) return ['could not be sent'];
  const { reviewId } = sent;
  const [before, published] = [await readPublished(ctx, subject), await countPublished(ctx, subject)];
  const decision = { round: 1, mayApproveOwn: false };
  const edited = `Mudada ${round}`;
  const moves: Record<string, () => Promise<unknown>> = {
    approve: () => approveReview(second, reviewers[0], reviewId, decision),
    'approve too': () => approveReview(third, reviewers[1], reviewId, decision),
    return: () => returnReview(third, reviewers[1], reviewId, { round: 1, comment: `Devolvida ${round}` }),
    edit: () => save(ctx, writer, subject, { value: edited, version: version + 1 }),
    discard: () => discardDraft(ctx, writer, subject),
    'comment of a reviewer': () => comment(second, reviewers[0], `Primeiro ${round}`),
    'comment of the writer': () => comment(ctx, writer, `Segundo ${round}`),
  };
  const comment = (at: Context, editor: Editor, body: string) =>
    addComment(at, editor, { ...subject, field: 'tagline', reviewId }, body);
  // Every race has comments and an approval; the others are drawn.
  const always = new Set(['approve', 'comment of a reviewer', 'comment of the writer']);
  const drawn = Object.keys(moves).filter((name) => always.has(name) || random() < 0.5);
  const kill = isKilled ? endConnections(ctx, Math.floor(random() * HEAT_MS)) : undefined;
  const results = new Map(
    await Promise.all(
      drawn.map(async (name): Promise<[string, Result]> => {
        await sleep(Math.floor(random() * HEAT_MS));
        return [name, await resultOf(moves[name] as () => Promise<unknown>)];
      }),
    ),
  );
  await kill;
  for (const [name, result] of results) if (result === 'done') done[name] = (done[name] ?? 0) + 1;
  const isDone = (name: string) => results.get(name) === 'done';
  const isLost = [...results.values()].includes('unknown');
  const problems: string[] = [];

  const decisions = ['approve', 'approve too', 'return'].filter(isDone);
  if (decisions.length > 1) problems.push(`two decisions: ${decisions.join(', ')}`);
  const after = await whenBack(() => findReview(ctx.db, reviewId));
  const [value, count] = [await readPublished(ctx, subject), await countPublished(ctx, subject)];
  const isApproved = after?.state === 'approved';
  if ((isDone('approve') || isDone('approve too')) !== isApproved && !isLost) problems.push(`state ${after?.state}`);
  if (count - published !== (isApproved ? 1 : 0)) problems.push(`${count - published} publications, ${after?.state}`);
  if (value !== (isApproved ? text : before)) problems.push(`published without approval: ${String(value)}`);

  const bodies = await listBodies(ctx, reviewId);
  const wanted: [string, string][] = [
    ['comment of a reviewer', `Primeiro ${round}`],
    ['comment of the writer', `Segundo ${round}`],
    ['return', `Devolvida ${round}`],
  ];
  for (const [name, body] of wanted) {
    const stored = bodies.filter((each) => each === body).length;
    const result = results.get(name) ?? 'refused';
    const isRight = result === 'unknown' ? stored <= 1 : stored === (result === 'done' ? 1 : 0);
    if (!isRight) problems.push(`${name} was ${result} and is stored ${stored} times`);
  }
  for (const written of isDone('edit') ? [text, edited] : [text])
    if (!(await isStored(ctx, subject, written))) problems.push(`"${written}" is lost`);

  // The next race starts without drafts and without a review.
  const current = await findCurrentReview(ctx.db, subject);
  if (current) await withdrawReview(ctx, writer, current.reviewId);
  if ((await listDrafts(ctx.db, subject)).some(({ isOpen }) => isOpen)) await discardDraft(ctx, writer, subject);
  return problems;
}

async function resultOf(move: () => Promise<unknown>): Promise<Result> {
  try {
    await move();
    return 'done';
  } catch (error) {
    if (error instanceof Failure) return 'refused';
    return 'unknown';
  }
}

/** A save that another text preceded is a refusal here. */
async function save(
  ctx: Context,
  editor: Editor,
  subject: Subject,
  { value, version }: { value: string; version: number },
) {
  const { saved } = await saveDraft(ctx, editor, subject, [{ field: 'tagline', value, version }]);
  if (saved.length === 0) throw new Failure('aborted', 'late');
}

async function endConnections(ctx: Context, afterMs: number): Promise<void> {
  await sleep(afterMs);
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and usename = current_user and pid <> pg_backend_pid()
  `.execute(ctx.db);
}

/** The pool may hand out a connection that was ended and not removed yet. */
async function whenBack<T>(read: () => Promise<T>): Promise<T> {
  for (let turn = 0; turn < 50; turn += 1) {
    try {
      return await read();
    } catch {
      await sleep(20);
    }
  }
  return read();
}

async function versionOf(ctx: Context, subject: Subject): Promise<number> {
  const drafts = await whenBack(() => listDrafts(ctx.db, subject));
  return drafts.find(({ field }) => field === 'tagline')?.version ?? 0;
}

async function readPublished(ctx: Context, subject: Subject<'movie'>): Promise<unknown> {
  return (await whenBack(() => findOverrides(ctx.db, subject))).tagline;
}

async function countPublished(ctx: Context, { entity, id }: Subject): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from revisions where entity = ${entity} and entity_id = ${id} and state = 'published'
  `.execute(ctx.db);
  return rows[0]?.count ?? 0;
}

async function listBodies(ctx: Context, reviewId: string): Promise<string[]> {
  const { rows } = await sql<{ body: string }>`
    select comment.body from comments as comment
    join comment_threads as thread on thread.id = comment.thread_id
    where thread.review_id = ${reviewId}
  `.execute(ctx.db);
  return rows.map(({ body }) => body);
}

/** In a draft or in the history. */
async function isStored(ctx: Context, { entity, id }: Subject, text: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from revisions where entity = ${entity} and entity_id = ${id} and snapshot ->> 'tagline' = ${text}
    ) or exists (
      select from drafts where entity = ${entity} and entity_id = ${id} and value = to_jsonb(${text}::text)
    ) as found
  `.execute(ctx.db);
  return rows[0]?.found ?? false;
}
