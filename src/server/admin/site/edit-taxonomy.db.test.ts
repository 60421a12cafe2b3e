import { describe, expect, test } from 'vitest';
import { adminTaxonomy } from '#shared/admin/text/taxonomy.ts';
import { SearchMulti } from '#shared/contract/search.ts';
import { tags } from '#shared/domain/tags.ts';
import { CITY_OF_GOD, openEditedFixture } from '../../../../test/editing/open-edited-fixture.ts';
import { problemOf, soon } from '../../../../test/editing/soon.ts';
import { HOSTILE_LINKS } from '../../../../test/hostile-links.ts';
import { searchCatalogue } from '../../catalogue/search/search.ts';
import { getGenres, getTitlesByGenre } from '../../catalogue/taxonomy/genres.ts';
import { getPlatform } from '../../catalogue/taxonomy/platform-directory.ts';
import { getPlatforms } from '../../catalogue/taxonomy/platforms.ts';
import { getMovieDetails } from '../../catalogue/titles/movie-details.ts';
import { listTaxonomy } from '../../store/taxonomy/taxonomy.ts';
import { findOverrides } from '../../store/titles/overrides.ts';
import { findSubjects } from '../dashboard/find-subjects.ts';
import { discardDraft } from '../editing/discard-draft.ts';
import { publish } from '../editing/publish.ts';
import { listRevisionLines } from '../editing/revisions.ts';
import { saveDraft } from '../editing/save-draft.ts';
import { withDraft } from '../editing/with-draft.ts';
import { approveReview } from '../review/decide-review.ts';
import { openReview } from '../review/read-reviews.ts';
import { sendForReview } from '../review/send-review.ts';
import { arrangeTaxonomy } from './edit-taxonomy.ts';

const [MAX, APPLE, CLARO] = [1899, 350, 484] as const;

const fixture = await openEditedFixture();
const { ctx } = fixture;
const ana = await fixture.hire('Ana');
const bia = await fixture.hire('Bia');
const clara = await fixture.hire('Clara', 'writer');
const other = await fixture.openAnother();
// Genres without titles are not offered, so the genres changed here need a title.
await ctx.db
  .updateTable('movies')
  .set({ genre_ids: [18, 80, 53, 27] })
  .where('id', '=', CITY_OF_GOD.id)
  .execute();
// … and one of these films is on a platform that is renamed.
await ctx.db
  .insertInto('watch_services')
  .values({ id: MAX, name: 'HBO Max', logo_path: null, seen_at: ctx.now() })
  .onConflict((conflict) => conflict.doNothing())
  .execute();
await ctx.db
  .insertInto('movie_offers')
  .values({ movie_id: CITY_OF_GOD.id, service_id: MAX, kind: 'flatrate', position: 90 })
  .execute();

const written = ({ id }: { id: number }, kind: 'genre' | 'platform' = 'genre') =>
  findOverrides(ctx.db, { entity: kind, id });
const idOf = async (kind: 'genre' | 'platform', key: string) => {
  const found = (await listTaxonomy(ctx.db, kind)).find((each) => each.key === key);
  if (!found) throw new Error(`no such ${kind}`);
  return found.id;
};
/** Drafts and publishes; what is refused is not left as a draft. */
const change = async (kind: 'genre' | 'platform', key: string, fields: Record<string, unknown>) => {
  const subject = { entity: kind, id: await idOf(kind, key) };
  await fixture.write(ana, subject, fields);
  try {
    await fixture.publishAll(ana, subject);
  } catch (error) {
    await discardDraft(ctx, ana, subject);
    throw error;
  }
};

