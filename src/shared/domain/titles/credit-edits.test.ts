import { describe, expect, test } from 'vitest';
import {
  atTheirPlaces,
  creditField,
  keyCredits,
  keyOfCredit,
  listCreditFieldsIn,
  parseCreditField,
  readCreditEdits,
} from './credit-edits.ts';

describe('the field of a credit', () => {
  test.each([
    ['cast.819.character', { list: 'cast', key: '819', name: 'character' }],
    ['cast.819-2.isHidden', { list: 'cast', key: '819-2', name: 'isHidden' }],
    ['crew.1032-director-of-photography.job', { list: 'crew', key: '1032-director-of-photography', name: 'job' }],
    ['cast.2000000001.position', { list: 'cast', key: '2000000001', name: 'position' }],
  ])('%s is read and written', (field, read) => {
    expect(parseCreditField(field)).toEqual(read);
    expect(creditField(parseCreditField(field) ?? { list: 'cast', key: '', name: '' })).toBe(field);
  });

  test.each([
    'cast',
    'cast.819',
    'cast.0.character',
    'cast.x.character',
    'cast.9999999999.character',
    's2.name',
    'crew.1-A.job',
  ])('%s is none', (field) => expect(parseCreditField(field)).toBeUndefined());
});

test.each([
  ['cast', 819, 'Director', '819'],
  ['crew', 1032, 'Director of Photography', '1032-director-of-photography'],
  ['crew', 1032, 'Costume & Make-Up', '1032-costume-make-up'],
  ['crew', 1032, '監督', '1032'],
] as const)('in the %s, %i as %s has the key %s', (list, personId, job, key) => {
  expect(keyOfCredit(list, { personId, job })).toBe(key);
});

test('of two credits that would have one key, the second is numbered', () => {
  const cast = [{ personId: 1 }, { personId: 2 }, { personId: 1 }];
  expect(keyCredits('cast', cast).map(({ key }) => key)).toEqual(['1', '2', '1-2']);
});

test('the edits of credits are those of a title that name one', () => {
  const { cast, crew } = readCreditEdits({
    ...{ title: 'Ruptura', 's1.name': 'Um', 'cast.1.character': 'Helly Riggs', 'cast.1.position': 1 },
    ...{ 'crew.2-director.isHidden': true },
  });
  expect([...cast]).toEqual([['1', { character: 'Helly Riggs', position: 1 }]]);
  expect([...crew]).toEqual([['2-director', { isHidden: true }]]);
});

test.each([
  [{}, 'abcd'],
  [{ c: 1 }, 'cabd'],
  [{ a: 3 }, 'bcad'],
  [{ d: 1, c: 2 }, 'dcab'],
  [{ a: 99 }, 'bcda'],
  [{ a: 2, b: 2 }, 'cbad'],
])('with the places %j the list is %s', (places, shown) => {
  const placeOf = (row: string) => (places as Record<string, number>)[row];
  expect(atTheirPlaces([...'abcd'], placeOf).join('')).toBe(shown);
});

test('fields of credits are found wherever a page names them', () => {
  const page = {
    fields: ['title', 'cast.1.character'],
    changes: { 'crew.2-director.job': 1 },
    text: 'cast.3.character?',
  };
  expect(listCreditFieldsIn(page)).toEqual(['cast.1.character', 'crew.2-director.job']);
  expect(listCreditFieldsIn(undefined)).toEqual([]);
});
