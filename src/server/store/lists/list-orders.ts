import { VOTE_FLOORS } from '#shared/domain/limits.ts';
import type { Sort } from '#shared/domain/sort.ts';
import type { TitleFacts } from './title-facts.ts';

export type Compare = (one: TitleFacts, other: TitleFacts) => number;

/** The orders of `listTitleIds`, for titles at hand. What decides is the same, down to the id that breaks every tie. */
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

/** What an order leaves out, as the floors of `listTitleIds` do. */
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

/** What has no day comes last where days rise; where they fall it is left out. */
function compareDays({ day: one }: TitleFacts, { day: other }: TitleFacts): number {
  if (one === other) return 0;
  if (one === null) return 1;
  if (other === null) return -1;
  return one < other ? -1 : 1;
}

/** As PostgreSQL's "C" compares: by the bytes of UTF-8, which beyond the basic plane is not JavaScript's order. */
function compareBytes(one: string, other: string): number {
  if (one === other) return 0;
  return Buffer.compare(Buffer.from(one), Buffer.from(other));
}
