import { expect, test } from 'vitest';
import { buildApiUrl } from './api-url.ts';

test.each([
  ['getHomeAll', {}, '/api/getHomeAll'],
  ['getMovieDetails', { movieId: 598 }, '/api/getMovieDetails?movieId=598'],
  [
    'getMovieDetails',
    { similarOptions: { limit: 0 }, movieSlug: 'cidade-de-deus-2002-598' },
    '/api/getMovieDetails?movieSlug=cidade-de-deus-2002-598&similarOptions.limit=0',
  ],
  ['getFilmesList', { pagina: 2, ano: 2002, genero: 'drama' }, '/api/getFilmesList?genero=drama&ano=2002&pagina=2'],
  ['searchMulti', { query: 'são & cia' }, '/api/searchMulti?query=s%C3%A3o+%26+cia'],
] as const)('%s is asked for in the order of the contract', (name, input, url) => {
  expect(buildApiUrl(name, input)).toBe(url);
});

test('what is the default anyway is left out, so that both callers share one cached response', () => {
  const spelled = { pagina: '1', limit: 20, ordenacao: 'mais-populares', regiao: 'BR', idioma: 'pt-BR' };
  expect(buildApiUrl('getFilmesList', spelled)).toBe('/api/getFilmesList');
  expect(buildApiUrl('searchMulti', { query: 'x', page: 1, includeAdult: false })).toBe('/api/searchMulti?query=x');
  expect(buildApiUrl('image-proxy', { url: '/a.jpg', size: 'w500' })).toBe('/api/image-proxy?url=%2Fa.jpg');
});

test('what is missing, or no parameter of the function, is not in the address', () => {
  const input = { movieId: 598, movieSlug: undefined, similarOptions: null, toString: 'x', utm: 'y' };
  expect(buildApiUrl('getMovieDetails', input)).toBe('/api/getMovieDetails?movieId=598');
});
