import { expect, test } from 'vitest';
import { isEnded, type LibraryQuery, licenceStateOf, nameOf, readLibraryQuery, writeLibraryQuery } from './library.ts';

const TODAY = '2026-11-18';

test.each([
  [undefined, 'none', false],
  ['2026-11-17', 'expired', true],
  ['2026-11-18', 'expiring', false],
  ['2026-12-03', 'expiring', false],
  ['2026-12-04', 'valid', false],
] as const)('a licence until %s is %s', (expiresOn, state, ended) => {
  expect(licenceStateOf({ expiresOn }, TODAY)).toBe(state);
  expect(isEnded({ expiresOn, removedAt: undefined }, TODAY)).toBe(ended);
});

test('a picture taken off the site is ended whatever its licence', () => {
  expect(isEnded({ expiresOn: '2030-01-01', removedAt: new Date(0) }, TODAY)).toBe(true);
});

test('the address of the list is read as it was written; unknown words are ignored', () => {
  const query: LibraryQuery = { phrase: 'sol', view: 'unused', shape: 'tall', licence: 'Divulgação', page: 3 };
  expect(readLibraryQuery(new URLSearchParams(writeLibraryQuery(query)))).toEqual(query);
  expect(readLibraryQuery(new URLSearchParams('ver=nada&formato=x&pagina=-2'))).toEqual({
    ...{ phrase: '', view: 'all', shape: 'any', licence: '', page: 1 },
  });
});

test('a picture without a name is called by its description, or by its number', () => {
  const unnamed = (id: number) => `Imagem ${id}`;
  expect(nameOf({ id: 7, name: '', alt: 'Uma praia' }, unnamed)).toBe('Uma praia');
  expect(nameOf({ id: 7, name: '', alt: '' }, unnamed)).toBe('Imagem 7');
});
