import { type RawBuilder, sql } from 'kysely';
import type { TitleKind } from '#shared/domain/titles/seen-title.ts';
import { OFFER_KINDS, type OfferKind } from '#shared/domain/titles/source-parts.ts';

/** Everything that decides in which lists a title appears, and where. */
export interface TitleFacts {
  id: number;
  kind: TitleKind;
  popularity: number;
  rating: number;
  votes: number;
  /** Release or first broadcast, `2026-11-15`. */
  day: string | null;
  year: number;
  genreIds: number[];
  /** One number for each service and kind of offer. */
  offers: number[];
  /** Sort key of the alphabetical order. */
  sortTitle: string;
}

/** The columns of `listed_titles` and of `list_titles`, as facts. */
export function factColumns(table: string): RawBuilder<unknown> {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql`
    ${column('id')}, ${column('kind')}, ${column('popularity')}, ${column('vote_average')} as rating,
    ${column('vote_count')} as votes, ${column('day')}, ${column('year')}, ${column('genre_ids')} as "genreIds",
    ${column('offers')}, ${column('sort_title')} as "sortTitle"
  `;
}

/** The same encoding as `offer_code` in SQL. */
export function toOfferCode(serviceId: number, kind: OfferKind): number {
  return serviceId * 8 + OFFER_KINDS.indexOf(kind) + 1;
}

export function areSameFacts(one: TitleFacts, other: TitleFacts): boolean {
  return (
    one.popularity === other.popularity &&
    one.rating === other.rating &&
    one.votes === other.votes &&
    one.day === other.day &&
    one.year === other.year &&
    one.sortTitle === other.sortTitle &&
    areSameNumbers(one.genreIds, other.genreIds) &&
    areSameNumbers(one.offers, other.offers)
  );
}

function areSameNumbers(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((number, place) => number === other[place]);
}
