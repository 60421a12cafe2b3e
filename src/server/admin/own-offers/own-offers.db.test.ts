import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { adminChanges } from '#shared/admin/text/change-sets.ts';
import { adminErrors } from '#shared/admin/text/errors.ts';
import { adminFreeServices } from '#shared/admin/text/free-services.ts';
import { adminSubscriptions } from '#shared/admin/text/subscriptions.ts';
import { addDays, toBrazilianDay } from '#shared/domain/day.ts';
import { asChecked, type OwnOffer } from '#shared/domain/subscriptions/own-offers.ts';
import { isShownOn } from '#shared/domain/subscriptions/shown-prices.ts';
import { enterService } from '../../../../test/editing/enter-prices.ts';
import { CENTRAL_STATION, CITY_OF_GOD, openEditedFixture } from '../../../../test/editing/open-edited-fixture.ts';
import { raceOwnOffers } from '../../../../test/editing/race-lines.ts';
import { problemOf, soon } from '../../../../test/editing/soon.ts';
import { callFunction } from '../../catalogue/documents/call-function.ts';
import { listDrafts } from '../../store/editing/drafts.ts';
import { findPublishedNumber } from '../../store/editing/revisions.ts';
import { listFreeOffers } from '../../store/subscriptions/free-offers.ts';
import { listFreeServices } from '../../store/subscriptions/free-services.ts';
import { findOverrides } from '../../store/titles/overrides.ts';
import { settleDatedOffers } from '../../sync/availability/settle-dated-offers.ts';
import { applyChangeSet } from '../change-sets/apply-change-set.ts';
import { prepareChangeSet } from '../change-sets/prepare-change-set.ts';
import { readChangeSet } from '../change-sets/read-change-set.ts';
import { undoChangeSet } from '../change-sets/undo-change-set.ts';
import { discardDraft } from '../editing/discard-draft.ts';
import { restoreAsDraft } from '../editing/restore-revision.ts';
import { undoPublication } from '../editing/undo-publication.ts';
import { withDraft } from '../editing/with-draft.ts';
import { removeRecord, takeRecordBack } from '../records/remove-record.ts';
import { readFreeServicesScreen } from '../subscriptions/read-free-services.ts';
import { changeOwnOffers, checkAllToday, checkOwnOffer, saveOwnOffer } from './change-own-offers.ts';
import { offerCsv, offerLinks } from './offer-sources.ts';
import { exportOffers, readOffersScreen, readOwnOffers } from './read-own-offers.ts';

const fixture = await openEditedFixture();
const { ctx } = fixture;
const ana = await fixture.hire('Ana');
const rui = await fixture.hire('Rui', 'writer');
const other = await fixture.openAnother();
const title = { kind: 'movie', id: CITY_OF_GOD.id } as const;
const DAY_MINUTES = 24 * 60;
const now = () => toBrazilianDay(ctx.now());

for (const name of ['Farol', 'Lampada']) {
  await enterService(ctx, { name, asks: 'gov-br', expiresOn: addDays(now(), 300) });
}
const serviceOf = async (name = 'Farol') => {
  const found = (await listFreeServices(ctx.db)).find((service) => service.name === name);
  if (!found) throw new Error('no service');
  return found;
};
const { id: FAROL } = await serviceOf();
const { id: LAMPADA } = await serviceOf('Lampada');

const GIVEN = {
  ...{ link: 'https://farol.example/filme/598', isDubbed: '', isSubtitled: '1', hasLibras: '1', isDescribed: '' },
  ...{ source: '', checkedOn: '', expiresOn: '' },
};
const save = (given: Partial<typeof GIVEN> = {}, was: OwnOffer | null = null, by = ana) =>
  saveOwnOffer(ctx, by, title, { serviceId: FAROL, given: { ...GIVEN, ...given }, was });
const drafted = async () =>
  ((await listDrafts(ctx.db, CITY_OF_GOD)).find(({ field }) => field === 'ownOffers')?.value ?? []) as OwnOffer[];
