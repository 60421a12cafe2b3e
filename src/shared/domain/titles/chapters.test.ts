import { describe, expect, test } from 'vitest';
import {
  chaptersOnPage,
  countChapterPages,
  formatOfGenres,
  numberChapters,
  observeWeekdays,
  pageOfChapter,
  weekdayOf,
} from './chapters.ts';

const season = (number: number, episodeNumbers: number[], episodeCount = episodeNumbers.length) => ({
  number,
  episodeNumbers,
  episodeCount,
});
const listChapters = (...seasons: ReturnType<typeof season>[]) =>
  [...numberChapters(seasons)].map(([number, chapters]) => [number, [...chapters.values()]]);

test.each([
  [[10_766, 18], 'novela'],
  [[18], 'series'],
])('a series of the genres %j is shown as a %s', (genres, format) => {
  expect(formatOfGenres(genres)).toBe(format);
});

describe('chapters', () => {
  test('run over the seasons, without the specials', () => {
    expect(listChapters(season(2, [1, 2]), season(0, [1]), season(1, [1, 2, 3]))).toEqual([
      [1, [1, 2, 3]],
      [2, [4, 5]],
    ]);
  });

  test('keep their numbers when TMDB fills a gap', () => {
    expect(listChapters(season(1, [1, 4]), season(2, [1]))).toEqual([
      [1, [1, 4]],
      [2, [5]],
    ]);
  });

  test('are the numbers of TMDB where a season goes on counting', () => {
    expect(listChapters(season(1, [1, 2, 3]), season(2, [4, 5]))).toEqual([
      [1, [1, 2, 3]],
      [2, [4, 5]],
    ]);
  });

  test('count a season that was not fetched by what its series says', () => {
    expect(listChapters(season(1, [], 100), season(2, [1, 2]))).toEqual([
      [1, []],
      [2, [101, 102]],
    ]);
  });

  test('are counted where TMDB numbers episodes by date', () => {
    expect(listChapters(season(1, [1, 2]), season(2, [20_240_101, 20_240_105]))).toEqual([
      [1, [1, 2]],
      [2, [3, 4]],
    ]);
  });
});

test.each([
  [{ first: 1, last: 173 }, 1, { first: 124, last: 173 }],
  [{ first: 1, last: 173 }, 4, { first: 1, last: 23 }],
  [{ first: 5, last: 40 }, 1, { first: 5, last: 40 }],
])('of %j page %i has %j', (range, page, shown) => {
  expect(chaptersOnPage(range, page)).toEqual(shown);
});

test.each([
  [{ first: 1, last: 173 }, 4],
  [{ first: 1, last: 50 }, 1],
  [{ first: 1, last: 10_000 }, 200],
])('%j has %i pages', (range, pages) => {
  expect(countChapterPages(range)).toBe(pages);
});

test('every chapter is on its page', () => {
  const range = { first: 3, last: 260 };
  for (let chapter = range.first; chapter <= range.last; chapter++) {
    const page = chaptersOnPage(range, pageOfChapter(range, chapter));
    expect(page.first <= chapter && chapter <= page.last, String(chapter)).toBe(true);
  }
});

test.each([
  ['2026-11-16', 1],
  ['2026-11-15', 7],
  ['2027-01-01', 5],
])('%s is day %i of its week', (day, weekday) => {
  expect(weekdayOf(day)).toBe(weekday);
});

describe('the weekdays of a novela', () => {
  const from = (first: number, count: number, step = 1) =>
    Array.from({ length: count }, (_, index) => `2026-11-${String(first + index * step).padStart(2, '0')}`);

  test('are those of its latest chapters, without a single exception', () => {
    const weeks = [...from(2, 6), ...from(9, 6)];
    expect(observeWeekdays([...weeks, '2026-11-15'])).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('are unknown where few days are known', () => {
    expect(observeWeekdays(from(9, 5))).toEqual([]);
  });

  test('count a day once, however many chapters it has', () => {
    expect(observeWeekdays(Array.from({ length: 20 }, () => '2026-11-09'))).toEqual([]);
  });
});
