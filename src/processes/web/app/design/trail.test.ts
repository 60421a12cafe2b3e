import { expect, test } from 'vitest';
import { buildSureTrail, buildTrail } from './trail.ts';

const written = (pathname: string, names?: Record<string, string>) =>
  buildTrail(pathname, names)
    .map(({ label, to }) => `${label} ${to}`)
    .join(' > ');

test.each([
  ['/filmes', 'Início / > Filmes /filmes'],
  ['/series/no-ar-hoje', 'Início / > Séries /series > No ar hoje /series/no-ar-hoje'],
  ['/filmes/em-cartaz', 'Início / > Filmes /filmes > Em cartaz /filmes/em-cartaz'],
  ['/colecoes', 'Início / > Coleções /colecoes'],
  ['/noticias', 'Início / > Notícias /noticias'],
  ['/privacidade', 'Início / > Política de Privacidade /privacidade'],
  ['/serie/x-1/2', 'Início / > Séries /series > X 1 /serie/x-1 > Temporada 2 /serie/x-1/2'],
  ['/desconhecido-mesmo', 'Início / > Desconhecido mesmo /desconhecido-mesmo'],
])('the trail of %s is %s', (pathname, trail) => {
  expect(written(pathname)).toBe(trail);
});

test('the kind of a list is no crumb, and a page supplies the names that its address lacks', () => {
  expect(written('/filmes/genero/acao-28', { 'acao-28': 'Ação' })).toBe(
    'Início / > Filmes /filmes > Ação /filmes/genero/acao-28',
  );
  expect(written('/serie/dark-1/1/episodio/3', { 'dark-1': 'Dark' })).toBe(
    'Início / > Séries /series > Dark /serie/dark-1 > Temporada 1 /serie/dark-1/1 > Episódio 3 /serie/dark-1/1/episodio/3',
  );
});

test('the home page has no trail', () => {
  expect(buildTrail('/')).toEqual([]);
});

test('a segment cannot name an inherited property of an object', () => {
  expect(written('/constructor')).toBe('Início / > Constructor /constructor');
});

test.each([
  ['/filmes', ['Início'], 'Filmes'],
  ['/series/no-ar-hoje', ['Início', 'Séries'], 'No ar hoje'],
  ['/filmes/genero/acao-28', ['Início', 'Filmes'], undefined],
  ['/generos/ficcao-cientifica', ['Início', 'Gêneros'], undefined],
  ['/colecoes/star-wars-em-ordem', ['Início', 'Coleções'], undefined],
  ['/', [], undefined],
])('while %s is loading no slug is shown as a name', (pathname, labels, current) => {
  const sure = buildSureTrail(pathname);
  expect([sure.trail.map(({ label }) => label), sure.current?.label]).toEqual([labels, current]);
});