const published = async () => (await findOverrides(ctx.db, CITY_OF_GOD)).ownOffers ?? [];
const offerOf = async (serviceId: number, list: () => Promise<readonly OwnOffer[]> = published) => {
  const found = (await list()).find((each) => each.serviceId === serviceId);
  if (!found) throw new Error('no offer');
  return found;
};
const shownOf = async (id: number, inside = other.ctx) => {
  const { value } = await callFunction(inside, 'getMovieDetails', { movieId: id });
  return value['watch/providers'].results.BR.free.map(({ provider_name }) => provider_name);
};
const copied = async () =>
  (
    await sql<{ service_id: number }>`
      select movie_id, service_id, kind, url, is_dubbed from movie_offers where service_id >= 900000 order by 1, 2`.execute(
      ctx.db,
    )
  ).rows;
const dump = async () => ({
  overrides: (await sql`select entity_id, value from overrides where field = 'ownOffers' order by 1`.execute(ctx.db))
    .rows,
  offers: (await sql`select * from free_offers order by title_kind, title_id, service_id`.execute(ctx.db)).rows,
  shown: await copied(),
});
const publishAll = () => fixture.publishAll(ana, CITY_OF_GOD);
const paste = (text: string, by = ana) => prepareChangeSet(ctx, by, offerLinks, { serviceId: FAROL, text });
const readCsv = (text: string) => prepareChangeSet(ctx, ana, offerCsv, { serviceId: FAROL, text });

describe('an offer', () => {
  test('that a writer proposes is in the draft and its preview, and nowhere else', async () => {
    await save({}, null, rui);
    expect(await drafted()).toMatchObject([{ serviceId: FAROL, url: GIVEN.link, since: null, checkedOn: now() }]);
    expect(await withDraft(ctx, CITY_OF_GOD, (inside) => shownOf(title.id, inside))).toEqual(['Farol']);
    expect(await shownOf(title.id)).toEqual([]);
    expect(await listFreeOffers(ctx.db, FAROL)).toEqual([]);
  });

  test('that is published is in Onde assistir, on cards, in lists, filters, /hoje and on the platform’s page', async () => {
    await publishAll();
    expect(await published()).toEqual(await drafted());
    expect((await offerOf(FAROL)).since).toBe(now());
    await soon(() => shownOf(title.id), ['Farol']);
    const { value } = await callFunction(other.ctx, 'getMovieDetails', { movieId: title.id });
    expect(value['watch/providers'].results.BR.free[0]).toMatchObject({
      ...{ provider_id: FAROL, platform: 'farol', url: GIVEN.link, audio: ['legendado', 'libras'] },
      checked: { source_url: GIVEN.link, checked_on: now() },
    });
    const page = (await callFunction(other.ctx, 'getMediaByStreaming', { providerSlug: 'farol' })).value;
    expect(page).toMatchObject({ counts: { movies: 1 }, free: { asks: 'gov-br' } });
    expect(page.movies[0]?.providers?.some(({ slug, kind }) => slug === 'farol' && kind === 'free')).toBe(true);
    const filtered = await callFunction(other.ctx, 'getFilteredTitles', { acesso: 'gratis', plataformas: 'farol' });
    expect(filtered.value.movies.map((movie) => movie.id)).toEqual([title.id]);
    expect((await callFunction(other.ctx, 'getToday', { onde: 'gratis' })).value.total).toBe(1);
    expect((await fixture.listAudit()).at(-1)).toMatchObject({ action: 'subject.published' });
  });

  test('survives every sync of its title, which raises no conflict', async () => {
    await fixture.tellByTmdb(CITY_OF_GOD, { runtime: 77 });
    expect(await shownOf(title.id)).toEqual(['Farol']);
    expect((await fixture.look(CITY_OF_GOD, 'ownOffers')).conflict).toBeUndefined();
    expect((await settleDatedOffers(ctx)).changed).toBe(0);
  });

  test.each([
    [{ link: 'https://outro.example/filme/598' }, 'link'],
    [{ link: 'https://farol.example.outro.example/' }, 'link'],
    [{ link: 'javascript:alert(1)' }, 'link'],
    [{ isDubbed: 'talvez' }, 'isDubbed'],
    [{ checkedOn: addDays(now(), 1) }, 'checkedOn'],
    [{ expiresOn: addDays(now(), -1) }, 'expiresOn'],
  ])('with %j is refused', async (wrong, field) => {
    await expect(save(wrong)).rejects.toMatchObject({ fields: { [field]: expect.any(String) } });
  });

  test.each([
    [{ url: 'https://outro.example/filme' }, adminFreeServices.problems.host('farol.example')],
    [{ serviceId: 999_999 }, adminFreeServices.problems.service],
    [{ checkedOn: addDays(now(), 1), expiresOn: addDays(now(), 9) }, adminSubscriptions.problems.future],
  ])('with %j that no form sent is not published', async (wrong, problem) => {
    const was = await offerOf(FAROL);
    await fixture.write(ana, CITY_OF_GOD, { ownOffers: [{ ...was, ...wrong }] });
    expect(await problemOf(publishAll())).toEqual({ ownOffers: expect.stringContaining(problem) });
    await discardDraft(ctx, ana, CITY_OF_GOD);
  });

  test('is changed only by an editor who saw its last version, one per service', async () => {
    const before = await offerOf(FAROL);
    await save({ link: `${GIVEN.link}/novo` }, before);
    // The answer was lost, and the browser sends it again.
    await save({ link: `${GIVEN.link}/novo` }, before);
    expect(await problemOf(save({ link: `${GIVEN.link}/outro` }, before))).toBe(adminFreeServices.clash);
    expect(await problemOf(save())).toBe(adminFreeServices.problems.taken);
    await discardDraft(ctx, ana, CITY_OF_GOD);
    expect(await published()).toEqual([before]);
  });

  test('that the form sends as it was is no draft', async () => {
    await save({}, await offerOf(FAROL));
    expect(await fixture.look(CITY_OF_GOD, 'ownOffers')).toMatchObject({ draft: undefined });
  });

  test('stays when many change the list at once, in several processes', async () => {
    const race = { contexts: [ctx, other.ctx], editors: [ana, rui], title };
    expect(await raceOwnOffers(race, 20)).toEqual([]);
    await discardDraft(ctx, ana, CITY_OF_GOD);
  }, 60_000);

  test('that was removed comes back with an earlier version', async () => {
    await save({ link: `${GIVEN.link}/de-novo` }, await offerOf(FAROL));
    const last = await publishAll();
    await changeOwnOffers(ctx, ana, title, [{ was: await offerOf(FAROL), line: null }]);
    fixture.pass(1);
    await publishAll();
    await soon(() => shownOf(title.id), []);
    expect(await listFreeOffers(ctx.db, FAROL)).toEqual([]);
    fixture.pass(1);
    await restoreAsDraft(ctx, ana, CITY_OF_GOD, last);
    await publishAll();
    await soon(() => shownOf(title.id), ['Farol']);
  });

  test('is listed for its service', async () => {
    const { lines, service } = await readOffersScreen(ctx, FAROL);
    expect(service.id).toBe(FAROL);
    expect(lines).toMatchObject([{ kind: 'movie', titleId: title.id, state: 'shown', isSubtitled: true }]);
    const { services } = await readOwnOffers(ctx);
    expect(services.map(({ name }) => name)).toEqual(['Farol', 'Lampada']);
  });
});

