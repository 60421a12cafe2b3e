import { expect, test } from 'vitest';
import { isExportThere, parseExportName } from './export-name.ts';

const nameOf = (text: string) => parseExportName(`/p/exports/${text}`);

test('a file is named after its kind and its day, month first', () => {
  expect(nameOf('adult_person_ids_11_14_2026.json.gz')).toEqual({ file: 'adult_person_ids', day: 20771 });
});

test.each(['movie_ids_14_11_2026.json.gz', 'movie_ids_11_14_2026.json', 'secrets_11_14_2026.json.gz', 'movie_ids'])(
  '%s is no export',
  (text) => {
    expect(nameOf(text)).toBeUndefined();
  },
);

test.each([
  ['2026-11-14T07:59:59Z', false],
  ['2026-11-14T08:00:00Z', true],
  ['2027-02-12T07:59:59Z', true],
  ['2027-02-12T08:00:00Z', false],
])('the file of 14 November is there at %s: %j', (now, isThere) => {
  const name = nameOf('movie_ids_11_14_2026.json.gz');
  expect(name && isExportThere(name, new Date(now))).toBe(isThere);
});
