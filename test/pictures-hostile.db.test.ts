import type { ServerResponse } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawHostileFiles } from './pictures/hostile-files.ts';
import { openPictures } from './pictures/open-pictures.ts';
import { drawPicture, sendBytes } from './pictures/picture-host.ts';

const fixture = await openPictures();
const files = await drawHostileFiles();
const good = await drawPicture(300, 169);

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
const residentMb = () => {
  collect();
  collect();
  return process.memoryUsage.rss() / 1024 / 1024;
};

/** IMAGE_WAIT_MS, plus a margin for a busy machine. */
const LONGEST_MS = 3_500;

async function expectStandIn(url: string): Promise<number> {
  const began = performance.now();
  const response = await fixture.get(url);
  const ms = performance.now() - began;
  expect([url, response.statusCode, response.headers['content-type']]).toEqual([url, 200, 'image/svg+xml']);
  expect(response.headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  expect(ms).toBeLessThan(LONGEST_MS);
  return ms;
}

test('there are at least 60 of them', () => {
  expect(new Set(files.map(({ name }) => name)).size).toBe(files.length);
  expect(files.length).toBeGreaterThanOrEqual(60);
});

test('hostile files are answered with a stand-in in time, also when nothing is encoded yet, take no memory with them and are not stored', async () => {
  // One ordinary picture first, so that libvips's initial memory is not counted.
  fixture.host.answer('/t/p/w342/', sendBytes(await drawPicture(342, 513)));
  for (const format of ['avif', 'webp', 'jpg']) await fixture.get(`/img/poster/w342/good.${format}`);
  const before = residentMb();
  for (const [index, { name, bytes }] of files.entries()) {
    fixture.host.answer(`/t/p/w780/hostile${index}.`, sendBytes(bytes));
    for (const format of ['webp', 'jpg']) {
      await expectStandIn(`/img/backdrop/w500/hostile${index}.${format}`).catch((error: unknown) => {
        throw new Error(`${name}: ${String(error)}`);
      });
    }
  }
  await fixture.service.settle();
  const after = residentMb();
  expect(after - before).toBeLessThan(150);
  const stored = await fixture.ctx.db
    .selectFrom('image_cache')
    .select('cache_key')
    .where('cache_key', 'like', '%hostile%')
    .execute();
  expect(stored).toEqual([]);
  for (const index of files.keys()) {
    expect(await fixture.storage.read(`source/backdrop/w780/ho/hostile${index}`)).toBeUndefined();
    expect(await fixture.storage.read(`backdrop/w500/ho/hostile${index}.webp`)).toBeUndefined();
  }
}, 120_000);

const rude: [string, (response: ServerResponse) => void][] = [
  ['never says a word', () => undefined],
  [
    'says it sends a picture and sends none',
    (response) => void response.writeHead(200, { 'content-type': 'image/jpeg' }).flushHeaders(),
  ],
  ['sends without end', (response) => sendForEver(response)],
  ['sends a byte a second', (response) => drip(response)],
  ['sends a picture, a byte a second', (response) => drip(response, good)],
  [
    'sends a picture and 50 MB behind it',
    (response) => void response.end(Buffer.concat([good, Buffer.alloc(50_000_000)])),
  ],
  [
    'announces the length of a picture and 50 MB',
    (response) => void response.writeHead(200, { 'content-length': '50000000' }).write(good),
  ],
  ['announces 4 GB', (response) => void response.writeHead(200, { 'content-length': String(2 ** 32) }).flushHeaders()],
  [
    'packs zeros',
    (response) =>
      void response
        .writeHead(200, { 'content-encoding': 'gzip', 'content-type': 'image/jpeg' })
        .end(gzipSync(Buffer.alloc(50_000_000))),
  ],
  ['hangs up', (response) => void response.destroy()],
  ['answers 204', (response) => void response.writeHead(204).end()],
  ['answers 206', (response) => void response.writeHead(206).end('x')],
  ['answers 418', (response) => void response.writeHead(418).end('x')],
];

function sendForEver(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'image/jpeg' });
  const block = Buffer.alloc(1024 * 1024, 0xff);
  const more = () => {
    while (!response.destroyed && response.write(block));
  };
  response.on('drain', more);
  more();
}

function drip(response: ServerResponse, bytes = Buffer.alloc(100, 0xff)): void {
  response.writeHead(200, { 'content-type': 'image/jpeg' });
  let at = 0;
  const timer = setInterval(() => response.write(bytes.subarray(at, ++at)), 1_000);
  response.on('close', () => clearInterval(timer));
}

test.each(rude)('a host that %s costs a visitor 3.5 s at most, and none of its bytes arrive', async (name, answer) => {
  const file = name.replaceAll(/[^a-z0-9]/gi, '-');
  fixture.host.answer(`/t/p/w300/${file}.`, (_request, response) => answer(response));
  await expectStandIn(`/img/still/w300/${file}.webp`);
});

test('a JPEG whose pixels are none is never stored, and soon a stand-in', async () => {
  // Removes the quantisation tables: the structure stays valid, the pixels cannot be decoded.
  const spoiled = Buffer.from(good);
  for (let at = 0; (at = spoiled.indexOf(Buffer.from([0xff, 0xdb]), at)) >= 0; at += 2) spoiled[at + 1] = 0xfe;
  fixture.host.answer('/t/p/w300/spoiled.', sendBytes(spoiled));
  const first = await fixture.get('/img/still/w300/spoiled.webp');
  expect(first.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'content-type': 'image/jpeg' });
  await fixture.service.settle();
  await expectStandIn('/img/still/w300/spoiled.webp');
  expect(await fixture.storage.read('source/still/w300/sp/spoiled')).toBeUndefined();
});

test('a picture with something hidden behind it comes out as the picture alone, as it came and encoded', async () => {
  const hidden = '<script>alert("hidden")</script>';
  fixture.host.answer('/t/p/w300/behind.', sendBytes(Buffer.concat([good, Buffer.from(hidden), good])));
  const source = await fixture.get('/img/still/w300/behind.jpg');
  expect(source.rawPayload).toEqual(good);
  const { rawPayload, headers } = await fixture.getEncoded('/img/still/w300/behind.jpg');
  expect(headers['content-type']).toBe('image/jpeg');
  expect(rawPayload.includes(hidden)).toBe(false);
  expect((await sharp(rawPayload).metadata()).width).toBe(300);
});

test.each([
  ['text/html', 'jpeg'],
  ['image/svg+xml', 'png'],
  ['application/javascript', 'webp'],
] as const)('whatever a host calls it (%s), a browser gets the type its bytes have (%s)', async (called, format) => {
  const bytes = await drawPicture(300, 169, format);
  fixture.host.answer(`/t/p/w300/lies-${format}.`, sendBytes(bytes, called));
  const { rawPayload, headers } = await fixture.get(`/img/still/w300/lies-${format}.avif`);
  expect(headers).toMatchObject({
    'content-type': `image/${format}`,
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-site',
  });
  expect(rawPayload).toEqual(bytes);
});