describe('a genre', () => {
  const line = async () => {
    const found = (await listTaxonomy(ctx.db, 'genre')).find(({ key }) => key === 'suspense');
    if (!found) throw new Error('no such genre');
    return found;
  };
  const save = (fields: Record<string, unknown>) => change('genre', 'suspense', fields);
  const listed = async () => (await getGenres(other.ctx)).value.genres.map(({ slug }) => slug);

  test('takes a new name and address at once, everywhere, and its old address redirects there', async () => {
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
    expect(await written(await line())).toEqual({
      name: 'Tensão',
      slug: 'tensao',
      h1: 'De roer as unhas',
      aliases: ['thriller', 'suspense'],
    });
  });

  test('is called by its new name on the pages of its titles', async () => {
    const names = async () =>
      (await getMovieDetails(other.ctx, { movieId: CITY_OF_GOD.id })).value.genres.map(({ name }) => name);
    expect(await names()).toContain('Drama');
    await change('genre', 'drama', { name: 'Dramas' });
    await soon(async () => (await names()).includes('Dramas'), true);
    await change('genre', 'drama', { name: null });
    await soon(async () => (await names()).includes('Drama'), true);
  });

  test('keeps its default, which comes back field by field', async () => {
    await save({ name: null });
    await save({ slug: null });
    expect(await line()).toMatchObject({ name: 'Suspense', slug: 'suspense', aliases: ['thriller', 'tensao'] });
  });

  test('is in no list once it is hidden, and its page stays', async () => {
    await save({ isVisible: false });
    await soon(async () => (await listed()).includes('suspense'), false);
    expect(
      (await getTitlesByGenre(ctx, { genero: 'suspense', tipo: 'movie', ordenacao: 'popular', pagina: 1 } as never))
        .value.genre.slug,
    ).toBe('suspense');
  });

  test('takes no address of another, and does not overwrite another editor’s change', async () => {
    expect(await problemOf(save({ slug: 'drama' }))).toEqual({ slug: adminTaxonomy.slugTaken('Drama') });
    expect(await problemOf(save({ aliases: ['ficcao-cientifica-e-fantasia'] }))).toHaveProperty('aliases');
    expect(await problemOf(save({ name: '' }))).toEqual({ name: adminTaxonomy.nameMissing });
    const subject = { entity: 'genre', id: (await line()).id } as const;
    await fixture.write(ana, subject, { h1: 'De roer as unhas, sempre' });
    await fixture.write(bia, subject, { h1: 'De prender a respiração' });
    const late = [{ field: 'h1', value: 'De novo', version: (await fixture.look(subject, 'h1')).version - 1 }];
    const { clashes } = await saveDraft(ctx, ana, subject, late);
    expect(clashes).toMatchObject([{ field: 'h1', theirs: { value: 'De prender a respiração' } }]);
    await discardDraft(ctx, ana, subject);
  });

  test('gets its former address as an alias that is a change like others: in the version, and a clash for a form open before', async () => {
    const subject = { entity: 'genre', id: await idOf('genre', 'crime') } as const;
    const seen = await fixture.look(subject, 'aliases');
    await change('genre', 'crime', { slug: 'policial-e-crime' });
    const aliases = await fixture.look(subject, 'aliases');
    expect(aliases).toMatchObject({ version: seen.version + 1, draft: undefined });
    expect(aliases.shown).toContain('crime');
    const [line] = await listRevisionLines(ctx, subject);
    expect(line?.changedFields.toSorted()).toEqual(['aliases', 'slug']);
    const late = await saveDraft(ctx, bia, subject, [{ field: 'aliases', value: ['crimes'], version: seen.version }]);
    expect(late.clashes).toMatchObject([{ field: 'aliases', mine: ['crimes'] }]);
    expect((await fixture.look(subject, 'aliases')).shown).toContain('crime');
  });

  test('is a draft that a preview shows and nobody else sees, and an alias draft keeps the former address', async () => {
    const subject = { entity: 'genre', id: await idOf('genre', 'terror') } as const;
    await fixture.write(ana, subject, { h1: 'Não olhe agora', aliases: ['medo'] });
    const h1Of = async (context: typeof ctx) =>
      (await listTaxonomy(context.db, 'genre')).find(({ key }) => key === 'terror')?.h1;
    expect(await withDraft(ctx, subject, h1Of)).toBe('Não olhe agora');
    expect(await h1Of(ctx)).toBe('');
    const { lines } = await findSubjects(ctx, { entity: 'genre' });
    expect(lines.find((line) => line.id === subject.id)).toMatchObject({ hasDraft: true, title: 'Terror' });
    // Another editor publishes a new address meanwhile: the open draft of the aliases must not lose the old one.
    await fixture.write(bia, subject, { slug: 'horror' });
    const { version } = await fixture.look(subject, 'slug');
    await publish(ctx, bia, subject, { seen: { slug: version }, note: '' });
    expect(await fixture.look(subject, 'aliases')).toMatchObject({ draft: { value: ['medo', 'terror'] } });
    await fixture.publishAll(ana, subject);
    const { value } = await getTitlesByGenre(other.ctx, {
      genero: 'terror',
      tipo: 'movie',
      ordenacao: 'popular',
      pagina: 1,
    } as never);
    expect(value.genre).toMatchObject({ slug: 'horror', h1: 'Não olhe agora' });
    await change('genre', 'terror', { slug: 'terror' });
  });

  test('is put in another place with all the others', async () => {
    const { lines } = await findSubjects(ctx, { entity: 'genre' });
    const places = lines.map(({ id, slug, place: held }, place) => ({
      ...{ id, version: held?.version ?? 0, place: slug === 'terror' ? 0 : place + 1 },
    }));
    await arrangeTaxonomy(ctx, ana, 'genre', places);
    await soon(async () => (await listed())[0], 'terror');
  });
});

