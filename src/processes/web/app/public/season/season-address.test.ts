import { describe, expect, test } from 'vitest';
import { findMovedSeason, readSeasonAddress } from './season-address.ts';

const SLUG = 'ruptura-2022-95396';

describe('the number of a season', () => {
  test.each([
    ['1', 1, undefined],
    ['0', 0, undefined],
    ['9999', 9999, undefined],
    ['01', 1, `/serie/${SLUG}/1`],
    ['00', 0, `/serie/${SLUG}/0`],
    ['temporada-1', 1, `/serie/${SLUG}/1`],
    ['temporada-01', 1, `/serie/${SLUG}/1`],
    ['temporada-0', 0, `/serie/${SLUG}/0`],
  ])('"%s" is %i, written today as: %s', (seasonNumber, season, permanentRedirect) => {
    expect(readSeasonAddress({ slugId: SLUG, seasonNumber })).toEqual({
      season,
      episode: undefined,
      permanentRedirect,
    });
  });

  test.each([
    'um',
    '',
    '1.5',
    '-1',
    '+1',
    '1e3',
    '10000',
    '٣',
    ' 1',
    '1 ',
    'temporada',
    'temporada-',
    'temporada-x',
    'temporada--1',
    'temporada-temporada-1',
    'Temporada-1',
    'season-1',
  ])('"%s" is none', (seasonNumber) => {
    expect(readSeasonAddress({ slugId: SLUG, seasonNumber })).toBeNull();
    expect(findMovedSeason({ slugId: SLUG, seasonNumber })).toBeNull();
  });
});

describe('the number of an episode', () => {
  test.each([
    ['2', '3', undefined],
    ['2', '03', `/serie/${SLUG}/2/episodio/3`],
    ['temporada-2', '3', `/serie/${SLUG}/2/episodio/3`],
    ['temporada-02', '003', `/serie/${SLUG}/2/episodio/3`],
  ])('season "%s", episode "%s" is written today as: %s', (seasonNumber, episodeNumber, permanentRedirect) => {
    const address = readSeasonAddress({ slugId: SLUG, seasonNumber, episodeNumber });
    expect(address).toEqual({ season: 2, episode: 3, permanentRedirect });
  });

  test.each(['tres', '', '1.5', '-3', '100000'])('"%s" is none', (episodeNumber) => {
    expect(readSeasonAddress({ slugId: SLUG, seasonNumber: '1', episodeNumber })).toBeNull();
  });
});

test('an address of an older pattern leads to the same season and episode', () => {
  expect(findMovedSeason({ slugId: SLUG, seasonNumber: '1' })).toBe(`/serie/${SLUG}/1`);
  expect(findMovedSeason({ slugId: SLUG, seasonNumber: '1', episodeNumber: '3' })).toBe(`/serie/${SLUG}/1/episodio/3`);
});

test.each([
  ['série ação', '/serie/s%C3%A9rie%20a%C3%A7%C3%A3o/1'],
  ['a/../../b', '/serie/a%2F..%2F..%2Fb/1'],
  ['x\r\nset-cookie: y', '/serie/x%0D%0Aset-cookie%3A%20y/1'],
  ['//evil.example', '/serie/%2F%2Fevil.example/1'],
])('a series named "%s" cannot break out of the address it redirects to', (slugId, path) => {
  expect(findMovedSeason({ slugId, seasonNumber: '1' })).toBe(path);
});
