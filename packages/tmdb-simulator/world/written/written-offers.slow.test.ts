import { describe, expect, test } from 'vitest';
import type { Day, TitleKind } from '../kinds.ts';
import { ALL_OFFERS, SERVICES, STREAMING_OFFERS } from '../services.ts';
import { buildWorld } from '../test-world.ts';
import type { World } from '../world.ts';

const KINDS: readonly TitleKind[] = ['movie', 'tv'];
const world = buildWorld({ movies: 0, series: 0, people: 0 });
const today = world.today();

function listWritten(from: World, kind: TitleKind) {
  return kind === 'movie' ? from.listHandMade() : from.listHandMadeSeries();
}

function eventsIn(from: World, first: Day, last: Day) {
  return KINDS.flatMap((kind) =>
    SERVICES.flatMap(({ id: service }) =>
      from.availability.groundTruth(service, kind, first, last).map((event) => ({ ...event, kind, service })),
    ),
  );
}

describe('the offers of a hand-made title', () => {
  test('come and go for a third of the streaming offers', () => {
    const pairs = KINDS.flatMap((kind) =>
      listWritten(world, kind).flatMap(({ offers }) => [
        ...new Set([offers.flatrate ?? [], offers.free ?? [], offers.ads ?? []].flat()),
      ]),
    );
    const moving = new Set(
      eventsIn(world, today, today + 84).map(({ kind, id, service }) => `${kind} ${id} ${service}`),
    );
    expect(Math.abs(moving.size / pairs.length - 1 / 3)).toBeLessThan(0.1);
  });

  test.each([1, 7])('in the world of seed %i bring arrivals and removals every week', (seed) => {
    const seeded = buildWorld({ seed, movies: 0, series: 0, people: 0 });
    const events = eventsIn(seeded, today, today + 91);
    for (let day = today; day < today + 84; day += 1) {
      const week = events.filter((event) => event.day >= day && event.day < day + 7);
      expect(new Set(week.map(({ event }) => event)).size).toBe(2);
    }
  });

  test('never change where they are for rent or for sale', () => {
    for (const { id, offers } of world.listHandMade()) {
      const told = buildWorld({ movies: 0, series: 0, people: 0, on: '2027-02-03' }).findMovie(id)?.offers;
      expect([told?.rent, told?.buy].map((list) => list?.toSorted())).toEqual(
        [offers.rent, offers.buy].map((list) => list?.toSorted()),
      );
    }
  });

  test('are the same in the bitsets, in the record and in the ground truth, day by day', () => {
    for (const kind of KINDS) {
      const table = world.table(kind);
      const shown = (day: Day) => {
        const bits = world.availability.bitsOn(kind, day, STREAMING_OFFERS);
        return new Set(
          listWritten(world, kind).flatMap(({ id }) =>
            SERVICES.flatMap((service, position) =>
              (bits[table.findRow(id)] ?? 0) & (1 << position) ? [`${id} ${service.id}`] : [],
            ),
          ),
        );
      };
      let before = shown(today);
      for (let day = today + 1; day <= today + 30; day += 1) {
        for (const { service, id, event } of eventsIn(world, day, day).filter((each) => each.kind === kind)) {
          if (event === 'arrival') before.add(`${id} ${service}`);
          else before.delete(`${id} ${service}`);
        }
        const now = shown(day);
        expect(now).toEqual(before);
        before = now;
      }
      const all = world.availability.bitsOn(kind, today, ALL_OFFERS);
      for (const { id } of listWritten(world, kind)) {
        const bits = all[table.findRow(id)] ?? 0;
        const listed = SERVICES.filter((_, position) => bits & (1 << position)).map((service) => service.id);
        expect(world.availability.servicesOn(kind, id, today).toSorted()).toEqual(listed.toSorted());
      }
    }
  });

  test('never leave a service without a title', () => {
    for (const kind of KINDS) {
      const everOn = (day: Day) =>
        world.availability.bitsOn(kind, day, STREAMING_OFFERS).reduce((all, bits) => all | bits, 0);
      const first = everOn(today);
      for (let day = today; day < today + 84; day += 1) expect(everOn(day)).toBe(first);
    }
  });

  test('are exactly those that a test patched, on every day', () => {
    const patched = buildWorld({ movies: 0, series: 0, people: 0 });
    const moving = eventsIn(world, today, today + 84).find(({ kind }) => kind === 'movie');
    const [id, service] = [moving?.id ?? 0, moving?.service ?? 0];
    patched.patchMovie(id, { offers: { flatrate: [service] } });
    for (let day = today; day < today + 84; day += 1) {
      expect(patched.availability.servicesOn('movie', id, day)).toEqual([service]);
    }
    expect(eventsIn(patched, today, today + 84).filter((event) => event.kind === 'movie' && event.id === id)).toEqual(
      [],
    );
    patched.reset();
    expect(eventsIn(patched, today, today + 84)).toEqual(eventsIn(world, today, today + 84));
  });

  test('still come and go if a patch changes something else', () => {
    const patched = buildWorld({ movies: 0, series: 0, people: 0 });
    for (const { id } of world.listHandMade()) patched.patchMovie(id, { runtime: 99 });
    expect(eventsIn(patched, today, today + 84)).toEqual(eventsIn(world, today, today + 84));
  });
});
