import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { COMMENT_CHARACTERS, COMMENTS_PER_MINUTE } from '#shared/admin/domain/limits.ts';
import { editing } from '#shared/admin/text/field-problems.ts';
import { adminReviews } from '#shared/admin/text/reviews.ts';
import { CENTRAL_STATION, CITY_OF_GOD, openEditedFixture } from '../../../../test/editing/open-edited-fixture.ts';
import { listPayloads } from '../../../../test/hostile-text/payloads.ts';
import { countReviews } from '../../store/editing/reviews.ts';
import { findOverrides, type Subject } from '../../store/titles/overrides.ts';
import { changeCollectionItems } from '../collections/change-items.ts';
import { createCollectionDraft } from '../collections/create-collection.ts';
import { discardDraft } from '../editing/discard-draft.ts';
import type { Editor } from '../editing/editor.ts';
import { openSubject } from '../editing/open-subject.ts';
import { listRevisionLines } from '../editing/revisions.ts';
import { addComment, answerThread, resolveThread } from './comments.ts';
import { approveReview, returnReview, takeReview, withdrawReview } from './decide-review.ts';
import { listReviewers, listReviews, openReview } from './read-reviews.ts';
import { readThreads } from './read-threads.ts';
import { sendForReview } from './send-review.ts';

const fixture = await openEditedFixture();
const { ctx, write, publishAll, pass } = fixture;
const [clara, davi] = [await fixture.hire('Clara', 'writer'), await fixture.hire('Davi', 'writer')];
const [bruno, ana] = [await fixture.hire('Bruno'), await fixture.hire('Ana', 'administrator')];
const words = adminReviews.problems;

/** Sends every open draft, as a member who has just read the page does. */
async function send(editor: Editor, subject: Subject, given: { note?: string; reviewer?: Editor } = {}) {
  const { fields } = await openSubject(ctx, subject);
  const seen = Object.fromEntries(
    fields.flatMap(({ field, draft, version }) => (draft ? [[field, version] as const] : [])),
  );
  const sending = { seen, note: given.note ?? '', reviewerId: given.reviewer?.actor.id ?? '' };
  const sent = await sendForReview(ctx, editor, subject, sending);
  if (!('reviewId' in sent)) throw new Error('unexpected clash');
  return sent.reviewId;
}
const approve = async (editor: Editor, id: string, mayApproveOwn = false) =>
  approveReview(ctx, editor, id, { round: (await openReview(ctx, id)).round, mayApproveOwn });
const giveBack = async (editor: Editor, id: string, comment: string) =>
  returnReview(ctx, editor, id, { round: (await openReview(ctx, id)).round, comment });
const readTagline = async () => (await findOverrides(ctx.db, CITY_OF_GOD)).tagline;