describe('pasted links', () => {
  const LINK = 'https://farol.example/filme/central-do-brasil-1998';

  test('are previewed, published as a whole and undone to the last byte', async () => {
    const before = await dump();
    const id = await paste(LINK);
    expect(await dump()).toEqual(before);
    const [line] = (await readChangeSet(ctx, id)).lines;
    expect(line).toMatchObject({ entity: 'movie', id: CENTRAL_STATION.id, title: 'Central do Brasil' });
    expect(line?.changes).toMatchObject([{ field: 'ownOffers', from: null, to: [{ serviceId: FAROL, url: LINK }] }]);
    await applyChangeSet(ctx, ana, id, 'publication');
    await soon(() => shownOf(CENTRAL_STATION.id), ['Farol']);
    expect((await fixture.listAudit()).at(-1)).toMatchObject({
      action: 'changes.applied',
      after: { source: 'offers' },
    });
    await undoChangeSet(ctx, ana, id);
    await soon(() => shownOf(CENTRAL_STATION.id), []);
    expect(await dump()).toEqual(before);
  });

  test('of a writer become drafts', async () => {
    const before = await dump();
    const id = await paste(LINK, rui);
    await expect(applyChangeSet(ctx, rui, id, 'publication')).rejects.toThrow(adminErrors.forbidden);
    await applyChangeSet(ctx, rui, id, 'drafts');
    expect(await dump()).toEqual(before);
    expect((await fixture.look(CENTRAL_STATION, 'ownOffers')).draft?.author.name).toBe('Rui');
    await undoChangeSet(ctx, rui, id);
    expect((await fixture.look(CENTRAL_STATION, 'ownOffers')).draft).toBeUndefined();
  });

  test('are refused as a whole if one title changed since the preview', async () => {
    const id = await paste(`${LINK}\n${GIVEN.link}/outra-vez 598`);
    await fixture.write(ana, CENTRAL_STATION, { ownOffers: [{ ...(await offerOf(FAROL)), url: `${LINK}/antes` }] });
    await fixture.publishAll(ana, CENTRAL_STATION);
    const before = await dump();
    await expect(applyChangeSet(ctx, ana, id, 'publication')).rejects.toThrow(adminChanges.refusedWhole);
    expect(await dump()).toEqual(before);
    await fixture.write(ana, CENTRAL_STATION, { ownOffers: null });
    await fixture.publishAll(ana, CENTRAL_STATION);
  });

  test('leave what other services have of the title', async () => {
    const there = { ...(await offerOf(FAROL)), serviceId: LAMPADA, url: 'https://lampada.example/598', since: null };
    await changeOwnOffers(ctx, ana, title, [{ was: null, line: there }]);
    await publishAll();
    const id = await paste(`${GIVEN.link}/outra-vez 598`);
    await applyChangeSet(ctx, ana, id, 'publication');
    expect((await published()).map(({ serviceId, url }) => [serviceId, url])).toEqual([
      [FAROL, `${GIVEN.link}/outra-vez`],
      [LAMPADA, there.url],
    ]);
    await undoChangeSet(ctx, ana, id);
    await changeOwnOffers(ctx, ana, title, [{ was: await offerOf(LAMPADA), line: null }]);
    await publishAll();
  });
});

