import { describe, expect, test } from 'vitest';
import { CENTRAL_STATION, CITY_OF_GOD, openEditedFixture } from '../../../../test/editing/open-edited-fixture.ts';
import { editMovie } from '../editing/edit-entity.ts';
import { findSubjects, parseNumber } from './find-subjects.ts';

const fixture = await openEditedFixture();
const { ctx, write, pass } = fixture;
const ana = await fixture.hire('Ana');
const find = async (query: string, entity: 'movie' | 'series' | 'person' = 'movie', page = 1) =>
  (await findSubjects(ctx, { entity, query, page })).lines.map(({ id }) => id);

describe('the admin finds', () => {
  test.each(['cidade', 'Deus  CIDADE', '598', 'https://www.themoviedb.org/movie/598-cidade-de-deus?language=pt-BR'])(
    'a film by "%s"',
    async (query) => expect(await find(query)).toEqual([598]),
  );

  test('a film by our own address, whole or in part, whatever its words say', async () => {
    for (const address of ['https://example.com/filme/cidade-de-deus-2002-598', '/filme/outro-nome-598', '/filme/598'])
      expect(await find(address)).toEqual([598]);
  });

  test('what is hidden too, and says so', async () => {
    await editMovie(ctx, { movieId: 666, changes: { isHidden: true }, author: 'cli', note: '' });
    const { lines } = await findSubjects(ctx, { entity: 'movie', query: 'central', page: 1 });
    expect(lines).toMatchObject([{ id: 666, state: 'hidden', editedFields: 1, hasDraft: false, conflicts: 0 }]);
  });

  test('the most recently edited first, if sorted so', async () => {
    const latest = async () => (await findSubjects(ctx, { entity: 'movie', order: 'edicao' })).lines;
    pass(1);
    await write(ana, CITY_OF_GOD, { tagline: 'Nova' });
    expect((await latest()).slice(0, 2)).toMatchObject([
      { id: 598, lastEdit: { author: { name: 'Ana' } } },
      { id: 666 },
    ]);
    pass(1);
    await write(ana, CENTRAL_STATION, { tagline: 'Mais nova' });
    expect((await latest()).slice(0, 2)).toMatchObject([{ id: 666, hasDraft: true }, { id: 598 }]);
    expect((await findSubjects(ctx, { entity: 'movie', query: '', page: 1 })).total).toBe(2);
  });

  test.each([
    ['nothing of that name', 'não existe'],
    ['a number nobody has', '99999999'],
    ['a number that is none', '99999999999'],
    ['the address of something else', '/serie/x-598'],
    ['a page of something else', 'https://www.themoviedb.org/tv/598'],
  ])('%s: nothing', async (_name, query) => expect(await find(query)).toEqual([]));

  test('nothing of another kind, and nothing beyond the last page', async () => {
    expect(await find('cidade', 'series')).toEqual([]);
    expect(await find('cidade', 'movie', 2)).toEqual([]);
    expect(await find('cidade', 'movie', -1)).toEqual([598]);
  });

  test('people whose own answer has come; one known from credits alone has nothing to write over', async () => {
    expect(await find('', 'person')).toEqual([]);
  });
});

test('a name with a slash in it is a name', () => {
  expect(parseNumber('movie', 'AC/DC: Let There Be Rock')).toBeUndefined();
  expect(parseNumber('movie', '/sobre/598')).toBeUndefined();
});
