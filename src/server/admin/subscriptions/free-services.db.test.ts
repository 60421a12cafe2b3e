import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { adminFreeServices } from '#shared/admin/text/free-services.ts';
import { adminSubscriptions } from '#shared/admin/text/subscriptions.ts';
import { addDays, toBrazilianDay } from '#shared/domain/day.ts';
import { isShownOn } from '#shared/domain/subscriptions/shown-prices.ts';
import { CENTRAL_STATION, CITY_OF_GOD, openEditedFixture } from '../../../../test/editing/open-edited-fixture.ts';
import { problemOf, soon } from '../../../../test/editing/soon.ts';
import { callFunction } from '../../catalogue/documents/call-function.ts';
import { listFreeOffers } from '../../store/subscriptions/free-offers.ts';
import { listFreeServices } from '../../store/subscriptions/free-services.ts';
import { listStoredRows } from '../../store/subscriptions/subscription-changes.ts';
import { listVisiblePlatforms } from '../../store/taxonomy/platforms.ts';
import { listTaxonomy } from '../../store/taxonomy/taxonomy.ts';
import { settleDatedOffers } from '../../sync/availability/settle-dated-offers.ts';
import { discardDraft } from '../editing/discard-draft.ts';
import { checkAllToday, prepareLinks, prepareOfferCsv, saveOffer, saveService } from './change-free-services.ts';
import { applyChange, removeSubscription, undoChange } from './change-subscriptions.ts';
import { exportOffers, readFreeServicesScreen, readOffersScreen, readTitleOffers } from './read-free-services.ts';
import { readChange, readRecentChanges } from './read-subscriptions.ts';

const fixture = await openEditedFixture();
const { ctx } = fixture;
const ana = await fixture.hire('Ana');
const other = await fixture.openAnother();
const today = toBrazilianDay(ctx.now());
const DAY_MINUTES = 24 * 60;

const SERVICE = {
  ...{ platform: '', name: 'Cine Farol', article: 'o', about: 'Serviço inventado', url: 'https://cinefarol.example/' },
  ...{ asks: 'gov-br', asksOther: '', hasAds: '', isPublic: '1', source: 'https://cinefarol.example/sobre' },
  ...{ checkedOn: today, expiresOn: addDays(today, 90) },
};
const OFFER = {
  ...{ title: '/filme/cidade-de-deus-2002-598', link: 'https://cinefarol.example/filme/598' },
  ...{ isDubbed: '', isSubtitled: '1', hasLibras: '1', isDescribed: '', source: '', checkedOn: '', expiresOn: '' },
};
const NONE = { id: undefined, version: undefined };
const farol = async () => {
  const found = (await listFreeServices(ctx.db)).find(({ name }) => name === 'Cine Farol');
  if (!found) throw new Error('no service');
  return found;
};
const offersOf = async () => listFreeOffers(ctx.db, (await farol()).id);
const shownOf = async (id: number) => {
  const { value } = await callFunction(other.ctx, 'getMovieDetails', { movieId: id });
  return value['watch/providers'].results.BR.free.map(({ provider_name }) => provider_name);
};
const dump = async () => ({
  offers: await listStoredRows(ctx.db, 'offer', [(await farol()).id]),
  shown: (await sql`select movie_id, service_id, kind, url, is_dubbed from movie_offers order by 1, 2`.execute(ctx.db))
    .rows,
});
const withoutVersions = ({ offers, shown }: Awaited<ReturnType<typeof dump>>) => ({
  shown,
  offers: offers.map(({ version: _version, ...row }) => row),
});
const lastAudit = async () => (await fixture.listAudit()).at(-1);

