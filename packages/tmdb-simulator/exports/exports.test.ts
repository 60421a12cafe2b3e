import { gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Simulator, startSimulator } from '../start.ts';
import { at, control, getJson, keysOf, setFaults } from '../test-client.ts';

let simulator: Simulator;
beforeAll(async () => {
  simulator = await startSimulator({
    movies: 4_000,
    series: 1_000,
    people: 3_000,
    now: () => new Date('2026-11-14T12:00:00Z'),
  });
});
afterEach(() => control(simulator, 'POST', '/reset'));
afterAll(() => simulator.close());

const download = (file: string, day = '11_14_2026') => fetch(`${simulator.url}/p/exports/${file}_${day}.json.gz`);
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());
const linesOf = async (file: string) =>
  gunzipSync(await bytesOf(await download(file)))
    .toString()
    .trimEnd()
    .split('\n');
const objectsOf = async (file: string) => (await linesOf(file)).map((line): unknown => JSON.parse(line));

describe('a daily file', () => {
  test.each([
    ['movie_ids', ['adult', 'id', 'original_title', 'popularity', 'video']],
    ['tv_series_ids', ['id', 'original_name', 'popularity']],
    ['person_ids', ['adult', 'id', 'name', 'popularity']],
    ['collection_ids', ['id', 'name']],
  ])('%s has one object per line, by id, with %j', async (file, fields) => {
    const objects = await objectsOf(file);
    const ids = objects.map((object) => Number(at(object, 'id')));
    expect(ids.length).toBeGreaterThan(20);
    expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => a - b));
    expect(new Set(objects.map((object) => keysOf(object).join()))).toEqual(new Set([fields.join()]));
  });

  test('has adult films in a separate file', async () => {
    const adultOf = async (file: string) => new Set((await objectsOf(file)).map((object) => at(object, 'adult')));
    expect(await adultOf('movie_ids')).toEqual(new Set([false]));
    expect(await adultOf('adult_movie_ids')).toEqual(new Set([true]));
  });

  test('names films as their details do, and only films that exist', async () => {
    const films = await objectsOf('movie_ids');
    for (const film of films.filter((_, index) => index % 400 === 0)) {
      const movie = await getJson(simulator, `/3/movie/${String(at(film, 'id'))}`);
      expect([at(movie, 'original_title'), at(movie, 'popularity')]).toEqual([
        at(film, 'original_title'),
        at(film, 'popularity'),
      ]);
    }
  });

  test('is available from eight in the morning for ninety days', async () => {
    const statusAt = async (now: string) => {
      await control(simulator, 'POST', '/clock', { now });
      const response = await download('movie_ids');
      await response.body?.cancel();
      return response.status;
    };
    expect(await statusAt('2026-11-14T07:59:59Z')).toBe(404);
    expect(await statusAt('2026-11-14T08:00:00Z')).toBe(200);
    expect(await statusAt('2027-02-12T08:00:00Z')).toBe(404);
  });

  test('can have a line cut in the middle, and the rest is whole', async () => {
    await setFaults(simulator, { match: '/exports/', kind: 'malformed-line' });
    const lines = await linesOf('tv_series_ids');
    const isWhole = (line: string) => {
      try {
        JSON.parse(line);
        return true;
      } catch {
        return false;
      }
    };
    expect(lines.filter((line) => !isWhole(line))).toHaveLength(1);
  });

  test('can be a truncated gzip', async () => {
    await setFaults(simulator, { match: '/exports/', kind: 'truncated-gzip' });
    const bytes = await bytesOf(await download('movie_ids'));
    expect(() => gunzipSync(bytes)).toThrow('unexpected end of file');
  });
});
