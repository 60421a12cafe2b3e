import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Simulator, startSimulator } from './start.ts';
import { at, control, get, getJson, listAt } from './test-client.ts';

let simulator: Simulator;
beforeAll(async () => {
  simulator = await startSimulator({
    movies: 20_000,
    series: 500,
    people: 500,
    ratePerSecond: 100_000,
    now: () => new Date('2026-11-14T12:00:00Z'),
  });
});
afterAll(() => simulator.close());

describe('the feed of changes', () => {
  test('has a hundred to a page and every id once', async () => {
    const path = '/3/movie/changes?start_date=2026-11-07&end_date=2026-11-14';
    const first = await getJson(simulator, path);
    expect(listAt(first, 'results')).toHaveLength(100);
    const pages = Number(at(first, 'total_pages'));
    expect(pages).toBeGreaterThan(1);
    const ids: unknown[] = [];
    for (let page = 1; page <= pages; page += 1) {
      ids.push(...listAt(await getJson(simulator, `${path}&page=${page}`), 'results').map((item) => at(item, 'id')));
    }
    expect(new Set(ids).size).toBe(at(first, 'total_results'));
  });

  test('has some entries with adult null', async () => {
    const adult = new Set<unknown>();
    for (const page of [1, 2, 3]) {
      const path = `/3/movie/changes?start_date=2026-11-01&end_date=2026-11-14&page=${page}`;
      for (const item of listAt(await getJson(simulator, path), 'results')) adult.add(at(item, 'adult'));
    }
    expect(adult).toContain(null);
    expect(adult).toContain(false);
  });

  test('covers the last day by default', async () => {
    const plain = await getJson(simulator, '/3/movie/changes');
    expect(await getJson(simulator, '/3/movie/changes?start_date=2026-11-13&end_date=2026-11-14')).toEqual(plain);
  });

  test.each([
    ['start_date=2026-10-30&end_date=2026-11-14', 422, 20],
    ['start_date=2026-11-14&end_date=2026-11-13', 422, 20],
    ['start_date=ontem', 400, 23],
    ['page=501', 400, 22],
  ])('refuses %s with HTTP %i and code %i', async (query, status, code) => {
    const response = await get(simulator, `/3/movie/changes?${query}`);
    expect([response.status, at(await response.json(), 'status_code')]).toEqual([status, code]);
  });

  test('is true: a film it names has other texts after that day', async () => {
    const [item] = listAt(
      await getJson(simulator, '/3/movie/changes?start_date=2026-11-15&end_date=2026-11-15'),
      'results',
    );
    const path = `/3/movie/${String(at(item, 'id'))}?language=pt-BR&append_to_response=translations`;
    const before = await getJson(simulator, path);
    await control(simulator, 'POST', '/clock', { now: '2026-11-15T12:00:00Z' });
    expect(await getJson(simulator, path)).not.toEqual(before);
    await control(simulator, 'POST', '/reset');
  });
});
