import { expect, test } from 'vitest';
import { formatTimeAgo, formatTimeUntil, partOfDay } from './format-time.ts';

const NOW = new Date('2026-11-15T15:00:00-03:00');

test.each([
  ['2026-11-15T14:59:40-03:00', 'agora'],
  ['2026-11-15T15:00:09-03:00', 'agora'],
  ['2026-11-15T14:48:00-03:00', 'há 12 min'],
  ['2026-11-15T12:00:00-03:00', 'há 3 h'],
  ['2026-11-15T02:10:00-03:00', '02h10'],
  ['2026-11-14T18:40:00-03:00', 'ontem, 18h40'],
  ['2026-11-14T23:59:00-03:00', 'ontem, 23h59'],
  ['2026-11-02T10:15:00-03:00', '2 de nov., 10h15'],
  ['2025-11-02T10:15:00-03:00', '02/11/2025'],
])('at three in the afternoon, %s is %s', (moment, words) => {
  expect(formatTimeAgo(new Date(moment), NOW)).toBe(words);
});

test.each([
  ['2026-11-15T15:00:20-03:00', 'em 1 min'],
  ['2026-11-15T15:42:00-03:00', 'em 42 min'],
  ['2026-11-15T18:40:00-03:00', 'hoje, 18h40'],
  ['2026-11-16T04:00:00-03:00', 'amanhã, 04h00'],
  ['2026-11-20T14:02:00-03:00', '20 de nov., 14h02'],
])('at three in the afternoon, %s is %s', (moment, words) => {
  expect(formatTimeUntil(new Date(moment), NOW)).toBe(words);
});

test.each([
  ['05:00', 'morning'],
  ['11:59', 'morning'],
  ['12:00', 'afternoon'],
  ['18:00', 'evening'],
  ['02:00', 'evening'],
])('at %s it is %s in São Paulo', (time, part) => {
  expect(partOfDay(new Date(`2026-11-15T${time}:00-03:00`))).toBe(part);
});
