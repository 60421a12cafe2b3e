import { afterEach, describe, expect, test, vi } from 'vitest';
import { addDays, toBrazilianDay, yearOf } from './day.ts';
import {
  formatDate,
  formatHours,
  formatLongDate,
  formatMediumDate,
  formatMoney,
  formatRating,
  formatRuntime,
  formatShortDate,
} from './format.ts';

test.each([
  ['2026-11-05', '05/11/2026'],
  ['1954-04-26T00:00:00.000Z', '26/04/1954'],
  ['2000-01-01', '01/01/2000'],
  ['1895-12-28', '28/12/1895'],
  ['', 'Data não disponível'],
  ['breve', 'Data não disponível'],
  [null, 'Data não disponível'],
  [undefined, 'Data não disponível'],
])('the date %s reads %s, whatever the time zone of the server', (date, shown) => {
  expect(formatDate(date)).toBe(shown);
});

test.each([
  ['2025-11-06', '6 de novembro de 2025'],
  ['2002-03-01', '1º de março de 2002'],
  ['2024-02-29', '29 de fevereiro de 2024'],
  ['1999-12-31', '31 de dezembro de 1999'],
  ['2002-13-01', 'Data não disponível'],
  ['2002-00-01', 'Data não disponível'],
  ['', 'Data não disponível'],
  [undefined, 'Data não disponível'],
])('in a heading %s reads %s', (date, shown) => {
  expect(formatLongDate(date)).toBe(shown);
});

test.each([
  ['2025-11-07', '7 de nov.'],
  ['2025-05-31', '31 de mai.'],
  ['2025-13-01', 'Data não disponível'],
  ['', 'Data não disponível'],
  [null, 'Data não disponível'],
])('on the card of something new %s reads %s', (date, shown) => {
  expect(formatShortDate(date)).toBe(shown);
});

test.each([
  ['2025-10-02', '2 de out. de 2025'],
  ['1999-05-31T10:00:00Z', '31 de mai. de 1999'],
  ['2025-13-02', 'Data não disponível'],
  ['', 'Data não disponível'],
  [null, 'Data não disponível'],
])('beside a trailer %s reads %s', (date, shown) => {
  expect(formatMediumDate(date)).toBe(shown);
});

test.each([
  [158, '2h 38min'],
  [120, '2h 0min'],
  [61, '1h 1min'],
  [60, '1h 0min'],
  [59, '59min'],
  [45, '45min'],
  [1, '1min'],
  [873, '14h 33min'],
  [0, 'Duração não disponível'],
  [-5, 'Duração não disponível'],
  [null, 'Duração não disponível'],
])('%s minutes read %s', (minutes, shown) => {
  expect(formatRuntime(minutes)).toBe(shown);
});

test.each([
  [180, '3h'],
  [110, '1h 50min'],
  [600, '10h'],
  [610, '10h 10min'],
  [30, '30min'],
])('a limit or a sum of %s minutes reads %s', (minutes, shown) => {
  expect(formatHours(minutes)).toBe(shown);
});

test.each([
  [200_000_000, 'US$ 200.000.000'],
  [2_923_706_026, 'US$ 2.923.706.026'],
  [1_000_000, 'US$ 1.000.000'],
  [999_999, 'US$ 999.999'],
  [1_000, 'US$ 1.000'],
  [999, 'US$ 999'],
  [0, 'Não disponível'],
  [-1, 'Não disponível'],
  [null, 'Não disponível'],
])('%s dollars read %s', (dollars, shown) => {
  expect(formatMoney(dollars)).toBe(shown);
});

test.each([
  [7.84, 100, '7,8'],
  [7.86, 100, '7,9'],
  [9.96, 1, '10,0'],
  [10, 1, '10,0'],
  [0.5, 1, '0,5'],
  [8.1, 0, 'N/A'],
  [0, 50, 'N/A'],
  [undefined, undefined, 'N/A'],
])('a rating of %s from %s votes reads %s', (average, votes, shown) => {
  expect(formatRating(average, votes)).toBe(shown);
});

/** West of Greenwich, at it and east of it: the extreme time zones and those of usual servers. */
describe.each(['America/Sao_Paulo', 'America/Noronha', 'UTC', 'Asia/Tokyo', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
  'on a server in the time zone %s',
  (zone) => {
    afterEach(() => vi.unstubAllEnvs());

    test.each(['2026-01-01', '2026-11-05', '2018-11-04', '2024-02-29', '1999-12-31'])(
      'the day %s stays that day',
      (day) => {
        vi.stubEnv('TZ', zone);
        const [year, month, date] = day.split('-');
        expect(formatDate(day)).toBe(`${date}/${month}/${year}`);
        expect(formatLongDate(day)).toMatch(new RegExp(`^${Number(date)}º? de .* de ${year}$`));
        expect(yearOf(day)).toBe(Number(year));
        expect(addDays(addDays(day, 1), -1)).toBe(day);
      },
    );

    test('it is the day it is in Brazil', () => {
      vi.stubEnv('TZ', zone);
      expect(toBrazilianDay(new Date('2026-11-15T02:59:59Z'))).toBe('2026-11-14');
      expect(toBrazilianDay(new Date('2026-11-15T03:00:00Z'))).toBe('2026-11-15');
    });
  },
);

test('a day parsed as a Date would be another day in Brazil, so days are never parsed', () => {
  vi.stubEnv('TZ', 'America/Sao_Paulo');
  expect(new Date('2026-11-05').getDate()).toBe(4);
  vi.stubEnv('TZ', 'Asia/Tokyo');
  expect(new Date('2026-11-05').getDate()).toBe(5);
  vi.unstubAllEnvs();
});
