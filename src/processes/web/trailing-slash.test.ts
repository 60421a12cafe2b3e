import { expect, test } from 'vitest';
import { withoutTrailingSlash } from './trailing-slash.ts';

test.each([
  ['/filme/x-1/', '/filme/x-1'],
  ['/filme/x-1//', '/filme/x-1'],
  ['/filmes/?pagina=2', '/filmes?pagina=2'],
  ['//evil.example/', '/evil.example'],
  ['/\\\\evil.example/', '/\\\\evil.example'],
  ['/', undefined],
  ['/filme/', undefined],
  ['/filme/x-1', undefined],
  ['/filme/x-1?a=/', undefined],
])('%s leads to %s', (url, shorter) => {
  expect(withoutTrailingSlash(url)).toBe(shorter);
});
