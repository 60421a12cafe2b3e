import { describe, expect, test } from 'vitest';
import type { BrazilOffers, WatchOffer } from '#shared/contract/title-parts.ts';
import { isOwn, ownFirst, toWatchRows as toRows } from './watch-rows.ts';

const offer = (provider_id: number, provider_name: string): WatchOffer => ({
  provider_id,
  provider_name,
  logo_path: null,
  brand: 'other',
  abbreviation: provider_name.slice(0, 2),
  url: null,
  platform: { Netflix: 'netflix', Max: 'max' }[provider_name] ?? null,
  search_url: null,
  article: null,
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

const toWatchRows = (given: BrazilOffers) => toRows(given, 'movie');

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

test('a row has the logo of its service', () => {
  const rows = toWatchRows(offers({ flatrate: [{ ...offer(8, 'Netflix'), logo_path: '/n.jpg' }, offer(11, 'MUBI')] }));

  expect(rows.map((row) => row.logo)).toEqual(['/n.jpg', null]);
});

test('a shop that both rents and sells is one row among the rentals', () => {
  const rows = toWatchRows(offers({ rent: [offer(2, 'Apple TV (loja)')], buy: [offer(2, 'Apple TV (loja)')] }));

  expect(rows.map((row) => [row.group, row.condition])).toEqual([['Aluguel', '(Aluguel ou compra)']]);
});

test('a film offered nowhere has no rows', () => {
  expect(toWatchRows(offers({}))).toEqual([]);
});

test.each([
  ['subscription', 'flatrate', 'Assinatura'],
  ['free', 'free', 'Grátis'],
  ['ads', 'ads', 'Com anúncios'],
  ['rental', 'rent', 'Aluguel'],
  ['purchase', 'buy', 'Compra'],
] as const)('a %s belongs to the group named for it', (_what, kind, group) => {
  expect(toWatchRows(offers({ [kind]: [offer(8, 'Netflix')] }))[0]?.group).toBe(group);
});

describe('a row links', () => {
  const tmdb = 'https://www.themoviedb.org/movie/598/watch?locale=BR';
  const netflix = (url: string | null) => ({ ...offer(8, 'Netflix'), url });
  const wayOf = (link: string | null, ...flatrate: WatchOffer[]) => {
    const [row] = toWatchRows(offers({ link, flatrate }));
    return [row?.href, row?.leadsTo];
  };

  test("to the title at the service, where an editor gave its address, else to TMDB's page of offers", () => {
    expect(wayOf(tmdb, netflix('https://www.netflix.com/title/1'))).toEqual([
      'https://www.netflix.com/title/1',
      'title',
    ]);
    expect(wayOf(tmdb, netflix(null))).toEqual([tmdb, 'tmdb']);
  });

  test('nowhere without either, and never to what is not https', () => {
    expect(wayOf(null, netflix(null))).toEqual([null, 'tmdb']);
    expect(wayOf('http://www.themoviedb.org/x', netflix('javascript:alert(1)'))).toEqual([null, 'tmdb']);
  });

  test("to an editor's address, whichever of a service's two numbers it was given for", () => {
    const withAds = { ...offer(1796, 'Netflix'), url: 'https://www.netflix.com/title/2' };
    expect(wayOf(tmdb, netflix(null), withAds)).toEqual(['https://www.netflix.com/title/2', 'title']);
  });
});

test.each([
  ['movie', 'a', 'Abre o filme na Tela Brasil'],
  ['movie', null, 'Abre o filme em Tela Brasil'],
  ['tv', 'a', 'Abre a série na Tela Brasil'],
] as const)('the exact address of a %s whose service has the article %s says: %s', (kind, article, opens) => {
  const exact = { ...offer(900_001, 'Tela Brasil'), url: 'https://telabrasil.example/1', article };
  expect(toRows(offers({ free: [exact] }), kind)[0]?.opens).toBe(opens);
});

describe("a service's own search", () => {
  const search = 'https://www.netflix.com/search?q=Duna';
  const tmdb = 'https://www.themoviedb.org/movie/598/watch?locale=BR';
  const searched = { ...offer(8, 'Netflix'), search_url: search, article: 'a' } as const;
  const firstOf = (...flatrate: WatchOffer[]) => toWatchRows(offers({ link: tmdb, flatrate }))[0];

  test("comes before TMDB's page, and the row says that it is a search", () => {
    expect(firstOf(searched)).toMatchObject({ href: search, leadsTo: 'search', opens: 'Abre a busca da Netflix' });
    expect(firstOf({ ...searched, article: 'o' })?.opens).toBe('Abre a busca do Netflix');
  });

  test("gives way to the title's address at the service, under either of the service's numbers", () => {
    const url = 'https://www.netflix.com/title/1';
    const own = { href: url, leadsTo: 'title', opens: 'Abre o filme na Netflix' };
    expect(firstOf({ ...searched, url })).toMatchObject(own);
    expect(firstOf(searched, { ...searched, provider_id: 1796, url })).toMatchObject(own);
  });

  test('is not that of a channel sold inside another service, nor an address that is not https', () => {
    const ofTmdb = { href: tmdb, leadsTo: 'tmdb', opens: 'Ver oferta no TMDB' };
    expect(firstOf({ ...searched, provider_name: 'MUBI Amazon Channel' })).toMatchObject(ofTmdb);
    expect(firstOf({ ...searched, search_url: 'javascript:alert(1)' })).toMatchObject(ofTmdb);
  });

  test('keeps a shop that rents and sells in one row', () => {
    const shop = { ...searched, provider_id: 2, provider_name: 'Apple TV (loja)' };
    const rows = toWatchRows(offers({ link: tmdb, rent: [shop], buy: [shop] }));
    expect(rows.map(({ service, condition, opens }) => `${service} ${condition}: ${opens}`)).toEqual([
      'Apple TV (loja) (Aluguel ou compra): Abre a busca da Apple TV (loja)',
    ]);
  });
});

test.each([
  ['Telecine Amazon Channel', 'Telecine', '(canal à parte no Prime)'],
  ['MUBI Amazon Channel', 'MUBI', '(canal à parte no Prime)'],
  ['Paramount Plus Apple TV Channel', 'Paramount Plus', '(canal à parte na Apple TV)'],
  ['Amazon Channel Stories', 'Amazon Channel Stories', ''],
])('"%s" is shown as "%s" with the condition "%s"', (name, service, condition) => {
  const [row] = toWatchRows(offers({ flatrate: [offer(2156, name)] }));
  expect([row?.service, row?.condition]).toEqual([service, condition]);
});

test('a channel inside another service is not the service of that name', () => {
  const rows = toWatchRows(offers({ flatrate: [offer(11, 'MUBI'), offer(201, 'MUBI Amazon Channel')] }));
  expect(rows.map(({ key }) => key)).toHaveLength(2);
  expect(new Set(rows.map(({ key }) => key)).size).toBe(2);
});

test("the visitor's own services come first in their group; a shop is nobody's own", () => {
  const rows = toWatchRows(
    offers({
      flatrate: [offer(337, 'Disney+'), offer(1899, 'Max'), offer(8, 'Netflix')],
      rent: [offer(2, 'Apple TV (loja)'), offer(8, 'Netflix')],
    }),
  );
  const order = rows.map(({ key }) => key);

  expect(ownFirst(rows, []).map(({ key }) => key)).toEqual(order);
  const own = ownFirst(rows, ['netflix', 'globoplay']);
  expect(own.map(({ service }) => service)).toEqual([
    'Netflix',
    ...rows
      .slice(0, 3)
      .map(({ service }) => service)
      .filter((name) => name !== 'Netflix'),
    'Apple TV (loja)',
    'Netflix',
  ]);
  expect(own.map((row) => isOwn(row, ['netflix']))).toEqual([true, false, false, false, false]);
});
