import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { SearchResults, Suggestions } from '#shared/contract/search.ts';
import { normaliseForSearch } from '#shared/domain/slug.ts';
import { insertMovie, insertSeries } from '../../../../test/builders/stored-title.ts';
import { openTestFixture } from '../../../../test/database/test-fixture.ts';
import { createCollection, publishCollection, setCollectionItems } from '../../admin/collections/edit-collection.ts';
import { callFunction } from '../documents/call-function.ts';

const { ctx } = await openTestFixture({});

async function insertPerson(id: number, name: string): Promise<void> {
  const row = { id, name, slug: `p-${id}`, popularity: 1, search_name: normaliseForSearch(name), seen_at: new Date(0) };
  await ctx.db.insertInto('people').values(row).execute();
}

async function cast(movieId: number, position: number, personId: number, character: string): Promise<void> {
  await ctx.db
    .insertInto('movie_cast')
    .values({ movie_id: movieId, position, person_id: personId, character })
    .execute();
}

async function search(query: string): Promise<SearchResults> {
  const { value } = await callFunction(ctx, 'searchMulti', { query });
  expect(SearchResults.strict().parse(value)).toEqual(value);
  return value;
}

async function suggest(query: string): Promise<Suggestions> {
  const { value } = await callFunction(ctx, 'searchAutocomplete', { query });
  expect(Suggestions.strict().parse(value)).toEqual(value);
  return value;
}

beforeAll(async () => {
  await insertPerson(1158, 'Al Pacino');
  await insertPerson(2, 'Hayden Lima');
  await insertPerson(3, 'Outro Ator');
  for (const [id, title, day] of [
    [1, 'O Poderoso Chefão', '1972-03-14'],
    [2, 'O Poderoso Chefão: Parte II', '1974-12-20'],
    [3, 'A Vingança', '2005-05-19'],
    [4, 'Batman', '1989-06-23'],
  ] as const) {
    await insertMovie(ctx.db, {
      id,
      title,
      day,
      popularity: 10 * id,
      genreIds: [35],
      offers: id === 1 ? [['flatrate', 8]] : [],
    });
  }
  await insertSeries(ctx.db, { id: 1, title: 'Retorno', genreIds: [35] });
  await cast(1, 0, 1158, 'Michael Corleone');
  await cast(2, 0, 1158, 'Michael Corleone');
  await cast(3, 0, 2, 'Anakin Skywalker / Darth Vader (voice)');
  await cast(4, 0, 3, 'Batman / Bruce Wayne');
  // Beyond the first ten of a cast.
  await cast(3, 10, 3, 'Obi-Wan Distante');
});

describe('a character', () => {
  test('is found by its whole name, with who played it and in which titles, in order of time', async () => {
    const { groups, categories, order, didYouMean } = await search('michael corleone');
    expect(groups.characters).toMatchObject([
      { name: 'Michael Corleone', actors: [{ person: { name: 'Al Pacino' }, titles: [{ id: 1 }, { id: 2 }] }] },
    ]);
    expect(categories.movies.map(({ id }) => id)).toEqual([1, 2]);
    expect(categories.people.map(({ id }) => id)).toEqual([1158]);
    expect(order).toEqual(['characters', 'movies', 'people']);
    expect(didYouMean).toBeUndefined();
  });

  test.each([
    ['corleone', 'Michael Corleone'],
    ['MICHAEL corl', 'Michael Corleone'],
    ['darth vader', 'Darth Vader'],
    ['anakin skywalker', 'Anakin Skywalker'],
    ['bruce wayne', 'Bruce Wayne'],
  ])('is found by %j as %s', async (query, name) => {
    expect((await search(query)).groups.characters.map((found) => found.name)).toEqual([name]);
  });

  test.each(['mic', 'ana', 'obi-wan distante', 'ele mesmo', 'corleone batman'])('is not found by %j', async (query) => {
    expect((await search(query)).groups.characters).toEqual([]);
  });

  test('comes after a title of exactly its name', async () => {
    const { order, categories } = await search('batman');
    expect(categories.movies.map(({ title }) => title)).toEqual(['Batman']);
    expect(order).toEqual(['movies', 'characters']);
  });

  test('is suggested from its second word on, with who played it', async () => {
    const { others, order } = await suggest('michael c');
    expect(others).toEqual([
      {
        group: 'characters',
        label: 'Michael Corleone',
        detail: 'Vivido por Al Pacino',
        path: '/buscar?q=Michael+Corleone',
      },
    ]);
    expect(order).toEqual(['characters']);
    expect((await suggest('michael')).others).toEqual([]);
  });

  test('of a hidden title is gone at once', async () => {
    await insertMovie(ctx.db, { id: 9, title: 'Segredo', popularity: 1 });
    await cast(9, 0, 3, 'Zulmira Quintal');
    expect((await search('zulmira quintal')).groups.characters).toHaveLength(1);
    await ctx.db.updateTable('movies').set({ is_public: false }).where('id', '=', 9).execute();
    expect((await search('zulmira quintal')).groups.characters).toEqual([]);
    expect((await suggest('zulmira quintal')).others).toEqual([]);
  });

  test.each([
    'Michael Corleone',
    'Zé do Caixão',
    'Amélie Poulain',
    'Łukasz Ðorđe Åse Ærø Œuvre Straße',
    "T'Challa",
    'R2-D2',
    'Dr. “No”',
    'Эрик',
    '千尋',
    'Ñandú  –  o Grande',
    'İsmail Þór',
  ])('has the same normal form in the database and here: %s', async (name) => {
    const { rows } = await sql<{ plain: string }>`select search_plain(${name}) as plain`.execute(ctx.db);
    expect(rows[0]?.plain).toBe(normaliseForSearch(name));
  });
});

