import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { beforeEach, expect, test, vi } from 'vitest';
import { parsePictureUrl } from '../src/shared/domain/pictures/picture-request.ts';
import { openPictures } from './pictures/open-pictures.ts';
import { drawPicture, sendBytes } from './pictures/picture-host.ts';

const SOURCE = 'public, max-age=60, s-maxage=5';
const FOR_EVER = 'public, max-age=15552000, immutable';

const fixture = await openPictures();
const poster = await drawPicture(342, 513);
beforeEach(() => fixture.host.answer('/t/p/w342/', sendBytes(poster)));

const asked = (file: string) => fixture.host.asked.filter((path) => path.includes(`/${file}.`));
function requestOf(url: string) {
  const request = parsePictureUrl(url);
  if (!request) throw new Error(`${url} is not a picture of ours`);
  return request;
}

test('a picture that is asked for the first time is what its host sent, byte for byte, and is cached briefly', async () => {
  const { statusCode, headers, rawPayload } = await fixture.get('/img/poster/w342/first.avif');
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': SOURCE,
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-site',
    vary: 'Save-Data',
  });
  expect(rawPayload).toEqual(poster);
  const again = await fixture.get('/img/poster/w342/first.avif', { 'if-none-match': String(headers.etag) });
  expect([again.statusCode, again.headers['cache-control']]).toEqual([304, SOURCE]);
  await fixture.service.settle();
  const encoded = await fixture.get('/img/poster/w342/first.avif', { 'if-none-match': String(headers.etag) });
  expect([encoded.statusCode, encoded.headers['content-type'], encoded.headers['cache-control']]).toEqual([
    200,
    'image/avif',
    FOR_EVER,
  ]);
  expect(asked('first')).toHaveLength(1);
});

test('a browser that asks again with a number behind the address gets the same picture', async () => {
  for (const query of ['', '?r=1', '?r=2', '?r=1&r=2']) {
    expect((await fixture.get(`/img/poster/w342/again.webp${query}`)).rawPayload).toEqual(poster);
  }
  await fixture.service.settle();
  expect((await fixture.get('/img/poster/w342/again.webp?r=3')).headers['cache-control']).toBe(FOR_EVER);
  expect(asked('again')).toHaveLength(1);
});

test('what one can see through is sent as the PNG it is', async () => {
  const logo = await sharp({ create: { width: 92, height: 40, channels: 4, background: '#ff000080' } })
    .png()
    .toBuffer();
  fixture.host.answer('/t/p/w92/clear.png', sendBytes(logo, 'image/png'));
  const { headers, rawPayload } = await fixture.get('/img/logo/w92/clear.webp');
  expect([headers['content-type'], rawPayload]).toEqual(['image/png', logo]);
});

test('a source of several hundred kilobytes is not sent while the small one is about to be ready', async () => {
  const noise = sharp(randomBytes(400 * 300 * 3), { raw: { width: 400, height: 300, channels: 3 } });
  const heavy = await noise.png({ compressionLevel: 0 }).toBuffer();
  expect(heavy.length).toBeGreaterThan(300_000);
  fixture.host.answer('/t/p/original/heavy.', sendBytes(heavy, 'image/png'));
  const { headers, rawPayload } = await fixture.get('/img/still/w500/heavy.jpg');
  expect([headers['content-type'], headers['cache-control']]).toEqual(['image/jpeg', FOR_EVER]);
  expect(rawPayload.length).toBeLessThan(heavy.length);
});

test('a host that fails once is asked a second time before there is a stand-in', async () => {
  let times = 0;
  fixture.host.answer('/t/p/w342/once.', (_request, response) => {
    times += 1;
    if (times === 1) response.writeHead(503).end();
    else response.end(poster);
  });
  expect((await fixture.get('/img/poster/w342/once.webp')).rawPayload).toEqual(poster);
  expect(asked('once')).toHaveLength(2);
});

test('a picture its host does not have is not asked for again soon; one that failed is, a second later', async () => {
  const fail = (status: number) => (_: unknown, response: ServerResponse) => void response.writeHead(status).end();
  fixture.host.answer('/t/p/w342/gone.', fail(404));
  fixture.host.answer('/t/p/w342/broken.', fail(500));
  for (const file of ['gone', 'broken']) {
    expect((await fixture.get(`/img/poster/w342/${file}.webp`)).headers['cache-control']).toBe('no-store');
  }
  await sleep(1_100);
  for (const file of ['gone', 'broken']) fixture.host.answer(`/t/p/w342/${file}.`, sendBytes(poster));
  expect((await fixture.get('/img/poster/w342/gone.webp')).headers['content-type']).toBe('image/svg+xml');
  expect((await fixture.get('/img/poster/w342/broken.webp')).headers['content-type']).toBe('image/jpeg');
});

