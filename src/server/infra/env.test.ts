import { expect, test } from 'vitest';
import { readEnv } from './env.ts';

const DATABASE_URL = 'postgres://lanterninha_app@127.0.0.1/lanterninha';

test('only the database has to be named; the product has a name of its own', () => {
  expect(readEnv({ DATABASE_URL })).toMatchObject({ PRODUCT_NAME: 'Lanterninha', PORT: 3000, TRUSTED_PROXIES: [] });
});

test('every problem is listed at once', () => {
  const wrong = { PORT: 'three', SITE_URL: 'ftp://x', LOG_LEVEL: 'loud', TMDB_RATE_PER_SECOND: '0' };
  expect(() => readEnv(wrong)).toThrow(/DATABASE_URL[\s\S]*/);
  for (const name of ['DATABASE_URL', ...Object.keys(wrong)]) expect(() => readEnv(wrong)).toThrow(name);
});

test('an empty line means "not set"', () => {
  expect(readEnv({ DATABASE_URL, PRODUCT_NAME: '', DATABASE_OWNER_URL: '' })).toMatchObject({
    PRODUCT_NAME: 'Lanterninha',
  });
});

test('the site is its origin: a path or a trailing slash does not reach canonical addresses', () => {
  expect(readEnv({ DATABASE_URL, SITE_URL: 'https://lanterninha.example/x/' }).SITE_URL).toBe(
    'https://lanterninha.example',
  );
});

test('analytics are configured whole or not at all', () => {
  for (const half of [{ GA4_MEASUREMENT_ID: 'G-ABCD1234' }, { GA4_API_SECRET: 'x' }]) {
    expect(() => readEnv({ DATABASE_URL, ...half })).toThrow('set together or not at all');
  }
  const whole = { GA4_MEASUREMENT_ID: 'G-ABCD1234', GA4_API_SECRET: 'x' };
  expect(readEnv({ DATABASE_URL, ...whole })).toMatchObject(whole);
});

test('an edge is configured whole or not at all', () => {
  const halves = [
    { EDGE_KIND: 'varnish' },
    { EDGE_KIND: 'fastly', EDGE_TOKEN: 'x' },
    { EDGE_KIND: 'varnish', EDGE_URLS: 'x' },
  ];
  for (const half of halves) expect(() => readEnv({ DATABASE_URL, ...half })).toThrow(/EDGE_(?:KIND|URLS)/);
  const edges = readEnv({ DATABASE_URL, EDGE_KIND: 'varnish', EDGE_URLS: 'http://10.0.0.1, http://10.0.0.2' });
  expect(edges.EDGE_URLS).toEqual(['http://10.0.0.1', 'http://10.0.0.2']);
});
