import { describe, expect, test } from 'vitest';
import type { CardService, CinemaRun } from '../../store/availability/card-availability.ts';
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

describe('a film is in cinemas', () => {
  const listed: CinemaRun = { opened_on: '2026-11-12', digital_on: null, listed_at: '2026-11-17T12:00:00Z' };
  const sinceOf = (change: Partial<CinemaRun>) =>
    toCardAvailability({ services: [], cinema: { ...listed, ...change }, premiere: null }, DAY).in_cinemas_since;

  test('from the day it opened in Brazil, while TMDB lists it', () => {
    expect(sinceOf({})).toBe('2026-11-12');
    expect(sinceOf({ opened_on: '2026-11-17' })).toBe('2026-11-17');
    expect(sinceOf({ digital_on: '2026-12-20' })).toBe('2026-11-12');
  });

  test.each<[string, Partial<CinemaRun>]>([
    ['before that day', { opened_on: '2026-11-18' }],
    ['without a day in Brazil', { opened_on: null }],
    ['once it is released digitally', { digital_on: '2026-11-17' }],
    ['with a list older than a day', { listed_at: '2026-11-16T14:00:00Z' }],
  ])('not %s', (_when, change) => {
    expect(sinceOf(change)).toBeUndefined();
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