describe('a service that editors run', () => {
  test('is a platform of its own from 900000 on, after those of the specification, with what it asks', async () => {
    const before = (await callFunction(other.ctx, 'getStreaming', {})).value.providers;
    await saveService(ctx, ana, NONE, SERVICE);
    await soon(
      async () => (await callFunction(other.ctx, 'getStreaming', {})).value.providers.at(-1)?.slug,
      'cine-farol',
    );
    const after = (await callFunction(other.ctx, 'getStreaming', {})).value.providers;
    expect(after.slice(0, -1)).toEqual(before);
    expect(after.at(-1)).toMatchObject({ id: 900_000, name: 'Cine Farol', url: SERVICE.url, article: 'o' });
    const { services } = (await callFunction(other.ctx, 'getFreeServices', {})).value;
    expect(services[0]).toMatchObject({
      provider: { slug: 'cine-farol' },
      facts: { asks_label: 'Conta gov.br', has_ads: false, is_public: true, checked_on: today },
    });
    expect(await lastAudit()).toMatchObject({ action: 'service.saved', after: { said: 'Cine Farol' } });
  });

  test('is asked of TMDB in no snapshot', async () => {
    expect((await listVisiblePlatforms(ctx.db)).every(({ id }) => id < 900_000)).toBe(true);
  });

  test('keeps what editors changed of its platform, and its links stay on its host', async () => {
    const line = (await listTaxonomy(ctx.db, 'platform')).find(({ key }) => key === '900000');
    if (!line) throw new Error('no platform');
    const subject = { entity: 'platform', id: line.id } as const;
    await fixture.write(ana, subject, { serviceUrl: 'https://outro.example/' });
    await expect(fixture.publishAll(ana, subject)).rejects.toThrow();
    await discardDraft(ctx, ana, subject);
    await fixture.write(ana, subject, { h1: 'Cinema do farol' });
    await fixture.publishAll(ana, subject);
    const { id, version } = await farol();
    await saveService(ctx, ana, { id, version }, { ...SERVICE, about: 'Outro texto' });
    const shown = (await listTaxonomy(ctx.db, 'platform')).find(({ key }) => key === '900000');
    expect(shown).toMatchObject({ h1: 'Cinema do farol', description: 'Outro texto', slug: 'cine-farol' });
  });

  test.each([
    [{ url: 'http://cinefarol.example/' }, 'url'],
    [{ url: 'https://cinefarol.example/?utm_source=a' }, 'url'],
    [{ asks: 'tudo' }, 'asks'],
    [{ asks: 'other', asksOther: '' }, 'asksOther'],
    [{ about: '' }, 'about'],
    [{ source: 'cinefarol.example' }, 'source'],
    [{ checkedOn: addDays(today, 1) }, 'checkedOn'],
  ])('with %j is refused', async (wrong, field) => {
    const refused = saveService(ctx, ana, NONE, { ...SERVICE, name: 'Outro', ...wrong });
    await expect(refused).rejects.toMatchObject({ fields: { [field]: expect.any(String) } });
  });

  test('is found by its name, in search and while a visitor types, as every platform is', async () => {
    const found = (query: string) => callFunction(other.ctx, 'searchMulti', { query });
    await soon(async () => (await found('cine farol')).value.groups.platforms.map(({ slug }) => slug), ['cine-farol']);
    expect((await found('filmes no Cine Farol')).value.groups.lists.map(({ path }) => path)).toEqual([
      '/filmes?plataformas=cine-farol',
    ]);
    for (const query of ['cine far', 'farol', 'no Cine Farol', 'CINE FAROL'])
      expect((await callFunction(other.ctx, 'searchAutocomplete', { query })).value.others, query).toContainEqual(
        expect.objectContaining({ group: 'platforms', label: 'Cine Farol', path: '/plataformas/cine-farol' }),
      );
  });

  test('may not take the address of another platform', async () => {
    expect(await problemOf(saveService(ctx, ana, NONE, { ...SERVICE, name: 'Netflix' }))).toBe(
      adminFreeServices.problems.slug('netflix'),
    );
  });
});

