import { describe, expect, test } from 'vitest';
import { toPageHref } from './find-link.ts';
import { kindOfPage } from './page-kinds.ts';

test.each([
  ['/', 'default'],
  ['/buscar', 'default'],
  ['/filmes', 'lists'],
  ['/filmes/genero/drama-18', 'lists'],
  ['/series/no-ar-hoje', 'lists'],
  ['/generos', 'genres'],
  ['/generos/drama', 'lists'],
  ['/plataformas/netflix', 'lists'],
  ['/pessoas', 'lists'],
  ['/colecoes', 'collections'],
  ['/colecoes/brasil', 'collection'],
  ['/filme/cidade-de-deus-2002-598', 'details'],
  ['/serie/cangaco-novo-2023-209876/2', 'details'],
  ['/pessoa/fernanda-montenegro-1', 'details'],
  ['/admin/filmes', undefined],
  ['/api/docs', undefined],
  ['/nada', undefined],
] as const)('%s has the times of %s', (path, kind) => {
  expect(kindOfPage(path)).toBe(kind);
});

describe('a link', () => {
  const link = { origin: 'https://a', pathname: '/filmes', search: '?pagina=2', target: '', download: '' };
  const shown = { ...link, search: '' };

  test('to another page of ours is one to fetch ahead', () => {
    expect(toPageHref(link, shown)).toBe('/filmes?pagina=2');
  });

  test.each([
    ['to the page that is shown', { search: '' }],
    ['to another site', { origin: 'https://b' }],
    ['into another window', { target: '_blank' }],
    ['to a file', { download: 'pôster.jpg' }],
    ['to a path that is not a page', { pathname: '/api/docs' }],
    ['to the admin area', { pathname: '/admin/filmes' }],
  ])('%s is not', (_what, change) => {
    expect(toPageHref({ ...link, ...change }, shown)).toBeUndefined();
  });
});
