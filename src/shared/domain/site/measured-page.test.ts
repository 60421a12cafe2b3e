import { expect, test } from 'vitest';
import { MEASURED_PATH_CHARACTERS } from '../limits.ts';
import { isMeasured, isMeasuredPath, sectionOf, titleOfPath, toMeasuredPath } from './measured-page.ts';

test.each([
  ['/', '/'],
  ['/filme/bacurau-2019-446159', '/filme/bacurau-2019-446159'],
  ['/buscar?q=meu+nome', '/buscar'],
  ['/privacidade#cookies', '/privacidade'],
  ['/filmes?pagina=2#fim', '/filmes'],
  ['/admin', undefined],
  ['/admin/filmes/603', undefined],
  ['/ADMIN/login', undefined],
  ['/administradora', '/administradora'],
  ['', undefined],
  ['filmes', undefined],
])('the address %j is measured as %j', (address, path) => {
  expect(toMeasuredPath(address)).toBe(path);
});

test('a long address is cut to the maximum length', () => {
  expect(toMeasuredPath(`/${'a'.repeat(5_000)}`)).toHaveLength(MEASURED_PATH_CHARACTERS);
});

test.each([
  '/a?b',
  '/a#b',
  '/a b',
  '/a\nb',
  'https://x.example/',
  `/${'a'.repeat(MEASURED_PATH_CHARACTERS)}`,
  '/admin/',
])('%j is refused as a path', (path) => {
  expect(isMeasuredPath(path)).toBe(false);
});

test.each([
  ['/', 'inicio'],
  ['/filme/bacurau-2019-446159', 'filme'],
  ['/filmes/genero/acao-28', 'filmes'],
  ['/serie/x-1/2', 'serie'],
  ['/nao/existe', 'outra'],
  ['/constructor', 'outra'],
])('%s is counted as %s', (path, section) => {
  expect(sectionOf(path)).toBe(section);
});

test.each([
  ['/filme/bacurau-2019-446159', { kind: 'movie', slug: 'bacurau-2019-446159' }],
  ['/serie/ruptura-2022-95396/temporada/2', { kind: 'series', slug: 'ruptura-2022-95396' }],
  ['/filme/', undefined],
  ['/filme/Bacurau', undefined],
  ['/filmes/populares', undefined],
  ['/pessoa/x-1', undefined],
  [`/filme/${'a'.repeat(201)}`, undefined],
])('%s is a view of %o', (path, title) => {
  expect(titleOfPath(path)).toEqual(title);
});

test('the admin area is a folder, not a prefix of a word', () => {
  expect([isMeasured('/admin'), isMeasured('/admin/x'), isMeasured('/adminx')]).toEqual([false, false, true]);
});
