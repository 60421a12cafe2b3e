import { expect, test } from 'vitest';
import { listYears } from './list-years.ts';

const LAST_TEN = [2026, 2025, 2024, 2023, 2022, 2021, 2020, 2019, 2018, 2017];

test('the last ten years are offered, this one first', () => {
  expect(listYears(2026, 10, undefined)).toEqual(LAST_TEN);
  expect(listYears(2026, 10, 2020)).toEqual(LAST_TEN);
});

test('a year from the address is added in order', () => {
  expect(listYears(2026, 10, 1994)).toEqual([...LAST_TEN, 1994]);
  expect(listYears(2026, 10, 2027)).toEqual([2027, ...LAST_TEN]);
});
