import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHttpApp } from '#server/infra/http.ts';
import { buildSitemaps } from '#server/sitemaps/build-sitemaps.ts';
import { openTestFixture } from '../../../test/database/test-fixture.ts';
import { mountSitemaps } from './mount-sitemaps.ts';

const { ctx } = await openTestFixture({ SITE_URL: 'https://lanterninha.example' });
const app = await createHttpApp({ log: ctx.log, metrics: ctx.metrics, trustedProxies: [], isHttps: true });
mountSitemaps(app, ctx);
beforeAll(async () => void (await buildSitemaps(ctx)));
afterAll(() => app.close());

test('the index lists files that can be opened, and a client with a current ETag gets a 304', async () => {
  const index = await app.inject('/sitemap.xml');
  expect(index.headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(index.headers['cache-control']).toMatch(/^public, max-age=0, s-maxage=3600/);
  const [, address = ''] = /<sitemap><loc>([^<]+)<\/loc><lastmod>[^<]+Z<\/lastmod>/.exec(index.body) ?? [];
  expect(address).toBe('https://lanterninha.example/sitemaps/paginas-0001.xml.gz');

  const file = await app.inject({ url: new URL(address).pathname, headers: { 'accept-encoding': 'gzip, br' } });
  expect([file.statusCode, file.headers['content-type'], file.headers['content-encoding']]).toEqual([
    200,
    'application/gzip',
    undefined,
  ]);
  expect(gunzipSync(file.rawPayload).toString()).toContain('<loc>https://lanterninha.example/sobre</loc>');
  const again = await app.inject({
    url: new URL(address).pathname,
    headers: { 'if-none-match': String(file.headers.etag) },
  });
  expect(again.statusCode).toBe(304);
});

test.each(['/sitemaps/filmes-9999.xml.gz', '/sitemaps/filmes-1.xml.gz', '/sitemaps/x', '/sitemaps/..%2f..%2fetc'])(
  '%s is not there',
  async (path) => {
    expect((await app.inject(path)).statusCode).toBe(404);
  },
);

test('robots.txt names the sitemap by the configured address', async () => {
  const { body, headers } = await app.inject({ url: '/robots.txt', headers: { host: 'evil.example' } });
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toContain('Sitemap: https://lanterninha.example/sitemap.xml\n');
});
