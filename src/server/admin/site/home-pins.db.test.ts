import { describe, expect, test } from 'vitest';
import { editing } from '#shared/admin/text/field-problems.ts';
import { adminPins } from '#shared/admin/text/pins.ts';
import { addDays, toBrazilianDay } from '#shared/domain/day.ts';
import { HOME, type HomePin } from '#shared/domain/site/home-pins.ts';
import { HOME_SECTIONS, type HomeSection } from '#shared/domain/site/home-sections.ts';
import { CENTRAL_STATION, CITY_OF_GOD, openEditedFixture } from '../../../../test/editing/open-edited-fixture.ts';
import { problemOf, soon } from '../../../../test/editing/soon.ts';
import { getHome } from '../../catalogue/home/home.ts';
import { discardDraft } from '../editing/discard-draft.ts';
import { restoreAsDraft } from '../editing/restore-revision.ts';
import { listRevisionLines } from '../editing/revisions.ts';
import { undoPublication } from '../editing/undo-publication.ts';
import { withDraft } from '../editing/with-draft.ts';
import { createRecord } from '../records/create-record.ts';
import { describeCollections, describePins, draftCollection, draftPin, readDraftedHome } from './home-pins.ts';

const fixture = await openEditedFixture();
const { ctx } = fixture;
const ana = await fixture.hire('Ana');
const other = await fixture.openAnother();
const pinOf = (id: number, days: Partial<HomePin> = {}): HomePin => ({
  ...{ kind: 'movie', id, from: null, until: null },
  ...days,
});

