import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { cleanImages } from '../src/server/images/clean-images.ts';
import { refineImages } from '../src/server/images/refine-images.ts';
import { listDominantColours } from '../src/server/store/pictures/image-cache.ts';
import { openPictures, type PictureFixture } from './pictures/open-pictures.ts';
import { drawPicture, sendBytes } from './pictures/picture-host.ts';

const FOR_EVER = 'public, max-age=15552000, immutable';
const DAY_MS = 86_400_000;

const rowsOf = ({ ctx }: PictureFixture, like: string) =>
  ctx.db.selectFrom('image_cache').selectAll().where('cache_key', 'like', like).orderBy('cache_key').execute();

function expectStandIn(response: Awaited<ReturnType<PictureFixture['get']>>, colour = '#222427'): void {
  expect([response.headers['content-type'], response.headers['cache-control']]).toEqual(['image/svg+xml', 'no-store']);
  expect(response.headers.etag).toBeUndefined();
  expect(response.body).toBe(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1" viewBox="0 0 1 1" preserveAspectRatio="none"><rect width="1" height="1" fill="${colour}"/></svg>`,
  );
}

describe.each(['folder', 's3'] as const)('with pictures stored in a %s', (kind) => {
  let fixture: PictureFixture;
  let poster: Buffer;
  beforeAll(async () => {
    fixture = await openPictures(kind);
    poster = await drawPicture(342, 513);
    fixture.host.answer('/t/p/w342/', sendBytes(poster));
  });

  test('a picture is cacheable for 180 days as immutable, and a browser that has it gets 304', async () => {
    const first = await fixture.getEncoded('/img/poster/w342/abc.webp');
    expect(first.statusCode).toBe(200);
    expect(first.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': FOR_EVER,
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-site',
    });
    const etag = String(first.headers.etag);
    expect(etag).toMatch(/^"[\w-]+"$/);
    const again = await fixture.get('/img/poster/w342/abc.webp', { 'if-none-match': `"other", ${etag}` });
    expect([again.statusCode, again.body, again.headers['cache-control'], again.headers.etag]).toEqual([
      304,
      '',
      FOR_EVER,
      etag,
    ]);
    expect((await fixture.get('/img/poster/w342/abc.webp', { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  test.each([
    ['avif', 'heif'],
    ['webp', 'webp'],
    ['jpg', 'jpeg'],
  ])('as %s it is that format, as wide as asked for, and says nothing of who made it', async (format, decoded) => {
    const { rawPayload, headers } = await fixture.getEncoded(`/img/poster/w300/formats.${format}`);
    const about = await sharp(rawPayload).metadata();
    expect(about).toMatchObject({ format: decoded, width: 300, height: 450 });
    expect([about.exif, about.icc, about.xmp, about.iptc]).toEqual([undefined, undefined, undefined, undefined]);
    expect(headers['content-type']).toBe(format === 'jpg' ? 'image/jpeg' : `image/${format}`);
  });

  test('it is fetched once, whatever formats and sizes are made of it and however often the process starts anew', async () => {
    await fixture.get('/img/poster/w342/once.webp');
    await fixture.service.settle();
    await fixture.restart();
    await fixture.get('/img/poster/w342/once.webp');
    await fixture.get('/img/poster/w342/once.avif');
    await fixture.get('/img/poster/w300/once.jpg');
    expect(fixture.host.asked.filter((path) => path.includes('once'))).toEqual(['/t/p/w342/once.jpg']);
  });

  test('with Save-Data the same picture is no larger than a phone needs, and caches separate the two', async () => {
    fixture.host.answer('/t/p/w185/frugal', sendBytes(await drawPicture(185, 278)));
    const { rawPayload, headers } = await fixture.getEncoded('/img/poster/w342/frugal.webp', { 'save-data': 'on' });
    expect((await sharp(rawPayload).metadata()).width).toBe(185);
    expect(headers).toMatchObject({ vary: 'Save-Data', 'cache-control': FOR_EVER });
    const full = await fixture.getEncoded('/img/poster/w342/frugal.webp');
    expect((await sharp(full.rawPayload).metadata()).width).toBe(342);
    expect(full.headers.vary).toBe('Save-Data');
  });

  test('its rows say where it came from, where it is, how large it is and until when', async () => {
    await fixture.get('/img/poster/w342/rows.webp');
    await fixture.service.settle();
    const [made, source] = await rowsOf(fixture, '%rows%');
    expect(made).toMatchObject({
      cache_key: 'poster/w342/ro/rows.webp',
      cached_url: '/img/poster/w342/rows.webp',
      original_url: `${fixture.host.url}/t/p/w342/rows.jpg`,
      content_type: 'image/webp',
      access_count: 1,
    });
    expect(source).toMatchObject({
      cache_key: 'source/poster/w342/ro/rows',
      content_type: 'image/jpeg',
      file_size: poster.length,
    });
    const days = (new Date(made?.expires_at ?? 0).getTime() - Date.now()) / DAY_MS;
    expect(days).toBeGreaterThan(6.9);
    expect(days).toBeLessThan(7.1);
    const { rawPayload } = await fixture.get('/img/poster/w342/rows.webp');
    expect(made?.file_size).toBe(rawPayload.length);
    expect(await fixture.storage.read('poster/w342/ro/rows.webp')).toEqual(rawPayload);
  });

  test('views are counted together, and being asked for gives it another 7 days', async () => {
    await fixture.get('/img/poster/w342/views.webp');
    await fixture.service.settle();
    const soon = new Date(Date.now() + DAY_MS);
    await fixture.ctx.db
      .updateTable('image_cache')
      .set({ expires_at: soon })
      .where('cache_key', 'like', '%views%')
      .execute();
    for (let view = 0; view < 40; view += 1) await fixture.get('/img/poster/w342/views.webp');
    expect((await rowsOf(fixture, 'poster%views%'))[0]?.access_count).toBe(1);
    await fixture.service.settle();
    const [made] = await rowsOf(fixture, 'poster%views%');
    expect(made?.access_count).toBe(41);
    expect(new Date(made?.expires_at ?? 0).getTime() - Date.now()).toBeGreaterThan(6.9 * DAY_MS);
  });

  test('nothing of TMDB lives longer than 180 days, however often it is asked for', async () => {
    await fixture.get('/img/poster/w342/terms.webp');
    await fixture.service.settle();
    const fetched_at = new Date(Date.now() - 178 * DAY_MS);
    await fixture.ctx.db
      .updateTable('image_cache')
      .set({ fetched_at, expires_at: new Date(Date.now() + DAY_MS) })
      .where('cache_key', 'like', '%terms%')
      .execute();
    await fixture.get('/img/poster/w342/terms.webp');
    await fixture.service.settle();
    const [made] = await rowsOf(fixture, 'poster%terms%');
    expect(new Date(made?.expires_at ?? 0).getTime()).toBeLessThanOrEqual(fetched_at.getTime() + 180 * DAY_MS);
  });

  test('an expired picture is deleted, object and row, and made again on the next request', async () => {
    await fixture.get('/img/poster/w342/expired.webp');
    await fixture.service.settle();
    await fixture.ctx.db
      .updateTable('image_cache')
      .set({ expires_at: new Date(Date.now() - 1_000) })
      .where('cache_key', 'like', '%expired%')
      .execute();
    const { expired } = await cleanImages(fixture.ctx, fixture.storage, 1e12);
    expect(expired).toBe(2);
    expect(await rowsOf(fixture, '%expired%')).toEqual([]);
    expect(await fixture.storage.read('poster/w342/ex/expired.webp')).toBeUndefined();
    await fixture.restart();
    expect((await fixture.getEncoded('/img/poster/w342/expired.webp')).headers['cache-control']).toBe(FOR_EVER);
  });

  test('above the budget what was asked for longest ago goes, until the rest fits', async () => {
    await fixture.service.settle();
    await fixture.ctx.db.deleteFrom('image_cache').execute();
    for (const name of ['b1', 'b2', 'b3', 'b4']) await fixture.get(`/img/poster/w342/${name}.webp`);
    await fixture.service.settle();
    await fixture.ctx.db
      .updateTable('image_cache')
      .set({ last_accessed: new Date(Date.now() - DAY_MS) })
      .where('cache_key', 'in', ['poster/w342/b1/b1.webp', 'poster/w342/b2/b2.webp'])
      .execute();
    const rows = await rowsOf(fixture, '%');
    const total = rows.reduce((sum, row) => sum + row.file_size, 0);
    const two = rows
      .filter(({ cache_key }) => /b[12]\.webp/.test(cache_key))
      .reduce((sum, row) => sum + row.file_size, 0);
    expect(await cleanImages(fixture.ctx, fixture.storage, total - two)).toEqual({ expired: 0, leastUsed: 2 });
    const left = await rowsOf(fixture, 'poster/%');
    expect(left.map(({ cache_key }) => cache_key)).toEqual(['poster/w342/b3/b3.webp', 'poster/w342/b4/b4.webp']);
    expect(await fixture.storage.read('poster/w342/b1/b1.webp')).toBeUndefined();
    expect(await fixture.storage.read('poster/w342/b3/b3.webp')).toBeDefined();
  });

  test('AVIF made in a hurry is made again later, smaller, under the same address', async () => {
    const quick = await fixture.getEncoded('/img/poster/w342/later.avif');
    await fixture.service.settle();
    const { refined, savedBytes } = await refineImages(fixture.ctx, fixture.storage);
    expect(refined).toBeGreaterThan(0);
    await fixture.restart();
    const careful = await fixture.get('/img/poster/w342/later.avif');
    expect(careful.rawPayload.length).toBeLessThanOrEqual(quick.rawPayload.length);
    expect(savedBytes).toBeGreaterThanOrEqual(quick.rawPayload.length - careful.rawPayload.length);
    expect(await sharp(careful.rawPayload).metadata()).toMatchObject({ format: 'heif', width: 342 });
    expect(await refineImages(fixture.ctx, fixture.storage)).toEqual({ refined: 0, savedBytes: 0 });
  });

  test('half a stored picture is never served: it is made again', async () => {
    const whole = await fixture.getEncoded('/img/poster/w342/half.webp');
    await fixture.service.settle();
    await fixture.storage.write('poster/w342/ha/half.webp', whole.rawPayload.subarray(0, 900), 'image/webp');
    await fixture.storage.write('source/poster/w342/ha/half', poster.subarray(0, 700), 'image/jpeg');
    await fixture.restart();
    const first = await fixture.get('/img/poster/w342/half.webp');
    expect(first.rawPayload).toEqual(poster);
    await fixture.restart();
    expect((await fixture.getEncoded('/img/poster/w342/half.webp')).rawPayload).toEqual(whole.rawPayload);
  });
});

describe('a picture that cannot be had', () => {
  let fixture: PictureFixture;
  let still: Buffer;
  beforeAll(async () => {
    fixture = await openPictures();
    still = await drawPicture(300, 169);
  });

  test.each([
    ['is not there', '/t/p/w300/a1.', (_: unknown, response: ServerResponse) => void response.writeHead(404).end()],
    ['is a page', '/t/p/w300/a2.', sendBytes('<!doctype html><html><body>Not here</body></html>', 'image/jpeg')],
    ['is empty', '/t/p/w300/a3.', sendBytes('')],
    [
      'is of a host that fails',
      '/t/p/w300/a4.',
      (_: unknown, response: ServerResponse) => void response.writeHead(500).end(),
    ],
    [
      'is cut off',
      '/t/p/w300/a5.',
      (_: unknown, response: ServerResponse) =>
        void response.writeHead(200, { 'content-length': '5000' }).write('\xff\xd8\xff', () => response.destroy()),
    ],
  ])('because it %s is a stand-in', async (_, start, answer) => {
    fixture.host.answer(start, answer);
    const name = start.slice('/t/p/w300/'.length, -1);
    const response = await fixture.get(`/img/still/w300/${name}.webp`);
    expect(response.statusCode).toBe(200);
    expectStandIn(response);
    await fixture.service.settle();
    expect(await rowsOf(fixture, `%${name}%`)).toEqual([]);
  });

  test('because its host is slow is a stand-in within 3.5 s, and there as soon as it came', async () => {
    fixture.host.answer('/t/p/w300/slow.', (_request, response) => void setTimeout(() => response.end(still), 3_700));
    const started = performance.now();
    expectStandIn(await fixture.get('/img/still/w300/slow.webp'));
    expect(performance.now() - started).toBeLessThan(3_500);
    await sleep(1_500);
    expect((await fixture.getEncoded('/img/still/w300/slow.webp')).headers['cache-control']).toBe(FOR_EVER);
    expect(fixture.host.asked.filter((path) => path.includes('slow'))).toHaveLength(1);
  });

  test('heals by itself when its host does', async () => {
    fixture.host.answer('/t/p/w300/heal.', (_request, response) => void response.writeHead(503).end());
    expectStandIn(await fixture.get('/img/still/w300/heal.webp'));
    fixture.host.answer('/t/p/w300/heal.', sendBytes(still));
    await sleep(1_100);
    expect((await fixture.getEncoded('/img/still/w300/heal.webp')).headers['cache-control']).toBe(FOR_EVER);
  });

  test('under an invalid address is a stand-in too, with status 404', async () => {
    for (const url of [
      '/img/poster/w342/abc.svg',
      '/img/poster/w341/abc.webp',
      '/img/x/w342/abc.webp',
      '/img/',
      '/img/a/b/c/d',
    ]) {
      const response = await fixture.get(url);
      expect(response.statusCode).toBe(404);
      expectStandIn(response);
    }
  });
});

describe('what it is made from', () => {
  let fixture: PictureFixture;
  beforeAll(async () => {
    fixture = await openPictures();
  });

  test.each([
    ['poster', 'w300', 'w342', 300],
    ['poster', 'w1920', 'original', 1920],
    ['backdrop', 'w92', 'w300', 92],
    ['backdrop', 'w1920', 'original', 1920],
    ['still', 'w342', 'original', 342],
    ['profile', 'w500', 'h632', 421],
    ['profile', 'w780', 'original', 780],
    ['logo', 'w342', 'w500', 342],
  ])('%s in %s comes from the %s TMDB has, %i wide', async (kind, size, served, width) => {
    const original = { original: 2000, w342: 342, w300: 300, h632: 421, w500: 500 }[served] ?? 0;
    fixture.host.answer(`/t/p/${served}/`, sendBytes(await drawPicture(original, original)));
    const { rawPayload } = await fixture.getEncoded(`/img/${kind}/${size}/made.webp`);
    expect((await sharp(rawPayload).metadata()).width).toBe(width);
    expect(fixture.host.asked).toContain(`/t/p/${served}/made.jpg`);
  });

  test('is requested as .png where there is no .jpg, and stays transparent', async () => {
    const clear = await sharp({ create: { width: 92, height: 40, channels: 4, background: '#ff000080' } })
      .png()
      .toBuffer();
    fixture.host.answer('/t/p/w92/mark.png', sendBytes(clear, 'image/png'));
    const webp = await fixture.getEncoded('/img/logo/w92/mark.webp');
    expect(await sharp(webp.rawPayload).metadata()).toMatchObject({ width: 92, height: 40, hasAlpha: true });
  });

  test("a trailer's still is the largest there is", async () => {
    fixture.host.answer('/vi/aaaaaaaaaaa/maxresdefault.jpg', sendBytes(await drawPicture(1280, 720)));
    const { rawPayload } = await fixture.getEncoded('/img/video/w1280/aaaaaaaaaaa.webp');
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1280, height: 720 });
  });

  test.each([404, 200])(
    'where that is a grey one of 120 × 90 with %i, the smaller one without its bars is shown',
    async (status) => {
      const key = `grey-key${status}`;
      const grey = await drawPicture(120, 90);
      fixture.host.answer(
        `/vi/${key}/maxresdefault.jpg`,
        (_request, response) => void response.writeHead(status).end(grey),
      );
      fixture.host.answer(`/vi/${key}/hqdefault.jpg`, sendBytes(await drawPicture(480, 360)));
      const { rawPayload } = await fixture.getEncoded(`/img/video/w1280/${key}.webp`);
      expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 480, height: 270 });
    },
  );

  test('a video that is gone has a stand-in', async () => {
    const grey = await drawPicture(120, 90);
    fixture.host.answer('/vi/gone-video1/', (_request, response) => void response.writeHead(404).end(grey));
    expectStandIn(await fixture.get('/img/video/w480/gone-video1.webp'));
  });

  test('the dark dominant colour of a poster is stored by its file, ready for the page', async () => {
    const night = await sharp({ create: { width: 342, height: 513, channels: 3, background: '#123a6b' } })
      .jpeg()
      .toBuffer();
    fixture.host.answer('/t/p/w342/night.', sendBytes(night));
    await fixture.get('/img/poster/w342/night.webp');
    await fixture.service.settle();
    const inks = await listDominantColours(fixture.ctx.db, ['night', 'day']);
    expect([...inks.keys()]).toEqual(['night']);
    expect(inks.get('night')).toMatch(/^#[0-9a-f]{6}$/);
  });
});

test('one address cannot have new pictures made for ever, and what is stored costs it nothing', async () => {
  const fixture = await openPictures('folder', { RATE_LIMITS: 'on', PICTURES_PER_MINUTE: '20' });
  fixture.host.answer('/t/p/w92/', sendBytes(await drawPicture(92, 138)));
  const ask = (file: string) => fixture.get(`/img/poster/w92/${file}.webp`);
  const statuses: number[] = [];
  for (let at = 0; at < 20; at += 1) statuses.push((await ask(`new${at}`)).statusCode);
  expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 200));
  const refused = await ask('one-more');
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
  expectStandIn(refused);
  expect((await ask('new0')).statusCode).toBe(200);
  await fixture.service.settle();
  // Storage alone has them now, and the limit of the new process is used up by others first.
  await fixture.restart();
  for (let at = 20; at < 40; at += 1) await ask(`new${at}`);
  expect((await ask('one-more')).statusCode).toBe(429);
  for (let at = 0; at < 10; at += 1) expect((await ask(`new${at}`)).statusCode).toBe(200);
});
