import { type RawBuilder, sql } from 'kysely';
import { compareBytes } from '#shared/domain/compare-bytes.ts';
import { VOTE_FLOORS } from '#shared/domain/limits.ts';
import type { Sort } from '#shared/domain/sort.ts';
import type { TitleFacts } from './title-facts.ts';

export type Compare = (one: TitleFacts, other: TitleFacts) => number;

/** The orders of `listTitleIds`, for titles in memory. Same criteria, down to the id that breaks every tie. */
export const COMPARE: Record<Sort, Compare> = {
  popular: (one, other) => other.popularity - one.popularity || one.id - other.id,
  'rating-desc': (one, other) => other.rating - one.rating || other.votes - one.votes || one.id - other.id,
  'date-desc': (one, other) => compareDays(other, one) || other.popularity - one.popularity || one.id - other.id,
  'date-asc': (one, other) => compareDays(one, other) || other.popularity - one.popularity || one.id - other.id,
  'title-asc': (one, other) => compareBytes(one.sortTitle, other.sortTitle) || one.id - other.id,
  'title-desc': (one, other) => compareBytes(other.sortTitle, one.sortTitle) || other.id - one.id,
  'votes-desc': (one, other) => other.votes - one.votes || one.id - other.id,
  'votes-asc': (one, other) => one.votes - other.votes || other.id - one.id,
};

/**
 * The same in SQL: whether `title` sorts before a new title, a row of `halves`. Descending columns are compared with their
 * sides swapped.
 */
export const STANDS_BEFORE: Record<Sort, RawBuilder<boolean>> = {
  popular: sql`(title.popularity, halves.id) > (halves.popularity, title.id)`,
  'rating-desc': sql`(title.vote_average, title.vote_count, halves.id) > (halves.vote_average, halves.vote_count, title.id)`,
  'date-desc': sql`(title.day, title.popularity, halves.id) > (halves.day, halves.popularity, title.id)`,
  'date-asc': sql`
    (coalesce(title.day, 'infinity'), halves.popularity, title.id)
    < (coalesce(halves.day, 'infinity'), title.popularity, halves.id)
  `,
  'title-asc': sql`(title.sort_title, title.id) < (halves.sort_title collate "C", halves.id)`,
  'title-desc': sql`(title.sort_title, title.id) > (halves.sort_title collate "C", halves.id)`,
  'votes-desc': sql`(title.vote_count, halves.id) > (halves.vote_count, title.id)`,
  'votes-asc': sql`(title.vote_count, halves.id) < (halves.vote_count, title.id)`,
};

/** Whether the order includes the title: the same floors as in `listTitleIds`. */
export function isInOrder(sort: Sort, { kind, votes, day }: TitleFacts, today: string): boolean {
  switch (sort) {
    case 'rating-desc':
      return votes >= VOTE_FLOORS.rating[kind];
    case 'title-asc':
    case 'title-desc':
      return votes >= VOTE_FLOORS.title[kind];
    case 'votes-asc':
      return votes >= VOTE_FLOORS.fewest[kind];
    case 'date-desc':
      return day !== null && day <= today;
    case 'popular':
    case 'date-asc':
    case 'votes-desc':
      return true;
  }
}

/** A title without a date comes last in ascending order; the descending order leaves it out. */
function compareDays({ day: one }: TitleFacts, { day: other }: TitleFacts): number {
  if (one === other) return 0;
  if (one === null) return 1;
  if (other === null) return -1;
  return one < other ? -1 : 1;
}