describe('an intention', () => {
  test('is answered with the filtered list first, then with its platform and genre', async () => {
    const { groups, order } = await search('netflix comédia');
    expect(groups.lists).toEqual([
      {
        label: 'Filmes de comédia na Netflix',
        path: '/filmes?plataformas=netflix&genero=comedia',
        media_type: 'movie',
      },
      { label: 'Séries de comédia na Netflix', path: '/series?plataformas=netflix&genero=comedia', media_type: 'tv' },
    ]);
    expect(groups.platforms).toMatchObject([{ slug: 'netflix', movieCount: 1, seriesCount: 0 }]);
    expect(groups.genres).toMatchObject([
      {
        label: 'Comédia na Netflix',
        path: '/filmes?plataformas=netflix&genero=comedia',
        movieCount: 1,
        seriesCount: 0,
      },
    ]);
    expect(order).toEqual(['lists', 'platforms', 'genres']);
  });

  test('for a platform alone shows the platform, and the genres it has most of', async () => {
    const { groups, order, platform } = await search('na Netflix');
    expect(platform).toEqual({ slug: 'netflix', name: 'Netflix', article: 'a' });
    expect(groups.lists).toEqual([]);
    expect(groups.genres.map(({ label }) => label)).toEqual(['Comédia na Netflix']);
    expect(order).toEqual(['platforms', 'genres']);
  });

  test('for a genre alone links to its page, with its counts', async () => {
    const { groups, order } = await search('comedia');
    expect(groups.genres).toMatchObject([
      { label: 'Comédia', path: '/generos/comedia', movieCount: 4, seriesCount: 1 },
    ]);
    expect(order).toEqual(['genres']);
  });

  test('is not corrected to a similar title', async () => {
    const { didYouMean, categories } = await search('filmes grátis');
    expect(didYouMean).toBeUndefined();
    expect(categories.movies).toEqual([]);
  });

  test('comes after a well-known title of exactly its name, but before an obscure one', async () => {
    await insertMovie(ctx.db, { id: 20, title: 'Anos 80', popularity: 30 });
    await insertMovie(ctx.db, { id: 21, title: 'Anos 90', popularity: 2 });
    expect((await search('anos 80')).order).toEqual(['movies', 'lists']);
    expect((await search('anos 90')).order).toEqual(['lists', 'movies']);
  });

  test('is suggested, at most two of each group, and platforms and genres by their beginning', async () => {
    const { others, order } = await suggest('netflix comédia');
    expect(others.map(({ group, label }) => [group, label])).toEqual([
      ['lists', 'Filmes de comédia na Netflix'],
      ['lists', 'Séries de comédia na Netflix'],
      ['platforms', 'Netflix'],
      ['genres', 'Comédia'],
    ]);
    expect(order).toEqual(['lists', 'platforms', 'genres']);
    expect((await suggest('netf')).others).toMatchObject([{ group: 'platforms', path: '/plataformas/netflix' }]);
    expect((await suggest('coméd')).others).toMatchObject([{ group: 'genres', path: '/generos/comedia' }]);
  });
});

