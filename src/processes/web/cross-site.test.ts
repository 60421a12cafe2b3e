import { expect, test } from 'vitest';
import { isFromOurPages } from './cross-site.ts';

const SITE = 'https://lanterninha.example';

test.each([
  [SITE, 'same-origin'],
  [SITE, undefined],
  [undefined, 'same-origin'],
])('a form of ours (%s, %s) is taken', (origin, fetchSite) => {
  expect(isFromOurPages({ origin, fetchSite }, SITE)).toBe(true);
});

test.each([
  ['https://evil.example', undefined],
  ['https://evil.example', 'same-origin'],
  [SITE, 'cross-site'],
  [SITE, 'same-site'],
  [SITE, 'none'],
  ['null', undefined],
  ['null', 'same-origin'],
  ['http://lanterninha.example', undefined],
  ['https://lanterninha.example.evil.example', undefined],
  [undefined, 'cross-site'],
  [undefined, undefined],
])('what another site sends (%s, %s) is refused', (origin, fetchSite) => {
  expect(isFromOurPages({ origin, fetchSite }, SITE)).toBe(false);
});
