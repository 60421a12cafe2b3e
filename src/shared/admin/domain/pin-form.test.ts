import { expect, test } from 'vitest';
import { type HomePin, parsePins, pinnedIdsOn } from '../../domain/site/home-pins.ts';
import { parsePinForm } from './pin-form.ts';

test('pins are in the order of their places; the same place twice keeps the order they had', () => {
  const form = new Map([
    ['place:movie:1', '3'],
    ['place:series:2', '1'],
    ['until:series:2', '2026-12-31'],
    ['place:movie:4', '3'],
    ['place:person:9', '0'],
    ['version', '7'],
  ]);
  expect(parsePinForm(form)).toEqual([
    { kind: 'series', id: 2, from: null, until: '2026-12-31' },
    { kind: 'movie', id: 1, from: null, until: null },
    { kind: 'movie', id: 4, from: null, until: null },
  ]);
});

test('a pin is shown on its first day, on its last, and on no other than those between', () => {
  const pin: HomePin = { kind: 'movie', id: 1, from: '2026-11-15', until: '2026-11-16' };
  const days = ['2026-11-14', '2026-11-15', '2026-11-16', '2026-11-17'];
  expect(days.filter((day) => pinnedIdsOn([pin], 'movie', day).length > 0)).toEqual(['2026-11-15', '2026-11-16']);
});

test('invalid entries pin nothing', () => {
  expect(parsePins([{ kind: 'movie', id: '1' }, null, { kind: 'movie', id: 2, from: null, until: null }])).toHaveLength(
    1,
  );
  expect(parsePins('x')).toEqual([]);
});
