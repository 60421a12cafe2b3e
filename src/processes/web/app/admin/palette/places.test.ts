import { expect, test } from 'vitest';
import { listPlaces } from './places.ts';

const film = { entity: 'movie', id: 598, title: 'Cidade de Deus', year: '2002' } as const;

test('without a query the titles opened last come first, then screens and actions', () => {
  const [first, ...rest] = listPlaces('editor', '', [film]);
  expect(first).toMatchObject({ group: 'Abertos há pouco', label: 'Cidade de Deus', found: film });
  expect(rest.map(({ label }) => label)).toEqual(expect.arrayContaining(['Rotinas', 'Nova coleção']));
});

test('with a query a title that was found is opened and remembered', () => {
  expect(listPlaces('reader', 'cidade', [film])).toMatchObject([{ to: '/admin/filmes/598', found: film }]);
});
