import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Simulator, startSimulator } from '../start.ts';
import { at, get, getJson, keysOf, listAt } from '../test-client.ts';

let simulator: Simulator;
beforeAll(async () => {
  simulator = await startSimulator({
    movies: 6_000,
    series: 2_000,
    people: 4_000,
    ratePerSecond: 100_000,
    now: () => new Date('2026-11-14T12:00:00Z'),
  });
});
afterAll(() => simulator.close());

const discover = (query: string) => getJson(simulator, `/3/discover/${query}`);
const totalOf = async (query: string) => Number(at(await discover(query), 'total_results'));
const fieldsOf = async (query: string, field: string) =>
  listAt(await discover(query), 'results').map((item) => at(item, field));

describe('a filter by genre', () => {
  test('with a comma wants both, with a pipe one of them', async () => {
    for (const ids of await fieldsOf('movie?with_genres=18,35', 'genre_ids')) {
      expect(ids).toEqual(expect.arrayContaining([18, 35]));
    }
    const [both, either, drama, comedy] = [
      await totalOf('movie?with_genres=18,35'),
      await totalOf('movie?with_genres=18|35'),
      await totalOf('movie?with_genres=18'),
      await totalOf('movie?with_genres=35'),
    ];
    expect(both).toBeGreaterThan(0);
    expect(either).toBe(drama + comedy - both);
    expect(await totalOf('movie?without_genres=18')).toBe((await totalOf('movie')) - drama);
  });
});

describe('a filter by watch service', () => {
  const NETFLIX = 'with_watch_providers=8&with_watch_monetization_types=flatrate|free|ads';

  test('is silently ignored without a region', async () => {
    expect(await totalOf(`movie?${NETFLIX}`)).toBe(await totalOf('movie'));
  });

  test('agrees with the offers of each film on that day', async () => {
    const ids = await fieldsOf(`movie?${NETFLIX}&watch_region=BR`, 'id');
    expect(ids.length).toBeGreaterThan(5);
    for (const id of ids) {
      const offers = await getJson(simulator, `/3/movie/${String(id)}/watch/providers`);
      const services = listAt(offers, 'results.BR.flatrate').map((service) => at(service, 'provider_id'));
      expect(services).toContain(8);
    }
  });

  test('finds nothing in a country without known offers', async () => {
    expect(await totalOf(`movie?${NETFLIX}&watch_region=FR`)).toBe(0);
  });

  test('with a comma wants both services, with a pipe one of them', async () => {
    const inBrazil = (services: string) => totalOf(`tv?watch_region=BR&with_watch_providers=${services}`);
    const [one, other, both, either] = [
      await inBrazil('8'),
      await inBrazil('119'),
      await inBrazil('8,119'),
      await inBrazil('8|119'),
    ];
    expect(either).toBe(one + other - both);
    expect(both).toBeLessThan(Math.min(one, other));
  });
});

