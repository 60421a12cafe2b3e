import { expect, test } from 'vitest';
import { withoutTrailingSlash } from './trailing-slash.ts';

test.each([
  ['/filme/x-1/', '/filme/x-1'],
  ['/filme/x-1//', '/filme/x-1'],
  ['/filmes/?pagina=2', '/filmes?pagina=2'],
  ['//evil.example/', '/evil.example'],
  ['/\\evil.example/', '/evil.example'],
  ['/\\\\/\\evil.example/', '/evil.example'],
  ['/', undefined],
  ['/filme/', undefined],
  ['/filme/x-1', undefined],
  ['/filme/x-1?a=/', undefined],
])('%s redirects to %s', (url, shorter) => {
  expect(withoutTrailingSlash(url)).toBe(shorter);
});

test('a path of many thousand slashes takes no longer than any other', () => {
  const path = `/x${'/'.repeat(15_500)}a/`;
  const before = performance.now();
  for (let turn = 0; turn < 20; turn += 1) expect(withoutTrailingSlash(path)).toBe(path.slice(0, -1));
  // One call took 245 ms while this was a regex.
  expect(performance.now() - before).toBeLessThan(245);
});
