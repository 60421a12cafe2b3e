import { describe, expect, test } from 'vitest';
import { adminTaxonomy } from '#shared/text/admin-taxonomy.ts';
import { CITY_OF_GOD, openEditedHouse } from '../../../test/editing/open-edited-house.ts';
import { problemOf, soon } from '../../../test/editing/soon.ts';
import { getGenres, getTitlesByGenre } from '../catalogue/genres.ts';
import { getMovieDetails } from '../catalogue/movie-details.ts';
import { getPlatform } from '../catalogue/platform-directory.ts';
import { getPlatforms } from '../catalogue/platforms.ts';
import { arrangeTaxonomy, editTaxonomy, readTaxonomy, restoreTaxonomyField } from './edit-taxonomy.ts';

const house = await openEditedHouse();
const { ctx } = house;
const ana = await house.hire('Ana');
const other = await house.openAnother();
// A genre nothing was made of is not offered: of those that are changed here there is something.
await ctx.db
  .updateTable('movies')
  .set({ genre_ids: [18, 80, 53, 27] })
  .where('id', '=', CITY_OF_GOD.id)
  .execute();

describe('a genre', () => {
  const line = async () => {
    const found = (await readTaxonomy(ctx, 'genre')).find(({ key }) => key === 'suspense');
    if (!found) throw new Error('no such genre');
    return found;
  };
  const save = async (fields: object) => {
    const { key, version, shown } = await line();
    await editTaxonomy(ctx, ana, 'genre', { key, version, fields: { ...shown, ...fields } });
  };
  const listed = async () => (await getGenres(other.ctx)).value.genres.map(({ slug }) => slug);

  test('takes a new name and address at once, everywhere, and its old address leads there', async () => {
    expect(await listed()).toContain('suspense');
    await save({ name: 'Tensão', slug: 'tensao', h1: 'De roer as unhas' });
    await soon(async () => (await listed()).includes('tensao'), true);
    const { value } = await getTitlesByGenre(other.ctx, {
      genero: 'suspense',
      tipo: 'movie',
      ordenacao: 'popular',
      pagina: 1,
    } as never);
    expect(value.genre).toMatchObject({ slug: 'tensao', name: 'Tensão', h1: 'De roer as unhas' });
    expect((await line()).edits).toEqual({
      name: 'Tensão',
      slug: 'tensao',
      h1: 'De roer as unhas',
      aliases: ['thriller', 'suspense'],
    });
  });

  test('is called by its new name on the pages of its titles', async () => {
    const names = async () =>
      (await getMovieDetails(other.ctx, { movieId: CITY_OF_GOD.id })).value.genres.map(({ name }) => name);
    const drama = (await readTaxonomy(ctx, 'genre')).find(({ key }) => key === 'drama');
    if (!drama) throw new Error('no such genre');
    expect(await names()).toContain('Drama');
    await editTaxonomy(ctx, ana, 'genre', { ...drama, fields: { ...drama.shown, name: 'Dramas' } });
    await soon(async () => (await names()).includes('Dramas'), true);
    await restoreTaxonomyField(ctx, ana, 'genre', { key: 'drama', version: 1, field: 'name' });
    await soon(async () => (await names()).includes('Drama'), true);
  });

  test('keeps its default, which comes back field by field', async () => {
    await restoreTaxonomyField(ctx, ana, 'genre', { ...(await line()), field: 'name' });
    await restoreTaxonomyField(ctx, ana, 'genre', { ...(await line()), field: 'slug' });
    expect((await line()).shown).toMatchObject({ name: 'Suspense', slug: 'suspense', aliases: ['thriller', 'tensao'] });
  });

  test('is in no list once it is hidden, and its page stays', async () => {
    await save({ isVisible: false });
    await soon(async () => (await listed()).includes('suspense'), false);
    expect(
      (await getTitlesByGenre(ctx, { genero: 'suspense', tipo: 'movie', ordenacao: 'popular', pagina: 1 } as never))
        .value.genre.slug,
    ).toBe('suspense');
  });

  test('takes no address that leads to another, nor what somebody else changed meanwhile', async () => {
    expect(await problemOf(save({ slug: 'drama' }))).toEqual({ slug: adminTaxonomy.slugTaken('Drama') });
    expect(await problemOf(save({ aliases: ['ficcao-cientifica-e-fantasia'] }))).toHaveProperty('aliases');
    expect(await problemOf(save({ name: '' }))).toEqual({ name: adminTaxonomy.nameMissing });
    const { shown, key } = await line();
    expect(await problemOf(editTaxonomy(ctx, ana, 'genre', { key, version: 1, fields: shown }))).toMatch(
      /^Ana mudou isto/,
    );
  });

  test('is put in another place with all the others', async () => {
    const lines = await readTaxonomy(ctx, 'genre');
    const places = lines.map(({ key, version }, place) => ({ key, version, place: key === 'terror' ? 0 : place + 1 }));
    await arrangeTaxonomy(ctx, ana, 'genre', places);
    await soon(async () => (await listed())[0], 'terror');
  });
});

describe('a platform', () => {
  test('that is renamed keeps what it offers and answers to its old address', async () => {
    const lines = await readTaxonomy(ctx, 'platform');
    const max = lines.find(({ shown }) => shown.slug === 'max');
    if (!max) throw new Error('no such platform');
    await editTaxonomy(ctx, ana, 'platform', {
      ...max,
      fields: { ...max.shown, name: 'HBO Max', slug: 'hbo-max', aliases: ['hbo'] },
    });
    await soon(
      async () => (await getPlatforms(other.ctx)).value.providers.map(({ name }) => name).includes('HBO Max'),
      true,
    );
    expect((await getPlatform(other.ctx, 'max')).platform.slug).toBe('hbo-max');
    expect((await getPlatform(other.ctx, 'hbo')).offered.kinds).toContain('flatrate');
  });
});
