import { expect, test } from 'vitest';
import { addDays, daysBetween, secondsLeftOfDay, toBrazilianDay, toBrazilianMinute, yearOf } from './day.ts';

test('late in the evening in Brazil it is still today, whatever the day in Greenwich', () => {
  expect(toBrazilianDay(new Date('2026-11-15T02:59:00Z'))).toBe('2026-11-14');
  expect(toBrazilianDay(new Date('2026-11-15T03:00:00Z'))).toBe('2026-11-15');
});

test.each([
  // Daylight saving time, while Brazil had it: one hour ahead of today's time.
  ['2018-11-04T02:59:00Z', '2018-11-03'],
  ['2019-01-01T01:59:00Z', '2018-12-31'],
  ['2019-01-01T02:00:00Z', '2019-01-01'],
  ['2026-12-31T23:59:00Z', '2026-12-31'],
  ['2027-01-01T03:00:00Z', '2027-01-01'],
])('at %s it is %s in Brazil', (moment, day) => {
  expect(toBrazilianDay(new Date(moment))).toBe(day);
});

test.each([
  ['2026-01-01', 2026],
  ['1895-12-28', 1895],
  [null, null],
])('the year of %s is %s', (day, year) => {
  expect(yearOf(day)).toBe(year);
});

test('what is remembered of a quarter of an hour is not said of another', () => {
  const ends = ['2026-11-15T02:59:59Z', '2026-11-15T03:00:00Z', '2026-11-15T02:45:00Z', '2018-11-04T03:00:00Z'];
  const days = ['2026-11-14', '2026-11-15', '2026-11-14', '2018-11-04'];
  expect(ends.map((moment) => toBrazilianDay(new Date(moment)))).toEqual(days);
  expect(ends.map((moment) => secondsLeftOfDay(new Date(moment)))).toEqual([1, 86_400, 900, 82_800]);
  expect(ends.map((moment) => toBrazilianMinute(new Date(moment)))).toEqual([1_439, 0, 1_425, 60]);
});

test.each([
  ['2026-02-28', 1, '2026-03-01'],
  ['2024-02-28', 1, '2024-02-29'],
  ['2026-01-01', -1, '2025-12-31'],
  ['1870-01-01', 0, '1870-01-01'],
  ['2026-10-01', 365, '2027-10-01'],
])('%s and %i days is %s, and counting between them gives the same number back', (from, days, to) => {
  expect(addDays(from, days)).toBe(to);
  expect(daysBetween(from, to)).toBe(days);
});

test.each([
  ['2026-11-15T02:59:59.900Z', 1],
  ['2026-11-15T03:00:00Z', 86_400],
  ['2028-02-29T12:00:00Z', 15 * 3_600],
  ['2026-12-31T23:30:00Z', 3.5 * 3_600],
])('at %s %d seconds are left of the day in Brazil', (moment, seconds) => {
  expect(secondsLeftOfDay(new Date(moment))).toBe(seconds);
});
