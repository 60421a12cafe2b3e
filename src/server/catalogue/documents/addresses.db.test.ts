import { describe, expect, test } from 'vitest';
import { buildPersonSlug, buildTitleSlug, normaliseForSearch } from '#shared/domain/slug.ts';
import { insertMovie, insertSeries } from '../../../../test/builders/stored-title.ts';
import { openTestFixture } from '../../../../test/database/test-fixture.ts';
import { startTmdbAnswers } from '../../../../test/tmdb-answers.ts';
import { callFunction } from './call-function.ts';

/** A TMDB without any titles: everything found comes from our tables. */
const tmdb = await startTmdbAnswers();
const { ctx } = await openTestFixture({ TMDB_API_URL: tmdb.url, TMDB_TOKEN: 'x', TMDB_RATE_PER_SECOND: '1000' });

async function holdFilm(id: number, slug: string, title = 'Título'): Promise<void> {
  await insertMovie(ctx.db, { id, title });
  await ctx.db.updateTable('movies').set({ slug }).where('id', '=', id).execute();
}

/** A film with enough votes, at its own address. */
async function holdKnownFilm(id: number, title: string, year: number, popularity = 1): Promise<string> {
  const slug = buildTitleSlug(title, year, id);
  await insertMovie(ctx.db, { id, title, popularity, voteCount: 100, day: `${year}-06-01` });
  await ctx.db.updateTable('movies').set({ slug }).where('id', '=', id).execute();
  return slug;
}

async function holdPerson(id: number, slug: string, name = slug): Promise<void> {
  const search_name = normaliseForSearch(name);
  const row = { id, name, slug, popularity: 1, search_name, seen_at: new Date(0), has_source: true };
  await ctx.db.insertInto('people').values(row).execute();
}

const findFilm = async (movieSlug: string) => {
  const { value } = await callFunction(ctx, 'getMovieDetails', { movieSlug });
  return [value.id, value.redirectInfo];
};
const stays = (slug: string) => ({ shouldRedirect: false, canonicalUrl: `/filme/${slug}` });
const moves = (slug: string) => ({ shouldRedirect: true, canonicalUrl: `/filme/${slug}` });
const notFound = { code: 'not-found', message: 'Filme não encontrado' };

describe('a film whose title is a number, or ends in one', () => {
  test.each([
    ['1917', 2019, 530_915],
    ['2012', 2009, 14_161],
    ['300', 2007, 1_271],
    ['Blade Runner 2049', 2017, 335_984],
    ['Área 51', null, 220_488],
    ['七人の侍', 1954, 900_346],
  ])('"%s" is found by its own address', async (title, year, id) => {
    const slug = buildTitleSlug(title, year, id);
    await holdFilm(id, slug);
    expect(await findFilm(slug)).toEqual([id, stays(slug)]);
  });

  test.each(['1918', '2013', '301', 'blade-runner-2050', 'area-52'])(
    '"%s", which is no name of a stored film, is the film with that number, and without one nothing',
    async (words) => {
      await expect(findFilm(words)).rejects.toMatchObject(notFound);
      const id = Number(words.split('-').at(-1));
      ctx.copies.notStored.clear();
      await holdFilm(id, `outro-filme-${id}`);
      expect(await findFilm(words)).toEqual([id, moves(`outro-filme-${id}`)]);
    },
  );

  test.each([
    ['Blade Runner 2077', 2017, 2077, 'blade-runner-2077'],
    ['1984', 1984, 1984, '1984'],
    ['400', 2007, 400, '400'],
    ['Área 61', 2015, 61, 'area-61'],
    ['Cidade de Deus', 2002, 2002, 'cidade-de-deus-2002'],
    ['Apollo 13', 1995, 1995, 'apollo-13-1995'],
    ['Apollo 23', 1995, 23, 'Apollo-23'],
  ])('"%s" (%i) goes before film %i at "%s"', async (title, year, number, words) => {
    await holdFilm(number, `outro-filme-${number}`);
    const slug = await holdKnownFilm(number + 4_000_000, title, year);
    expect(await findFilm(words)).toEqual([number + 4_000_000, moves(slug)]);
    // The other film is still found at its own address.
    expect(await findFilm(`outro-filme-${number}`)).toEqual([number, stays(`outro-filme-${number}`)]);
  });

  test('leaves its address to the film with that number whose own begins with the same words', async () => {
    await holdFilm(71, 'zona-proibida-1999-71');
    await holdKnownFilm(4_000_071, 'Zona 71', 2010);
    expect(await findFilm('zona-71')).toEqual([71, moves('zona-proibida-1999-71')]);
  });

  test.each([
    [2049, 'blade-runner-2049'],
    [1917, '1917'],
  ])('goes before film %i when its stored address is exactly "%s"', async (number, slug) => {
    await holdFilm(number + 5_000_000, slug);
    expect(await findFilm(slug)).toEqual([number + 5_000_000, stays(slug)]);
  });
});

