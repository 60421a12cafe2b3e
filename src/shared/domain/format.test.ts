import { expect, test } from 'vitest';
import { formatDate, formatLongDate, formatMoney, formatRating, formatRuntime } from './format.ts';

test.each([
  ['2026-11-05', '05/11/2026'],
  ['1954-04-26T00:00:00.000Z', '26/04/1954'],
  ['', 'Data não disponível'],
  [null, 'Data não disponível'],
])('the date %s reads %s, wherever the server stands', (date, shown) => {
  expect(formatDate(date)).toBe(shown);
});

test.each([
  ['2025-11-06', '6 de novembro de 2025'],
  ['2002-03-01', '1 de março de 2002'],
  ['2002-13-01', 'Data não disponível'],
])('in a heading %s reads %s', (date, shown) => {
  expect(formatLongDate(date)).toBe(shown);
});

test.each([
  [158, '2h 38min'],
  [120, '2h 0min'],
  [45, '45min'],
  [0, 'Duração não disponível'],
  [null, 'Duração não disponível'],
])('%s minutes read %s', (minutes, shown) => {
  expect(formatRuntime(minutes)).toBe(shown);
});

test.each([
  [200_000_000, 'US$ 200.000.000'],
  [999, 'US$ 999'],
  [0, 'Não disponível'],
])('%s dollars read %s', (dollars, shown) => {
  expect(formatMoney(dollars)).toBe(shown);
});

test.each([
  [7.84, 100, '7,8'],
  [10, 1, '10,0'],
  [8.1, 0, 'N/A'],
  [0, 50, 'N/A'],
  [undefined, undefined, 'N/A'],
])('a rating of %s from %s votes reads %s', (average, votes, shown) => {
  expect(formatRating(average, votes)).toBe(shown);
});
