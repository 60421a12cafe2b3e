import { describe, expect, test } from 'vitest';
import { listOthers, mergeScreens, type Present, parseStay } from './presence.ts';

const TAB = '5f0c1b1e-7a52-4e19-9a51-3f3c4a1d2e77';
const GIVEN = { tab: TAB, entity: 'movie', id: '598', place: 'edit', field: 'overview', asks: 'tagline' };
const parse = (given: Record<string, string>) => parseStay((name) => given[name] ?? '');
const present = (member: string, given: Partial<Present> = {}): Present => ({
  ...{ member, name: member, place: 'edit', field: '', asks: '' },
  ...given,
});

describe('what a browser says of its screen', () => {
  test('is read', () => {
    expect(parse(GIVEN)).toEqual({ ...GIVEN, id: 598 });
    expect(parse({ ...GIVEN, place: 'review' })?.place).toBe('review');
  });
  test.each([
    ['without a tab', { tab: '' }],
    ['with a tab that is none', { tab: 'x'.repeat(36) }],
    ['about something that is not edited', { entity: 'constructor' }],
    ['about a number that is none', { id: '5e3.1' }],
    ['about a number that no subject has', { id: '99999999999' }],
  ])('is nothing %s', (_, given) => expect(parse({ ...GIVEN, ...given })).toBeUndefined());
  test.each(['toString', '<img>', 'titleH1'])('names no field %j, which a film has not', (field) =>
    expect(parse({ ...GIVEN, field, asks: field })).toMatchObject({ field: '', asks: '' }),
  );
});

test('a member with several screens is there once, where they edit', () => {
  const screens = [present('a'), present('b'), present('a', { field: 'title' }), present('a', { asks: 'tagline' })];
  expect(mergeScreens(screens)).toEqual([present('a', { field: 'title', asks: 'tagline' }), present('b')]);
});

test('others are listed without oneself, those who edit first', () => {
  const all = [present('a', { field: 'title' }), present('b'), present('c', { field: 'overview' })];
  expect(listOthers(all, 'a').map(({ member }) => member)).toEqual(['c', 'b']);
});
