import { expect, test } from 'vitest';
import { CENTRAL_STATION, CITY_OF_GOD, openEditedFixture } from '../../../../test/editing/open-edited-fixture.ts';
import { getMovieDetails } from '../../catalogue/titles/movie-details.ts';
import { editMovie } from './edit-entity.ts';
import { withDraft } from './with-draft.ts';

const fixture = await openEditedFixture();
const { ctx, write } = fixture;
const ana = await fixture.hire('Ana');
const preview = async (subject = CITY_OF_GOD) =>
  (await withDraft(ctx, subject, (drafted) => getMovieDetails(drafted, { movieId: subject.id }))).value;

test('a page is shown as its draft would make it, and nothing of that reaches other visitors', async () => {
  const { value: before } = await getMovieDetails(ctx, { movieId: 598 });
  const announced = await ctx.db.selectFrom('outbox').select('id').execute();
  await write(ana, CITY_OF_GOD, { title: 'Título em prova', overview: 'Sinopse em prova.' });

  expect(await preview()).toMatchObject({ title: 'Título em prova', overview: 'Sinopse em prova.' });
  for (const reader of [ctx, (await fixture.openAnother()).ctx]) {
    const { value } = await getMovieDetails(reader, { movieId: 598 });
    expect(value).toEqual(before);
  }
  expect(await ctx.db.selectFrom('outbox').select('id').execute()).toEqual(announced);
  const kept = await ctx.db.selectFrom('content_cache').select('data').execute();
  expect(JSON.stringify(kept)).not.toContain('em prova');
});

test('a draft that could not be published is not shown', async () => {
  await write(ana, CITY_OF_GOD, { releaseDate: 'amanhã', certification: '15' });
  expect(await preview()).toMatchObject({ title: 'Título em prova', release_date: expect.stringMatching(/^\d{4}-/) });
});

test('a hidden page is shown too', async () => {
  await editMovie(ctx, { movieId: 666, changes: { isHidden: true }, author: 'cli', note: '' });
  await write(ana, CENTRAL_STATION, { tagline: 'De volta em breve' });
  expect(await preview(CENTRAL_STATION)).toMatchObject({ tagline: 'De volta em breve' });
  await expect(getMovieDetails(ctx, { movieId: 666 })).rejects.toMatchObject({ code: 'not-found' });
});

test('a failure on the way leaves nothing behind and nothing locked', async () => {
  const fails = withDraft(ctx, CITY_OF_GOD, () => Promise.reject(new Error('no page')));
  await expect(fails).rejects.toThrow('no page');
  expect(await write(ana, CITY_OF_GOD, { title: 'Ainda se escreve' })).toEqual([]);
});
