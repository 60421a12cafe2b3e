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

const checked = { source_url: 'https://www.netflix.com/', checked_on: '2026-11-10', shown_until: '2026-12-10' };
const plan = { name: 'Padrão', price_cents: 2090, period: 'month', has_ads: true, ...checked } as const;
const bundle = {
  seller: 'Vivo',
  name: 'Vivo Total',
  platforms: ['netflix'],
  price_cents: null,
  period: null,
  ...checked,
};

test('a subscription has its lowest price, and the panel the day of the oldest check and the end of the first price', () => {
  const priced: BrazilOffers = {
    ...offers('2026-11-15'),
    flatrate: [{ ...netflix, plan }],
    bundles: [
      { ...bundle, checked_on: '2026-11-02', shown_until: '2026-11-20' },
      { ...bundle, name: 'Outro' },
    ],
  };
  const { rows, ...view } = toWatchView(priced, film, '2026-11-15');
  expect(rows.map(({ price, plan: words }) => [price, words])).toEqual([
    ['R$\u00a020,90/mês', 'com anúncios'],
    ['', ''],
  ]);
  expect(view).toMatchObject({
    includedIn: [{ label: 'Vivo', to: '/plataformas/netflix#planos' }],
    pricesChecked: 'conferidos em 02/11',
    pricesUntil: '2026-11-21T00:00:00-03:00',
  });
});

test('invented prices say so', () => {
  const invented = { ...plan, source_url: 'https://precos.example/' };
  const view = toWatchView({ ...offers('2026-11-15'), flatrate: [{ ...netflix, plan: invented }] }, film, '2026-11-15');
  expect(view.pricesChecked).toBe('conferidos em 10/11 · valores de demonstração');
});

test('without prices the panel says nothing of them', () => {
  const view = toWatchView(offers('2026-11-15'), film, '2026-11-15');
  expect(view).toMatchObject({ includedIn: [], pricesChecked: '', pricesUntil: null });
});

test('a title with a subscription or a rental can be put into the rotation', () => {
  const of = (given: Partial<BrazilOffers>, title: Parameters<typeof toWatchView>[1] = film) =>
    toWatchView({ ...offers('2026-11-15'), flatrate: [], rent: [], ...given }, title, '2026-11-15').rotation;
  expect(of({ flatrate: [netflix] })).toBe('/rodizio?t=f598');
  expect(of({ rent: [netflix] }, { ...film, kind: 'tv' })).toBe('/rodizio?t=s598');
  expect(of({ free: [netflix], buy: [netflix] })).toBeNull();
});
