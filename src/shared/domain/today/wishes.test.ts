import { expect, test } from 'vitest';
import { TODAY } from '../limits.ts';
import { countEpisodes, dropWishes, listWishes, parsePlatforms, parseSeen, type Wishes, writeSeen } from './wishes.ts';

const ALL: Wishes = { time: 110, company: 'criancas', place: 'meus', platforms: ['netflix'], mood: 'rir' };
const NONE: Wishes = { time: undefined, company: 'so', place: 'qualquer', platforms: [], mood: undefined };

test('a wish that leaves nothing out is none', () => {
  expect(listWishes(ALL)).toEqual(['tempo', 'com', 'onde', 'clima']);
  expect(listWishes(NONE)).toEqual([]);
  expect(listWishes({ ...NONE, company: 'amigos' })).toEqual([]);
});

test('wishes are dropped one by one', () => {
  expect(dropWishes(ALL, listWishes(ALL))).toEqual(NONE);
  expect(dropWishes(ALL, ['onde'])).toEqual({ ...ALL, place: 'qualquer', platforms: [] });
  expect(ALL.platforms).toEqual(['netflix']);
});

test.each([
  [43, 110, 2],
  [55, 110, 2],
  [110, 110, 1],
  [24, 30, 1],
  [43, undefined, 1],
])('of episodes of %d minutes, %s minutes are enough for %d', (minutes, time, episodes) => {
  expect(countEpisodes(minutes, time)).toBe(episodes);
});

test.each([
  ['', []],
  ['f598-s1399', ['f598', 's1399']],
  ['f598-f598-s598', ['f598', 's598']],
  ['x1 f0 <s12>,f7', ['s12', 'f7']],
])('%j names the titles %j', (text, keys) => {
  expect(parseSeen(text)).toEqual(keys);
});

test('of too many titles the newest count', () => {
  const keys = Array.from({ length: TODAY.seen + 5 }, (_, index) => `f${index + 1}`);
  expect(parseSeen(writeSeen(keys))).toEqual(keys.slice(5));
});

test('platforms are slugs, each once, and not more than may be', () => {
  expect(parsePlatforms('netflix,Globoplay,netflix,<x>,', 9)).toEqual(['netflix', 'globoplay']);
  expect(parsePlatforms('a,b,c', 2)).toEqual(['a', 'b']);
});
