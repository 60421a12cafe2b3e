import { expect, test } from 'vitest';
import { buildAddress, findCanonical, readQuery } from '../lists/address.ts';
import { personParameters } from './person-parameters.ts';

const PATH = '/pessoa/wagner-moura-52583';

test.each([
  ['', { kind: undefined, role: undefined, page: 1 }],
  ['?tipo=movies', { kind: 'movie', role: undefined, page: 1 }],
  ['?tipo=series&funcao=direcao&pagina=3', { kind: 'tv', role: 'direction', page: 3 }],
  ['?tipo=x&funcao=constructor&pagina=-2', { kind: undefined, role: undefined, page: 1 }],
])('the address %s asks for %j', (search, query) => {
  expect(readQuery(personParameters, new URLSearchParams(search))).toEqual(query);
});

test.each([
  ['?tipo=movies&funcao=atuacao&pagina=2', undefined],
  ['?tipo=filmes', '?tipo=movies'],
  ['?funcao=ATUACAO', '?funcao=atuacao'],
  ['?page=2', '?pagina=2'],
  ['?pagina=1', ''],
  ['?tipo=todos', ''],
  ['?utm_source=x', undefined],
])('the query %s redirects to %s', (search, canonical) => {
  const found = findCanonical(PATH, personParameters, new URL(`https://x.example${PATH}${search}`));
  expect(found).toBe(canonical === undefined ? undefined : PATH + canonical);
});

test('an address leaves defaults out', () => {
  expect(buildAddress(PATH, personParameters, { kind: undefined, role: 'self', page: 1 })).toBe(
    `${PATH}?funcao=participacoes`,
  );
});
