import { expect, test } from 'vitest';
import { findTouchedFiles } from './refresh-sitemaps.ts';

test('announced tags give the files that contain them, each once', () => {
  expect(
    findTouchedFiles(['movie:1', 'movie:10000', 'movie:10001', 'series:2001', 'person:3', 'collection:1']),
  ).toEqual([
    { kind: 'filmes', number: 1 },
    { kind: 'filmes', number: 2 },
    { kind: 'series', number: 1 },
    { kind: 'temporadas', number: 2 },
    { kind: 'pessoas', number: 1 },
    { kind: 'colecoes', number: 1 },
  ]);
});

test('a genre or a platform is a page, and a list that moved is in no file', () => {
  expect(findTouchedFiles(['generos', 'platform:8', 'list:filmes', 'home', 'sitemaps'])).toEqual([
    { kind: 'paginas', number: 1 },
  ]);
});
