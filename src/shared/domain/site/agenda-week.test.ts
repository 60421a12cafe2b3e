import { expect, test } from 'vitest';
import { addDays, isDay, mondayOf } from '../day.ts';
import { AGENDA_WEEKS } from '../limits.ts';
import { daysOfWeek, isAgendaWeek } from './agenda-week.ts';

test.each([
  ['2026-11-16', '2026-11-16'],
  ['2026-11-17', '2026-11-16'],
  ['2026-11-22', '2026-11-16'],
  ['2026-11-23', '2026-11-23'],
  ['2027-01-01', '2026-12-28'],
  ['2028-03-01', '2028-02-28'],
])('%s is in the week of %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday);
  expect(daysOfWeek(monday)).toContain(day);
});

test('a week ends on Sunday', () => {
  expect(daysOfWeek('2026-12-28').at(-1)).toBe('2027-01-03');
});

test.each([
  ['2026-11-16', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['20261116', false],
  ['hoje', false],
  ['2026-11-16T00:00', false],
])('%s is a day: %s', (text, is) => {
  expect(isDay(text)).toBe(is);
});

test('weeks too far from today have no page', () => {
  const monday = '2026-11-16';
  for (const today of ['2026-11-16', '2026-11-22']) {
    const inWeeks = (weeks: number) => isAgendaWeek(addDays(monday, weeks * 7), today);
    expect(
      [-AGENDA_WEEKS.back - 1, -AGENDA_WEEKS.back, 0, AGENDA_WEEKS.ahead, AGENDA_WEEKS.ahead + 1].map(inWeeks),
    ).toEqual([false, true, true, true, false]);
  }
});
