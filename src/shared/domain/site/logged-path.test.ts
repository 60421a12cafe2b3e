import { expect, test } from 'vitest';
import { toLoggedPath } from './logged-path.ts';

test.each([
  ['/buscar?q=o+que+alguém+procura', '/buscar'],
  ['/filmes?plataformas=netflix,max&idade=10', '/filmes'],
  ['/filmes.data?plataformas=netflix&_routes=x', '/filmes.data'],
  ['/api/getFilterCounts?plataformas=netflix&idade=10', '/api/getFilterCounts'],
  ['/filme/cidade-de-deus-2002-598', '/filme/cidade-de-deus-2002-598'],
  ['/previa/filme/movie-598-1763300000-x_signature', '/previa/filme/…'],
  ['/previa/filme/movie-598-1763300000-x_signature.data?_routes=x', '/previa/filme/…'],
  ['//previa//serie//series-1-2-x', '/previa/serie/…'],
  ['/PREVIA/pessoa/person-1-2-x/', '/previa/pessoa/…'],
  ['/%70revia/filme/movie-598-1763300000-x', '/previa/filme/…'],
  ['/./previa/filme/movie-598-1763300000-x', '/previa/filme/…'],
  ['/x/%2e%2e/previa%2Ffilme/movie-598-1763300000-x', '/previa/filme/…'],
  ['/\\previa/filme/movie-598-1763300000-x', '/previa/filme/…'],
  ['/previa/movie-598-1763300000-x', '/previa/…'],
  ['/cartao/previa/movie-598-1763300000-x.jpg?v=3', '/cartao/previa/…'],
  ['/cartao/filme/cidade-de-deus-2002-598-1x9k2m0q3a.jpg', '/cartao/filme/cidade-de-deus-2002-598-1x9k2m0q3a.jpg'],
  [`/${'a'.repeat(400)}`, `/${'a'.repeat(299)}`],
])('%j is logged as %j', (address, kept) => {
  expect(toLoggedPath(address)).toBe(kept);
});
