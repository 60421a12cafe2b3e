import { describe, expect, test } from 'vitest';
import { buildPersonSlug, buildTitleSlug } from '#shared/domain/slug.ts';
import { insertMovie } from '../../../test/builders/stored-title.ts';
import { openTestHouse } from '../../../test/database/test-house.ts';
import { startTmdbAnswers } from '../../../test/tmdb-answers.ts';
import { callFunction } from './call-function.ts';

/** A TMDB that has nothing: whatever is found is ours. */
const tmdb = await startTmdbAnswers();
const { ctx } = await openTestHouse({ TMDB_API_URL: tmdb.url, TMDB_TOKEN: 'x', TMDB_RATE_PER_SECOND: '1000' });

async function holdFilm(id: number, slug: string): Promise<void> {
  await insertMovie(ctx.db, { id });
  await ctx.db.updateTable('movies').set({ slug }).where('id', '=', id).execute();
}

async function holdPerson(id: number, slug: string): Promise<void> {
  const row = { id, name: slug, slug, popularity: 1, search_name: slug, seen_at: new Date(0), has_source: true };
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

  test.each(['1917', '2012', '300', 'blade-runner-2049', 'area-51'])(
    '"%s" alone names the film with that number, and without one nothing',
    async (words) => {
      await expect(findFilm(words)).rejects.toMatchObject(notFound);
      const id = Number(words.split('-').at(-1));
      ctx.unheld.clear();
      await holdFilm(id, `outro-filme-${id}`);
      expect(await findFilm(words)).toEqual([id, moves(`outro-filme-${id}`)]);
    },
  );

  test.each([
    [2049, 'blade-runner-2049'],
    [1917, '1917'],
  ])('goes before film %i when its stored address is exactly "%s"', async (number, slug) => {
    await holdFilm(number + 5_000_000, slug);
    expect(await findFilm(slug)).toEqual([number + 5_000_000, stays(slug)]);
  });
});

test('a stored address of a hidden film is nobody’s, and the number at its end counts again', async () => {
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
  ctx.memory.clear();
  expect(await find('cent-50')).toBe(60);
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
