import { expect, test } from 'vitest';
import type { BrazilOffers } from '#shared/contract/title-parts.ts';
import { toWatchView } from './watch-view.ts';

const netflix = {
  provider_id: 8,
  provider_name: 'Netflix',
  logo_path: null,
  brand: 'netflix',
  abbreviation: 'N',
  url: null,
  platform: 'netflix',
  search_url: null,
  article: null,
};
const offers = (checked_on: string): BrazilOffers => ({
  link: null,
  flatrate: [netflix],
  free: [],
  ads: [],
  rent: [netflix],
  buy: [],
  checked_on,
});
const film = { kind: 'movie', id: 598, slug: 'cidade-de-deus-2002-598', title: 'Cidade de Deus' } as const;

test.each([
  ['2026-11-15', false],
  ['2026-11-13', false],
  ['2026-11-12', true],
  ['2026-05-01', true],
])('offers checked on %s are old on 15 November: %s', (checkedOn, isOld) => {
  expect(toWatchView(offers(checkedOn), film, '2026-11-15').isOld).toBe(isOld);
});

test('the date of the availability snapshot is formatted for Brazil', () => {
  expect(toWatchView(offers('2026-11-05'), film, '2026-11-15').checkedOn).toBe('05/11/2026');
});

test.each([
  ['movie', '/filme/x-1/informar-erro', '/filme/x-1'],
  ['tv', '/serie/x-1/informar-erro', '/serie/x-1'],
] as const)('an error in a %s is reported on a page of its own, each service once', (kind, to, backTo) => {
  const { report } = toWatchView(offers('2026-11-15'), { kind, id: 1, slug: 'x-1', title: 'X' }, '2026-11-15');
  expect(report).toEqual({ kind, id: 1, title: 'X', to, backTo, services: ['Netflix'] });
});
