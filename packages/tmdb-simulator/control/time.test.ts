import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Simulator, startSimulator } from '../start.ts';
import { at, control, get, getJson, jsonOf } from '../test-client.ts';

let simulator: Simulator;
beforeAll(async () => {
  simulator = await startSimulator({
    movies: 8_000,
    series: 1_000,
    people: 1_000,
    ratePerSecond: 100_000,
    now: () => new Date('2026-11-14T12:00:00Z'),
  });
});
afterEach(() => control(simulator, 'POST', '/reset'));
afterAll(() => simulator.close());

const totalOf = async (query: string) => Number(at(await getJson(simulator, `/3/discover/${query}`), 'total_results'));
const NETFLIX = 'movie?watch_region=BR&with_watch_providers=8&with_watch_monetization_types=flatrate|free|ads';

interface Event {
  service: number;
  kind: string;
  id: number;
  day: string;
  event: 'arrival' | 'removal';
}

async function truth(query: string): Promise<Event[]> {
  const response = await control(simulator, 'GET', `/truth/availability?${query}`);
  return (await jsonOf(response)) as Event[];
}

/** All films of the service on that day, over all pages. */
async function snapshot(day: string): Promise<Set<number>> {
  await control(simulator, 'POST', '/clock', { now: `${day}T12:00:00Z` });
  const ids = new Set<number>();
  const path = `/3/discover/${NETFLIX}&sort_by=primary_release_date.asc`;
  const pages = Number(at(await getJson(simulator, path), 'total_pages'));
  for (let page = 1; page <= pages; page += 1) {
    const results = at(await getJson(simulator, `${path}&page=${page}`), 'results');
    for (const movie of results as { id: number }[]) ids.add(movie.id);
  }
  return ids;
}

describe('the clock', () => {
  test('stands still until it is set to a time or advanced by seconds', async () => {
    const read = async () => at(await jsonOf(await control(simulator, 'GET', '/clock')), 'now');
    expect(await read()).toBe('2026-11-14T12:00:00.000Z');
    await control(simulator, 'POST', '/clock', { now: '2027-01-01T00:00:00Z' });
    await control(simulator, 'POST', '/clock', { advance: 90 });
    expect(await read()).toBe('2027-01-01T00:01:30.000Z');
  });

  test.each([[{ now: 'soon' }], [{ advance: 'a day' }], [{}], [[]]])('refuses %j', async (body) => {
    expect((await control(simulator, 'POST', '/clock', body)).status).toBe(400);
  });
});

describe('availability', () => {
  test('changes from day to day exactly as the ground truth says', async () => {
    const days = ['2026-11-14', '2026-11-15', '2026-11-16', '2026-11-17', '2026-11-18'];
    const events = await truth('from=2026-11-15&to=2026-11-18&service=8&kind=movie');
    expect(events.length).toBeGreaterThan(0);
    let before = await snapshot(days[0] ?? '');
    for (const day of days.slice(1)) {
      const now = await snapshot(day);
      const expected = new Set(before);
      for (const { id, event } of events.filter((each) => each.day === day)) {
        if (event === 'arrival') expected.add(id);
        else expected.delete(id);
      }
      expect(now).toEqual(expected);
      before = now;
    }
  });

  test('is gone on the day of an outage and back the day after, with no change in the ground truth', async () => {
    const [calm, before] = [await truth('from=2026-11-14&to=2026-11-16&service=8'), await totalOf(NETFLIX)];
    await control(simulator, 'POST', '/availability', { kind: 'outage', day: '2026-11-14', service: 8 });
    expect(await totalOf(NETFLIX)).toBe(0);
    expect(await totalOf('movie?watch_region=BR&with_watch_providers=119')).toBeGreaterThan(0);
    expect(await truth('from=2026-11-14&to=2026-11-16&service=8')).toEqual(calm);
    await control(simulator, 'POST', '/clock', { advance: 86_400 });
    expect(await totalOf(NETFLIX)).toBeGreaterThan(before * 0.9);
  });

  test('flaps: a share is missing for a day', async () => {
    const before = await totalOf(NETFLIX);
    await control(simulator, 'POST', '/availability', { kind: 'flap', day: '2026-11-14', service: 8, share: 0.5 });
    const during = await totalOf(NETFLIX);
    expect(during).toBeGreaterThan(before * 0.3);
    expect(during).toBeLessThan(before * 0.7);
    await control(simulator, 'DELETE', '/availability');
    expect(await totalOf(NETFLIX)).toBe(before);
  });

  test('without a service is a mass outage', async () => {
    await control(simulator, 'POST', '/availability', { kind: 'outage', day: '2026-11-14' });
    expect(await totalOf('movie?watch_region=BR&with_watch_monetization_types=flatrate')).toBe(0);
  });

  test.each([
    [{ kind: 'storm', day: '2026-11-14' }, 'kind is outage or flap'],
    [{ kind: 'outage', day: 'today' }, 'day is a day, YYYY-MM-DD'],
    [{ kind: 'outage', day: '2026-11-14', service: 7 }, 'service is the id of a service'],
  ])('refuses %j', async (body, error) => {
    const response = await control(simulator, 'POST', '/availability', body);
    expect([response.status, at(await jsonOf(response), 'error')]).toEqual([400, error]);
  });
});

describe('a fault requested in a header', () => {
  test('hits that request and no other, and is counted', async () => {
    const faulty = await get(simulator, '/3/configuration', { headers: { 'x-sim-fault': '503' } });
    expect([faulty.status, (await get(simulator, '/3/configuration')).status]).toEqual([503, 200]);
    expect(at(await jsonOf(await control(simulator, 'GET', '/stats')), 'faults')).toEqual({ '503': 1 });
  });

  test('can repeat the previous page', async () => {
    const first = await getJson(simulator, '/3/movie/popular');
    const stale = await get(simulator, '/3/movie/popular?page=2', { headers: { 'x-sim-fault': 'stale-page' } });
    expect(await jsonOf(stale)).toEqual(first);
  });

  test('can send an unknown value', async () => {
    const odd = await get(simulator, '/3/movie/598', { headers: { 'x-sim-fault': 'drift-enum' } });
    expect(at(await jsonOf(odd), 'status')).toBe('Unheard Of');
  });
});
