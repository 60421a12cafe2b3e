import { expect, test } from 'vitest';
import { TICKETS } from '#shared/domain/limits.ts';
import { parseFeed } from './parse-feed.ts';

const RULES = { hosts: ['www.bilheteria.example'], isDemo: false };
const GOOD = { tmdbId: 598, url: 'https://www.bilheteria.example/1', until: '2026-11-20T03:00:00Z' };
const parse = (entries: unknown) => parseFeed(JSON.stringify({ version: 1, entries }), RULES);
/** Enough valid entries that one invalid entry does not make the whole feed refused. */
const withGood = (entry: unknown) => parse([GOOD, GOOD, entry]);

test('an entry names its film by TMDB id, or by title and year, and may have a beginning', () => {
  const named = { title: ' Flow ', year: 2024, from: '2026-11-16T00:00:00-03:00' };
  const { tmdbId: _, ...rest } = GOOD;
  expect(parse([GOOD, { ...rest, ...named }, { ...GOOD, ...named, unknownField: 1 }])).toEqual({
    refused: 0,
    entries: [
      { film: { tmdbId: 598 }, url: GOOD.url, from: undefined, until: new Date('2026-11-20T03:00:00Z') },
      {
        film: { title: 'Flow', year: 2024 },
        url: GOOD.url,
        from: new Date('2026-11-16T03:00:00Z'),
        until: new Date('2026-11-20T03:00:00Z'),
      },
      expect.objectContaining({ film: { tmdbId: 598 } }),
    ],
  });
});

test.each([
  ['nothing', null],
  ['a list', []],
  ['text', 'x'],
  ['no film', { ...GOOD, tmdbId: undefined }],
  ['a title without a year', { ...GOOD, tmdbId: undefined, title: 'Flow' }],
  ['a title of punctuation', { ...GOOD, tmdbId: undefined, title: '...', year: 2024 }],
  ['a title with a NUL', { ...GOOD, tmdbId: undefined, title: 'Fl\0ow', year: 2024 }],
  ['a title as long as a page', { ...GOOD, tmdbId: undefined, title: 'a'.repeat(191), year: 2024 }],
  ['an id in text', { ...GOOD, tmdbId: '598' }],
  ['an id below one', { ...GOOD, tmdbId: 0 }],
  ['an id PostgreSQL cannot store', { ...GOOD, tmdbId: 2_147_483_648 }],
  ['a broken id', { ...GOOD, tmdbId: 1.5 }],
  ['no link', { ...GOOD, url: undefined }],
  ['a script for a link', { ...GOOD, url: 'javascript:alert(1)' }],
  ['a link to another host', { ...GOOD, url: 'https://evil.example/' }],
  ['no end', { ...GOOD, until: undefined }],
  ['an end without a time zone', { ...GOOD, until: '2026-11-20T03:00:00' }],
  ['an end that is no day', { ...GOOD, until: '2026-02-30T03:00:00Z' }],
  ['a beginning that is no time', { ...GOOD, from: 'ontem' }],
])('an entry with %s is refused and counted, and the others are used', (_what, entry) => {
  expect(withGood(entry)).toMatchObject({ refused: 1, entries: [{ url: GOOD.url }, { url: GOOD.url }] });
});

test.each([
  ['no JSON', '<html>502 Bad Gateway</html>'],
  ['nothing', ''],
  ['another shape', '[]'],
  ['another version', JSON.stringify({ version: 2, entries: [] })],
  ['entries that are no list', JSON.stringify({ version: 1, entries: {} })],
  [
    'more entries than there are films',
    JSON.stringify({ version: 1, entries: Array.from({ length: TICKETS.entries + 1 }, () => GOOD) }),
  ],
  [
    'mostly links that may not be shown',
    JSON.stringify({
      version: 1,
      entries: [GOOD, ...['javascript:alert(1)', 'https://evil.example/'].map((url) => ({ ...GOOD, url }))],
    }),
  ],
])('a feed of %s is not used at all', (_what, text) => {
  expect(() => parseFeed(text, RULES)).toThrow();
});

test('an empty feed says that nothing is on sale', () => {
  expect(parse([])).toEqual({ entries: [], refused: 0 });
});
