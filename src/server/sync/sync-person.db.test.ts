import { describe, expect, test } from 'vitest';
import { buildSeriesAnswer } from '../../../test/builders/series-answer.ts';
import { openTestFixture } from '../../../test/database/test-fixture.ts';
import { startTmdbAnswers } from '../../../test/tmdb-answers.ts';
import { editPerson } from '../admin/editing/edit-entity.ts';
import { findPerson } from '../store/people/people.ts';
import { trySyncOne } from './sync-one.ts';
import { syncPerson } from './sync-person.ts';
import { syncSeries } from './sync-series.ts';

const tmdb = await startTmdbAnswers();
const fixture = await openTestFixture({ TMDB_API_URL: tmdb.url, TMDB_TOKEN: 'x', TMDB_RATE_PER_SECOND: '1000' });
const { ctx } = fixture;
const batch = { urgency: 'batch', deadlineMs: 10_000 } as const;

const tell = (id: number, parts: object = {}) =>
  tmdb.set(`/person/${id}`, { id, name: 'Seu Jorge', popularity: 9, profile_path: '/j.jpg', ...parts });

/** Sets a series whose credits contain this person. */
const credit = (seriesId: number, person: object) =>
  tmdb.set(`/tv/${seriesId}`, buildSeriesAnswer({ id: seriesId, created_by: [person] }));

describe('a person who is synced', () => {
  test('is stored whole: row, pictures and credits', async () => {
    tell(1, {
      biography: 'Cantor e ator.',
      birthday: '1970-06-08',
      place_of_birth: 'Belford Roxo',
      known_for_department: 'Acting',
      external_ids: { imdb_id: 'nm0429363', instagram_id: 'seujorge' },
      images: { profiles: [{ file_path: '/j.jpg', width: 500, height: 750 }] },
      combined_credits: {
        cast: [{ id: 598, media_type: 'movie', title: 'Cidade de Deus', character: 'Mané Galinha', popularity: 50 }],
        crew: [{ id: 598, media_type: 'tv', name: 'Uma série', job: 'Writer', popularity: 3 }],
      },
    });
    expect(await syncPerson(ctx, 1, batch)).toBe('stored');
    expect(await findPerson(ctx.db, 1)).toMatchObject({
      slug: 'seu-jorge-1',
      birthday: '1970-06-08',
      biography: 'Cantor e ator.',
      instagram_id: 'seujorge',
      imdb_id: 'nm0429363',
      has_source: true,
    });
    const credits = await ctx.db
      .selectFrom('person_credits')
      .select(['kind', 'title_id', 'part'])
      .where('person_id', '=', 1)
      .orderBy('position')
      .execute();
    expect(credits).toEqual([
      { kind: 'movie', title_id: 598, part: 'Mané Galinha' },
      { kind: 'series', title_id: 598, part: 'Writer' },
    ]);
    const pictures = await ctx.db.selectFrom('person_images').select('file_path').where('person_id', '=', 1).execute();
    expect(pictures).toEqual([{ file_path: '/j.jpg' }]);
  });

  test('is left alone when TMDB sends the same again, and after an answer to an older question', async () => {
    tell(2);
    await syncPerson(ctx, 2, batch);
    const before = await findPerson(ctx.db, 2);
    expect(await syncPerson(ctx, 2, batch)).toBe('unchanged');
    tell(2, { name: 'Outro' });
    expect(await syncPerson({ ...ctx, now: () => new Date('2020-01-01T00:00:00Z') }, 2, batch)).toBe('outdated');
    expect(await findPerson(ctx.db, 2)).toEqual(before);
  });

  test('that TMDB does not have is absent, and one with an invalid answer is unavailable', async () => {
    expect(await syncPerson(ctx, 77_777, batch)).toBe('absent');
    tmdb.set('/person/3', { id: 3, name: null });
    expect(await trySyncOne(ctx, { kind: 'person', id: 3 }, batch)).toBe('unavailable');
    expect(await findPerson(ctx.db, 3)).toBeUndefined();
  });
});

describe('credits of a title', () => {
  test('introduce a person and correct the name and the portrait until the person is synced', async () => {
    credit(100, { id: 10, name: 'Sonia Braga', popularity: 4 });
    await syncSeries(ctx, 100, batch);
    const introduced = await findPerson(ctx.db, 10);
    expect(introduced).toMatchObject({ name: 'Sonia Braga', has_source: false, popularity: 4 });

    credit(101, { id: 10, name: 'Sônia Braga', profile_path: '/s.jpg' });
    await syncSeries(ctx, 101, batch);
    const corrected = await findPerson(ctx.db, 10);
    expect(corrected).toMatchObject({ name: 'Sônia Braga', profile_path: '/s.jpg', has_source: false });
    expect(corrected?.version).not.toBe(introduced?.version);
  });

  test('do not rename a person whose own answer has come, nor undo what an editor wrote', async () => {
    tell(11, { name: 'Sônia Braga' });
    await syncPerson(ctx, 11, batch);
    await editPerson(ctx, { personId: 11, changes: { biography: '<p>Da casa.</p>' }, author: 'redacao', note: '' });
    const before = await findPerson(ctx.db, 11);
    credit(102, { id: 11, name: 'S. Braga', profile_path: '/outra.jpg' });
    await syncSeries(ctx, 102, batch);
    expect(await findPerson(ctx.db, 11)).toEqual(before);
  });

  test('name a person who is synced at the same time, without a deadlock', async () => {
    const ids = Array.from({ length: 10 }, (_, index) => 200 + index);
    for (const id of ids) tell(id, { name: `Pessoa ${id}` });
    const people = ids.map((id) => ({ id, name: `Crédito ${id}` }));
    for (const id of ids) tmdb.set(`/tv/${id}`, buildSeriesAnswer({ id, created_by: people }));
    const outcomes = await Promise.all(ids.flatMap((id) => [syncSeries(ctx, id, batch), syncPerson(ctx, id, batch)]));
    expect(new Set(outcomes)).toEqual(new Set(['stored']));
    for (const id of ids) expect((await findPerson(ctx.db, id))?.name).toBe(`Pessoa ${id}`);
  });
});

test("an editor's biography survives a sync, and only people with an answer of their own can be edited", async () => {
  tell(20, { biography: 'Do TMDB.' });
  await syncPerson(ctx, 20, batch);
  await editPerson(ctx, { personId: 20, changes: { biography: '<p>Da casa.</p>' }, author: 'redacao', note: '' });
  tell(20, { biography: 'Outra do TMDB.', popularity: 77 });
  expect(await syncPerson(ctx, 20, batch)).toBe('stored');
  expect(await findPerson(ctx.db, 20)).toMatchObject({ biography: '<p>Da casa.</p>', popularity: 77 });

  credit(103, { id: 21, name: 'Só de créditos' });
  await syncSeries(ctx, 103, batch);
  const edit = editPerson(ctx, { personId: 21, changes: { name: 'x' }, author: 'redacao', note: '' });
  await expect(edit).rejects.toMatchObject({ code: 'not-found' });
});

test('a sync of a person announces the person by their tag', async () => {
  tell(30);
  await ctx.db.deleteFrom('outbox').execute();
  await syncPerson(ctx, 30, batch);
  const rows = await ctx.db.selectFrom('outbox').select('tags').execute();
  expect(rows.map((row) => row.tags)).toEqual([['person:30']]);
});
