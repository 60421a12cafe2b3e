import { beforeAll, expect, test } from 'vitest';
import { insertMovie } from '../../../../test/builders/stored-title.ts';
import { openTestFixture } from '../../../../test/database/test-fixture.ts';
import { callFunction } from '../documents/call-function.ts';

const { ctx } = await openTestFixture();
const find = async (input: object) => (await callFunction(ctx, 'getFilteredTitles', input)).value;
const count = async (input: object) => (await callFunction(ctx, 'getFilterCounts', input)).value;

beforeAll(async () => {
  const common = { day: '1994-07-06', genreIds: [18], voteAverage: 7.5, voteCount: 500 };
  await insertMovie(ctx.db, { id: 1, popularity: 9, offers: [['flatrate', 8]], ...common });
  await insertMovie(ctx.db, {
    id: 2,
    popularity: 8,
    offers: [
      ['rent', 8],
      ['flatrate', 307],
    ],
    ...common,
  });
  await insertMovie(ctx.db, { id: 3, popularity: 7, offers: [['flatrate', 307]], ...common, genreIds: [35] });
  await insertMovie(ctx.db, { id: 4, popularity: 99, ...common });
  await ctx.db.updateTable('movies').set({ certification: 'L', runtime_minutes: 100 }).where('id', '=', 1).execute();
});

const idsOf = async (input: object) => (await find(input)).results.map(({ id }) => id);

test('a filtered list has only titles that can be watched, in its order', async () => {
  expect(await idsOf({ nota: 7 })).toEqual([1, 2, 3]);
  expect(await idsOf({ nota: 7, ordenacao: 'chegada', genero: 'drama' })).toEqual([1, 2]);
  expect((await find({ nota: '7' })).pagination).toMatchObject({ totalResults: 3, totalPages: 1 });
});

test('a platform has what it streams; with an access it is one offer that is both', async () => {
  expect(await idsOf({ plataformas: 'netflix' })).toEqual([1]);
  expect(await idsOf({ plataformas: 'netflix', acesso: 'aluguel' })).toEqual([2]);
  expect(await idsOf({ plataformas: 'globoplay,netflix' })).toEqual([1, 2, 3]);
});

test('platforms are named in our order, and unknown ones are ignored', async () => {
  expect((await find({ plataformas: 'globoplay,nada,netflix' })).plataformas).toEqual(['netflix', 'globoplay']);
  expect((await find({ plataformas: 'nada' })).plataformas).toEqual([]);
});

test('a list by age says how many titles without a rating it leaves out', async () => {
  expect(await find({ idade: 'livre' })).toMatchObject({ semClassificacao: 2, pagination: { totalResults: 1 } });
});

test('an empty list says what each filter took away', async () => {
  expect(await find({ idade: 10, genero: 'comedia' })).toMatchObject({
    results: [],
    totalSem: { idade: 1, genero: 1 },
  });
});

test('each option is counted under the other filters', async () => {
  const { total, counts } = await count({ plataformas: 'netflix' });
  expect(total).toBe(1);
  expect(counts.plataformas).toMatchObject({ netflix: 1, globoplay: 2 });
  expect(counts.acesso).toMatchObject({ incluso: 1, aluguel: 1, compra: 0 });
  expect(counts.genero).toMatchObject({ drama: 1, comedia: 0 });
  expect(counts.duracao).toMatchObject({ 90: 0, 110: 1 });
});

test('a changed offer is in the next answer', async () => {
  await ctx.db.deleteFrom('movie_offers').where('movie_id', '=', 1).execute();
  expect(await idsOf({ plataformas: 'netflix' })).toEqual([]);
});

test.each([{ idade: 11 }, { acesso: 'tudo' }, { plataformas: 'a b' }, { pais: 'usa' }, { nota: 7.5 }])(
  '%j is refused',
  async (input) => {
    await expect(find(input)).rejects.toMatchObject({ code: 'invalid-argument' });
  },
);
