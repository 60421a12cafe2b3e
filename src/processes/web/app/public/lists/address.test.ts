import { describe, expect, test } from 'vitest';
import { buildAddress, findCanonical, readQuery } from './address.ts';
import { NO_FILTERS } from './filter-parameters.ts';
import {
  genreHubParameters,
  genreListParameters,
  platformHubParameters,
  platformListParameters,
  rankedParameters,
  readKind,
  titleListParameters,
} from './parameters.ts';

const at = (address: string) => new URL(address, 'https://lanterninha.example');
const movies = titleListParameters('movie');
const series = titleListParameters('series');

describe('an address of the films', () => {
  test.each([
    ['/filmes?pagina=1', '/filmes'],
    ['/filmes?page=3', '/filmes?pagina=3'],
    ['/filmes?pagina=03', '/filmes?pagina=3'],
    ['/filmes?pagina=0', '/filmes'],
    ['/filmes?pagina=-2', '/filmes'],
    ['/filmes?pagina=dois', '/filmes'],
    ['/filmes?pagina=', '/filmes'],
    ['/filmes?pagina=2&pagina=3', '/filmes?pagina=2'],
    ['/filmes?pagina=9999999999', '/filmes'],
    ['/filmes?ordenacao=mais-populares', '/filmes'],
    ['/filmes?ordenacao=popularidade', '/filmes'],
    ['/filmes?ordenacao=qualquer', '/filmes'],
    ['/filmes?ordenacao=avaliacao-desc', '/filmes?ordenacao=melhor-avaliados'],
    ['/filmes?ordenacao=melhor-avaliadas', '/filmes?ordenacao=melhor-avaliados'],
    ['/filmes?genero=&ordenacao=mais-populares', '/filmes'],
    ['/filmes?genero=todos', '/filmes'],
    ['/filmes?genero=Drama', '/filmes?genero=drama'],
    ['/filmes?pagina=2&ordenacao=mais-antigos&genero=drama', '/filmes?genero=drama&ordenacao=mais-antigos&pagina=2'],
    ['/filmes?pagina=1&utm_source=x', '/filmes'],
    ['/FILMES?pagina=2', '/filmes?pagina=2'],
    ['/filmes?plataformas=netflix&plataformas=max', '/filmes?plataformas=netflix,max'],
    ['/filmes?plataformas=netflix%2Cnetflix,', '/filmes?plataformas=netflix'],
    ['/filmes?plataformas=Netflix', '/filmes?plataformas=netflix'],
    ['/filmes?acesso=cinema,incluso&acesso=outro', '/filmes?acesso=incluso,cinema'],
    ['/filmes?idade=L', '/filmes?idade=livre'],
    ['/filmes?idade=11', '/filmes'],
    ['/filmes?idade=0', '/filmes?idade=livre'],
    ['/filmes?duracao=100', '/filmes'],
    ['/filmes?nota=7.5', '/filmes'],
    ['/filmes?pais=BR', '/filmes?pais=br'],
    ['/filmes?pais=usa', '/filmes'],
    ['/filmes?audio=&nota=&de=&ate=', '/filmes'],
    [
      '/filmes?genero=drama&nota=7&ate=1999&de=1990&idade=10&plataformas=max&ordenacao=chegada&duracao=110&acesso=gratis',
      '/filmes?plataformas=max&acesso=gratis&idade=10&duracao=110&de=1990&ate=1999&nota=7&genero=drama&ordenacao=chegada',
    ],
  ])('%s leads to %s', (asked, canonical) => {
    expect(findCanonical('/filmes', movies, at(asked))).toBe(canonical);
  });

  test.each([
    '/filmes',
    '/filmes?pagina=2',
    '/filmes?genero=drama&ordenacao=mais-antigos&pagina=2',
    '/filmes?utm_source=x',
    '/filmes?pagina=600',
    '/filmes?plataformas=netflix,max&acesso=incluso,gratis&idade=livre&duracao=30&pais=br&audio=dublado&nota=9',
  ])('%s is the right one', (asked) => {
    expect(findCanonical('/filmes', movies, at(asked))).toBeUndefined();
  });

  test('is read into a query', () => {
    expect(readQuery(movies, at('/filmes?genero=drama&ordenacao=mais-votados&pagina=4').searchParams)).toEqual({
      ...NO_FILTERS,
      genre: 'drama',
      sort: 'votes-desc',
      page: 4,
    });
  });

  test('cannot lead to another site', () => {
    expect(findCanonical('/filmes', movies, at('/%2F%2Fevil.example?pagina=1'))).toBe('/filmes');
  });
});

test.each([
  ['films', movies, 'melhor-avaliados'],
  ['series', series, 'melhor-avaliadas'],
])('the order of %s is written in their own gender', (_what, parameters, word) => {
  expect(buildAddress('/x', parameters, { ...NO_FILTERS, genre: '', sort: 'rating-desc', page: 1 })).toBe(
    `/x?ordenacao=${word}`,
  );
});

test('each screen has its own name for the page and understands the other', () => {
  expect(findCanonical('/pessoas', rankedParameters, at('/pessoas?pagina=2'))).toBe('/pessoas?page=2');
  expect(findCanonical('/pessoas', rankedParameters, at('/pessoas?page=2'))).toBeUndefined();
  const onPlatform = platformListParameters('series');
  expect(findCanonical('/p', onPlatform, at('/p?page=2'))).toBe('/p?pagina=2');
});

describe('the year', () => {
  const parameters = genreListParameters('movie');
  test.each([
    ['/g?ano=2024', undefined],
    ['/g?ano=Todos', '/g'],
    ['/g?ano=', '/g'],
    ['/g?ano=1869', '/g'],
    ['/g?ano=20244', '/g'],
    ['/g?pagina=2&ano=2024', '/g?ano=2024&pagina=2'],
  ])('%s leads to %s', (asked, canonical) => {
    expect(findCanonical('/g', parameters, at(asked))).toBe(canonical);
  });
});

describe('the address of a hub', () => {
  const canonicalOf = (asked: string, of: typeof genreHubParameters | typeof platformHubParameters) =>
    findCanonical<object>('/h', of(readKind(at(asked).searchParams)), at(asked));

  test.each([
    ['/h?tipo=movies', '/h'],
    ['/h?tipo=filmes', '/h'],
    ['/h?tipo=movie', '/h'],
    ['/h?tipo=livros', '/h'],
    ['/h?tipo=series', '/h?tipo=tv'],
    ['/h?tipo=tv&ordenacao=mais-antigos', '/h?tipo=tv&ordenacao=mais-antigas'],
    ['/h?pagina=2&tipo=tv', '/h?tipo=tv&pagina=2'],
    ['/h?tipo=tv&pagina=2', undefined],
  ])('of a genre, %s, leads to %s', (asked, canonical) => {
    expect(canonicalOf(asked, genreHubParameters)).toBe(canonical);
  });

  test.each([
    ['/h?pagina=2', '/h?pageFilmes=2'],
    ['/h?tipo=tv&page=2', '/h?tipo=tv&pageSeries=2'],
    ['/h?pageFilmes=1', '/h'],
    ['/h?tipo=tv&pageFilmes=2&pageSeries=3', undefined],
  ])('of a platform, %s, leads to %s', (asked, canonical) => {
    expect(canonicalOf(asked, platformHubParameters)).toBe(canonical);
  });
});
