import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { editMovie } from '#server/admin/editing/edit-entity.ts';
import { callFunction } from '#server/catalogue/documents/call-function.ts';
import { createImageService } from '#server/images/serve-image.ts';
import { createCardService } from '#server/images/share-card/serve-card.ts';
import { openPictureStorage } from '#server/images/storage.ts';
import { uploadPicture } from '#server/images/upload-picture.ts';
import { createClientLimit } from '#server/infra/client-limit.ts';
import { createHttpApp } from '#server/infra/http.ts';
import { syncMovie } from '#server/sync/sync-movie.ts';
import { SHARE_CARD_BYTES_MAX } from '#shared/domain/limits.ts';
import { openTestFixture } from '../../../test/database/test-fixture.ts';
import { mountShareCards } from './mount-share-cards.ts';

const fixture = await openTestFixture({ DATABASE_STATEMENT_TIMEOUT_MS: '20000' });
const { ctx, env } = fixture;
const images = createImageService(ctx, env);
const app = await createHttpApp({ log: ctx.log, metrics: ctx.metrics, trustedProxies: [], isHttps: false });
const cards = createCardService({ ctx, images, storage: openPictureStorage(env, ctx.log), product: 'Guia' });
mountShareCards(app, ctx, { cards });
beforeAll(() => syncMovie(ctx, 598, { urgency: 'batch', deadlineMs: 10_000 }));
afterAll(async () => {
  await app.close();
  await images.close();
});

async function cardPath(): Promise<string> {
  const { value } = await callFunction(ctx, 'getMovieDetails', { movieId: 598 });
  return new URL(value.seoData.imageUrl ?? '').pathname;
}

test('the card a page names is a JPEG of 1200 by 630 that chats accept, and is stored', async () => {
  const path = await cardPath();
  expect(path).toMatch(/^\/cartao\/filme\/cidade-de-deus-2002-598-/);
  // The poster may not be there at the first request: then the card is drawn without it and cached for a minute.
  let answer = await app.inject(path);
  for (let turn = 0; turn < 20 && !String(answer.headers['cache-control']).includes('immutable'); turn += 1) {
    await images.settle();
    answer = await app.inject(path);
  }
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect(answer.headers['cache-control']).toBe('public, max-age=15552000, immutable');
  expect(answer.headers['cross-origin-resource-policy']).toBe('cross-origin');
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(answer.rawPayload.length).toBeLessThanOrEqual(SHARE_CARD_BYTES_MAX);

  const again = await app.inject(path);
  expect(again.rawPayload.equals(answer.rawPayload)).toBe(true);
  const known = await app.inject({ url: path, headers: { 'if-none-match': String(answer.headers.etag) } });
  expect(known.statusCode).toBe(304);
}, 60_000);

test('when its content changes, the page names another card, and the old address redirects to it unless it is stored', async () => {
  const before = await cardPath();
  await fixture.changeFilm(598, { title: 'Cidade de Deus: Edição Especial' });
  await syncMovie(ctx, 598, { urgency: 'batch', deadlineMs: 10_000 });
  const after = await cardPath();
  expect(after).not.toBe(before);

  const made = before.replace(/-[a-z0-9]{11}\.jpg$/, '-00000000000.jpg');
  const { statusCode, headers } = await app.inject(made);
  expect([statusCode, headers.location]).toEqual([302, after]);
});

test('an address that has had its share of cards drawn is refused, and still gets stored cards', async () => {
  const limited = await createHttpApp({
    log: ctx.log,
    metrics: ctx.metrics,
    trustedProxies: ['127.0.0.1'],
    isHttps: false,
  });
  const drawn: string[] = [];
  const counting = {
    ...cards,
    findStored: async () => undefined,
    draw: async (...given: Parameters<typeof cards.draw>) => {
      drawn.push(given[0].slug);
      return cards.draw(...given);
    },
  };
  mountShareCards(limited, ctx, {
    cards: counting,
    drawings: createClientLimit({ perMinute: 1, burst: 2 }),
  });
  const path = await cardPath();
  const ask = (address: string) => limited.inject({ url: path, headers: { 'x-forwarded-for': address } });
  const statuses = [];
  for (let time = 0; time < 4; time += 1) statuses.push((await ask('203.0.113.1')).statusCode);
  expect(statuses).toEqual([200, 200, 429, 429]);
  expect(drawn).toHaveLength(2);
  const { headers } = await ask('203.0.113.1');
  expect([headers['cache-control'], headers['content-type'], headers['retry-after']]).toEqual([
    ...['no-store', 'image/svg+xml'],
    '60',
  ]);
  expect((await ask('203.0.113.2')).statusCode).toBe(200);
  counting.findStored = cards.findStored as never;
  expect((await ask('203.0.113.1')).statusCode).toBe(200);
  await limited.close();
}, 60_000);

test.each([
  '/cartao/filme/nada-999999999-00000000000.jpg',
  '/cartao/ator/x-00000000000.jpg',
  '/cartao/',
  '/cartao/filme/x.png',
])('%s is a stand-in that no cache stores', async (path) => {
  const { statusCode, headers } = await app.inject(path);
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([404, 'image/svg+xml', 'no-store']);
});

test('a picture that an editor chose fills the card of its page, and only then', async () => {
  const drawn = await cardPath();
  const red = await sharp({ create: { width: 1300, height: 900, channels: 3, background: '#c00808' } })
    .png()
    .toBuffer();
  const words = { alt: 'Vermelho', credit: 'Alguém', licence: 'Própria' };
  const { path } = await uploadPicture(ctx, { id: 'ana', network: '' }, { bytes: red, ...words });
  await editMovie(ctx, { movieId: 598, changes: { sharePath: path }, author: 'ana', note: '' });
  expect(await cardPath()).not.toBe(drawn);
  const answer = await app.inject(await cardPath());
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  const { channels } = await sharp(answer.rawPayload).stats();
  expect(channels.map(({ min, max }) => [min > 180, max < 30])).toEqual([
    [true, false],
    [false, true],
    [false, true],
  ]);
  await editMovie(ctx, { movieId: 598, changes: { sharePath: null }, author: 'ana', note: '' });
  expect(await cardPath()).toBe(drawn);
}, 60_000);