describe('what is pinned to home', () => {
  const bannersOf = async (context = ctx) => (await getHome(context)).value.banners.movies.map(({ id }) => id);
  const pin = (id: number) => draftPin(ctx, ana, { kind: 'movie', id });

  test("is a draft with a preview, then comes first in the editor's order, also in another process", async () => {
    // Unpinned, the newest comes first.
    expect(await bannersOf(other.ctx)).toEqual([CITY_OF_GOD.id, CENTRAL_STATION.id]);
    await pin(CENTRAL_STATION.id);
    await pin(CITY_OF_GOD.id);
    expect(await bannersOf()).toEqual([CITY_OF_GOD.id, CENTRAL_STATION.id]);
    expect(await withDraft(ctx, HOME, bannersOf)).toEqual([CENTRAL_STATION.id, CITY_OF_GOD.id]);
    expect(await bannersOf()).toEqual([CITY_OF_GOD.id, CENTRAL_STATION.id]);
    await fixture.publishAll(ana, HOME);
    await soon(() => bannersOf(other.ctx), [CENTRAL_STATION.id, CITY_OF_GOD.id]);
    expect((await fixture.listAudit()).at(-1)).toMatchObject({ actor: ana.actor.id, action: 'subject.published' });
  });

  test('is shown from its first day to its last', async () => {
    const pins = [pinOf(CITY_OF_GOD.id, { until: '2020-01-31' }), pinOf(CENTRAL_STATION.id, { from: '2020-01-01' })];
    await fixture.write(ana, HOME, { pins });
    await fixture.publishAll(ana, HOME);
    expect((await bannersOf())[0]).toBe(CENTRAL_STATION.id);
    expect((await describePins(ctx, pins)).map(({ state }) => state)).toEqual(['over', 'shown']);
    await fixture.write(ana, HOME, { pins: [pinOf(CITY_OF_GOD.id, { from: '2020-02-01', until: '2020-01-31' })] });
    expect(await problemOf(fixture.publishAll(ana, HOME))).toEqual({ pins: adminPins.endsBefore });
    await discardDraft(ctx, ana, HOME);
  });

  test('comes back as a draft, and only one revision is said to be published', async () => {
    const [, before] = (await listRevisionLines(ctx, HOME)).filter(({ state }) => state === 'published');
    await restoreAsDraft(ctx, ana, HOME, before?.number ?? 0);
    expect((await readDraftedHome(ctx)).pins).toEqual([pinOf(CENTRAL_STATION.id), pinOf(CITY_OF_GOD.id)]);
    expect((await listRevisionLines(ctx, HOME)).filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
  });

  test('is only what the site shows, and once', async () => {
    expect(await problemOf(pin(CITY_OF_GOD.id))).toBe(adminPins.already);
    expect(await problemOf(pin(2_000_000))).toBe(adminPins.notShown);
  });
});

describe('how home is arranged', () => {
  const homeOf = async (context = ctx) => (await getHome(context)).value;
  const arrange = (order: readonly HomeSection[], hidden: readonly HomeSection[] = []) =>
    order.map((section) => ({ section, isShown: !hidden.includes(section) }));

  test('is as the specification says until an editor arranges it', async () => {
    expect((await homeOf()).sections).toEqual(HOME_SECTIONS);
  });

  test("words and picture of a pinned title are the editor's; one that is not new does not claim to be", async () => {
    await discardDraft(ctx, ana, HOME);
    const words = {
      kicker: 'O filme do ano',
      headline: 'Buscapé volta',
      text: 'Vinte anos depois.',
      image: '/nova.jpg',
    };
    await fixture.write(ana, HOME, { pins: [pinOf(CITY_OF_GOD.id, words), pinOf(CENTRAL_STATION.id)] });
    await fixture.publishAll(ana, HOME);
    const [first, second] = (await homeOf()).banners.movies;
    expect(first).toMatchObject({
      ...{ id: CITY_OF_GOD.id, kicker: words.kicker, headline: words.headline, overview: words.text },
      backdrop_path: words.image,
    });
    expect([second?.id, second?.kicker, second?.headline]).toEqual([CENTRAL_STATION.id, '', undefined]);
  });

  test('order, visibility and collections are published as one change, in every process', async () => {
    const collection = {
      entity: 'collection',
      id: await createRecord(ctx, ana, 'collection', { title: 'Favela', slug: '' }),
    } as const;
    expect(await problemOf(draftCollection(ctx, ana, collection.id))).toBe(adminPins.noCollection);
    await fixture.write(ana, collection, {
      items: [{ kind: 'movie', titleId: CITY_OF_GOD.id, note: '', isSkippable: false }],
      descriptionH1: 'Filmes.',
      shortDescription: 'Filmes.',
    });
    await fixture.publishAll(ana, collection);
    await draftCollection(ctx, ana, collection.id);
    expect(await problemOf(draftCollection(ctx, ana, collection.id))).toBe(adminPins.alreadyCollection);
    const order = HOME_SECTIONS.toReversed();
    await fixture.write(ana, HOME, { sections: arrange(order, ['people']) });
    expect((await homeOf()).sections).toEqual(HOME_SECTIONS);
    expect((await withDraft(ctx, HOME, homeOf)).collections.map(({ name }) => name)).toEqual(['Favela']);
    const before = (await listRevisionLines(ctx, HOME)).filter(({ state }) => state === 'published').length;
    await fixture.publishAll(ana, HOME);
    const lines = await listRevisionLines(ctx, HOME);
    expect(lines.filter(({ state }) => state === 'published')).toHaveLength(before + 1);
    expect(lines[0]?.changedFields.toSorted()).toEqual(['collections', 'sections']);
    await soon(
      async () => (await homeOf(other.ctx)).sections,
      order.filter((section) => section !== 'people'),
    );
    expect((await homeOf(other.ctx)).collections.map(({ id }) => id)).toEqual([collection.id]);
  });

  test('a chosen collection is shown from its first day to its last', async () => {
    const today = toBrazilianDay(ctx.now());
    const [chosen] = (await readDraftedHome(ctx)).collections;
    const collections = [{ id: chosen?.id ?? 0, from: addDays(today, 1), until: null }];
    await fixture.write(ana, HOME, { collections });
    expect((await withDraft(ctx, HOME, homeOf)).collections).toEqual([]);
    const tomorrow = new Date(ctx.now().getTime() + 86_400_000);
    const seen = await withDraft(ctx, HOME, (drafted) => homeOf({ ...drafted, now: () => tomorrow }));
    expect(seen.collections).toHaveLength(1);
    expect((await describeCollections(ctx, collections)).map(({ state, isHidden }) => [state, isHidden])).toEqual([
      ['later', false],
    ]);
  });

  test('a publication is undone by publishing what was before, but not over a draft or a later one', async () => {
    const revision = (await listRevisionLines(ctx, HOME)).find(({ isCurrent }) => isCurrent)?.number ?? 0;
    expect(await problemOf(undoPublication(ctx, ana, HOME, revision))).toBe(editing.undoDrafted);
    await discardDraft(ctx, ana, HOME);
    expect(await problemOf(undoPublication(ctx, ana, HOME, revision - 1))).toBe(editing.undoTooLate);
    const undone = await undoPublication(ctx, ana, HOME, revision);
    expect((await homeOf()).sections).toEqual(HOME_SECTIONS);
    expect((await homeOf()).banners.movies[0]?.headline).toBe('Buscapé volta');
    await undoPublication(ctx, ana, HOME, undone.revision);
    expect((await homeOf()).sections[0]).toBe('platforms');
  });
});
