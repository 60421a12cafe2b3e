import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { issuePreviewToken } from '#server/admin/editing/preview-token.ts';
import { saveDraft } from '#server/admin/editing/save-draft.ts';
import { createRecord } from '#server/admin/records/create-record.ts';
import { callFunction } from '#server/catalogue/documents/call-function.ts';
import { createImageService } from '#server/images/serve-image.ts';
import { createCardService } from '#server/images/share-card/serve-card.ts';
import { openPictureStorage } from '#server/images/storage.ts';
import { createHttpApp } from '#server/infra/http.ts';
import { syncMovie } from '#server/sync/sync-movie.ts';
import { buildDraftCardUrl } from '#shared/domain/pictures/share-card-url.ts';
import { openTestFixture } from '../../../test/database/test-fixture.ts';
import { hire } from '../../../test/editing/hire.ts';
import { mountDraftCards } from './mount-draft-cards.ts';

const fixture = await openTestFixture({ DATABASE_STATEMENT_TIMEOUT_MS: '20000' });
const { ctx, env } = fixture;
const SECRET = 'a secret of thirty-two letters or more';
const images = createImageService(ctx, env);
const app = await createHttpApp({ log: ctx.log, metrics: ctx.metrics, trustedProxies: [], isHttps: false });
const cards = createCardService({ ctx, images, storage: openPictureStorage(env, ctx.log), product: 'Guia' });
mountDraftCards(app, ctx, { keys: [SECRET], openCards: async () => cards });
beforeAll(() => syncMovie(ctx, 598, { urgency: 'batch', deadlineMs: 10_000 }));
afterAll(async () => {
  await app.close();
  await images.close();
});

async function cardPath(): Promise<string> {
  const { value } = await callFunction(ctx, 'getMovieDetails', { movieId: 598 });
  return new URL(value.seoData.imageUrl ?? '').pathname;
}

test('the card of a draft needs its token, is never cached, and is another picture once the draft changes', async () => {
  const subject = { entity: 'movie', id: 598 } as const;
  const ana = await hire(ctx, 'Ana');
  const addressOf = (opens: 'page' | 'card') =>
    buildDraftCardUrl(issuePreviewToken(SECRET, subject, ctx.now(), opens).token);
  const write = (value: string, version: number) => saveDraft(ctx, ana, subject, [{ field: 'title', value, version }]);
  const shown = await cardPath();
  await write('Um nome que ninguém viu', 0);
  const first = await app.inject(addressOf('card'));
  expect([first.statusCode, first.headers['content-type'], first.headers['cache-control']]).toEqual([
    ...[200, 'image/jpeg'],
    'private, no-store',
  ]);
  expect(await sharp(first.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
  await write('Outro nome, bem mais comprido do que o primeiro', 1);
  const second = await app.inject(`${addressOf('card')}?v=2`);
  expect(second.rawPayload.equals(first.rawPayload)).toBe(false);
  expect(await cardPath()).toBe(shown);
  // A page's token is not valid for a card, and vice versa.
  const wrong = [
    addressOf('page'),
    addressOf('card').replace('-598-', '-666-'),
    '/cartao/previa/x.jpg',
    '/cartao/previa/',
  ];
  const answers = await Promise.all(wrong.map((path) => app.inject(path)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(wrong.map(() => 404));
}, 60_000);

test('the card of an unpublished collection is drawn from its draft', async () => {
  const ana = await hire(ctx, 'Ana');
  const id = await createRecord(ctx, ana, 'collection', { title: 'Três tempos', slug: '' });
  const draw = async () => {
    const { token } = issuePreviewToken(SECRET, { entity: 'collection', id }, ctx.now(), 'card');
    const { statusCode, headers, rawPayload } = await app.inject(buildDraftCardUrl(token));
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/jpeg']);
    return rawPayload;
  };
  const first = await draw();
  await saveDraft(ctx, ana, { entity: 'collection', id }, [{ field: 'name', value: 'Quatro tempos', version: 1 }]);
  expect((await draw()).equals(first)).toBe(false);
}, 60_000);
