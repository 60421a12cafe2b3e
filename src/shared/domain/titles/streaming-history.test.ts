import { describe, expect, test } from 'vitest';
import { type PublishedEvent, toStreamingHistory } from './streaming-history.ts';

const NETFLIX = 8;
const MAX = 1899;
const arrived = (on: string, platformId = NETFLIX): PublishedEvent => ({
  ...{ event: 'arrived', on, platformId, seenSince: null },
});
const left = (on: string, seenSince: string | null, platformId = NETFLIX): PublishedEvent => ({
  ...{ event: 'left', on, platformId, seenSince },
});
const historyOf = (events: PublishedEvent[], present: number[] = []) => toStreamingHistory(events, new Set(present));

test('the newest is first, and on one day an arrival comes before a departure', () => {
  const entries = historyOf([arrived('2026-06-01'), left('2026-09-01', '2026-06-01'), arrived('2026-09-01', MAX)]);
  expect(entries.map(({ event, on, platformId }) => [event, on, platformId])).toEqual([
    ['arrived', '2026-09-01', MAX],
    ['left', '2026-09-01', NETFLIX],
    ['arrived', '2026-06-01', NETFLIX],
  ]);
});

describe('the length of a stay', () => {
  test('is known if both ends were seen', () => {
    expect(historyOf([arrived('2026-06-01'), left('2026-06-11', '2026-06-01')])[0]).toMatchObject({
      ...{ stayedDays: 10, sinceBefore: null },
    });
  });

  test.each([
    ['the title was there before we looked', [left('2026-06-11', '2026-05-01')]],
    ['its arrival was never confirmed', [arrived('2026-02-01'), left('2026-06-11', '2026-05-01')]],
  ])('is not known if %s', (_why, events) => {
    expect(historyOf(events)[0]).toMatchObject({ stayedDays: null, sinceBefore: '2026-05-01' });
  });

  test('is not guessed for a departure written before we stored it', () => {
    expect(historyOf([arrived('2026-05-01'), left('2026-06-11', null)])[0]).toMatchObject({
      ...{ stayedDays: null, sinceBefore: null },
    });
  });
});

describe('an arrival', () => {
  test('after a departure is a return, with the days it was away', () => {
    const [last] = historyOf([left('2026-06-01', null), arrived('2026-07-01')]);
    expect(last).toMatchObject({ event: 'returned', awayDays: 30 });
  });

  test('after a departure from another platform is none', () => {
    expect(historyOf([left('2026-06-01', null, MAX), arrived('2026-07-01')])[0]).toMatchObject({
      ...{ event: 'arrived', awayDays: null },
    });
  });

  test.each([
    ['the last one, of a title that is there', [arrived('2026-06-01')], [NETFLIX], [true]],
    ['of a title that is gone and not published as gone yet', [arrived('2026-06-01')], [], [false]],
    [
      'before a departure, of a title that is there again without a known day',
      [arrived('2026-06-01'), left('2026-06-20', '2026-06-01')],
      [NETFLIX],
      [false, false],
    ],
  ])('%s', (_which, events, present, isThere) => {
    expect(historyOf(events, present).map((entry) => entry.isThere)).toEqual(isThere);
  });
});
