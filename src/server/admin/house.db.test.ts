import { describe, expect, test, vi } from 'vitest';
import { fieldErrorsOf } from '#shared/domain/field-failure.ts';
import { MISSING_PATHS } from '#shared/domain/limits.ts';
import { adminHouse } from '#shared/text/admin-house.ts';
import { CENTRAL_STATION, CITY_OF_GOD, openEditedHouse } from '../../../test/editing/open-edited-house.ts';
import { getGenres, getTitlesByGenre } from '../catalogue/genres.ts';
import { getHome } from '../catalogue/home.ts';
import { isHiddenFromSearch, readShownTexts } from '../catalogue/house-pages.ts';
import { getMovieDetails } from '../catalogue/movie-details.ts';
import { getPlatform } from '../catalogue/platform-directory.ts';
import { getPlatforms } from '../catalogue/platforms.ts';
import { findObeyedRedirect } from '../catalogue/redirects.ts';
import { search } from '../catalogue/search.ts';
import { openSearchMisses } from '../measurement/search-misses.ts';
import { openTally } from '../measurement/tally.ts';
import { listPageEntries } from '../sitemaps/page-entries.ts';
import { checkAuditChain, exportAudit, searchAudit } from '../staff/audit-desk.ts';
import { listHouseHistory } from './change-house.ts';
import type { ProbePage } from './check-redirect.ts';
import {
  discardPageDraft,
  publishPage,
  readPage,
  restorePage,
  restorePageDefault,
  savePageDraft,
} from './edit-pages.ts';
import {
  bringRedirectBack,
  changeRedirect,
  createRedirect,
  readMissing,
  readRedirects,
  removeRedirect,
} from './edit-redirects.ts';
import { hidePages } from './edit-robots.ts';
import { arrangeTaxonomy, editTaxonomy, readTaxonomy, restoreTaxonomyField } from './edit-taxonomy.ts';
import { addPin, arrangePins, readPins, removePin, restorePins } from './home-pins.ts';
import { aliasSearchMiss, forgetOldSearches, readSearchMisses } from './search-misses.ts';

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

/** In another process, as soon as it has heard. */
const soon = <T>(look: () => Promise<T>, expected: T) =>
  vi.waitFor(async () => expect(await look()).toEqual(expected), 5_000);
const problemOf = (deed: Promise<unknown>) =>
  deed.then(
    () => undefined,
    (error: Error) => (Object.keys(fieldErrorsOf(error)).length > 0 ? fieldErrorsOf(error) : error.message),
  );

describe('what is pinned to home', () => {
  const bannersOf = async (context = ctx) => (await getHome(context)).value.banners.movies.map(({ id }) => id);
  const pinned = async () => (await readPins(ctx)).lines.map(({ id }) => id);
  const seen = async () => (await readPins(ctx)).version;
  const pin = async (id: number) => addPin(ctx, ana, { version: await seen(), kind: 'movie', id });

  test("comes first, in the editor's order, also in another process", async () => {
    // Unpinned, the newest comes first.
    expect(await bannersOf(other.ctx)).toEqual([CITY_OF_GOD.id, CENTRAL_STATION.id]);
    await pin(CENTRAL_STATION.id);
    await pin(CITY_OF_GOD.id);
    await soon(() => bannersOf(other.ctx), [CENTRAL_STATION.id, CITY_OF_GOD.id]);
    const [first, second] = (await readPins(ctx)).lines;
    if (!first || !second) throw new Error('two were pinned');
    await arrangePins(ctx, ana, { version: await seen(), pins: [second, first] });
    expect(await bannersOf()).toEqual([CITY_OF_GOD.id, CENTRAL_STATION.id]);
    expect((await house.listAudit()).at(-1)).toMatchObject({ actor: ana.actor.id, action: 'home.arranged' });
  });

  test('is shown from its first day to its last', async () => {
    const [first, second] = (await readPins(ctx)).lines;
    if (!first || !second) throw new Error('two were pinned');
    const pins = [
      { ...first, until: '2020-01-31' },
      { ...second, from: '2020-01-01', until: null },
    ];
    await arrangePins(ctx, ana, { version: await seen(), pins });
    expect((await bannersOf())[0]).toBe(CENTRAL_STATION.id);
    expect((await readPins(ctx)).lines.map(({ state }) => state)).toEqual(['over', 'shown']);
    const backward = arrangePins(ctx, ana, {
      version: await seen(),
      pins: [{ ...first, from: '2020-02-01', until: '2020-01-31' }],
    });
    expect(await problemOf(backward)).toEqual({ [`until:movie:${first.id}`]: adminHouse.pins.endsBefore });
  });

  test('is not changed by who saw another list', async () => {
    const version = await seen();
    await removePin(ctx, ana, { version, kind: 'movie', id: CITY_OF_GOD.id });
    expect(await problemOf(removePin(ctx, ana, { version, kind: 'movie', id: CENTRAL_STATION.id }))).toMatch(
      /^Ana mudou isto às/,
    );
    expect(await pinned()).toEqual([CENTRAL_STATION.id]);
  });

  test('can be had back as it was', async () => {
    const [, before] = await listHouseHistory(ctx, { kind: 'home', key: 'pins' });
    await restorePins(ctx, ana, { version: await seen(), revision: before?.number ?? 0 });
    expect(await pinned()).toEqual([CITY_OF_GOD.id, CENTRAL_STATION.id]);
  });

  test('is only what the site shows, and once', async () => {
    expect(await problemOf(pin(CITY_OF_GOD.id))).toBe(adminHouse.pins.already);
    expect(await problemOf(pin(2_000_000))).toBe(adminHouse.pins.notShown);
  });
});

