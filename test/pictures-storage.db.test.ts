import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { openDatabaseDoor } from './database-door.ts';
import { mountSmallDisk } from './disk/small-disk.ts';
import { openPictures, type PictureFixture } from './pictures/open-pictures.ts';
import { drawPicture, sendBytes } from './pictures/picture-host.ts';

/** The store is skipped for five seconds after a failure, and a busy machine may need several periods. */
const PATIENT = { timeout: 60_000, interval: 1_000 };

const FOR_EVER = 'public, max-age=15552000, immutable';

async function expectPictures(fixture: PictureFixture, names: readonly string[]): Promise<void> {
  fixture.host.answer('/t/p/w342/', sendBytes(await drawPicture(342, 513)));
  for (const name of names) {
    const response = await fixture.getEncoded(`/img/poster/w342/${name}.webp`);
    expect([response.statusCode, response.headers['content-type'], response.headers['cache-control']]).toEqual([
      200,
      'image/webp',
      FOR_EVER,
    ]);
  }
  await fixture.service.settle();
}

test('with a store that is down pictures come straight from their host', async () => {
  const fixture = await openPictures('folder', {
    IMAGE_S3_BUCKET: 'images-cache',
    IMAGE_S3_ENDPOINT: 'http://127.0.0.1:9',
    IMAGE_S3_ACCESS_KEY: 'a',
    IMAGE_S3_SECRET_KEY: 'b',
  });
  await expectPictures(fixture, ['d1', 'd2', 'd3', 'd4', 'd5', 'd6']);
});

test('a store that stops responding costs a short wait at first and then nothing, and is used again when it is back', async () => {
  const door = { now: await openDatabaseDoor('http://127.0.0.1:1') };
  const real = await openPictures('s3');
  door.now = await openDatabaseDoor(String(real.env.IMAGE_S3_ENDPOINT));
  const fixture = await openPictures('folder', { ...pick(real), IMAGE_S3_ENDPOINT: door.now.url.replace(/\/$/, '') });
  await expectPictures(fixture, ['s1']);
  await expect.poll(() => real.storage.read('poster/w342/s1/s1.webp'), PATIENT).toBeDefined();
  door.now.fallSilent();
  await expectPictures(fixture, ['s2', 's3']);
  const [began, asked] = [performance.now(), door.now.unheard()];
  await expectPictures(fixture, ['s4', 's5', 's6', 's7']);
  // One try every five seconds, of three requests at most; four pictures that each read and wrote would be at least sixteen.
  const tries = 1 + Math.floor((performance.now() - began) / 5_000);
  expect(door.now.unheard() - asked).toBeLessThanOrEqual(3 * tries);
  await door.now.open();
  // Names of two characters, which are also the names of their folders.
  let next = 10;
  const storeAnother = async () => {
    const name = String(next++);
    await expectPictures(fixture, [name]);
    return real.storage.read(`poster/w342/${name}/${name}.webp`);
  };
  await expect.poll(storeAnother, PATIENT).toBeDefined();
}, 180_000);

const pick = ({ variables }: PictureFixture) =>
  Object.fromEntries(Object.entries(variables).filter(([name]) => name.startsWith('IMAGE_S3_')));

test('a store that is full takes nothing and still lets every picture through', async () => {
  const puts: string[] = [];
  const full = createServer((request, response) => {
    request.resume();
    if (request.method === 'PUT') puts.push(request.url ?? '');
    const [status, code] = request.method === 'PUT' ? [507, 'InsufficientStorage'] : [404, 'NoSuchKey'];
    response.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`);
  });
  await new Promise<void>((resolve) => full.listen(0, '127.0.0.1', resolve));
  afterAll(() => full.close());
  const endpoint = `http://127.0.0.1:${(full.address() as AddressInfo).port}`;
  const fixture = await openPictures('folder', {
    IMAGE_S3_BUCKET: 'images-cache',
    IMAGE_S3_ENDPOINT: endpoint,
    IMAGE_S3_ACCESS_KEY: 'a',
    IMAGE_S3_SECRET_KEY: 'b',
  });
  await expectPictures(fixture, ['f1', 'f2', 'f3', 'f4']);
  expect(puts.length).toBeGreaterThan(0);
});

test('a folder that cannot be written to is no reason for a missing picture', async () => {
  const file = path.join(tmpdir(), `not-a-folder-${process.pid}`);
  await writeFile(file, 'a file');
  const fixture = await openPictures('folder', { IMAGE_FOLDER: path.join(file, 'images') });
  await expectPictures(fixture, ['r1', 'r2', 'r3', 'r4']);
});

test('a disk that is full costs no visitor a picture, stores no part of one, and is used again when there is room', async () => {
  const disk = mountSmallDisk(1);
  onTestFinished(() => disk.unmount());
  const fixture = await openPictures('folder', { IMAGE_FOLDER: disk.folder });
  await expectPictures(fixture, ['g1']);
  expect(await fixture.storage.read('poster/w342/g1/g1.webp')).toBeDefined();
  disk.fill();
  await expectPictures(fixture, ['g2', 'g3', 'g4', 'g5']);
  expect(await fixture.storage.read('poster/w342/g2/g2.webp')).toBeUndefined();
  disk.free();
  let next = 10;
  const storeAnother = async () => {
    const name = String(next++);
    await expectPictures(fixture, [name]);
    return fixture.storage.read(`poster/w342/${name}/${name}.webp`);
  };
  await expect.poll(storeAnother, PATIENT).toBeDefined();
}, 120_000);

test('without a database pictures are served, from storage and from their host', async () => {
  const fixture = await openPictures();
  await expectPictures(fixture, ['n1']);
  const away = await openPictures('folder', {
    DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none',
    IMAGE_FOLDER: fixture.env.IMAGE_FOLDER,
    IMAGE_SOURCE_URL: fixture.env.IMAGE_SOURCE_URL,
  });
  const kept = await away.get('/img/poster/w342/n1.webp');
  expect(kept.headers['cache-control']).toBe(FOR_EVER);
  const fresh = await away.getEncoded('/img/poster/w342/n2.webp');
  expect(fresh.headers['cache-control']).toBe(FOR_EVER);
});
