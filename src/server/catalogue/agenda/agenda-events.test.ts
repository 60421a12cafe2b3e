import { expect, test } from 'vitest';
import { listReleaseEvents } from './agenda-events.ts';

const WEEK = { from: '2026-11-16', to: '2026-11-22' };
const THURSDAY = '2026-11-19';
type Releases = readonly [type: number, day: string][];

const toMovie = (releases: Releases, word: 'no' | null = null) => ({
  releases: releases.map(([type, releasedOn]) => ({ type, releasedOn })),
  word,
});

test.each<[what: string, releases: Releases, events: string[]]>([
  ['a film that opens', [[3, THURSDAY]], [`opening ${THURSDAY}`]],
  ['one that opens in few cinemas', [[2, THURSDAY]], [`opening ${THURSDAY}`]],
  [
    'a preview of one that opens later',
    [
      [2, THURSDAY],
      [3, '2026-12-03'],
    ],
    [],
  ],
  [
    'a preview in the week before',
    [
      [2, '2026-11-14'],
      [3, THURSDAY],
    ],
    [`opening ${THURSDAY}`],
  ],
  [
    'a classic',
    [
      [3, '1999-05-21'],
      [3, THURSDAY],
    ],
    [`reopening ${THURSDAY}`],
  ],
  [
    'more cities a week later',
    [
      [3, '2026-11-12'],
      [3, THURSDAY],
    ],
    [],
  ],
  ['a festival', [[1, THURSDAY]], []],
  [
    'a digital release',
    [
      [3, '2026-09-10'],
      [4, '2026-11-20'],
    ],
    ['digital 2026-11-20'],
  ],
  [
    'the second digital release',
    [
      [4, '2026-11-13'],
      [4, '2026-11-20'],
    ],
    [],
  ],
  [
    'discs and television',
    [
      [5, THURSDAY],
      [6, THURSDAY],
    ],
    [],
  ],
  [
    'both on one day',
    [
      [3, THURSDAY],
      [4, THURSDAY],
    ],
    [`opening ${THURSDAY}`, `digital ${THURSDAY}`],
  ],
  [
    'the first and the last day of the week',
    [
      [3, '2026-11-16'],
      [4, '2026-11-22'],
    ],
    ['opening 2026-11-16', 'digital 2026-11-22'],
  ],
  [
    'the days around it',
    [
      [3, '2026-11-15'],
      [4, '2026-11-23'],
    ],
    [],
  ],
])('%s', (_what, releases, events) => {
  const listed = listReleaseEvents(toMovie(releases), WEEK);
  expect(listed.map(({ event, day }) => `${event} ${day}`)).toEqual(events);
});

test('a film that an editor says is not in cinemas does not open, but is released digitally', () => {
  const movie = toMovie(
    [
      [3, THURSDAY],
      [4, '2026-11-20'],
    ],
    'no',
  );
  expect(listReleaseEvents(movie, WEEK)).toEqual([{ event: 'digital', day: '2026-11-20' }]);
});
