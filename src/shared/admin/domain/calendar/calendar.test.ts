import { expect, test } from 'vitest';
import {
  type CalendarItem,
  isMovable,
  listCalendarDays,
  moveToDay,
  parsePlanKey,
  readCalendarAddress,
  sortItems,
  toPlanKey,
  turnCalendar,
} from './calendar.ts';

const TODAY = '2026-11-18';
const read = (query: string) => readCalendarAddress(new URLSearchParams(query), TODAY);

test.each([
  ['', { view: 'mes', day: TODAY, kind: undefined, moving: undefined }],
  ['ver=semana&dia=2026-12-01', { view: 'semana', day: '2026-12-01', kind: undefined, moving: undefined }],
  ['ver=ano&dia=2026-02-30&tipo=festa&mover=movie-1', { view: 'mes', day: TODAY, kind: undefined, moving: undefined }],
  ['dia=9999-12-31', { view: 'mes', day: TODAY, kind: undefined, moving: undefined }],
  ['tipo=expiry', { view: 'mes', day: TODAY, kind: 'expiry', moving: undefined }],
])('the address %j is read as %j', (query, address) => {
  expect(read(query)).toEqual(address);
});

test.each(['movie-598-publish', 'collection-3-unpublish', 'home-1-publish'])('%s names a plan', (key) => {
  const plan = parsePlanKey(key);
  expect(plan && toPlanKey(plan)).toBe(key);
});

test.each([
  '',
  'movie-598',
  'movie-598-hide',
  'constructor-1-publish',
  'movie-99999999999-publish',
  'movie-4294967296-publish',
])('%j names no plan', (key) => {
  expect(parsePlanKey(key)).toBeUndefined();
});

test('a month is shown in whole weeks from Sunday on, a week from its Sunday, a list from the first to the last', () => {
  const month = listCalendarDays('mes', '2026-11-18');
  expect([month[0], month.at(-1), month.length]).toEqual(['2026-11-01', '2026-12-05', 35]);
  const february = listCalendarDays('mes', '2026-02-28');
  expect([february[0], february.at(-1), february.length]).toEqual(['2026-02-01', '2026-02-28', 28]);
  expect(listCalendarDays('mes', '2026-05-31')).toHaveLength(42);
  expect(listCalendarDays('semana', '2026-11-18')).toEqual(
    ['15', '16', '17', '18', '19', '20', '21'].map((day) => `2026-11-${day}`),
  );
  const list = listCalendarDays('lista', '2028-02-10');
  expect([list[0], list.at(-1)]).toEqual(['2028-02-01', '2028-02-29']);
});

test.each([
  ['mes', '2026-12-31', 1, '2027-01-01'],
  ['mes', '2026-03-31', -1, '2026-02-01'],
  ['lista', '2026-01-15', -1, '2025-12-01'],
  ['semana', '2026-12-28', 1, '2027-01-04'],
] as const)('from %s %s, turned by %i, is %s', (view, day, by, turned) => {
  expect(turnCalendar(view, day, by)).toBe(turned);
});

test('a plan keeps its hour in São Paulo on another day', () => {
  expect(moveToDay(new Date('2026-11-18T01:30:00Z'), '2026-11-20').toISOString()).toBe('2026-11-21T01:30:00.000Z');
  expect(moveToDay(new Date('2026-11-18T11:00:00Z'), '2026-11-19').toISOString()).toBe('2026-11-19T11:00:00.000Z');
});

const item = (key: string, more: Partial<CalendarItem>): CalendarItem => ({
  ...{ key, kind: 'publication', day: TODAY, at: undefined, title: key, note: '', to: '/', plan: undefined, ...more },
});
const plan = {
  entity: 'movie',
  id: 1,
  what: 'publish',
  by: { id: '', name: '' },
  failure: undefined,
  conflicts: [],
} as const;

test('only plans to come are moved', () => {
  const now = new Date('2026-11-18T12:00:00Z');
  const later = new Date('2026-11-18T12:00:01Z');
  expect(isMovable(item('a', { plan: { ...plan, conflicts: [] }, at: later }), now)).toBe(true);
  expect(isMovable(item('a', { plan: { ...plan, conflicts: [] }, at: now }), now)).toBe(false);
  expect(isMovable(item('a', { at: later }), now)).toBe(false);
});

test('items are sorted by day; what concerns the whole day comes before what has a time', () => {
  const sorted = sortItems([
    item('third', { at: new Date('2026-11-18T12:00:00Z') }),
    item('fourth', { day: '2026-11-19' }),
    item('second', { kind: 'expiry' }),
    item('first', { kind: 'opening' }),
  ]);
  expect(sorted.map(({ key }) => key)).toEqual(['first', 'second', 'third', 'fourth']);
});
