import { expect, test } from 'vitest';
import type { BrazilOffers, WatchOffer } from '#shared/contract/title-parts.ts';
import { toWatchRows } from './watch-rows.ts';

const offer = (provider_id: number, provider_name: string): WatchOffer => ({
  provider_id,
  provider_name,
  logo_path: null,
  brand: 'other',
  abbreviation: provider_name.slice(0, 2),
});

const offers = (kinds: Partial<BrazilOffers>): BrazilOffers => ({
  link: null,
  flatrate: [],
  free: [],
  ads: [],
  rent: [],
  buy: [],
  checked_on: '2025-11-15',
  ...kinds,
});

test('subscriptions come first and purchases last, each with its condition beside the name', () => {
  const rows = toWatchRows(
    offers({
      buy: [offer(2, 'Apple TV (loja)')],
      rent: [offer(10, 'Amazon Video')],
      ads: [offer(300, 'Pluto TV')],
      free: [offer(47, 'Looke')],
      flatrate: [offer(8, 'Netflix')],
    }),
  );

  expect(rows.map((row) => `${row.service} ${row.condition}`.trim())).toEqual([
    'Netflix',
    'Looke (Grátis)',
    'Pluto TV (Com anúncios)',
    'Amazon Video (Aluguel)',
    'Apple TV (loja) (Compra)',
  ]);
});

test('a service listed twice under one name, with and without ads, is shown once', () => {
  const rows = toWatchRows(
    offers({ flatrate: [offer(8, 'Netflix'), offer(1796, 'Netflix'), offer(307, 'Globoplay')] }),
  );

  expect(rows.map((row) => row.service)).toEqual(['Netflix', 'Globoplay']);
});

test('a service that both rents and sells keeps both rows', () => {
  const rows = toWatchRows(offers({ rent: [offer(2, 'Apple TV (loja)')], buy: [offer(2, 'Apple TV (loja)')] }));

  expect(rows.map((row) => row.condition)).toEqual(['(Aluguel)', '(Compra)']);
});

test('a film offered nowhere has no rows', () => {
  expect(toWatchRows(offers({}))).toEqual([]);
});
