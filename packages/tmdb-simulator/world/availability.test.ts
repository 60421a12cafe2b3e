import { describe, expect, test } from 'vitest';
import { answerDetail } from './detail-routes.ts';
import type { Day } from './kinds.ts';
import { ALL_OFFERS, SERVICES, STREAMING_OFFERS, servicePosition } from './services.ts';
import { buildWorld } from './test-world.ts';
import type { World } from './world.ts';

const NETFLIX = 8;
const world = buildWorld({ movies: 30_000, series: 3000, people: 0 });
const today = world.today();

function idsOn(service: number, day: Day, from: World = world): Set<number> {
  const bits = from.availability.bitsOn('movie', day, STREAMING_OFFERS);
  const bit = 1 << servicePosition(service);
  return new Set([...bits.keys()].filter((row) => (bits[row] ?? 0) & bit).map((row) => from.movies.id(row)));
}

describe('the catalogue of a service', () => {
  test('is the same in the bitsets, in the record and in the answer', () => {
    const ids = [...idsOn(NETFLIX, today)];
    expect(ids.length).toBeGreaterThan(100);
    for (const id of ids.slice(0, 50)) {
      expect(world.availability.servicesOn('movie', id, today)).toContain(NETFLIX);
      const answer = JSON.stringify(answerDetail(world, `/movie/${id}/watch/providers`, new URLSearchParams()));
      expect(answer).toContain('"provider_id":8,');
    }
    const bits = world.availability.bitsOn('movie', today, ALL_OFFERS);
    for (const row of world.movies.order('popularity').subarray(0, 300)) {
      const listed = SERVICES.filter((_, position) => (bits[row] ?? 0) & (1 << position)).map((service) => service.id);
      const told = world.availability.servicesOn('movie', world.movies.id(row), today);
      expect(told.toSorted()).toEqual(listed.toSorted());
    }
  });

  test('changes by about half a percent a day', () => {
    const moves = SERVICES.flatMap((service) => world.availability.groundTruth(service.id, 'movie', today, today + 29));
    const held = SERVICES.reduce((sum, service) => sum + idsOn(service.id, today).size, 0);
    expect(moves.length / held / 30).toBeGreaterThan(0.003);
    expect(moves.length / held / 30).toBeLessThan(0.008);
  });

  test('after a day is what it was, plus the arrivals, minus the removals', () => {
    for (let day = today + 1; day <= today + 20; day += 1) {
      const moves = world.availability.groundTruth(NETFLIX, 'movie', day, day);
      const expected = idsOn(NETFLIX, day - 1);
      for (const { id, event } of moves) {
        if (event === 'arrival') expected.add(id);
        else expected.delete(id);
      }
      expect(idsOn(NETFLIX, day)).toEqual(expected);
    }
  });

  test('never includes adult films, nor films of the future', () => {
    const bits = world.availability.bitsOn('movie', today, ALL_OFFERS);
    const wrong = [...bits.keys()].filter(
      (row) =>
        bits[row] && (world.findMovie(world.movies.id(row))?.adult || (world.movies.releaseDay[row] ?? 0) > today),
    );
    expect(wrong).toEqual([]);
  });

  test('is also offered by the plan with advertisements, for Netflix', () => {
    const plain = [...idsOn(NETFLIX, today)].filter((id) => !world.listHandMade().some((movie) => movie.id === id));
    const withAds = idsOn(1796, today);
    expect(plain.filter((id) => !withAds.has(id))).toEqual([]);
  });
});

describe('a switch', () => {
  test('for an outage empties the service on that day only, without a removal', () => {
    const broken = buildWorld({ movies: 30_000, people: 0, series: 0 });
    broken.availability.setOutage(today + 1, NETFLIX);
    expect(idsOn(NETFLIX, today + 1, broken).size).toBe(0);
    expect(idsOn(NETFLIX, today + 2, broken)).toEqual(idsOn(NETFLIX, today + 2));
    expect(broken.availability.groundTruth(NETFLIX, 'movie', today, today + 3)).toEqual(
      world.availability.groundTruth(NETFLIX, 'movie', today, today + 3),
    );
    broken.reset();
    expect(idsOn(NETFLIX, today + 1, broken)).toEqual(idsOn(NETFLIX, today + 1));
  });

  test('for flapping hides a tenth of it that day, in lists and in records alike', () => {
    const broken = buildWorld({ movies: 30_000, people: 0, series: 0 });
    broken.availability.setFlap(today, NETFLIX);
    const shown = idsOn(NETFLIX, today, broken);
    const hidden = new Set([...idsOn(NETFLIX, today)].filter((id) => !shown.has(id)));
    expect(hidden.size / idsOn(NETFLIX, today).size).toBeGreaterThan(0.04);
    expect(hidden.size / idsOn(NETFLIX, today).size).toBeLessThan(0.18);
    for (const id of hidden) expect(broken.availability.servicesOn('movie', id, today)).not.toContain(NETFLIX);
  });
});

test('a patched film has its old offers, unless the patch changes them', () => {
  const patched = buildWorld({ movies: 30_000, people: 0, series: 0 });
  const [id = 0] = idsOn(NETFLIX, today);
  patched.patchMovie(id, { runtime: 99 });
  expect(patched.availability.servicesOn('movie', id, today)).toContain(NETFLIX);
  patched.patchMovie(id, { offers: { free: [300] } });
  expect(patched.availability.servicesOn('movie', id, today)).toEqual([300]);
  expect(idsOn(NETFLIX, today, patched).has(id)).toBe(false);
  patched.reset();
  expect(idsOn(NETFLIX, today, patched)).toEqual(idsOn(NETFLIX, today));
});