describe('an address without a number', () => {
  test('leads to the best known film of that name', async () => {
    await holdKnownFilm(801, 'Ainda Aqui', 1970);
    const slug = await holdKnownFilm(802, 'Ainda aqui', 2024, 9);
    expect(await findFilm('ainda-aqui')).toEqual([802, moves(slug)]);
    expect(await findFilm('ainda-aqui-1970')).toEqual([801, moves('ainda-aqui-1970-801')]);
  });

  test.each(['nao-existe', 'ainda-aqui-1971', '-', '--', '%'])(
    '"%s", which is no name, is not found',
    async (words) => {
      await expect(findFilm(words)).rejects.toMatchObject(notFound);
    },
  );
});

test('a name that only an obscure film has is no address: the number at its end counts', async () => {
  await holdFilm(900, 'outro-filme-900');
  await holdFilm(4_000_900, 'tema-900-4000900', 'Tema 900');
  expect(await findFilm('tema-900')).toEqual([900, moves('outro-filme-900')]);
});

test('the stored address of a hidden film is ignored, and the number at its end counts again', async () => {
  await holdFilm(700, 'area-700');
  await holdFilm(701, 'tema-700');
  await ctx.db.updateTable('movies').set({ is_public: false }).where('id', '=', 701).execute();
  expect(await findFilm('tema-700')).toEqual([700, moves('area-700')]);
});

test('a person’s exact address goes before the number at its end, too', async () => {
  await holdPerson(50, buildPersonSlug('Curtis Jackson', 50));
  const find = async (personSlug: string) => (await callFunction(ctx, 'getPersonDetails', { personSlug })).value.id;
  expect(await find('cent-50')).toBe(50);
  await holdPerson(60, 'cent-50');
  ctx.copies.documents.clear();
  expect(await find('cent-50')).toBe(60);
});

test('a person’s name goes before a stranger with the number at its end, and needs none', async () => {
  await holdPerson(182, 'outra-pessoa-182');
  await holdPerson(4_182, 'blink-182-4182', 'Blink 182');
  const find = async (personSlug: string) => {
    const { value } = await callFunction(ctx, 'getPersonDetails', { personSlug });
    return [value.id, value.redirectInfo.canonicalUrl];
  };
  expect(await find('blink-182')).toEqual([4_182, '/pessoa/blink-182-4182']);
  expect(await find('qualquer-182')).toEqual([182, '/pessoa/outra-pessoa-182']);
  await holdPerson(4_183, 'fernanda-torres-4183', 'Fernanda Torres');
  expect(await find('fernanda-torres')).toEqual([4_183, '/pessoa/fernanda-torres-4183']);
});

test('a series’ name goes before a stranger with the number at its end, and needs none', async () => {
  await insertSeries(ctx.db, { id: 1899, title: 'Outra' });
  await insertSeries(ctx.db, { id: 90_669, title: '1899', voteCount: 100, day: '2022-11-17' });
  const find = async (seriesSlug: string) => (await callFunction(ctx, 'getTVDetails', { seriesSlug })).value.id;
  expect(await find('1899')).toBe(90_669);
  expect(await find('1899-2022')).toBe(90_669);
  expect(await find('qualquer-1899')).toBe(1899);
});

test('looking for a name asks TMDB for nothing but the number at its end', async () => {
  tmdb.forget();
  await expect(findFilm('nunca-existiu')).rejects.toMatchObject(notFound);
  await findFilm('ainda-aqui');
  expect(tmdb.asked).toEqual([]);
  await expect(findFilm('nunca-existiu-31415')).rejects.toMatchObject(notFound);
  expect(tmdb.asked.map((url) => url.pathname)).toEqual(['/movie/31415']);
});

test.each([
  ['netflix', 8],
  ['amazon-prime', 119],
  ['disney-plus', 337],
  ['globoplay', 307],
])('the platform at "%s" is number %i', async (providerSlug, id) => {
  const { value } = await callFunction(ctx, 'getMediaByStreaming', { providerSlug });
  expect([value.provider.slug, value.provider.id]).toEqual([providerSlug, id]);
});

test('the address of iTunes leads to the Apple TV shop, which is the same service at TMDB', async () => {
  const { value } = await callFunction(ctx, 'getMediaByStreaming', { providerSlug: 'itunes' });
  expect([value.provider.slug, value.provider.id]).toEqual(['apple-tv', 2]);
});
