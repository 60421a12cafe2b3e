import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHttpApp } from '#server/infra/http.ts';
import { insertMovie, insertSeries } from '../../../test/builders/stored-title.ts';
import { openTestFixture } from '../../../test/database/test-fixture.ts';
import { mountEmbeds } from './mount-embeds.ts';

const { ctx } = await openTestFixture();
const app = await createHttpApp({ log: ctx.log, metrics: ctx.metrics, trustedProxies: [], isHttps: false });
mountEmbeds(app, { ctx, product: 'Lanterninha', isHttps: false });
afterAll(() => app.close());

const HOSTILE = '<script>alert(1)</script>"\'><img src=x onerror=alert(2)>';
beforeAll(async () => {
  await insertMovie(ctx.db, { id: 1, title: HOSTILE });
  await insertMovie(ctx.db, { id: 2, title: 'Sem oferta' });
  await insertSeries(ctx.db, { id: 7, title: 'Série & Cia' });
  await ctx.db.updateTable('movies').set({ slug: 'um-1' }).where('id', '=', 1).execute();
  await ctx.db.updateTable('movies').set({ slug: 'sem-oferta-2' }).where('id', '=', 2).execute();
  await ctx.db.updateTable('series').set({ slug: 'serie-7' }).where('id', '=', 7).execute();
});

test('a widget says where the title is, who says so, and leads to its page in a new tab', async () => {
  const { statusCode, headers, body } = await app.inject('/embed/serie/serie-7');
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(body).toContain('Série &amp; Cia');
  expect(body).toContain('JustWatch');
  expect(body).toContain('TMDB');
  expect(body).toContain(`<a href="${ctx.siteUrl}/serie/serie-7" target="_blank" rel="noopener">`);
  expect(body).toContain('<meta name="robots" content="noindex">');
  expect(headers['surrogate-key']).toContain('series:7');
});

test('a title without offers says so', async () => {
  expect((await app.inject('/embed/filme/sem-oferta-2')).body).toContain(
    'Hoje não está em nenhum streaming no Brasil.',
  );
});

test('nothing of a title becomes markup', async () => {
  const { body } = await app.inject('/embed/filme/um-1');
  expect(body).toContain('&lt;script&gt;alert(1)');
  expect(body).not.toMatch(/<script|<img[^>]+onerror/);
});

test('another slug leads to the widget of the title, and an editor who hides the title hides it', async () => {
  const moved = await app.inject('/embed/filme/outro-nome-2');
  expect([moved.statusCode, moved.headers.location]).toEqual([301, '/embed/filme/sem-oferta-2']);
  const missing = await app.inject('/embed/filme/nada');
  expect([missing.statusCode, missing.headers['cache-control']]).toEqual([404, 'public, max-age=0, s-maxage=30']);
});

test.each(['POST', 'PUT', 'DELETE'] as const)('%s is not answered', async (method) => {
  expect((await app.inject({ method, url: '/embed/filme/um-1' })).statusCode).toBe(404);
});