describe('a draft in review', () => {
  test('is published as it was sent, signed by its sender, with the reviewer in the history and the audit', async () => {
    await write(clara, CITY_OF_GOD, { tagline: 'Aprovada' });
    const id = await send(clara, CITY_OF_GOD, { note: 'Mais direta', reviewer: bruno });
    expect((await openSubject(ctx, CITY_OF_GOD)).review).toMatchObject({
      ...{ id, state: 'open', sender: { name: 'Clara' }, reviewer: { name: 'Bruno' }, sent: { tagline: 1 } },
    });
    expect((await listRevisionLines(ctx, CITY_OF_GOD))[0]).toMatchObject({
      ...{ state: 'draft', note: adminReviews.send.revision('Mais direta'), changedFields: ['tagline'] },
    });
    const { fields, note } = await openReview(ctx, id);
    expect([note, fields]).toEqual([
      'Mais direta',
      [expect.objectContaining({ field: 'tagline', after: 'Aprovada', isChanged: false })],
    ]);
    const { revision } = await approve(bruno, id);
    expect(await readTagline()).toBe('Aprovada');
    expect((await listRevisionLines(ctx, CITY_OF_GOD))[0]).toMatchObject({
      ...{ number: revision, state: 'published', note: 'Mais direta' },
      ...{ author: { name: 'Clara' }, approvedBy: { name: 'Bruno' } },
    });
    expect((await openSubject(ctx, CITY_OF_GOD)).review).toBeUndefined();
    expect(await openReview(ctx, id)).toMatchObject({ state: 'approved', revision, decidedBy: { name: 'Bruno' } });
    const audit = (await fixture.listAudit()).slice(-2);
    expect(audit.map(({ actor, action }) => [actor, action])).toEqual([
      [clara.actor.id, 'review.sent'],
      [bruno.actor.id, 'review.approved'],
    ]);
  });

  test('that changed after it was sent is refused until it is sent again', async () => {
    await write(clara, CITY_OF_GOD, { tagline: 'Como foi enviada' });
    const id = await send(clara, CITY_OF_GOD);
    const before = await openReview(ctx, id);
    await write(clara, CITY_OF_GOD, { tagline: 'Mudada depois' });
    expect(await openReview(ctx, id)).toMatchObject({ fields: [{ after: 'Como foi enviada', isChanged: true }] });
    await expect(approve(bruno, id)).rejects.toThrow(words.changed('Frase do cartaz'));
    expect(await readTagline()).toBe('Aprovada');
    expect(await send(clara, CITY_OF_GOD)).toBe(id);
    // The reviewer's page is of the first sending.
    await expect(approveReview(ctx, bruno, id, { round: before.round, mayApproveOwn: false })).rejects.toThrow(
      adminReviews.verdicts.open('Clara'),
    );
    await approve(bruno, id);
    expect(await readTagline()).toBe('Mudada depois');
  });

  test('sent twice without a change is one round, so that a page that is open stays valid', async () => {
    await write(clara, CITY_OF_GOD, { tagline: 'Duas vezes' });
    const id = await send(clara, CITY_OF_GOD);
    expect(await send(clara, CITY_OF_GOD)).toBe(id);
    expect((await openReview(ctx, id)).round).toBe(1);
    await approve(bruno, id);
  });

  test('keeps the drafts that were not sent as drafts', async () => {
    await write(clara, CITY_OF_GOD, { tagline: 'Só esta' });
    const id = await send(clara, CITY_OF_GOD);
    await write(davi, CITY_OF_GOD, { seoTitle: 'Ainda não' });
    await approve(bruno, id);
    expect(await findOverrides(ctx.db, CITY_OF_GOD)).not.toHaveProperty('seoTitle');
    expect((await fixture.look(CITY_OF_GOD, 'seoTitle')).draft?.value).toBe('Ainda não');
    await discardDraft(ctx, davi, CITY_OF_GOD);
  });

  test('is not approved by who sent it or wrote it, unless the setting allows it', async () => {
    await write(bruno, CITY_OF_GOD, { tagline: 'Do próprio Bruno' });
    const id = await send(clara, CITY_OF_GOD);
    await expect(approve(bruno, id)).rejects.toThrow(words.own);
    await send(bruno, CITY_OF_GOD);
    await expect(approve(bruno, id)).rejects.toThrow(words.own);
    expect(await readTagline()).toBe('Só esta');
    await approve(bruno, id, true);
    expect(await readTagline()).toBe('Do próprio Bruno');
  });

  test('is decided by nobody without the right to publish', async () => {
    await write(clara, CITY_OF_GOD, { tagline: 'Sem direito' });
    const id = await send(clara, CITY_OF_GOD);
    await expect(approve(davi, id, true)).rejects.toThrow(words.notReviewer);
    await expect(giveBack(davi, id, 'Não')).rejects.toThrow(words.notReviewer);
    await expect(takeReview(ctx, davi, id)).rejects.toThrow(words.notReviewer);
    await expect(withdrawReview(ctx, davi, id)).rejects.toThrow(words.notYours);
    await withdrawReview(ctx, clara, id);
    expect((await fixture.look(CITY_OF_GOD, 'tagline')).draft?.value).toBe('Sem direito');
    await expect(approve(bruno, id)).rejects.toThrow(adminReviews.verdicts.withdrawn('Clara'));
  });

  test('that could not be published is not sent, and neither is one to somebody who may not publish', async () => {
    await write(clara, CITY_OF_GOD, { tagline: 'x'.repeat(201) });
    await expect(send(clara, CITY_OF_GOD)).rejects.toThrow(editing.tooLong('200'));
    await write(clara, CITY_OF_GOD, { tagline: 'Curta' });
    await expect(send(clara, CITY_OF_GOD, { reviewer: davi })).rejects.toThrow(words.reviewerUnknown);
    await discardDraft(ctx, clara, CITY_OF_GOD);
    await expect(send(clara, CITY_OF_GOD)).rejects.toThrow(words.nothingToSend);
  });
});

describe('a returned draft', () => {
  test('goes back with a comment, is answered, sent again and approved, and every comment stays', async () => {
    await write(clara, CITY_OF_GOD, { tagline: 'Primeira' });
    const id = await send(clara, CITY_OF_GOD);
    await expect(giveBack(bruno, id, '  ')).rejects.toThrow(words.commentMissing);
    await addComment(ctx, bruno, { ...CITY_OF_GOD, field: 'tagline', reviewId: id }, 'Entrega demais?');
    await giveBack(bruno, id, 'Falta a fonte.');
    expect((await openSubject(ctx, CITY_OF_GOD)).review).toMatchObject({
      state: 'returned',
      decidedBy: { name: 'Bruno' },
    });
    await expect(approve(ana, id)).rejects.toThrow(adminReviews.verdicts.returned('Bruno'));
    const [thread] = (await openReview(ctx, id)).threads;
    await answerThread(ctx, clara, thread?.id ?? '', 'Está no trailer.');
    await resolveThread(ctx, bruno, thread?.id ?? '', true);
    await answerThread(ctx, clara, thread?.id ?? '', 'E no cartaz.');
    await write(clara, CITY_OF_GOD, { tagline: 'Segunda' });
    await send(clara, CITY_OF_GOD);
    await approve(ana, id);
    expect(await readTagline()).toBe('Segunda');
    const { threads } = await openReview(ctx, id);
    expect(
      threads.map(({ field, resolvedBy, comments }) => [field, resolvedBy, comments.map(({ body }) => body)]),
    ).toEqual([
      ['tagline', undefined, ['Entrega demais?', 'Está no trailer.', 'E no cartaz.']],
      ['', undefined, ['Falta a fonte.']],
    ]);
  });
});

