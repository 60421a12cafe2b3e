import { expect, test } from 'vitest';
import { isOursToLead, parseRedirectFrom, parseRedirectTo } from './redirect-path.ts';

test.each([
  ['/blog/antigo', '/blog/antigo'],
  ['  /blog/antigo/  ', '/blog/antigo'],
  ['/blog?x=1#y', '/blog'],
  ['/ação', '/a%C3%A7%C3%A3o'],
  ['/a%C3%A7%C3%A3o', '/a%C3%A7%C3%A3o'],
  ['/a/../b', '/b'],
])('a redirect from "%s" is compared as %s', (typed, path) => {
  expect(parseRedirectFrom(typed)).toBe(path);
});

test.each([
  '',
  'blog',
  '//example.com',
  '/\\example.com',
  'https://example.com/x',
  '/a b',
  '/x/..//evil.example',
  '/./\\evil.example',
  '/%2e%2e//evil.example',
  '/%E0%A4%A',
  `/${'x'.repeat(400)}`,
])('"%s" is no address of ours', (typed) => {
  expect(parseRedirectFrom(typed)).toBeUndefined();
  expect(parseRedirectTo(typed)).toBeUndefined();
});

test('the target of a redirect may have a query', () => {
  expect(parseRedirectTo('/filmes?genero=drama')).toBe('/filmes?genero=drama');
});

test.each([
  ['/filme/x-1', true],
  ['/apice', true],
  ['/', false],
  ['/admin', false],
  ['/admin.data', false],
  ['/api/getHomeAll', false],
  ['/img/poster/w342/x.webp', false],
])('whether an editor may redirect %s: %s', (path, isOurs) => {
  expect(isOursToLead(path)).toBe(isOurs);
});