test('a collection is found by words of its name, with its posters and counts', async () => {
  const signed = { author: 'redacao', note: '' };
  const fields = { name: 'Noites com a Máfia', titleH1: 'Máfia', descriptionH1: 'Família é tudo.' };
  const collectionId = await createCollection(ctx, { fields, ...signed });
  const items = [1, 2].map((titleId) => ({ kind: 'movie' as const, titleId, note: '' }));
  await setCollectionItems(ctx, { collectionId, items, ...signed });
  await publishCollection(ctx, { collectionId, ...signed });
  const { groups, order } = await search('mafia');
  expect(groups.collections).toMatchObject([{ slug: 'noites-com-a-mafia', movieCount: 2, seriesCount: 0 }]);
  expect(order).toEqual(['collections']);
  expect((await suggest('noites com')).others).toMatchObject([{ group: 'collections', label: 'Noites com a Máfia' }]);
});

describe('a saga', () => {
  const holdSaga = (id: number, name: string, search_name: string, part_ids: number[]) =>
    ctx.db.insertInto('sagas').values({ id, name, search_name, part_ids, fetched_at: new Date() }).execute();

  beforeAll(async () => {
    for (const [id, title, day] of [
      [603, 'Matrix', '1999-03-31'],
      [604, 'Matrix Reloaded', '2003-05-15'],
      [605, 'Matrix Revolutions', '2003-11-05'],
      [11, 'Uma Nova Esperança', '1977-05-25'],
      [1891, 'O Império Contra-Ataca', '1980-05-20'],
    ] as const)
      await insertMovie(ctx.db, { id, title, day, popularity: 1 });
    await holdSaga(2344, 'Matrix', 'matrix', [605, 603, 604, 99_999]);
    await holdSaga(10, 'Star Wars', 'star wars', [1891, 11]);
    await holdSaga(11, 'Só um filme', 'so um filme', [11]);
  });

  test.each(['saga matrix', 'matrix em ordem', 'ordem dos filmes matrix', 'trilogia matr'])(
    'without a collection is found by %j, and leads to its first film',
    async (query) => {
      const { groups, order } = await search(query);
      const path = '/filme/titulo#saga';
      expect(groups.collections).toEqual([
        { id: 2344, slug: null, name: 'Matrix', path, posters: [], movieCount: 3, seriesCount: 0 },
      ]);
      expect(order[0]).toBe('collections');
      expect((await suggest(query)).others).toEqual([
        { group: 'collections', label: 'Matrix', detail: '3 filmes', path },
      ]);
    },
  );

  test.each(['matrix', 'saga', 'saga inexistente', 'saga só um filme', 'saga %'])(
    'is not offered for %j',
    async (query) => {
      expect((await search(query)).groups.collections).toEqual([]);
    },
  );

  test.each(['star wars em ordem', 'saga star wars', 'qual a ordem de star wars'])(
    'that editors made a collection of is found as that by %j',
    async (query) => {
      const name = 'Star Wars: a saga';
      const found = await search(query);
      if (found.groups.collections[0]?.slug === null) {
        expect(found.groups.collections[0].path).toBe('/filme/titulo#saga');
        const signed = { author: 'redacao', note: '' };
        const fields = { name, slug: 'star-wars', titleH1: name, descriptionH1: 'x' };
        const collectionId = await createCollection(ctx, { fields, ...signed });
        const items = [11, 1891].map((titleId) => ({ kind: 'movie', titleId, note: '' }) as const);
        await setCollectionItems(ctx, { collectionId, items, ...signed });
        await publishCollection(ctx, { collectionId, ...signed });
      }
      const { groups, order } = await search(query);
      expect(groups.collections).toMatchObject([{ slug: 'star-wars', path: '/colecoes/star-wars', movieCount: 2 }]);
      expect(order[0]).toBe('collections');
      expect((await suggest(query)).others.map(({ path }) => path)).toEqual(['/colecoes/star-wars']);
    },
  );

  test('is gone when its films are hidden', async () => {
    await ctx.db.updateTable('movies').set({ is_public: false }).where('id', 'in', [604, 605]).execute();
    expect((await search('saga matrix')).groups.collections).toEqual([]);
  });
});