describe('other filters', () => {
  test.each([
    ['movie?primary_release_year=2024', 'release_date', /^2024-/],
    ['tv?first_air_date_year=2023', 'first_air_date', /^2023-/],
    ['movie?primary_release_date.gte=2020-01-01&primary_release_date.lte=2020-06-30', 'release_date', /^2020-0[1-6]-/],
    ['movie?with_original_language=ko', 'original_language', /^ko$/],
    ['tv?with_origin_country=BR', 'origin_country', /BR/],
    ['movie?vote_average.gte=7&vote_average.lte=7.5', 'vote_average', /^7/],
  ])('%s shows only titles whose %s is %s', async (query, field, pattern) => {
    const values = await fieldsOf(query, field);
    expect(values.length).toBeGreaterThan(0);
    expect(values.filter((value) => !pattern.test(String(value)))).toEqual([]);
  });

  test('adult films and compilations are listed only on request', async () => {
    const plain = await totalOf('movie');
    expect(await totalOf('movie?include_adult=true')).toBeGreaterThan(plain);
    expect(await totalOf('movie?include_video=true')).toBeGreaterThan(plain);
  });

  test('the filter by Brazilian certification agrees with the details of the film', async () => {
    const [id] = await fieldsOf('movie?certification_country=BR&certification=16', 'id');
    const releases = await getJson(simulator, `/3/movie/${String(id)}/release_dates`);
    const brazil = listAt(releases, 'results').find((country) => at(country, 'iso_3166_1') === 'BR');
    expect(JSON.stringify(brazil)).toContain('"certification":"16"');
  });

  test('a person’s films are those that credit them', async () => {
    const [person] = listAt(await getJson(simulator, '/3/person/popular'), 'results');
    const id = String(at(person, 'id'));
    const credits = listAt(await getJson(simulator, `/3/person/${id}/combined_credits`), 'cast');
    const films = new Set(
      credits.filter((credit) => at(credit, 'media_type') === 'movie').map((credit) => at(credit, 'id')),
    );
    const query = `movie?with_cast=${id}&include_adult=true&include_video=true`;
    expect((await fieldsOf(query, 'id')).filter((film) => !films.has(film))).toEqual([]);
    expect(await totalOf(query)).toBe(films.size);
  });

  test('an unknown parameter is ignored', async () => {
    expect(await totalOf('movie?with_smell=rosemary')).toBe(await totalOf('movie'));
  });

  test('an invalid date is refused with code 23', async () => {
    const response = await get(simulator, '/3/discover/movie?release_date.gte=ontem');
    expect([response.status, at(await response.json(), 'status_code')]).toEqual([400, 23]);
  });
});

describe('the order', () => {
  const orders: [string, string, string][] = [
    ['movie', 'popularity', 'popularity'],
    ['movie', 'primary_release_date', 'release_date'],
    ['movie', 'title', 'title'],
    ['movie', 'original_title', 'original_title'],
    ['movie', 'vote_average', 'vote_average'],
    ['movie', 'vote_count', 'vote_count'],
    ['tv', 'first_air_date', 'first_air_date'],
    ['tv', 'name', 'name'],
    ['tv', 'original_name', 'original_name'],
  ];

  const key = (value: unknown) => (typeof value === 'number' ? value : String(value));

  test.each(orders)('of %s by %s goes both ways', async (kind, sort, field) => {
    const dated = kind === 'movie' ? 'primary_release_date.gte=1900-01-01' : 'first_air_date.gte=1900-01-01';
    const up = await fieldsOf(`${kind}?sort_by=${sort}.asc&${dated}`, field);
    const down = await fieldsOf(`${kind}?sort_by=${sort}.desc&${dated}`, field);
    const compare = (a: unknown, b: unknown) => (key(a) < key(b) ? -1 : Number(key(a) > key(b)));
    expect(up).toEqual(up.toSorted(compare));
    expect(down).toEqual(down.toSorted((a, b) => compare(b, a)));
    expect(up).not.toEqual(down);
  });

  test('by revenue shows the film that earned most first', async () => {
    const [first, second] = await fieldsOf('movie?sort_by=revenue.desc', 'id');
    const revenueOf = async (id: unknown) => Number(at(await getJson(simulator, `/3/movie/${String(id)}`), 'revenue'));
    expect(await revenueOf(first)).toBeGreaterThanOrEqual(await revenueOf(second));
  });

  test('with an unknown name is by popularity', async () => {
    expect(await fieldsOf('movie?sort_by=smell.desc', 'id')).toEqual(await fieldsOf('movie', 'id'));
  });

  test('by date is stable: every title of a service appears once over all pages', async () => {
    const query = 'movie?watch_region=BR&with_watch_providers=8&sort_by=primary_release_date.asc';
    const total = await totalOf(query);
    const ids: unknown[] = [];
    for (let page = 1; page <= Math.ceil(total / 20); page += 1)
      ids.push(...(await fieldsOf(`${query}&page=${page}`, 'id')));
    expect(ids).toHaveLength(total);
    expect(new Set(ids).size).toBe(total);
  });
});

test('an item does not name the service that matched', async () => {
  const page = await discover('movie?watch_region=BR&with_watch_providers=8');
  expect(keysOf(at(page, 'results.0'))).not.toContain('watch/providers');
});
