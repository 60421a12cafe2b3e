import { describe, expect, test } from 'vitest';
import { adminPins } from '#shared/admin/text/pins.ts';
import { HOME_ID, type HomePin } from '#shared/domain/site/home-pins.ts';
import { CENTRAL_STATION, CITY_OF_GOD, openEditedFixture } from '../../../../test/editing/open-edited-fixture.ts';
import { problemOf, soon } from '../../../../test/editing/soon.ts';
import { getHome } from '../../catalogue/home/home.ts';
import { discardDraft } from '../editing/discard-draft.ts';
import { restoreAsDraft } from '../editing/restore-revision.ts';
import { listRevisionLines } from '../editing/revisions.ts';
import { withDraft } from '../editing/with-draft.ts';
import { describePins, draftPin, readDraftedPins } from './home-pins.ts';

const fixture = await openEditedFixture();
const { ctx } = fixture;
const ana = await fixture.hire('Ana');
const other = await fixture.openAnother();
const HOME = { entity: 'home', id: HOME_ID } as const;
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
    expect((await readDraftedPins(ctx)).pins).toEqual([pinOf(CENTRAL_STATION.id), pinOf(CITY_OF_GOD.id)]);
    expect((await listRevisionLines(ctx, HOME)).filter(({ isOnAir }) => isOnAir)).toHaveLength(1);
  });

  test('is only what the site shows, and once', async () => {
    expect(await problemOf(pin(CITY_OF_GOD.id))).toBe(adminPins.already);
    expect(await problemOf(pin(2_000_000))).toBe(adminPins.notShown);
  });
});
