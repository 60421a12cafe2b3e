import { describe, expect, test } from 'vitest';
import { adminFreeServices } from '#shared/admin/text/free-services.ts';
import { addDays, toBrazilianDay } from '#shared/domain/day.ts';
import { openEditedFixture } from '../../../../test/editing/open-edited-fixture.ts';
import { problemOf, soon } from '../../../../test/editing/soon.ts';
import { callFunction } from '../../catalogue/documents/call-function.ts';
import { listFreeServices } from '../../store/subscriptions/free-services.ts';
import { listVisiblePlatforms } from '../../store/taxonomy/platforms.ts';
import { listTaxonomy } from '../../store/taxonomy/taxonomy.ts';
import { discardDraft } from '../editing/discard-draft.ts';
import type { Editor } from '../editing/editor.ts';
import { readOffersScreen } from '../own-offers/read-own-offers.ts';
import { createRecord } from '../records/create-record.ts';
import { removeRecord, takeRecordBack } from '../records/remove-record.ts';
import { readFreeServicesScreen } from './read-free-services.ts';

const fixture = await openEditedFixture();
const { ctx } = fixture;
const ana = await fixture.hire('Ana');
const bento = await fixture.hire('Bento', 'writer');
const other = await fixture.openAnother();
const today = toBrazilianDay(ctx.now());

const SERVICE = {
  ...{ article: 'o', about: 'Serviço inventado', url: 'https://cinefarol.example/', asks: 'gov-br', isPublic: true },
  ...{ sourceUrl: 'https://cinefarol.example/sobre', checkedOn: today, expiresOn: addDays(today, 90) },
};
const serviceOf = (id: number) => ({ entity: 'service', id }) as const;
/** A draft with these values; returns its number. */
const draft = (by: Editor, name: string, values: object = {}) =>
  createRecord(ctx, by, 'service', { title: name, values: { ...SERVICE, ...values } });
const farol = async () => {
  const found = (await listFreeServices(ctx.db)).find(({ name }) => name === 'Cine Farol');
  if (!found) throw new Error('no service');
  return found;
};

describe('a service that editors run', () => {
  test('is a platform of its own from 900000 on, after those of the specification, with what it asks', async () => {
    const before = (await callFunction(other.ctx, 'getStreaming', {})).value.providers;
    const id = await draft(bento, 'Cine Farol');
    expect((await readFreeServicesScreen(ctx)).services).toMatchObject([{ id, title: 'Cine Farol', shown: undefined }]);
    expect((await callFunction(other.ctx, 'getStreaming', {})).value.providers).toEqual(before);
    await fixture.publishAll(ana, serviceOf(id));
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
    expect(id).toBe(900_000);
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
    const { id } = await farol();
    await fixture.write(ana, serviceOf(id), { about: 'Outro texto' });
    await fixture.publishAll(ana, serviceOf(id));
    const shown = (await listTaxonomy(ctx.db, 'platform')).find(({ key }) => key === '900000');
    expect(shown).toMatchObject({ h1: 'Cinema do farol', description: 'Outro texto', slug: 'cine-farol' });
  });

  test.each([
    [{ url: 'http://cinefarol.example/' }, 'url'],
    [{ url: 'https://cinefarol.example/?utm_source=a' }, 'url'],
    [{ asks: 'tudo' }, 'asks'],
    [{ asks: 'other', asksOther: '' }, 'asksOther'],
    [{ about: '' }, 'about'],
    [{ sourceUrl: 'cinefarol.example' }, 'sourceUrl'],
    [{ platformId: 777_777 }, 'platformId'],
    [{ platformId: 900_000 }, 'platformId'],
    [{ checkedOn: addDays(today, 1) }, 'checkedOn'],
  ])('with %j is refused', async (wrong, field) => {
    const enter = async () => fixture.publishAll(ana, serviceOf(await draft(ana, 'Outro', wrong)));
    await expect(enter()).rejects.toMatchObject({
      fields: { [field]: expect.any(String) },
    });
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
    const id = await draft(ana, 'Netflix');
    expect(await problemOf(fixture.publishAll(ana, serviceOf(id)))).toEqual({
      name: adminFreeServices.problems.slug('netflix'),
    });
  });

  test('leaves with its platform when it is removed, and comes back under the same address', async () => {
    const { id } = await farol();
    const isListed = async () =>
      (await callFunction(other.ctx, 'getStreaming', {})).value.providers.some(({ slug }) => slug === 'cine-farol');
    await removeRecord(ctx, ana, serviceOf(id), { leadsTo: '' });
    await soon(isListed, false);
    await takeRecordBack(ctx, ana, serviceOf(id));
    await fixture.write(ana, serviceOf(id), { about: 'De volta' });
    await fixture.publishAll(ana, serviceOf(id));
    await soon(isListed, true);
    expect(await farol()).toMatchObject({ id, about: 'De volta', asks: 'gov-br' });
  });

  test('stays what it is: it becomes no description of a platform', async () => {
    const { id } = await farol();
    await fixture.write(ana, serviceOf(id), { platformId: 300 });
    expect(await problemOf(fixture.publishAll(ana, serviceOf(id)))).toEqual({
      platformId: adminFreeServices.problems.existingStays,
    });
    await discardDraft(ctx, ana, serviceOf(id));
  });
});

test('a platform that TMDB knows is only described: its offers come from TMDB', async () => {
  const now = toBrazilianDay(ctx.now());
  const dated = { checkedOn: now, expiresOn: addDays(now, 30) };
  const id = await draft(ana, 'Pluto TV', { platformId: 300, ...dated });
  await fixture.publishAll(ana, serviceOf(id));
  const again = await draft(ana, 'Pluto de novo', { platformId: 300, ...dated });
  expect(await problemOf(fixture.publishAll(ana, serviceOf(again)))).toEqual({
    platformId: adminFreeServices.problems.existingTaken,
  });
  expect(await problemOf(readOffersScreen(ctx, id))).toBe(adminFreeServices.problems.hasOffers);
  expect((await listTaxonomy(ctx.db, 'platform')).some(({ key }) => key === String(id))).toBe(false);
});
