import { expect, test } from 'vitest';
import { cacheHeaders } from './cache-headers.ts';

const tags = (count: number) => Array.from({ length: count }, (_, id) => `movie:${id}`);

test('an answer is kept for its lifetime and named by its tags, for both kinds of edge', () => {
  const headers = cacheHeaders({ ttlSeconds: 1_800, tags: ['movie:598', 'list:filmes'] });
  expect(headers['Cache-Control']).toContain('s-maxage=1800');
  expect(headers['Surrogate-Key']).toBe('movie:598 list:filmes');
  expect(headers['Cache-Tag']).toBe('movie:598,list:filmes');
});

test('an answer made of more things than a header can name is kept for a minute', () => {
  const headers = cacheHeaders({ ttlSeconds: 1_800, tags: tags(400) });
  expect(headers['Cache-Control']).toContain('s-maxage=60');
  expect((headers['Surrogate-Key'] ?? '').length).toBeLessThan(3_000);
});
