import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoMovies } from '../../demo/movies.ts';
import { demoSeries } from '../../demo/series.ts';
import { type Simulator, startSimulator } from '../start.ts';
import { control, get, getJson } from '../test-client.ts';

let simulator: Simulator;
beforeAll(async () => {
  simulator = await startSimulator({ ratePerSecond: 1000 });
});
afterAll(() => simulator.close());

const bytesOf = async (path: string) => Buffer.from(await (await get(simulator, path)).arrayBuffer());

describe('a picture', () => {
  test.each([
    ['w92/p-598-1.jpg', 92, 138],
    ['w154/p-598-1.jpg', 154, 231],
    ['w185/p-598-1.jpg', 185, 278],
    ['w342/p-598-1.jpg', 342, 513],
    ['w500/p-598-1.jpg', 500, 750],
    ['w780/p-598-1.jpg', 780, 1170],
    ['original/p-598-1.jpg', 2000, 3000],
    ['w300/b-598-1.jpg', 300, 169],
    ['w780/b-598-1.jpg', 780, 439],
    ['w1280/b-598-1.jpg', 1280, 720],
    ['original/b-598-1.jpg', 1920, 1080],
    ['w45/f-52583-1.jpg', 45, 68],
    ['w185/f-52583-1.jpg', 185, 278],
    ['h632/f-52583-1.jpg', 421, 632],
    ['w45/l-8-1.jpg', 45, 45],
    ['w500/l-8-1.jpg', 500, 500],
  ])('%s is a JPEG of %i × %i', async (path, width, height) => {
    const picture = sharp(await bytesOf(`/t/p/${path}`));
    expect(await picture.metadata()).toMatchObject({ format: 'jpeg', width, height });
    // Metadata only reads the header; this decodes every pixel.
    await picture.stats();
  });

  test('of a patched film is another one, with another name for caches', async () => {
    const before = await get(simulator, '/t/p/w92/p-666-1.jpg');
    await control(simulator, 'PATCH', '/movie/666', { title: 'Um Nome Bem Diferente' });
    const after = await get(simulator, '/t/p/w92/p-666-1.jpg');
    await control(simulator, 'POST', '/reset');
    expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'));
    expect(Buffer.from(await after.arrayBuffer()).equals(Buffer.from(await before.arrayBuffer()))).toBe(false);
  });

  test('needs no key, may be cached for long, and is not sent again to a client that has it', async () => {
    const address = `${simulator.url}/t/p/w92/p-598-1.jpg`;
    const first = await fetch(address);
    const etag = first.headers.get('etag') ?? '';
    expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000']);
    expect((await fetch(address, { headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  test.each([
    ['w300/p-598-1.jpg', 'a size posters do not have'],
    ['w342/b-598-1.jpg', 'a size backdrops do not have'],
    ['h632/p-598-1.jpg', "a profile's size"],
    ['w92/p-598-9.jpg', 'a poster too many'],
    ['w92/p-377273-1.jpg', 'the poster of a film without one'],
    ['w92/p-1-1.jpg', 'a film nobody knows'],
    ['w45/f-900000301-1.jpg', 'a person without a photo'],
    ['w92/whatever.jpg', 'a name no answer carried'],
    ['w92/p-598-1.svg', 'an ending that is no picture'],
  ])('%s is a 404: %s', async (path) => {
    expect((await get(simulator, `/t/p/${path}`)).status).toBe(404);
  });
});

test('every picture an answer names can be fetched, and its name is one our image service takes', async () => {
  const answers = await Promise.all([
    ...demoMovies
      .slice(0, 12)
      .map(({ id }) => getJson(simulator, `/3/movie/${id}?append_to_response=images,credits,watch/providers`)),
    ...demoSeries
      .slice(0, 2)
      .map(({ id }) => getJson(simulator, `/3/tv/${id}?append_to_response=images,credits,season/1`)),
  ]);
  const files = new Set([...JSON.stringify(answers).matchAll(/(?<=")\/[^"]+\.jpg(?=")/g)].map(([file]) => file));
  expect(files.size).toBeGreaterThan(150);
  expect([...files].filter((file) => !/^\/[A-Za-z0-9_-]{1,80}\.(jpg|png|webp)$/.test(file))).toEqual([]);

  const sizes: Record<string, string> = {
    p: 'w92',
    s: 'w92',
    z: 'w92',
    k: 'w92',
    e: 'w92',
    b: 'w300',
    d: 'w300',
    m: 'w300',
  };
  const statuses = await Promise.all(
    [...files].map(async (file) => (await get(simulator, `/t/p/${sizes[file[1] ?? ''] ?? 'w45'}${file}`)).status),
  );
  expect(new Set(statuses)).toEqual(new Set([200]));
});