describe('a review whose drafts are gone', () => {
  test.each([
    ['published by an editor', () => publishAll(ana, CITY_OF_GOD)],
    ['discarded', () => discardDraft(ctx, clara, CITY_OF_GOD)],
  ])('because they were %s is closed', async (_, end) => {
    await write(clara, CITY_OF_GOD, { tagline: `Encerrada ${_}` });
    const id = await send(clara, CITY_OF_GOD);
    await end();
    expect((await openReview(ctx, id)).state).toBe('closed');
    await expect(approve(bruno, id)).rejects.toThrow(/A revisão foi encerrada/);
  });
});

test('of reviewers who decide at once one wins, and the others learn who', async () => {
  const other = await fixture.openAnother();
  await write(clara, CITY_OF_GOD, { tagline: 'Uma só vez' });
  const id = await send(clara, CITY_OF_GOD);
  const decision = { round: 1, mayApproveOwn: false };
  const before = (await listRevisionLines(ctx, CITY_OF_GOD)).length;
  const outcomes = await Promise.allSettled([
    approveReview(ctx, bruno, id, decision),
    approveReview({ ...other.ctx, now: ctx.now }, ana, id, decision),
    approveReview(ctx, ana, id, decision),
  ]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [String(outcome.reason)] : []));
  expect(refused).toEqual([expect.stringMatching(/(?:Ana|Bruno) já aprovou/), expect.stringMatching(/já aprovou/)]);
  expect((await listRevisionLines(ctx, CITY_OF_GOD)).length).toBe(before + 1);
});

test('a collection is reviewed as films are, its list of titles included', async () => {
  const collectionId = await createCollectionDraft(ctx, clara, { name: 'Do sertão', slug: '' });
  const subject = { entity: 'collection', id: collectionId } as const;
  await write(clara, subject, { titleH1: 'Do sertão', descriptionH1: 'Filmes do sertão.' });
  await expect(send(clara, subject)).rejects.toThrow(editing.collectionEmpty);
  await changeCollectionItems(ctx, clara, collectionId, [
    { type: 'add', items: [{ kind: 'movie', titleId: CENTRAL_STATION.id }] },
  ]);
  const id = await send(clara, subject);
  await changeCollectionItems(ctx, clara, collectionId, [
    { type: 'add', items: [{ kind: 'movie', titleId: CITY_OF_GOD.id }] },
  ]);
  await expect(approve(bruno, id)).rejects.toThrow(words.changed('Títulos'));
  await send(clara, subject);
  await approve(bruno, id);
  expect((await openSubject(ctx, subject)).state).toBe('on-air');
  expect((await fixture.listAudit()).at(-1)).toMatchObject({ action: 'review.approved' });
});

test('each list of reviews has what it says, the longest wait first', async () => {
  const count = async (editor: Editor) => countReviews(ctx.db, editor.actor.id);
  const ids = async (...given: Parameters<typeof listReviews> extends [unknown, ...infer Rest] ? Rest : never) =>
    (await listReviews(ctx, ...given)).map(({ id }) => id);
  await write(clara, CITY_OF_GOD, { tagline: 'Na fila' });
  const first = await send(clara, CITY_OF_GOD, { reviewer: ana });
  pass(60);
  await write(davi, CENTRAL_STATION, { tagline: 'Também' });
  const second = await send(davi, CENTRAL_STATION);
  expect(await ids('abertas', ana.actor.id)).toEqual([first, second]);
  expect(await ids('para-mim', bruno.actor.id)).toEqual([second]);
  expect(await ids('para-mim', ana.actor.id)).toEqual([first, second]);
  expect(await ids('enviadas', davi.actor.id)).toEqual([second]);
  await takeReview(ctx, bruno, second);
  await expect(takeReview(ctx, ana, second)).rejects.toThrow(words.takenBy('Bruno'));
  expect(await ids('para-mim', ana.actor.id)).toEqual([first]);
  await giveBack(ana, first, 'Não ainda.');
  expect(await count(clara)).toEqual({ 'para-mim': 0, abertas: 1, enviadas: 1, devolvidas: 1, returnedToMe: 1 });
  expect(await ids('devolvidas', clara.actor.id)).toEqual([first]);
  await withdrawReview(ctx, clara, first);
  await approve(bruno, second);
  expect((await ids('concluidas', ana.actor.id)).slice(0, 2).toSorted()).toEqual([first, second].toSorted());
  expect((await listReviewers(ctx)).map(({ name }) => name)).toEqual(['Ana', 'Bruno']);
});

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