describe('an offer of it', () => {
  test('is in Onde assistir, on cards, in lists, filters, /hoje and on the platform’s page of every process', async () => {
    const { id } = await farol();
    await saveOffer(ctx, ana, id, NONE, OFFER);
    await soon(() => shownOf(CITY_OF_GOD.id), ['Cine Farol']);
    const { value } = await callFunction(other.ctx, 'getMovieDetails', { movieId: CITY_OF_GOD.id });
    expect(value['watch/providers'].results.BR.free[0]).toMatchObject({
      ...{ provider_id: 900_000, platform: 'cine-farol', url: OFFER.link, audio: ['legendado', 'libras'] },
      checked: { source_url: OFFER.link, checked_on: today },
    });
    const page = (await callFunction(other.ctx, 'getMediaByStreaming', { providerSlug: 'cine-farol' })).value;
    expect(page).toMatchObject({ counts: { movies: 1 }, free: { asks: 'gov-br' } });
    expect(page.movies[0]?.providers?.some(({ slug, kind }) => slug === 'cine-farol' && kind === 'free')).toBe(true);
    const filtered = await callFunction(other.ctx, 'getFilteredTitles', {
      acesso: 'gratis',
      plataformas: 'cine-farol',
    });
    expect(filtered.value.movies.map((movie) => movie.id)).toEqual([CITY_OF_GOD.id]);
    const answers = (await callFunction(other.ctx, 'getToday', { onde: 'gratis' })).value;
    expect(answers.total).toBe(1);
    expect(await lastAudit()).toMatchObject({
      action: 'offer.saved',
      after: { said: 'Cidade de Deus, em Cine Farol' },
    });
  });

  test('survives every sync of its title', async () => {
    await fixture.tellByTmdb(CITY_OF_GOD, { runtime: 77 });
    expect(await shownOf(CITY_OF_GOD.id)).toEqual(['Cine Farol']);
    expect((await settleDatedOffers(ctx)).changed).toBe(0);
  });

  test.each([
    [{ link: 'https://outro.example/filme/598' }, 'link'],
    [{ link: 'https://cinefarol.example.outro.example/' }, 'link'],
    [{ link: 'javascript:alert(1)' }, 'link'],
    [{ title: 'Filme que não existe' }, 'title'],
    [{ title: '/pessoa/alguem-1' }, 'title'],
    [{ isDubbed: 'talvez' }, 'isDubbed'],
    [{ expiresOn: addDays(today, -1) }, 'expiresOn'],
  ])('with %j is refused', async (wrong, field) => {
    const refused = saveOffer(ctx, ana, (await farol()).id, NONE, { ...OFFER, ...wrong });
    await expect(refused).rejects.toMatchObject({ fields: { [field]: expect.any(String) } });
  });

  test('is entered once', async () => {
    expect(await problemOf(saveOffer(ctx, ana, (await farol()).id, NONE, OFFER))).toBe(
      adminSubscriptions.problems.taken,
    );
  });

  test('is listed for its title, with the services it can be entered for', async () => {
    const { id } = await farol();
    const { lines, services } = await readTitleOffers(ctx, 'movie', CITY_OF_GOD.id);
    expect(lines).toMatchObject([
      { serviceId: id, serviceName: 'Cine Farol', url: OFFER.link, state: 'shown', isSubtitled: true },
    ]);
    expect(services).toEqual([{ id, name: 'Cine Farol' }]);
    expect((await readTitleOffers(ctx, 'series', CITY_OF_GOD.id)).lines).toEqual([]);
    const [line] = lines;
    expect((await readOffersScreen(ctx, id, line?.id)).edited?.id).toBe(line?.id);
  });

  test('of pasted links: the preview is what is applied, and undo restores every byte', async () => {
    const { id } = await farol();
    const before = await dump();
    const links = 'https://cinefarol.example/filme/central-do-brasil-1998\n';
    const changeId = await prepareLinks(ctx, ana, id, links);
    expect(await dump()).toEqual(before);
    const preview = await readChange(ctx, changeId);
    expect(preview.rows.map(({ title, kind }) => `${title}: ${kind}`)).toEqual([
      'Central do Brasil, em Cine Farol: added',
    ]);
    await applyChange(ctx, ana, changeId);
    expect((await readChange(ctx, changeId)).rows).toEqual(preview.rows);
    await soon(() => shownOf(CENTRAL_STATION.id), ['Cine Farol']);
    await undoChange(ctx, ana, changeId);
    await soon(() => shownOf(CENTRAL_STATION.id), []);
    expect(await dump()).toEqual(before);
  });

  test('of a CSV: what is exported reads back as the same rows, and dubbed offers bring the filter', async () => {
    const { id } = await farol();
    const before = await dump();
    expect(await problemOf(prepareOfferCsv(ctx, ana, id, await exportOffers(ctx, id)))).toBe(
      adminSubscriptions.csvNothing,
    );
    expect((await callFunction(other.ctx, 'getStreaming', {})).value.audio).toEqual([]);
    const csv = `titulo;link;dublado\n598;https://cinefarol.example/f/598;sim\nCentral do Brasil;https://cinefarol.example/f/666;não`;
    const changeId = await prepareOfferCsv(ctx, ana, id, csv);
    await applyChange(ctx, ana, changeId);
    await soon(async () => (await callFunction(other.ctx, 'getStreaming', {})).value.audio, ['dublado']);
    const dubbed = await callFunction(other.ctx, 'getFilteredTitles', { audio: 'dublado' });
    expect(dubbed.value.movies.map((movie) => movie.id)).toEqual([CITY_OF_GOD.id]);
    await undoChange(ctx, ana, changeId);
    expect(withoutVersions(await dump())).toEqual(withoutVersions(before));
    const wrong = await problemOf(prepareOfferCsv(ctx, ana, id, 'titulo;link\n598;https://outro.example/'));
    expect(wrong).toContain(adminFreeServices.problems.host('cinefarol.example'));
  });

  test('leaves with its last day, and comes back when it is checked', async () => {
    const { id } = await farol();
    fixture.pass(30 * DAY_MINUTES);
    await settleDatedOffers(ctx);
    expect((await offersOf()).every((offer) => isShownOn(offer, toBrazilianDay(ctx.now())))).toBe(true);
    expect((await dump()).shown.filter((row) => (row as { service_id: number }).service_id === id)).toHaveLength(1);
    fixture.pass(DAY_MINUTES);
    // Before any job: the page of the title knows the day.
    const { value } = await callFunction(ctx, 'getMovieDetails', { movieId: CITY_OF_GOD.id });
    expect(value['watch/providers'].results.BR.free).toEqual([]);
    expect((await callFunction(ctx, 'getFreeServices', {})).value.services.some(({ facts }) => facts)).toBe(false);
    expect((await settleDatedOffers(ctx)).changed).toBe(1);
    expect((await dump()).shown.filter((row) => (row as { service_id: number }).service_id === id)).toEqual([]);
    expect((await readFreeServicesScreen(ctx)).services[0]).toMatchObject({ offers: 1, due: 1, state: 'unchecked' });
    expect(await checkAllToday(ctx, ana, id)).toBe(1);
    expect(await lastAudit()).toMatchObject({ action: 'offer.checked' });
    expect((await dump()).shown.filter((row) => (row as { service_id: number }).service_id === id)).toHaveLength(1);
    const [latest] = await readRecentChanges(ctx, 'offer');
    await undoChange(ctx, ana, latest?.id ?? '');
    expect((await dump()).shown.filter((row) => (row as { service_id: number }).service_id === id)).toEqual([]);
    await checkAllToday(ctx, ana, id);
  });

  test('leaves with its service, and is back when that is undone', async () => {
    const { id, version } = await farol();
    await removeSubscription(ctx, ana, { kind: 'service', id, version });
    await soon(() => shownOf(CITY_OF_GOD.id), []);
    expect(await readTitleOffers(ctx, 'movie', CITY_OF_GOD.id)).toMatchObject({ lines: [], services: [] });
    const [latest] = await readRecentChanges(ctx, 'service');
    await undoChange(ctx, ana, latest?.id ?? '');
    await soon(() => shownOf(CITY_OF_GOD.id), ['Cine Farol']);
  });

  test('has ads as its service has: it stays free of charge in /hoje', async () => {
    const { id, version } = await farol();
    const now = toBrazilianDay(ctx.now());
    await saveService(
      ctx,
      ana,
      { id, version },
      { ...SERVICE, hasAds: '1', checkedOn: now, expiresOn: addDays(now, 90) },
    );
    await soon(() => shownOf(CITY_OF_GOD.id), []);
    const { value } = await callFunction(other.ctx, 'getMovieDetails', { movieId: CITY_OF_GOD.id });
    expect(value['watch/providers'].results.BR.ads.map(({ provider_name }) => provider_name)).toContain('Cine Farol');
    expect((await callFunction(other.ctx, 'getToday', { onde: 'gratis' })).value.total).toBe(1);
  });
});

test('a platform that TMDB knows is only described: its offers come from TMDB', async () => {
  const now = toBrazilianDay(ctx.now());
  const dated = { checkedOn: now, expiresOn: addDays(now, 30) };
  await saveService(ctx, ana, NONE, { ...SERVICE, platform: 'pluto-tv', name: 'Pluto TV', ...dated });
  const { id } = (await listFreeServices(ctx.db)).find(({ platformId }) => platformId === 300) ?? { id: 0 };
  expect(await problemOf(saveOffer(ctx, ana, id, NONE, OFFER))).toBe(adminFreeServices.problems.hasOffers);
  expect((await listTaxonomy(ctx.db, 'platform')).some(({ key }) => key === String(id))).toBe(false);
});
