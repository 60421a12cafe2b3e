import { expect, test } from 'vitest';
import { isFromOurPages, isOtherLoopbackName } from './cross-site.ts';

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

test.each([
  ['127.0.0.1:3000', 'http://localhost:3000', true],
  ['[::1]:3000', 'http://localhost:3000', true],
  ['localhost:3000', 'http://127.0.0.1:3000', true],
  ['localhost:3000', 'http://localhost:3000', false],
  ['127.0.0.1:3001', 'http://localhost:3000', false],
  ['127.0.0.1:3000', 'https://lanterninha.example', false],
  ['evil.example:3000', 'http://localhost:3000', false],
  [undefined, 'http://localhost:3000', false],
  ['not a host', 'http://localhost:3000', false],
])('%s is another name of %s on this machine: %s', (host, siteUrl, isOther) => {
  expect(isOtherLoopbackName(host, siteUrl)).toBe(isOther);
});
