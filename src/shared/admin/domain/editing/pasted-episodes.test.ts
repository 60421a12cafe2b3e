import { expect, test } from 'vitest';
import { parsePastedEpisodes, toPastedDay } from './pasted-episodes.ts';

test.each([
  ['173; 17/11; Odete descobre', { number: 173, day: [17, 11, undefined], title: 'Odete descobre' }],
  ['173;17/11/2026;Odete; e a armação', { number: 173, day: [17, 11, 2026], title: 'Odete; e a armação' }],
  ['5\tO vale da dor', { number: 5, day: null, title: 'O vale da dor' }],
  ['5\t07/02/2025\tO vale\r', { number: 5, day: [7, 2, 2025], title: 'O vale' }],
  ['12; 24 horas', { number: 12, day: null, title: '24 horas' }],
])('%s', (line, expected) => {
  expect(parsePastedEpisodes(line, 1, 500)).toMatchObject([expected]);
});

test('titles alone are taken in order from the first number', () => {
  expect(parsePastedEpisodes('Um\n\n1984\n Três ', 7, 500).map(({ number, title }) => [number, title])).toEqual([
    [7, 'Um'],
    [8, '1984'],
    [9, 'Três'],
  ]);
});

test('among numbered lines, one without a number names no episode', () => {
  const lines = parsePastedEpisodes('173; Um\nResumo sujeito a mudança', 1, 500);
  expect(lines.map(({ number }) => number)).toEqual([173, null]);
});

test.each([
  [[17, 11, undefined], '2026-11-10', '2026-11-17'],
  [[2, 1, undefined], '2026-12-28', '2027-01-02'],
  [[30, 12, undefined], '2027-01-03', '2026-12-30'],
  [[30, 2, undefined], '2026-01-01', null],
  [[29, 2, 2024], '2026-01-01', '2024-02-29'],
  [[1, 13, 2024], '2026-01-01', null],
] as const)('%j near %s is %s', (day, near, expected) => {
  expect(toPastedDay(day, near)).toBe(expected);
});