test('a CSV: what is exported reads back as the same rows, and dubbed offers bring the filter', async () => {
  const before = await dump();
  expect(await problemOf(readCsv(await exportOffers(ctx, FAROL)))).toBe(adminSubscriptions.csvNothing);
  expect((await callFunction(other.ctx, 'getStreaming', {})).value.audio).toEqual([]);
  const csv = `titulo;link;dublado\n598;https://farol.example/f/598;sim\nCentral do Brasil;https://farol.example/f/666;não`;
  const id = await readCsv(csv);
  await applyChangeSet(ctx, ana, id, 'publication');
  await soon(async () => (await callFunction(other.ctx, 'getStreaming', {})).value.audio, ['dublado']);
  const dubbed = await callFunction(other.ctx, 'getFilteredTitles', { audio: 'dublado' });
  expect(dubbed.value.movies.map((movie) => movie.id)).toEqual([title.id]);
  await undoChangeSet(ctx, ana, id);
  expect(await dump()).toEqual(before);
  const wrong = await problemOf(readCsv('titulo;link\n598;https://outro.example/'));
  expect(wrong).toContain(adminFreeServices.problems.host('farol.example'));
});

describe('in time, an offer', () => {
  const copiedOf = async (serviceId: number) => (await copied()).filter((row) => row.service_id === serviceId);

  test('leaves with its last day, and comes back when all of its service are checked, which is undone', async () => {
    fixture.pass(30 * DAY_MINUTES);
    await settleDatedOffers(ctx);
    expect((await listFreeOffers(ctx.db, FAROL)).every((offer) => isShownOn(offer, now()))).toBe(true);
    expect(await copiedOf(FAROL)).toHaveLength(1);
    fixture.pass(DAY_MINUTES);
    // Before any job: the page of the title knows the day.
    expect(await shownOf(title.id, ctx)).toEqual([]);
    expect((await callFunction(ctx, 'getFreeServices', {})).value.services.some(({ facts }) => facts)).toBe(false);
    expect((await settleDatedOffers(ctx)).changed).toBe(1);
    expect(await copiedOf(FAROL)).toEqual([]);
    expect((await readFreeServicesScreen(ctx)).services[0]).toMatchObject({
      ...{ offers: 1, due: 1, shown: { state: 'unchecked' } },
    });

    const before = await published();
    expect(await checkAllToday(ctx, ana, FAROL)).toBe(1);
    expect(await published()).toEqual(before);
    expect((await fixture.listAudit()).at(-1)).toMatchObject({ action: 'offer.checked' });
    expect(await copiedOf(FAROL)).toHaveLength(1);
    const { value } = await callFunction(ctx, 'getMovieDetails', { movieId: title.id });
    expect(value['watch/providers'].results.BR.free[0]?.checked).toMatchObject({ checked_on: now() });
    expect(await problemOf(checkAllToday(ctx, ana, FAROL))).toBe(adminFreeServices.checkAllNothing);
    expect(await problemOf(readCsv(await exportOffers(ctx, FAROL)))).toBe(adminSubscriptions.csvNothing);

    const service = { entity: 'service', id: FAROL } as const;
    await undoPublication(ctx, ana, service, (await findPublishedNumber(ctx.db, service)) ?? 0);
    expect(await copiedOf(FAROL)).toEqual([]);
    await checkAllToday(ctx, ana, FAROL);
  });

  test('that is published later has no part in that check, and SQL decides as the pages do', async () => {
    const { offersCheckedOn } = await serviceOf();
    expect(offersCheckedOn).toBe(now());
    fixture.pass(DAY_MINUTES);
    const late = { ...(await offerOf(FAROL)), checkedOn: addDays(now(), -9), since: null };
    await fixture.write(ana, CENTRAL_STATION, { ownOffers: [{ ...late, expiresOn: addDays(now(), 30) }] });
    await fixture.publishAll(ana, CENTRAL_STATION);
    const listed = new Map((await listFreeOffers(ctx.db, FAROL)).map((offer) => [offer.titleId, offer.checkedOn]));
    expect(listed.get(CENTRAL_STATION.id)).toBe(addDays(now(), -9));
    expect(listed.get(title.id)).toBe(offersCheckedOn);
    for (const { id } of [CITY_OF_GOD, CENTRAL_STATION]) {
      const { ownOffers = [] } = await findOverrides(ctx.db, { entity: 'movie', id });
      expect(ownOffers.map((offer) => asChecked(offer, offersCheckedOn).checkedOn)).toEqual([listed.get(id)]);
    }
    await fixture.write(ana, CENTRAL_STATION, { ownOffers: null });
    await fixture.publishAll(ana, CENTRAL_STATION);
  });

  test('that was checked with all others is no draft when the form sends it as it shows it', async () => {
    const was = await offerOf(FAROL);
    const { checkedOn } = asChecked(was, (await serviceOf()).offersCheckedOn);
    expect(checkedOn > was.checkedOn).toBe(true);
    await save({ link: was.url, source: was.sourceUrl, checkedOn, expiresOn: was.expiresOn }, was);
    expect(await fixture.look(CITY_OF_GOD, 'ownOffers')).toMatchObject({ draft: undefined });
  });

  test('is checked alone, as a draft', async () => {
    await checkOwnOffer(ctx, rui, title, await offerOf(FAROL));
    expect((await offerOf(FAROL, drafted)).checkedOn).toBe(now());
    await publishAll();
    expect((await offerOf(FAROL)).checkedOn).toBe(now());
  });

  test('leaves with its service, and is back with it', async () => {
    await soon(() => shownOf(title.id), ['Farol']);
    const service = { entity: 'service', id: FAROL } as const;
    await removeRecord(ctx, ana, service, { leadsTo: '' });
    await soon(() => shownOf(title.id), []);
    expect((await readOwnOffers(ctx)).services.map(({ name }) => name)).toEqual(['Lampada']);
    expect(await published()).toHaveLength(1);
    await takeRecordBack(ctx, ana, service);
    await fixture.write(ana, service, { about: 'De volta' });
    await fixture.publishAll(ana, service);
    await soon(() => shownOf(title.id), ['Farol']);
  });

  test('has ads as its service has: it stays free of charge in /hoje', async () => {
    const service = { entity: 'service', id: FAROL } as const;
    await fixture.write(ana, service, { hasAds: true });
    await fixture.publishAll(ana, service);
    await soon(() => shownOf(title.id), []);
    const { value } = await callFunction(other.ctx, 'getMovieDetails', { movieId: title.id });
    expect(value['watch/providers'].results.BR.ads.map(({ provider_name }) => provider_name)).toContain('Farol');
    expect((await callFunction(other.ctx, 'getToday', { onde: 'gratis' })).value.total).toBe(1);
    expect((await serviceOf()).offersCheckedOn).not.toBeNull();
  });
});
