import { expect, test } from 'vitest';
import { readEnv } from '../infra/env.ts';
import { listEdgePlaces, listProbeUrls, placeName } from './edge-places.ts';

const BASE = { DATABASE_URL: 'postgres://a@127.0.0.1/b', SITE_URL: 'https://site.example' };
const VARNISHES = { EDGE_URLS: 'http://10.0.0.1, http://10.0.0.2', EDGE_PURGE_SECRET: 's'.repeat(32) };
const CDN = { EDGE_SERVICE_ID: 'abc', EDGE_TOKEN: 'secret' };
const read = (variables: Record<string, string>) => readEnv({ ...BASE, ...variables });

test('there is no edge unless one is configured', () => {
  for (const env of [read({}), read({ EDGE_KIND: 'none' })]) {
    expect([listEdgePlaces(env), listProbeUrls(env)]).toEqual([[], []]);
  }
});

test('every Varnish is purged and probed separately', () => {
  const env = read({ EDGE_KIND: 'varnish', ...VARNISHES });
  expect(listEdgePlaces(env).map(placeName)).toEqual(['http://10.0.0.1', 'http://10.0.0.2']);
  expect(listProbeUrls(env)).toEqual(['http://10.0.0.1', 'http://10.0.0.2']);
});

test('a CDN in front of them is purged after them, and is what visitors see', () => {
  const env = read({ EDGE_KIND: 'varnish,fastly', ...VARNISHES, ...CDN });
  expect(listEdgePlaces(env).map(placeName)).toEqual(['http://10.0.0.1', 'http://10.0.0.2', 'fastly abc']);
  expect(listProbeUrls(env)).toEqual(['http://10.0.0.1', 'http://10.0.0.2', 'https://site.example']);
});

test('an incomplete edge configuration prevents the start', () => {
  expect(() => read({ EDGE_KIND: 'varnish' })).toThrow('EDGE_URLS');
  expect(() => read({ EDGE_KIND: 'varnish', EDGE_URLS: 'http://10.0.0.1' })).toThrow('EDGE_PURGE_SECRET');
  expect(() => read({ EDGE_KIND: 'cloudflare', EDGE_SERVICE_ID: 'abc' })).toThrow('EDGE_TOKEN');
  expect(() => read({ EDGE_KIND: 'fastly,cloudflare', ...CDN })).toThrow('one of them');
});
