import sharp from 'sharp';
import { expect, test } from 'vitest';
import { buildVideos } from '../title/videos.ts';
import { buildWorld } from '../world/test-world.ts';
import { answerVideoStill } from './answer-video-still.ts';
import { createPictureStore } from './picture-store.ts';

const world = buildWorld();
const simulation = { world, pictures: createPictureStore() };

async function stillOf(key: string, name: string) {
  const { status, body } = await answerVideoStill(simulation, `/vi/${key}/${name}.jpg`);
  const { width, height } = await sharp(body).metadata();
  return { status, width, height };
}

test('the trailers of a film have stills: a large one for most, a small one for all', async () => {
  const films = [598, 1220564, 1, 2, 3, 4, 5, 6].flatMap((id) => world.findMovie(id) ?? []);
  const keys = films.flatMap((film) =>
    buildVideos('movie', film, new URLSearchParams('include_video_language=pt,en,null')).results.map(({ key }) => key),
  );
  expect(keys.length).toBeGreaterThan(0);
  for (const key of keys) {
    expect(await stillOf(key, 'hqdefault')).toEqual({ status: 200, width: 480, height: 360 });
    const large = await stillOf(key, 'maxresdefault');
    expect([
      { status: 200, width: 1280, height: 720 },
      { status: 404, width: 120, height: 90 },
    ]).toContainEqual(large);
  }
});

test.each(['dQw4w9WgXcQ', 'SIM99999990'])(
  '%s is no video of this world: a small grey picture that says 404',
  async (key) => {
    expect(await stillOf(key, 'maxresdefault')).toEqual({ status: 404, width: 120, height: 90 });
    expect(await stillOf(key, 'hqdefault')).toEqual({ status: 404, width: 120, height: 90 });
  },
);
