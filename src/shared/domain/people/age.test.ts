import { expect, test } from 'vitest';
import { ageOn, ageToday } from './age.ts';

test.each([
  ['1976-06-27', '2026-06-26', 49],
  ['1976-06-27', '2026-06-27', 50],
  ['1976-06-27', '2026-11-15', 50],
  ['2000-02-29', '2026-02-28', 25],
  ['2000-02-29', '2026-03-01', 26],
  ['2026-01-01', '2026-01-01', 0],
  ['2026-01-02', '2026-01-01', null],
  ['1564-04-26', '1616-04-23', 51],
])('born on %s, on %s one is %j', (birthday, day, age) => {
  expect(ageOn(birthday, day)).toBe(age);
});

test.each([
  ['1911-11-15', 115],
  ['1910-11-15', null],
  ['0800-01-01', null],
])('born on %s and of no known death, today one is %j', (birthday, age) => {
  expect(ageToday(birthday, '2026-11-15')).toBe(age);
});