describe('a redirect', () => {
  const LIVING = new Map([
    ['/filmes', 200],
    ['/series', 200],
    ['/filme/x-598', 301],
  ]);
  const probe: ProbePage = async (path) => ({
    status: LIVING.get(path.split('?')[0] ?? '') ?? 404,
    location: LIVING.get(path) === 301 ? '/filme/cidade-de-deus-598' : undefined,
  });
  const given = (from: string, to = '/filmes', more: object = {}) => ({
    from,
    to,
    code: '301',
    isOverPage: false,
    ...more,
  });
  const create = (...fields: Parameters<typeof given>) => createRedirect(ctx, ana, given(...fields), probe);
  const all = async (isRemoved = false) => (await readRedirects(ctx, { query: '', page: 1, isRemoved })).lines;
  const words = adminHouse.redirects;

  test('is obeyed in every process within seconds, and no longer once it is removed', async () => {
    const look = async () => (await findObeyedRedirect(other.ctx, '/antiga'))?.to;
    expect(await look()).toBeUndefined();
    await create('/antiga/', '/filmes?pagina=2');
    await soon(look, '/filmes?pagina=2');
    const [line] = await all();
    if (!line) throw new Error('one was made');
    await changeRedirect(ctx, ana, { ...given('/antiga', '/series'), id: line.id, version: line.version }, probe);
    await soon(look, '/series');
    expect(await problemOf(removeRedirect(ctx, ana, line))).toBe(words.clash);
    await removeRedirect(ctx, ana, { id: line.id, version: 2 });
    await soon(look, undefined);
    expect((await all(true)).map(({ from }) => from)).toEqual(['/antiga']);
    await bringRedirectBack(ctx, ana, { id: line.id, version: 3 });
    await soon(look, '/series');
    expect((await house.listAudit()).slice(-4).map(({ action }) => action)).toEqual([
      'redirect.created',
      'redirect.changed',
      'redirect.removed',
      'redirect.restored',
    ]);
  });

  test('leads in one step to a page that is there, and covers no page unawares', async () => {
    expect(await problemOf(create('/antiga'))).toEqual({ from: words.taken });
    expect(await problemOf(create('/a', '/a'))).toEqual({ from: words.fromReserved, to: words.loop });
    expect(await problemOf(create('/velha', '/velha?x=1'))).toEqual({ to: words.loop });
    expect(await problemOf(create('/velha', 'https://example.com/'))).toEqual({ to: words.toInvalid });
    expect(await problemOf(create('/velha', '//example.com'))).toEqual({ to: words.toInvalid });
    expect(await problemOf(create('/admin/x'))).toEqual({ from: words.fromReserved });
    expect(await problemOf(create('/velha', '/nada'))).toEqual({ to: words.targetMissing });
    expect(await problemOf(create('/velha', '/filme/x-598'))).toEqual({
      to: words.leadsOn('/filme/cidade-de-deus-598'),
    });
    expect(await problemOf(create('/filmes', '/series'))).toEqual({ from: words.overPage });
    expect(await problemOf(create('/series', '/filmes', { isOverPage: true }))).toEqual({
      from: words.chainBehind('/antiga'),
    });
    await create('/filmes', '/series', { isOverPage: true });
    expect(await problemOf(create('/velha', '/filmes'))).toEqual({ to: words.leadsOn('/series') });
    await create('/sumiu', '', { code: '410' });
    expect(await findObeyedRedirect(ctx, '/sumiu')).toMatchObject({ to: null, code: 410 });
  });

  test('counts its uses', async () => {
    const tally = openTally(ctx);
    const [line] = await all();
    tally.led(line?.id ?? 0);
    tally.led(line?.id ?? 0);
    await tally.close();
    expect((await all()).find(({ id }) => id === line?.id)).toMatchObject({ hits: 2 });
  });
});

