import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Simulator, startSimulator } from '../start.ts';
import { at, get, getJson, listAt } from '../test-client.ts';

let simulator: Simulator;
beforeAll(async () => {
  simulator = await startSimulator({ movies: 3_000, series: 800, people: 2_000, ratePerSecond: 100_000 });
});
afterAll(() => simulator.close());

const search = (path: string) => getJson(simulator, `/3/search/${path}`);
const fieldsOf = async (path: string, field: string) =>
  listAt(await search(path), 'results').map((item) => at(item, field));

describe('a search', () => {
  test.each(['cidade de deus', 'CIDADE DEUS', 'city of god', 'cid deus'])(
    'for %j finds Cidade de Deus',
    async (text) => {
      expect(await fieldsOf(`movie?query=${encodeURIComponent(text)}`, 'id')).toContain(598);
    },
  );

  test('needs no accents, and finds a word only by its prefix', async () => {
    expect(await fieldsOf('movie?query=que horas ela volta', 'id')).toContain(310569);
    expect(await fieldsOf('movie?query=idade', 'id')).not.toContain(598);
  });

  test('puts an exact name before more popular titles', async () => {
    const [first] = await fieldsOf('movie?query=bacurau', 'title');
    expect(first).toBe('Bacurau');
  });

  test('of all kinds has a media type per item; of films alone it has none', async () => {
    const kinds = new Set(await fieldsOf('multi?query=a', 'media_type'));
    expect([...kinds].filter((kind) => !['movie', 'tv', 'person'].includes(String(kind)))).toEqual([]);
    expect(new Set(await fieldsOf('movie?query=a', 'media_type'))).toEqual(new Set([undefined]));
  });

  test('can be limited to a year', async () => {
    const dates = await fieldsOf('movie?query=o&primary_release_year=2002', 'release_date');
    expect(dates.filter((date) => !String(date).startsWith('2002'))).toEqual([]);
  });

  test('ignores watch services, whatever the region', async () => {
    const plain = await search('movie?query=a');
    expect(await search('movie?query=a&watch_region=BR&with_watch_providers=8')).toEqual(plain);
  });

  test('finds nothing for signs alone, and that is an empty page', async () => {
    expect(await search('multi?query=%3F%3F')).toEqual({ page: 1, results: [], total_pages: 0, total_results: 0 });
  });

  test.each(['multi', 'movie?query=', 'tv?query=%20'])('without words (%s) is refused with code 5', async (path) => {
    const response = await get(simulator, `/3/search/${path}`);
    expect([response.status, at(await response.json(), 'status_code')]).toEqual([422, 5]);
  });
});
