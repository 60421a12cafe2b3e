import { describe, expect, test } from 'vitest';
import { findChoice, findDay, findNumber, findRange } from './parameters.ts';
import { hasBits, inRange, lacksBits } from './row-test.ts';

const query = (text: string) => new URLSearchParams(text);

describe('a parameter', () => {
  test.each([
    ['g=28,12', { values: ['28', '12'], isAny: false }],
    ['g=28|12', { values: ['28', '12'], isAny: true }],
    ['g=', undefined],
    ['', undefined],
  ])('%j is the choice %j', (text, choice) => {
    expect(findChoice(query(text), 'g')).toEqual(choice);
  });

  test('that is not a number is ignored', () => {
    expect(findNumber(query('n=many'), 'n')).toBeUndefined();
    expect(findNumber(query('n=0'), 'n')).toBe(0);
  });

  test.each(['2026-13-01', '14/11/2026', 'soon'])('%s is no date, and is refused', (text) => {
    expect(() => findDay(query(`d=${text}`), 'd')).toThrow('Invalid date');
  });

  test('a range with one limit is open at the other end', () => {
    expect(findRange(query('v.gte=5'), 'v')).toEqual({ from: 5, to: Infinity });
    expect(findRange(query(''), 'v')).toBeUndefined();
  });
});

describe('a filter', () => {
  const genres = [0b01, 0b10, 0b11, 0b00];
  const bitOf = (value: string) => ({ a: 1, b: 2 })[value] ?? 0;
  const rowsOf = (test: ((row: number) => boolean) | undefined) => [0, 1, 2, 3].filter((row) => !test || test(row));
  const read = (row: number) => genres[row] ?? 0;

  test.each([
    ['a,b', [2]],
    ['a|b', [0, 1, 2]],
    ['a', [0, 2]],
    ['a,unknown', []],
    ['a|unknown', [0, 2]],
    ['unknown', []],
  ])('%s lets through %j', (text, rows) => {
    expect(rowsOf(hasBits(findChoice(query(`g=${text}`), 'g'), bitOf, read))).toEqual(rows);
  });

  test('without_ leaves out all rows that have one of them', () => {
    expect(rowsOf(lacksBits(findChoice(query('g=a,b'), 'g'), bitOf, read))).toEqual([3]);
  });

  test('a range includes both its ends', () => {
    expect(rowsOf(inRange({ from: 1, to: 2 }, read))).toEqual([0, 1]);
  });
});
