import { describe, expect, test } from 'vitest';
import { addDays } from '#shared/domain/day.ts';
import { history } from '../../../../test/availability/history.ts';
import { diffSnapshot } from './diff-snapshot.ts';

const DAY_ONE = '2026-03-01';
const day = (number: number) => addDays(DAY_ONE, number - 1);
/** A platform large enough that one title more or less is no mass change. */
const others = Array.from({ length: 40 }, (_, index) => 1_000 + index);
const FILM = 7;

/** One letter a day for the film: P listed, · not listed, x no snapshot, H a snapshot with too much missing. */
function tell(letters: string) {
  const shelf = history();
  for (const [index, letter] of [...letters].entries()) {
    if (letter === 'x') continue;
    shelf.look(day(index + 1), letter === 'H' ? others.slice(0, 10) : letter === 'P' ? [FILM, ...others] : others);
  }
  return {
    arrived: shelf.arrivals(FILM),
    left: shelf.departures(FILM),
    row: shelf.row(FILM),
    verdicts: shelf.verdicts,
  };
}

describe('the first snapshot of a platform', () => {
  test('is a baseline: everything is stored as seen that day and nothing is published', () => {
    const diff = diffSnapshot({ lookedOn: undefined, titles: [] }, new Set([FILM]), DAY_ONE);
    expect(diff).toMatchObject({ verdict: 'accepted', arrived: [], removed: [], returned: [] });
    expect(diff.verdict === 'accepted' && diff.rows).toEqual([
      { titleId: FILM, firstSeenOn: DAY_ONE, lastSeenOn: DAY_ONE, missedOn: null, removedOn: null },
    ]);
  });

  test('that finds nothing is not the baseline: the first that finds something is', () => {
    const shelf = history();
    shelf.look(day(1), []);
    shelf.look(day(2), [1, 2, 3]);
    shelf.look(day(3), [1, 2, 3, 4]);
    expect(shelf.verdicts).toEqual(['accepted', 'accepted', 'accepted']);
    expect(shelf.allArrivals()).toEqual([[4, day(3)]]);
  });
});

describe('a title', () => {
  test.each([
    ['that was not there yesterday arrived today', '··P', [3], []],
    ['that was always there never arrived', 'PPPP', [], []],
    ['missed once and seen again neither left nor arrived', 'PP·PP', [], []],
    ['missed twice and back is flapping', 'P··PP', [], []],
    ['away for thirteen days is flapping', 'P·············P', [], []],
    ['away for fourteen days left on the first of them, and its return is an arrival', 'P··············P', [16], [2]],
    ['away for thirteen days has not left yet', 'P·············', [], []],
    ['away for fourteen days has left, on the day it was first missed', 'P··············', [], [2]],
    ['missed once has not left', 'P·', [], []],
    ['may arrive and leave', '·P··············', [2], [3]],
    ['that arrived and flaps arrived once', '·P··P', [2], []],
    ['that flickers arrived once', '·P·P··P·P', [2], []],
  ])('%s (%s)', (_sentence, letters, arrived, left) => {
    expect(tell(letters)).toMatchObject({ arrived: arrived.map(day), left: left.map(day) });
  });
});

describe('a day without a snapshot', () => {
  test.each([
    ['delays an arrival to the day it was seen', '·xP', [3], []],
    ['makes nothing arrive', 'PxP', [], []],
    ['is no miss', 'P·xP', [], []],
    ['between two misses does not keep them from being two in a row', 'P·x·P', [], []],
    ['does not move the day a title left', 'P·x············', [], [2]],
    ['proves no absence: five days missed and six not looked at are flapping', 'P·····xxxxxxP', [], []],
    ['proves no absence: one miss before a fortnight without looking is flapping', 'P·xxxxxxxxxxxxxP', [], []],
    ['six times in a row still leaves the arrival a day', '·xxxxxxP', [8], []],
    ['seven times in a row leaves the arrival no day, so it is not told', '·xxxxxxxP', [], []],
  ])('%s (%s)', (_sentence, letters, arrived, left) => {
    expect(tell(letters)).toMatchObject({ arrived: arrived.map(day), left: left.map(day) });
  });
});

describe('a snapshot with more than a quarter of a platform gone or new', () => {
  test('is held, and the day after is compared with the last accepted snapshot', () => {
    const story = tell('··HP·HHP');
    expect(story.verdicts).toEqual([
      'accepted',
      'accepted',
      'held',
      'accepted',
      'accepted',
      'held',
      'held',
      'accepted',
    ]);
    expect(story).toMatchObject({ arrived: [day(4)], left: [] });
  });

  test.each([
    ['ten of forty missing', others.slice(10), 'accepted'],
    ['eleven of forty missing', others.slice(11), 'held'],
    ['ten new beside forty', [...others, ...Array.from({ length: 10 }, (_, index) => index + 1)], 'accepted'],
    ['eleven new beside forty', [...others, ...Array.from({ length: 11 }, (_, index) => index + 1)], 'held'],
    ['nothing at all', [], 'held'],
  ])('%s', (_name, today, verdict) => {
    const shelf = history();
    shelf.look(day(1), others);
    expect(shelf.look(day(2), today)).toBe(verdict);
  });

  test('counts titles missed yesterday too: two bad days do not add up to an unnoticed removal', () => {
    const shelf = history();
    shelf.look(day(1), others);
    expect(shelf.look(day(2), others.slice(8))).toBe('accepted');
    expect(shelf.look(day(3), others.slice(16))).toBe('held');
  });

  test('does not count titles that only come back', () => {
    const shelf = history();
    for (const [index, today] of [others, others.slice(9), others.slice(9), others].entries()) {
      expect(shelf.look(day(index + 1), today)).toBe('accepted');
    }
    expect(shelf.allArrivals()).toEqual([]);
  });

  test.each([
    [[1, 2, 3], [1, 2, 3, 4, 5, 6, 7, 8], 'accepted'],
    [[1, 2, 3], [1, 2, 3, 4, 5, 6, 7, 8, 9], 'held'],
    [[1, 2, 3], [1], 'accepted'],
    [[1, 2, 3], [], 'held'],
  ])('is not meant for a handful: %j then %j is %s', (yesterday, today, verdict) => {
    const shelf = history();
    shelf.look(day(1), yesterday);
    expect(shelf.look(day(2), today)).toBe(verdict);
  });
});

test('a title that comes back after it left begins a new stay', () => {
  const { row } = tell('P··············P');
  expect(row).toEqual({ titleId: FILM, firstSeenOn: day(16), lastSeenOn: day(16), missedOn: null, removedOn: null });
});

test('a title that flaps keeps the day it was first seen', () => {
  expect(tell('P···P').row).toMatchObject({ firstSeenOn: day(1), lastSeenOn: day(5), removedOn: null });
});
