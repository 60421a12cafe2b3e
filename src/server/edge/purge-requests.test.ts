import { describe, expect, test } from 'vitest';
import { buildPurgeRequests } from './purge-requests.ts';

const TAGS = ['movie:598', 'list:filmes'];
const MANY = Array.from({ length: 300 }, (_, id) => `movie:${id}`);

describe('a purge', () => {
  test('goes to our own Varnish by tag', () => {
    const place = { kind: 'varnish', url: 'http://10.0.0.1:80', secret: 'segredo' } as const;
    const headers = { Authorization: 'Bearer segredo', 'Surrogate-Key': 'movie:598 list:filmes' };
    expect(buildPurgeRequests(place, TAGS)).toEqual([{ url: 'http://10.0.0.1:80/', method: 'PURGE', headers }]);
    expect(buildPurgeRequests(place, MANY)).toHaveLength(2);
  });

  test('is soft at Fastly, and names at most 256 tags a call', () => {
    const edge = { kind: 'fastly', serviceId: 'SU1Z0isxPaozGVKXdv0eY', token: 'secret' } as const;
    expect(buildPurgeRequests(edge, TAGS)).toEqual([
      {
        url: 'https://api.fastly.com/service/SU1Z0isxPaozGVKXdv0eY/purge',
        method: 'POST',
        headers: { 'Fastly-Key': 'secret', 'Fastly-Soft-Purge': '1', 'Surrogate-Key': 'movie:598 list:filmes' },
      },
    ]);
    const sizes = buildPurgeRequests(edge, MANY).map(({ headers }) => headers['Surrogate-Key']?.split(' ').length);
    expect(sizes).toEqual([256, 44]);
  });

  test('names at most thirty tags a call at Cloudflare, and all of them in the end', () => {
    const edge = { kind: 'cloudflare', zoneId: 'abc', token: 'secret' } as const;
    expect(buildPurgeRequests(edge, TAGS)).toEqual([
      {
        url: 'https://api.cloudflare.com/client/v4/zones/abc/purge_cache',
        method: 'POST',
        headers: { Authorization: 'Bearer secret', 'Content-Type': 'application/json' },
        body: '{"tags":["movie:598","list:filmes"]}',
      },
    ]);
    const named = buildPurgeRequests(edge, MANY).flatMap(
      ({ body = '' }) => (JSON.parse(body) as { tags: string[] }).tags,
    );
    expect(named).toEqual(MANY);
  });

  test('is no request if there are no tags', () => {
    expect(buildPurgeRequests({ kind: 'varnish', url: 'http://10.0.0.1', secret: 'segredo' }, [])).toEqual([]);
  });
});
