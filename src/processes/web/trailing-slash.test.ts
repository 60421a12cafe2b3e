import { expect, test, vi } from 'vitest';
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

test('a path of many thousand slashes is read once, from each end', () => {
  const path = `/x${'/'.repeat(15_500)}a/`;
  expect(withoutTrailingSlash(path)).toBe(path.slice(0, -1));
  // A regex took 245 ms for one: it would start anew at every slash.
  const read = vi.spyOn(RegExp.prototype, 'exec');
  const replaced = vi.spyOn(String.prototype, 'replace');
  try {
    withoutTrailingSlash(path);
    expect([read.mock.calls.length, replaced.mock.calls.length]).toEqual([0, 0]);
  } finally {
    read.mockRestore();
    replaced.mockRestore();
  }
});
