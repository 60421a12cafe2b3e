import { describe, expect, test } from 'vitest';
import { editing } from '#shared/admin/text/field-problems.ts';
import { adminReviews } from '#shared/admin/text/reviews.ts';
import { CENTRAL_STATION, CITY_OF_GOD } from '../../../../test/editing/open-edited-fixture.ts';
import { openReviewFixture } from '../../../../test/editing/open-review-fixture.ts';
import { countReviews } from '../../store/editing/reviews.ts';
import { findOverrides } from '../../store/titles/overrides.ts';
import { changeCollectionItems } from '../collections/change-items.ts';
import { discardDraft } from '../editing/discard-draft.ts';
import type { Editor } from '../editing/editor.ts';
import { openSubject } from '../editing/open-subject.ts';
import { listRevisionLines } from '../editing/revisions.ts';
import { createRecord } from '../records/create-record.ts';
import { addComment, answerThread, resolveThread } from './comments.ts';
import { approveReview, returnReview, takeReview, withdrawReview } from './decide-review.ts';
import { listReviewers, listReviews, openReview } from './read-reviews.ts';

const fixture = await openReviewFixture();
const { ctx, write, publishAll, pass, send, approve, clara, davi, bruno, ana } = fixture;
const words = adminReviews.problems;
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
  const collectionId = await createRecord(ctx, clara, 'collection', { title: 'Do sertão', slug: '' });
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
