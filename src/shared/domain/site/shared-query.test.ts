import { describe, expect, test } from 'vitest';
import { API_QUERY_NAMES, toSharedAddress } from './shared-query.ts';

describe('the shared address of a page', () => {
  test.each([
    ['/filmes', '/filmes'],
    ['/filmes?', '/filmes'],
    ['/filmes?utm_source=x&fbclid=y', '/filmes'],
    ['/filmes?pagina=2&genero=drama&utm_source=x', '/filmes?genero=drama&pagina=2'],
    ['/filmes?pagina=2&pagina=3', '/filmes?pagina=2'],
    ['/buscar?x=1&q=a%20b+c', '/buscar?q=a%20b+c'],
    ['/buscar?Q=a', '/buscar'],
    ['/buscar?q', '/buscar?q'],
    ['/buscar?q=a?b', '/buscar?q=a?b'],
    ['/filmes.data?_routes=root&page=2', '/filmes.data?page=2'],
    ['/filmes/?pagina=2', '/filmes/?pagina=2'],
    ['/?q=a1', '/'],
    ['/sobre?ano=1', '/sobre'],
    ['/filmes/populares?genero=drama&page=2', '/filmes/populares?page=2'],
    ['/filmes/genero/drama-18?ano=1999&genero=x', '/filmes/genero/drama-18?ano=1999'],
    ['/plataformas/netflix?pageSeries=2&tipo=tv', '/plataformas/netflix?tipo=tv&pageSeries=2'],
    ['/filme/x-1/informar-erro?situacao=enviado&q=1', '/filme/x-1/informar-erro?situacao=enviado'],
    ['/filme/x-1?pagina=2', '/filme/x-1'],
    ['/filmes?__proto__=1&constructor=2', '/filmes'],
  ])('of %s is %s', (asked, shared) => {
    expect(toSharedAddress(asked)).toBe(shared);
    expect(toSharedAddress(shared)).toBe(shared);
  });
});

test('functions are asked with the names of the contract, nested ones with a dot', () => {
  expect(API_QUERY_NAMES).toEqual(expect.arrayContaining(['movieId', 'similarOptions.limit', 'pagina', 'url']));
  expect(new Set(API_QUERY_NAMES).size).toBe(API_QUERY_NAMES.length);
});
