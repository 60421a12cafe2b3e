import { describe, expect, test } from 'vitest';
import type { CardService, CinemaRow } from '../../store/availability/card-availability.ts';
import { toCardAvailability, toCardDay } from './to-card-availability.ts';

const NOW = new Date('2026-11-17T15:00:00Z');
const DAY = toCardDay(NOW);

const service = (id: number, name: string, kind: CardService['kind']): CardService => ({
  ...{ id, name, kind, logo_path: null, slug: null, article: null },
});
const providersOf = (...services: CardService[]) =>
  toCardAvailability({ services, premiere: null }, DAY).providers?.map(({ provider_name, kind }) => [
    provider_name,
    kind,
  ]);

test('subscriptions come first, then free offers, each in our order', () => {
  expect(
    providersOf(
      service(300, 'Pluto TV', 'ads'),
      service(1899, 'HBO Max', 'flatrate'),
      service(47, 'Looke', 'free'),
      service(8, 'Netflix', 'flatrate'),
    ),
  ).toEqual([
    ['Netflix', 'flatrate'],
    ['Max', 'flatrate'],
    ['Looke', 'free'],
    ['Pluto TV', 'ads'],
  ]);
});

test('two numbers of one service are one, with the better offer', () => {
  expect(providersOf(service(1796, 'Netflix with Ads', 'ads'), service(8, 'Netflix', 'flatrate'))).toEqual([
    ['Netflix', 'flatrate'],
  ]);
});

test('shops are named only where nobody streams it, once each', () => {
  const shops = [service(2, 'Apple TV', 'rent'), service(2, 'Apple TV', 'buy'), service(3, 'Google Play', 'buy')];
  expect(providersOf(...shops)).toEqual([
    ['Apple TV (loja)', 'rent'],
    ['Google Play Filmes', 'buy'],
  ]);
  expect(providersOf(...shops, service(300, 'Pluto TV', 'ads'))).toEqual([['Pluto TV', 'ads']]);
});

describe('a film in cinemas', () => {
  const listed: CinemaRow = {
    ...{ releases: [{ type: 3, releasedOn: '2026-11-12' }], isListed: true, listedAt: '2026-11-17T12:00:00Z' },
    ...{ lastListedOn: '2026-11-17', word: null, premiere: '2026-11-12', firstReleasedOn: null },
  };
  const cardOf = (change: Partial<CinemaRow>) => {
    const { providers: _, ...card } = toCardAvailability(
      { services: [], cinema: { ...listed, ...change }, premiere: change.premiere ?? null },
      DAY,
    );
    return card;
  };
  const opening = (day: string) => ({ premiere: day, releases: [{ type: 3, releasedOn: day }] });

  test.each<[string, Partial<CinemaRow>, object]>([
    ['says since when', {}, { in_cinemas_since: '2026-11-12' }],
    [
      'says so without a day if only an editor knows',
      { releases: [], premiere: null, word: 'yes' },
      { in_cinemas_since: null },
    ],
    [
      'is one that opened lately while the list is older than a day',
      { listedAt: null },
      { in_cinemas_since: '2026-11-12' },
    ],
    ['is not one that an old list has', { listedAt: '2026-11-16T14:00:00Z', ...opening('2026-10-01') }, {}],
    ['is not one that TMDB does not list', { isListed: false }, {}],
    ['is yet to come', opening('2026-11-26'), { opens_on: '2026-11-26' }],
    ['will not come if an editor says so', { word: 'no', ...opening('2026-11-26') }, {}],
    [
      'comes again',
      {
        premiere: '1999-05-21',
        releases: [
          { type: 3, releasedOn: '1999-05-21' },
          { type: 3, releasedOn: '2026-12-03' },
        ],
      },
      { opens_on: '2026-12-03' },
    ],
  ])('%s', (_what, change, card) => {
    expect(cardOf(change)).toEqual(card);
  });
});

test.each([
  ['2026-11-18', '2026-11-18'],
  ['2027-09-13', '2027-09-13'],
  ['2027-09-14', '2027'],
  ['2026-11-17', undefined],
  [null, undefined],
])('a premiere on %s is announced as %s', (premiere, opens) => {
  expect(toCardAvailability({ services: [], premiere }, DAY).opens_on).toBe(opens);
});