test('when everything failed and its host is back, pictures are there again within eight seconds', async () => {
  fixture.host.answer('/t/p/w342/', (_request, response) => void response.destroy());
  const files = Array.from({ length: 20 }, (_, at) => `down${at}-${randomBytes(2).toString('hex')}`);
  const askAll = () => Promise.all(files.map((file) => fixture.get(`/img/poster/w342/${file}.webp`)));
  const countStandIns = async () =>
    (await askAll()).filter(({ headers }) => headers['content-type'] === 'image/svg+xml').length;
  expect(await countStandIns()).toBe(files.length);
  fixture.host.answer('/t/p/w342/', sendBytes(poster));
  await vi.waitFor(async () => expect(await countStandIns()).toBe(0), { timeout: 8_000, interval: 500 });
}, 20_000);

test('a stand-in has the dominant colour of the picture, where one of its sizes was seen before', async () => {
  const night = await sharp({ create: { width: 342, height: 513, channels: 3, background: '#123a6b' } })
    .jpeg()
    .toBuffer();
  fixture.host.answer('/t/p/w342/night.', sendBytes(night));
  fixture.host.answer('/t/p/w780/night.', (_request, response) => void response.writeHead(500).end());
  await fixture.getEncoded('/img/poster/w342/night.webp');
  const { body } = await fixture.get('/img/poster/w780/night.webp');
  const colour = /fill="(#[0-9a-f]{6})"/.exec(body)?.[1] ?? '';
  expect(colour).not.toBe('#222427');
  expect(Number.parseInt(colour.slice(5), 16)).toBeGreaterThan(Number.parseInt(colour.slice(1, 3), 16));
});

test('a size is made from a larger source that is stored, without asking its host again', async () => {
  fixture.host.answer('/t/p/w780/large.', sendBytes(await drawPicture(780, 1170)));
  await fixture.getEncoded('/img/poster/w780/large.webp');
  const { rawPayload, headers } = await fixture.getEncoded('/img/poster/w342/large.webp');
  expect([headers['content-type'], (await sharp(rawPayload).metadata()).width]).toEqual(['image/webp', 342]);
  expect(asked('large')).toEqual(['/t/p/w780/large.jpg']);
});

/** Occupies every connection to the host until `free` is called. */
async function fillConnections(prefix: string) {
  const held: ServerResponse[] = [];
  fixture.host.answer(`/t/p/w342/${prefix}`, (_request, response) => void held.push(response));
  const visits = Array.from({ length: 24 }, (_, at) =>
    fixture.service.get(requestOf(`/img/poster/w342/${prefix}${at}.webp`)),
  );
  await vi.waitFor(() => expect(held).toHaveLength(24));
  return async () => {
    for (const response of held) response.end(poster);
    await Promise.all(visits);
  };
}

test('of what waits for a connection, banners go first, then posters, and what every visitor left is not fetched', async () => {
  const banner = await drawPicture(780, 439);
  fixture.host.answer('/t/p/w780/wait-banner.', sendBytes(banner));
  fixture.host.answer('/t/p/w185/', sendBytes(await drawPicture(185, 278)));
  const free = await fillConnections('busy');
  const left = new AbortController();
  const waiting = [
    fixture.service.get(requestOf('/img/poster/w342/wait-left.webp'), { abandoned: left.signal }),
    fixture.service.get(requestOf('/img/profile/w185/wait-face.webp')),
    fixture.service.get(requestOf('/img/poster/w342/wait-poster.webp')),
    fixture.service.get(requestOf('/img/backdrop/w780/wait-banner.webp')),
  ];
  await sleep(100);
  left.abort();
  await free();
  const answers = await Promise.all(waiting);
  expect(answers.map(({ contentType }) => contentType)).toEqual([
    'image/svg+xml',
    ...['image/jpeg', 'image/jpeg', 'image/jpeg'],
  ]);
  const order = fixture.host.asked.filter((path) => path.includes('/wait-'));
  expect(order).toEqual(['/t/p/w780/wait-banner.jpg', '/t/p/w342/wait-poster.jpg', '/t/p/w185/wait-face.jpg']);
});
