import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { COMMENT_CHARACTERS, COMMENTS_PER_MINUTE } from '#shared/admin/domain/limits.ts';
import { editing } from '#shared/admin/text/field-problems.ts';
import { adminReviews } from '#shared/admin/text/reviews.ts';
import { CENTRAL_STATION } from '../../../../test/editing/open-edited-fixture.ts';
import { openReviewFixture } from '../../../../test/editing/open-review-fixture.ts';
import { listPayloads } from '../../../../test/hostile-text/payloads.ts';
import { addComment, resolveThread } from './comments.ts';
import { openReview } from './read-reviews.ts';
import { readThreads } from './read-threads.ts';

const { ctx, write, pass, send, approve, clara, davi, bruno, ana } = await openReviewFixture();
const words = adminReviews.problems;

describe('a comment', () => {
  const on = { ...CENTRAL_STATION, field: 'overview', reviewId: null };

  test('may be about a field without any review, and about no field that does not exist', async () => {
    await addComment(ctx, davi, on, 'Fora de revisão.');
    await expect(addComment(ctx, davi, { ...on, field: 'constructor' }, 'Oi')).rejects.toThrow(words.commentField);
  });

  test.each([
    ['', words.commentMissing],
    ['x'.repeat(COMMENT_CHARACTERS + 1), editing.tooLong('2.000')],
    ['tocou a \u0007 campainha', editing.controlCharacters],
  ])('%j is refused', async (text, problem) => {
    await expect(addComment(ctx, davi, on, text)).rejects.toThrow(problem);
  });

  test('too many in a minute are refused, and later ones are not', async () => {
    pass(2);
    for (let count = 0; count < COMMENTS_PER_MINUTE; count += 1) await addComment(ctx, davi, on, `Número ${count}`);
    await expect(addComment(ctx, davi, on, 'Mais um')).rejects.toThrow(words.tooMany);
    pass(2);
    await addComment(ctx, davi, on, 'Agora sim');
  });

  test('cannot be changed or deleted by the application', async () => {
    await expect(ctx.db.updateTable('comments').set({ body: 'outro' }).execute()).rejects.toThrow(/permission denied/);
    await expect(ctx.db.deleteFrom('comments').execute()).rejects.toThrow(/permission denied/);
    await expect(ctx.db.deleteFrom('reviews').execute()).rejects.toThrow(/permission denied/);
    await expect(ctx.db.deleteFrom('comment_threads').execute()).rejects.toThrow(/permission denied/);
    await expect(ctx.db.deleteFrom('comment_mentions').execute()).rejects.toThrow(/permission denied/);
  });
});

describe('a conversation', () => {
  const on = { ...CENTRAL_STATION, reviewId: null };

  test('outside a review is the same thing as in one: a later review of the subject shows it while it is open', async () => {
    await addComment(ctx, clara, { ...on, field: 'tagline' }, 'Quem escreveu isto?');
    await write(clara, CENTRAL_STATION, { tagline: 'Com conversa' });
    const id = await send(clara, CENTRAL_STATION);
    const find = async () => (await openReview(ctx, id)).threads.filter(({ field }) => field === 'tagline');
    const [thread] = await find();
    expect(thread).toMatchObject({
      field: 'tagline',
      reviewId: undefined,
      comments: [{ body: 'Quem escreveu isto?' }],
    });
    await resolveThread(ctx, bruno, thread?.id ?? '', true);
    expect(await find()).toEqual([]);
    await addComment(ctx, bruno, { ...CENTRAL_STATION, field: 'tagline', reviewId: id }, 'Na revisão');
    await approve(bruno, id);
    // Everything is still beside its field, whatever became of the review.
    const threads = (await readThreads(ctx, CENTRAL_STATION)).filter(({ field }) => field === 'tagline');
    expect(
      threads.map(({ reviewId, resolvedBy, comments }) => [reviewId, resolvedBy?.name, comments[0]?.body]),
    ).toEqual([
      [undefined, 'Bruno', 'Quem escreveu isto?'],
      [id, undefined, 'Na revisão'],
    ]);
  });

  test('names members, who are stored with it by id and notified', async () => {
    await addComment(ctx, bruno, { ...on, field: 'overview' }, '@Clara e @davi, e @Ninguém');
    const comments = (await readThreads(ctx, CENTRAL_STATION)).at(-1)?.comments;
    expect(comments).toMatchObject([{ mentions: ['@Clara', '@davi'] }]);
    const { rows } = await sql<{ member: string }>`select member from comment_mentions order by member`.execute(ctx.db);
    const named = [clara.actor.id, davi.actor.id].toSorted();
    expect(rows.map(({ member }) => member)).toEqual(named);
    const notified = await ctx.db
      .selectFrom('member_notifications')
      .innerJoin('notification_events', 'notification_events.id', 'event_id')
      .where('kind', '=', 'mention')
      .select('member_id')
      .orderBy('member_id')
      .execute();
    expect(notified.map((row) => row.member_id)).toEqual(named);
  });

  test('keeps any text as it is, but for control characters', async () => {
    for (const body of listPayloads(40)) {
      pass(1);
      const kept = await addComment(ctx, ana, { ...on, field: 'seoTitle' }, body).then(
        () => true,
        (error: unknown) => {
          expect(String(error)).toMatch(/caracteres|Escreva/);
          return false;
        },
      );
      const last = (await readThreads(ctx, CENTRAL_STATION)).at(-1)?.comments[0]?.body;
      if (kept) expect(last).toBe(body.replaceAll('\r\n', '\n').trim());
    }
  });
});