describe('a platform', () => {
  const line = async (id: number) => {
    const found = (await listTaxonomy(ctx.db, 'platform')).find(({ key }) => key === String(id));
    if (!found) throw new Error('no such platform');
    return found;
  };
  const save = (id: number, fields: Record<string, unknown>) => change('platform', String(id), fields);
  const searchFor = async (query: string) =>
    (await searchCatalogue(other.ctx, SearchMulti.parse({ query }))).value.platform;

  test('takes a new name at the same address, and is found by the new one and the old one', async () => {
    await save(APPLE, { name: 'Apple TV' });
    await soon(async () => (await searchFor('apple tv'))?.name, 'Apple TV');
    expect((await getPlatform(other.ctx, 'apple-tv-plus')).platform).toMatchObject({
      slug: 'apple-tv-plus',
      name: 'Apple TV',
    });
    expect(await searchFor('Apple TV+')).toEqual({ slug: 'apple-tv-plus', name: 'Apple TV', article: 'o' });
    // A former name that its slug never had is stored as an alias.
    await save(CLARO, { name: 'Claro TV Streaming' });
    await save(CLARO, { name: 'Claro' });
    await soon(async () => (await searchFor('claro tv streaming'))?.name, 'Claro');
    expect(await line(CLARO)).toMatchObject({ slug: 'claro-tv', name: 'Claro' });
    expect(await searchFor('claro tv+')).toMatchObject({ slug: 'claro-tv' });
  });

  test('is called by its new name in the offers of its titles', async () => {
    const names = async () => {
      const { value } = await getMovieDetails(other.ctx, { movieId: CITY_OF_GOD.id });
      return value['watch/providers'].results.BR.flatrate.map(({ provider_name }) => provider_name);
    };
    expect(await names()).toContain('Max');
    await save(MAX, { name: 'Max Brasil' });
    await soon(async () => (await names()).includes('Max Brasil'), true);
    expect(await names()).not.toContain('Max');
  });

  test('keeps the article its name takes in sentences, with its history, and no other word', async () => {
    expect((await line(MAX)).article).toBe('a');
    await save(MAX, { article: 'o' });
    await soon(async () => (await getPlatform(other.ctx, 'max')).platform.article, 'o');
    expect(await written(await line(MAX), 'platform')).toMatchObject({ article: 'o' });
    await save(MAX, { article: null });
    await soon(async () => (await getPlatform(other.ctx, 'max')).platform.article, 'a');
    expect(await problemOf(save(MAX, { article: 'os' }))).toEqual({ article: adminTaxonomy.articleInvalid });
  });

  describe('links to its service', () => {
    const NETFLIX = 8;
    const template = 'https://www.netflix.com/br/search/{titulo}';

    test('by the addresses that editors keep, on its page and in the offers of its titles, with their history', async () => {
      const offer = async () => {
        const { value, tags: named } = await getMovieDetails(other.ctx, { movieId: CITY_OF_GOD.id });
        const found = value['watch/providers'].results.BR.flatrate.find(({ platform }) => platform === 'max');
        return { search_url: found?.search_url, article: found?.article, isTagged: named.includes(tags.platform(MAX)) };
      };
      expect(await offer()).toEqual({ search_url: null, article: null, isTagged: true });
      await save(MAX, { serviceUrl: 'https://www.max.com/br', searchUrl: 'https://play.max.com/search?q={titulo}' });
      const title = encodeURIComponent((await getMovieDetails(ctx, { movieId: CITY_OF_GOD.id })).value.title);
      await soon(offer, { search_url: `https://play.max.com/search?q=${title}`, article: 'a', isTagged: true });
      expect((await getPlatform(other.ctx, 'max')).platform.url).toBe('https://www.max.com/br');
      await save(MAX, { searchUrl: null });
      await soon(offer, { search_url: null, article: null, isTagged: true });
      await save(MAX, { serviceUrl: '' });
      await soon(async () => (await getPlatform(other.ctx, 'max')).platform.url, null);
    });

    test('and what every installation starts with is accepted, whichever platform an editor saves', async () => {
      for (const { key } of await listTaxonomy(ctx.db, 'platform')) await save(Number(key), { p: `Só ${key}.` });
    });

    test('and stores none of the hostile ones', async () => {
      await save(NETFLIX, { searchUrl: template, serviceUrl: '' });
      for (const link of HOSTILE_LINKS) {
        expect(await problemOf(save(NETFLIX, { searchUrl: link })), link).toHaveProperty('searchUrl');
        expect(await problemOf(save(NETFLIX, { serviceUrl: link })), link).toHaveProperty('serviceUrl');
      }
      expect(await line(NETFLIX)).toMatchObject({ searchUrl: template, serviceUrl: '' });
    });
  });

  test('that is renamed keeps what it offers and answers to its old address', async () => {
    await save(MAX, { name: 'HBO Max', slug: 'hbo-max', aliases: ['hbo'] });
    await soon(
      async () => (await getPlatforms(other.ctx)).value.providers.map(({ name }) => name).includes('HBO Max'),
      true,
    );
    expect((await getPlatform(other.ctx, 'max')).platform.slug).toBe('hbo-max');
    expect((await getPlatform(other.ctx, 'hbo')).offered.kinds).toContain('flatrate');
  });

  test('a writer sends its text to review, and may not touch its address', async () => {
    const subject = { entity: 'platform', id: MAX } as const;
    expect(await problemOf(fixture.write(clara, subject, { slug: 'maximo' }))).toHaveProperty('slug');
    await fixture.write(clara, subject, { description: 'Séries da HBO e filmes da Warner.' });
    const { version } = await fixture.look(subject, 'description');
    const sending = { seen: { description: version }, note: '', reviewerId: '' };
    const sent = await sendForReview(ctx, clara, subject, sending);
    if (!('reviewId' in sent)) throw new Error('unexpected clash');
    const { round, title } = await openReview(ctx, sent.reviewId);
    expect(title).toBe('HBO Max');
    await approveReview(ctx, ana, sent.reviewId, { round, mayApproveOwn: false });
    await soon(
      async () => (await getPlatform(other.ctx, 'hbo-max')).platform.description,
      'Séries da HBO e filmes da Warner.',
    );
    expect((await listRevisionLines(ctx, subject))[0]).toMatchObject({ approvedBy: { name: 'Ana' } });
  });
});
