import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Simulator, startSimulator } from '../start.ts';
import { at, control, get, getJson, listAt } from '../test-client.ts';

let simulator: Simulator;
beforeAll(async () => {
  simulator = await startSimulator({
    movies: 12_000,
    series: 3_000,
    people: 5_000,
    ratePerSecond: 100_000,
    now: () => new Date('2026-11-14T12:00:00Z'),
  });
});
afterAll(() => simulator.close());

const fieldsOf = async (path: string, field: string) =>
  listAt(await getJson(simulator, path), 'results').map((item) => at(item, field));
const numbersOf = async (path: string, field: string) => (await fieldsOf(path, field)).map(Number);
const isDescending = (values: readonly number[]) =>
  values.every((value, i) => i === 0 || value <= (values[i - 1] ?? 0));

describe('a list of films', () => {
  test('that are popular has more pages than TMDB shows', async () => {
    const last = await getJson(simulator, '/3/movie/popular?page=500');
    expect(listAt(last, 'results')).toHaveLength(20);
    expect(at(last, 'total_pages')).toBeGreaterThan(500);
    expect((await get(simulator, '/3/movie/popular?page=501')).status).toBe(400);
  });

  test('never shows adult films or compilations', async () => {
    for (const page of [1, 250, 500]) {
      expect(new Set(await fieldsOf(`/3/movie/popular?page=${page}`, 'adult'))).toEqual(new Set([false]));
      expect(new Set(await fieldsOf(`/3/movie/popular?page=${page}`, 'video'))).toEqual(new Set([false]));
    }
  });

  test('that are best rated is sorted by rating, and needs two hundred votes', async () => {
    expect(isDescending(await numbersOf('/3/movie/top_rated', 'vote_average'))).toBe(true);
    expect(Math.min(...(await numbersOf('/3/movie/top_rated', 'vote_count')))).toBeGreaterThanOrEqual(200);
  });

  test.each([
    ['now_playing', '2026-10-03', '2026-11-14'],
    ['upcoming', '2026-11-15', '2026-12-05'],
  ])('%s is a window of days, %s to %s, and shows Brazil’s dates when Brazil is asked for', async (list, from, to) => {
    const page = await getJson(simulator, `/3/movie/${list}?region=BR`);
    expect(at(page, 'dates')).toEqual({ minimum: from, maximum: to });
    const dates = listAt(page, 'results').map((movie) => String(at(movie, 'release_date')));
    expect(dates.length).toBeGreaterThan(0);
    expect(dates.filter((date) => date < from || date > to)).toEqual([]);

    const [id, date] = [at(page, 'results.0.id'), dates[0]];
    const releases = await getJson(simulator, `/3/movie/${String(id)}/release_dates`);
    const brazil = listAt(releases, 'results').find((country) => at(country, 'iso_3166_1') === 'BR');
    expect(JSON.stringify(brazil)).toContain(String(date));
  });
});

describe('a list of series', () => {
  test('airing today has only series with an episode today, and the list of the week has them too', async () => {
    const today = await getJson(simulator, '/3/tv/airing_today?timezone=America/Sao_Paulo');
    const week = await getJson(simulator, '/3/tv/on_the_air?timezone=America/Sao_Paulo');
    expect(Number(at(today, 'total_results'))).toBeGreaterThan(0);
    expect(Number(at(week, 'total_results'))).toBeGreaterThan(Number(at(today, 'total_results')));
  });

  test('depends on the day in the requested time zone', async () => {
    await control(simulator, 'POST', '/clock', { now: '2026-11-15T01:00:00Z' });
    const here = await getJson(simulator, '/3/tv/airing_today?timezone=America/Sao_Paulo');
    const there = await getJson(simulator, '/3/tv/airing_today?timezone=Asia/Tokyo');
    await control(simulator, 'POST', '/clock', { now: '2026-11-14T12:00:00Z' });
    expect(here).not.toEqual(there);
    expect(await getJson(simulator, '/3/tv/airing_today?timezone=America/Sao_Paulo')).toEqual(here);
  });

  test('in a zone that does not exist is refused with code 28', async () => {
    const response = await get(simulator, '/3/tv/on_the_air?timezone=Lua/Mar_da_Tranquilidade');
    expect([response.status, at(await response.json(), 'status_code')]).toEqual([400, 28]);
  });
});

describe('trending', () => {
  test('mixes films, series and people, each with its media type', async () => {
    const kinds = [
      ...(await fieldsOf('/3/trending/all/day', 'media_type')),
      ...(await fieldsOf('/3/trending/all/day?page=2', 'media_type')),
      ...(await fieldsOf('/3/trending/all/day?page=3', 'media_type')),
    ];
    expect(new Set(kinds)).toEqual(new Set(['movie', 'tv', 'person']));
  });

  test('has pages, although they are undocumented', async () => {
    expect(await fieldsOf('/3/trending/tv/week?page=2', 'id')).not.toEqual(await fieldsOf('/3/trending/tv/week', 'id'));
  });

  test('is another list tomorrow, and the week’s is the same', async () => {
    const [day, week] = [await fieldsOf('/3/trending/movie/day', 'id'), await fieldsOf('/3/trending/movie/week', 'id')];
    await control(simulator, 'POST', '/clock', { advance: 86_400 });
    expect(await fieldsOf('/3/trending/movie/day', 'id')).not.toEqual(day);
    expect(await fieldsOf('/3/trending/movie/week', 'id')).toEqual(week);
    await control(simulator, 'POST', '/reset');
  });

  test.each(['/3/trending/all/month', '/3/trending/genre/day'])('%s is nowhere', async (path) => {
    expect((await get(simulator, path)).status).toBe(404);
  });
});

test('a client that pages over several minutes sees a film twice and misses another', async () => {
  const ids: unknown[] = [];
  for (let page = 1; page <= 40; page += 1) {
    ids.push(...(await fieldsOf(`/3/movie/popular?page=${page}`, 'id')));
    await control(simulator, 'POST', '/clock', { advance: 60 });
  }
  await control(simulator, 'POST', '/reset');
  expect(new Set(ids).size).toBeLessThan(ids.length);
});

test('popular people are sorted by popularity and are known for something', async () => {
  expect(isDescending(await numbersOf('/3/person/popular', 'popularity'))).toBe(true);
  const known = (await fieldsOf('/3/person/popular', 'known_for')).filter(
    (list) => Array.isArray(list) && list.length > 0,
  );
  expect(known.length).toBeGreaterThan(10);
});
