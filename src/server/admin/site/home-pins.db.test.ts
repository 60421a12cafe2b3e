import { describe, expect, test } from 'vitest';
import { adminPins } from '#shared/admin/text/pins.ts';
import { CENTRAL_STATION, CITY_OF_GOD, openEditedFixture } from '../../../../test/editing/open-edited-fixture.ts';
import { problemOf, soon } from '../../../../test/editing/soon.ts';
import { getHome } from '../../catalogue/home/home.ts';
import { listSiteHistory } from './change-site-settings.ts';
import { addPin, arrangePins, readPins, removePin, restorePins } from './home-pins.ts';

const fixture = await openEditedFixture();
const { ctx } = fixture;
const ana = await fixture.hire('Ana');
const other = await fixture.openAnother();

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
    expect((await fixture.listAudit()).at(-1)).toMatchObject({ actor: ana.actor.id, action: 'home.arranged' });
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
    expect(await problemOf(backward)).toEqual({ [`until:movie:${first.id}`]: adminPins.endsBefore });
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
    const [, before] = await listSiteHistory(ctx, { kind: 'home', key: 'pins' });
    await restorePins(ctx, ana, { version: await seen(), revision: before?.number ?? 0 });
    expect(await pinned()).toEqual([CITY_OF_GOD.id, CENTRAL_STATION.id]);
  });

  test('is only what the site shows, and once', async () => {
    expect(await problemOf(pin(CITY_OF_GOD.id))).toBe(adminPins.already);
    expect(await problemOf(pin(2_000_000))).toBe(adminPins.notShown);
  });
});
