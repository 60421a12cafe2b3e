import { expect, test } from 'vitest';
import { openTestFixture } from '../../../../test/database/test-fixture.ts';
import { editMovie } from '../../admin/editing/edit-entity.ts';
import { syncMovie } from '../../sync/sync-movie.ts';
import { callFunction } from '../documents/call-function.ts';

const { ctx } = await openTestFixture();
const CITY_OF_GOD = 598;
await syncMovie(ctx, CITY_OF_GOD, { urgency: 'batch', deadlineMs: 30_000 });
const ask = async (input: object = { titleId: CITY_OF_GOD }) =>
  (await callFunction(ctx, 'getTitleChanges', input)).value;

test('a published edit is told by its fields at the next view, without its author, its note or its text', async () => {
  expect(await ask()).toMatchObject({ media_type: 'movie', id: CITY_OF_GOD, changes: [] });
  expect((await callFunction(ctx, 'getMovieDetails', { movieId: CITY_OF_GOD })).value.last_change).toBeNull();
  const by = { author: 'ana@redacao.example', note: 'nota de Ana' };
  const changes = { overview: 'Uma sinopse nova.', seoTitle: 'Outro título' };
  await editMovie(ctx, { movieId: CITY_OF_GOD, changes, ...by });
  const answer = await ask();
  expect(answer.changes).toEqual([
    { on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), kind: 'edited', provider: null, fields: ['overview'] },
  ]);
  expect(JSON.stringify(answer)).not.toMatch(/ana|sinopse nova|seoTitle/i);
  const { value } = await callFunction(ctx, 'getMovieDetails', { movieId: CITY_OF_GOD });
  expect(value.last_change).toEqual(answer.changes[0]);
});

test('an edit of what visitors do not see is not told', async () => {
  const before = await ask();
  const changes = { seoDescription: 'Outra descrição' };
  await editMovie(ctx, { movieId: CITY_OF_GOD, changes, author: 'ana', note: '' });
  expect((await ask()).changes).toEqual(before.changes);
});

test('is found by a slug, says where a wrong one leads, and an unknown title has none', async () => {
  const { slug } = await ask();
  expect((await ask({ titleSlug: slug })).redirectInfo.shouldRedirect).toBe(false);
  expect((await ask({ titleSlug: `outro-${CITY_OF_GOD}` })).redirectInfo).toMatchObject({
    shouldRedirect: true,
    canonicalUrl: `/filme/${slug}/mudancas`,
  });
  await expect(ask({ titleSlug: 'nada' })).rejects.toMatchObject({ code: 'not-found' });
  await expect(ask({})).rejects.toMatchObject({ code: 'invalid-argument' });
});
