import { expect, test } from 'vitest';
import { parseTicketLink, ticketKeyOf } from './ticket-link.ts';

const SHOP = { hosts: ['www.bilheteria.example'], isDemo: false };
const DEMO = { hosts: ['127.0.0.1', 'localhost', '[::1]', 'www.bilheteria.example'], isDemo: true };

test.each([
  ['https://www.bilheteria.example/filme/flow?de=lanterninha#sessoes'],
  ['https://WWW.Bilheteria.example/'],
  ['https://www.bilheteria.example:443/x'],
])('a link to a listed host is shown: %s', (link) => {
  expect(parseTicketLink(link, SHOP)).toBe(new URL(link).href);
});

test.each([
  ['another host', 'https://evil.example/'],
  ['a host that begins with ours', 'https://www.bilheteria.example.evil.example/'],
  ['a host that ends with ours', 'https://evilwww.bilheteria.example/'],
  ['a subdomain', 'https://x.www.bilheteria.example/'],
  ['the domain above', 'https://bilheteria.example/'],
  ['a dot at the end', 'https://www.bilheteria.example./'],
  ['ours as the user name', 'https://www.bilheteria.example@evil.example/'],
  ['a user name', 'https://user@www.bilheteria.example/'],
  ['a password', 'https://user:senha@www.bilheteria.example/'],
  ['another port', 'https://www.bilheteria.example:8443/'],
  ['http', 'http://www.bilheteria.example/'],
  ['a script', 'javascript:alert(1)'],
  ['a script that looks like an address', 'javascript://www.bilheteria.example/%0aalert(1)'],
  ['a script in capitals', 'JaVaScRiPt:alert(1)'],
  ['a script with a tab in it', 'java\tscript:alert(1)'],
  ['a script with a blank before it', ' javascript:alert(1)'],
  ['data', 'data:text/html,<script>alert(1)</script>'],
  ['a file', 'file://www.bilheteria.example/etc/passwd'],
  ['a blob', 'blob:https://www.bilheteria.example/1'],
  ['a line break', 'https://www.bilheteria.example/\r\nSet-Cookie: a=b'],
  ['a line break in the host', 'https://www.bilheteria\n.example/'],
  ['a NUL', 'https://www.bilheteria.example/\0'],
  ['a backslash', 'https://www.bilheteria.example\\@evil.example/'],
  ['a letter that looks like one of ours', 'https://www.bilheterіa.example/'],
  ['a soft hyphen in the host, which the parser removes', 'https://www.bilhe\u00adteria.example:8443/'],
  ['no host', 'https:///x'],
  ['a relative address', '//www.bilheteria.example/x'],
  ['a path', '/filme/flow'],
  ['nothing', ''],
  ['too many letters', `https://www.bilheteria.example/${'a'.repeat(2_000)}`],
  ['too many letters once they are escaped', `https://www.bilheteria.example/${'ã'.repeat(900)}`],
  ['this machine', 'http://127.0.0.1/'],
])('a link with %s is refused', (_what, link) => {
  expect(parseTicketLink(link, SHOP)).toBeUndefined();
});

test.each([
  ['http://127.0.0.1:4010/ingressos/1', true],
  ['http://localhost:4010/ingressos/1', true],
  ['http://[::1]:4010/ingressos/1', true],
  ['http://127.0.0.2:4010/ingressos/1', false],
  ['http://user@127.0.0.1:4010/', false],
  ['http://www.bilheteria.example/', false],
  ['https://www.bilheteria.example/', true],
])('in the demo http leads to this machine and nowhere else: %s', (link, isShown) => {
  expect(parseTicketLink(link, DEMO) !== undefined).toBe(isShown);
});

test('outside of the demo http to this machine is refused even where it is listed', () => {
  expect(parseTicketLink('http://127.0.0.1:4010/', { ...DEMO, isDemo: false })).toBeUndefined();
});

test('titles that differ in accents, capitals and punctuation are the same, those of another year are not', () => {
  const key = ticketKeyOf({ title: 'Missão: Impossível – Acerto Final', year: 2025 });
  expect(ticketKeyOf({ title: 'MISSAO IMPOSSIVEL, acerto final', year: 2025 })).toBe(key);
  expect(ticketKeyOf({ title: 'Missão Impossível', year: 2025 })).not.toBe(key);
  expect(ticketKeyOf({ title: 'Missão: Impossível – Acerto Final', year: 2024 })).not.toBe(key);
  expect(ticketKeyOf({ tmdbId: 598 })).toBe('id:598');
});