describe('addresses that lead nowhere', () => {
  test('are counted by day and path, those of robots and of persons without their names', async () => {
    const tally = openTally(ctx);
    for (const path of [
      '/filme/nada',
      '/filme/nada',
      '/outra',
      '/wp-login.php',
      '/ana@example.com',
      `/${'x'.repeat(300)}`,
      '/sumiu',
    ])
      tally.missed(path);
    await tally.close();
    const { lines, others } = await readMissing(ctx);
    expect(lines.map(({ path, hits }) => [path, hits])).toEqual([
      ['/filme/nada', 2],
      ['/outra', 1],
    ]);
    expect(others).toBe(3);
  });

  test('fill neither memory nor table, however many are asked for', async () => {
    const tally = openTally(ctx);
    for (let round = 0; round < 6; round += 1) {
      for (let number = 0; number < 5_000; number += 1) tally.missed(`/nada-${round}-${number}`);
      await tally.flush();
    }
    const { count } = await ctx.db
      .selectFrom('missing_paths')
      .select((each) => each.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBeLessThanOrEqual(MISSING_PATHS.perDay + 1);
    expect((await readMissing(ctx)).others).toBeGreaterThan(25_000);
  });
});

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
    expect(await problemOf(save({ slug: 'drama' }))).toEqual({ slug: adminHouse.taxonomy.slugTaken('Drama') });
    expect(await problemOf(save({ aliases: ['ficcao-cientifica-e-fantasia'] }))).toHaveProperty('aliases');
    expect(await problemOf(save({ name: '' }))).toEqual({ name: adminHouse.taxonomy.nameMissing });
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

describe('the text of a page', () => {
  const PRODUCT = 'Lanterninha';
  const look = () => readPage(ctx, 'about', PRODUCT);
  const shown = async () => (await readShownTexts(other.ctx, 'about')).questions?.map(({ question }) => question);
  const save = async (questions: { question: string; answerHtml: string }[]) =>
    savePageDraft(ctx, ana, { page: 'about', version: (await look()).version, texts: { questions }, product: PRODUCT });
  const now = async () => ({ page: 'about' as const, version: (await look()).version });

  test('is a draft until it is published, cleaned, and then everywhere', async () => {
    expect(await shown()).toBeUndefined();
    await save([
      { question: 'Tem pipoca? ', answerHtml: '<p onclick="x()">Tem.</p><script>x()</script>' },
      { question: '', answerHtml: '' },
    ]);
    expect(await look()).toMatchObject({
      hasDraft: true,
      isOwn: false,
      texts: { questions: [{ question: 'Tem pipoca?', answerHtml: '<p>Tem.</p>' }] },
    });
    expect(await shown()).toBeUndefined();
    await publishPage(ctx, ana, await now());
    await soon(shown, ['Tem pipoca?']);
    expect((await house.listAudit()).at(-1)).toMatchObject({ action: 'page.published' });
  });

  test('comes back as it always was, or as it was at a revision, by way of a draft', async () => {
    await restorePageDefault(ctx, ana, await now());
    expect((await look()).texts.questions).toEqual((await look()).defaults.questions);
    expect(await shown()).toEqual(['Tem pipoca?']);
    await publishPage(ctx, ana, await now());
    await soon(shown, undefined);
    await restorePage(ctx, ana, { ...(await now()), revision: 1 });
    expect(await look()).toMatchObject({
      hasDraft: true,
      isOwn: false,
      texts: { questions: [{ question: 'Tem pipoca?' }] },
    });
    await discardPageDraft(ctx, ana, await now());
    expect(await look()).toMatchObject({ hasDraft: false });
  });

  test('is not published half, and not over what somebody else wrote', async () => {
    await save([{ question: 'E guaraná?', answerHtml: '' }]);
    expect(await problemOf(publishPage(ctx, ana, await now()))).toBe(adminHouse.pages.halfQuestion);
    expect(await problemOf(publishPage(ctx, ana, { page: 'about', version: 0 }))).toMatch(/^Ana mudou isto/);
  });

  test('of the policy is written over section by section', async () => {
    const { version, defaults } = await readPage(ctx, 'privacy', PRODUCT);
    const sections = { ...defaults.sections, seguranca: '<p>Guardamos bem.</p>' };
    await savePageDraft(ctx, ana, { page: 'privacy', version, texts: { sections }, product: PRODUCT });
    await publishPage(ctx, ana, { page: 'privacy', version: version + 1 });
    await soon(async () => (await readShownTexts(other.ctx, 'privacy')).sections, {
      seguranca: '<p>Guardamos bem.</p>',
    });
  });
});

test('a list an editor keeps from search engines says so in every process, and is in no sitemap', async () => {
  const listed = async () => (await listPageEntries(ctx.db)).map(({ path }) => path);
  expect(await isHiddenFromSearch(other.ctx, '/filmes/tendencias')).toBe(false);
  await hidePages(ctx, ana, { version: 0, paths: ['/filmes/tendencias', '/sobre/'] });
  await soon(() => isHiddenFromSearch(other.ctx, '/filmes/tendencias'), true);
  expect(await listed()).not.toContain('/filmes/tendencias');
  expect(await listed()).not.toContain('/sobre');
  expect(await problemOf(hidePages(ctx, ana, { version: 1, paths: ['https://example.com'] }))).toEqual({
    others: adminHouse.pages.pathInvalid,
  });
});

describe('a search that found nothing', () => {
  const terms = async () => (await readSearchMisses(ctx)).map(({ term, askers }) => [term, askers]);
  const ask = async (typed: string, askers: number) => {
    const misses = openSearchMisses(ctx);
    for (let number = 0; number < askers; number += 1) misses.note(typed, `203.0.113.${number}`);
    misses.note(typed, '203.0.113.0');
    await misses.close();
  };

  test('is told from five askers a day up, in whatever process they were, and never who they are', async () => {
    await ask('O Bicho de Sete Cabecas!', 4);
    expect(await terms()).toEqual([]);
    const kept = JSON.stringify([
      await ctx.db.selectFrom('search_askers').selectAll().execute(),
      await ctx.db.selectFrom('search_misses').selectAll().execute(),
    ]);
    expect(kept).not.toMatch(/bicho|203\.0/i);
    await ask('o bicho de sete cabeças', 5);
    expect(await terms()).toEqual([['o bicho de sete cabecas', 5]]);
  });

  test('that may be a number of somebody, or an address, is not kept', async () => {
    await ask('ana@example.com', 6);
    await ask('123.456.789-09', 6);
    await ask('(11) 91234-5678', 6);
    expect(await terms()).toHaveLength(1);
  });

  test('becomes another name of what was meant, found at once', async () => {
    const find = async () => (await search(other.ctx, { query: 'bicho de sete cabecas', page: 1 })).value.totals.movies;
    expect(await find()).toBe(0);
    await aliasSearchMiss(ctx, ana, { term: 'o bicho de sete cabecas', subject: CITY_OF_GOD });
    expect(await find()).toBe(1);
    expect(await terms()).toEqual([]);
    expect((await house.listAudit()).at(-1)).toMatchObject({ action: 'alias.added' });
  });

  test('leaves nothing of its askers the day after, and nothing of itself after its time', async () => {
    await ask('outra coisa', 5);
    house.pass(24 * 60);
    await forgetOldSearches(ctx);
    expect(await ctx.db.selectFrom('search_askers').selectAll().execute()).toEqual([]);
    expect(await ctx.db.selectFrom('search_salts').selectAll().execute()).toEqual([]);
    expect(await terms()).toHaveLength(1);
    house.pass(90 * 24 * 60);
    await forgetOldSearches(ctx);
    expect(await terms()).toEqual([]);
  });
});

test('the audit is searched by who, what and day, and handed over without a formula in it', async () => {
  const all = { person: '', action: '', from: '', until: '' };
  const { total } = await searchAudit(ctx, all, 1);
  const { lines } = await searchAudit(ctx, { ...all, person: ana.actor.id, action: 'redirect.created' }, 1);
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.length).toBeLessThan(total);
  expect(new Set(lines.map(({ action, actorName }) => `${actorName} ${action}`))).toEqual(
    new Set(['Ana redirect.created']),
  );
  expect((await searchAudit(ctx, { ...all, until: '2001-01-01' }, 1)).total).toBe(0);
  expect((await checkAuditChain(ctx)).problems).toEqual([]);
  await createRedirect(ctx, ana, { from: '/=1+1', to: '', code: '410', isOverPage: false }, async () => ({
    status: 404,
    location: undefined,
  }));
  const csv = await exportAudit(ctx, ana.actor, all);
  expect(csv).toContain('audit.exported');
  expect(csv.split('\r\n')).toHaveLength(total + 4);
  expect(csv).not.toMatch(/(?:^|,)[=+@]/m);
});
