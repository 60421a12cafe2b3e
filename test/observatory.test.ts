import { expect, test } from 'vitest';
import { noncePolicy, securityHeaders } from '../src/server/infra/security-headers.ts';
import { scoreByObservatory } from './observatory.ts';

const SITE = 'https://lanterninha.example';
const ours = (changes: Record<string, string> = {}) =>
  new Headers({ ...securityHeaders({ isHttps: true }), ...changes });
const score = (headers: Headers, html = '<script src="/assets/a.js"></script>') =>
  scoreByObservatory(headers, html, SITE);

test('our headers have 100 and all the extra credit a page without cookies can have but preloading and integrity', () => {
  // Bonus points: policy 10, referrer 5, framing 5, resource policy 10, opener policy 10.
  expect(score(ours())).toBe(140);
  const signedIn = ours({
    'Referrer-Policy': 'same-origin',
    'Content-Security-Policy': noncePolicy('n', { isHttps: true }),
  });
  signedIn.append('set-cookie', '__Host-session=1; Secure; HttpOnly; SameSite=Strict; Path=/');
  expect(score(signedIn)).toBe(145);
});

test.each([
  ['no policy', { 'Content-Security-Policy': '' }, 75],
  ['a policy with unsafe-inline scripts', { 'Content-Security-Policy': "script-src 'unsafe-inline'" }, 80],
  ['a policy that names a directive twice', { 'Content-Security-Policy': "img-src 'self'; img-src *" }, 75],
  [
    'a policy with unsafe styles only',
    { 'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'" },
    130,
  ],
  ['HSTS for a day', { 'Strict-Transport-Security': 'max-age=86400' }, 130],
  [
    'any origin with its cookies',
    { 'Access-Control-Allow-Origin': SITE, 'Access-Control-Allow-Credentials': 'true' },
    50,
  ],
  ['a referrer for everybody', { 'Referrer-Policy': 'unsafe-url' }, 130],
])('%s is scored as published', (_what, changes, expected) => {
  // Without frame-ancestors framing is still refused, by X-Frame-Options.
  expect(score(ours(changes))).toBe(expected);
});

test('a script of another host without integrity, and a session cookie a script can read, cost what is published', () => {
  expect(score(ours(), '<script src="https://cdn.example/a.js"></script>')).toBe(135);
  const headers = ours();
  headers.append('set-cookie', 'session=1; Secure; SameSite=Lax');
  expect(score(headers)).toBe(70);
});
