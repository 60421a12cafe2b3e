import { CHAPTERS_PER_PAGE } from '../limits.ts';

/** How a series is shown: by seasons, or as a novela by chapters. */
export const SERIES_FORMATS = ['series', 'novela'] as const;
export type SeriesFormat = (typeof SERIES_FORMATS)[number];

const SOAP_GENRE = 10_766;

/** What TMDB's genres say; an editor's choice goes before it. */
export function formatOfGenres(genreIds: readonly number[]): SeriesFormat {
  return genreIds.includes(SOAP_GENRE) ? 'novela' : 'series';
}

/** Larger episode numbers are dates or production codes. */
const LARGEST_NUMBER = 99_999;

export interface NumberedSeason {
  number: number;
  /** As TMDB counts them, if the season itself was not fetched. */
  episodeCount: number;
  episodeNumbers: readonly number[];
}

/**
 * The chapter of each episode, by season and episode number: one running number over all seasons without the specials. It is the
 * episode's number plus the chapters of the seasons before, so a gap that TMDB fills later moves no other chapter. A season whose
 * numbers go on from the season before (101, 102 …) has its chapters already.
 */
export function numberChapters(seasons: readonly NumberedSeason[]): ReadonlyMap<number, ReadonlyMap<number, number>> {
  let last = 0;
  const regular = seasons.filter(({ number }) => number > 0).toSorted((one, other) => one.number - other.number);
  return new Map(
    regular.map(({ number, episodeCount, episodeNumbers }) => {
      const numbers = episodeNumbers.toSorted((one, other) => one - other);
      const [first = 0, greatest = 0] = [numbers[0], numbers.at(-1)];
      const isCounted = greatest <= LARGEST_NUMBER;
      const before = isCounted && last > 0 && first > last ? 0 : last;
      const chapters = new Map(numbers.map((episode, place) => [episode, before + (isCounted ? episode : place + 1)]));
      last = numbers.length === 0 ? last + episodeCount : before + (isCounted ? greatest : numbers.length);
      return [number, chapters];
    }),
  );
}

/** The chapters a novela has; numbers between them may be missing. */
export interface ChapterRange {
  first: number;
  last: number;
}

export function countChapterPages({ first, last }: ChapterRange): number {
  return Math.ceil((last - first + 1) / CHAPTERS_PER_PAGE);
}

/** Page 1 has the newest chapters. Pages are cut by number, so no page has to count the chapters before it. */
export function chaptersOnPage({ first, last }: ChapterRange, page: number): ChapterRange {
  const newest = last - (page - 1) * CHAPTERS_PER_PAGE;
  return { first: Math.max(newest - CHAPTERS_PER_PAGE + 1, first), last: newest };
}

export function pageOfChapter({ last }: ChapterRange, chapter: number): number {
  return Math.floor((last - chapter) / CHAPTERS_PER_PAGE) + 1;
}

/** Monday is 1, Sunday 7. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}

/** Fewer days do not show a habit. */
const OBSERVED_DAYS = 6;

/**
 * The weekdays on which a novela is shown, from the days of its latest chapters. A weekday with one chapter only was an exception.
 * Empty if too few days are known.
 */
export function observeWeekdays(days: readonly string[]): number[] {
  const distinct = [...new Set(days)];
  if (distinct.length < OBSERVED_DAYS) return [];
  const weekdays = distinct.map(weekdayOf);
  return [1, 2, 3, 4, 5, 6, 7].filter((weekday) => weekdays.filter((each) => each === weekday).length > 1);
}
