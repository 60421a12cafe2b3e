import { type RawBuilder, sql } from 'kysely';
import { VOTE_FLOORS } from '#shared/domain/limits.ts';
import type { Sort } from '#shared/domain/sort.ts';
import type { TitleKind } from '#shared/domain/titles/seen-title.ts';
import type { OfferKind } from '#shared/domain/titles/source-parts.ts';
import type { Db } from '../infra/db.ts';
import { type Slice, TITLE_TABLES } from '../store/titles/title-tables.ts';

export interface TitleFilter {
  /** Any of these; an empty list is a genre without titles of this kind. */
  genreIds?: readonly number[] | undefined;
  /** Of the first release or first broadcast. */
  year?: number | undefined;
  minVotes?: number | undefined;
  minRating?: number | undefined;
  maxRating?: number | undefined;
  /** Offered today by one of these services, in one of these ways. */
  offered?: { serviceIds: readonly number[]; kinds: readonly OfferKind[] } | undefined;
}

export interface TitleQuery extends TitleFilter {
  kind: TitleKind;
  sort: Sort;
  /** In Brazil: a title not released yet is not among the newest. */
  today: string;
}

/** Listed titles only. The id breaks every tie, so that no page repeats a title. */
export async function listTitleIds(db: Db, query: TitleQuery, { offset, limit }: Slice): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id
    from ${sql.table(TITLE_TABLES[query.kind].titles)} as title
    where ${conditionsOf(query)}
    order by ${orderOf(query)}
    limit ${limit}
    offset ${offset}
  `.execute(db);
  return rows.map((row) => row.id);
}

/** The total number of titles in `listTitleIds`. */
export async function countTitles(db: Db, query: TitleQuery): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count
    from ${sql.table(TITLE_TABLES[query.kind].titles)} as title
    where ${conditionsOf(query)}
  `.execute(db);
  return rows[0]?.count ?? 0;
}

const AND = sql` and `;

function conditionsOf(query: TitleQuery): RawBuilder<unknown> {
  return sql.join([...filtersOf(query.kind, query), ...floorsOf(query)], AND);
}

function filtersOf(kind: TitleKind, filter: TitleFilter): RawBuilder<unknown>[] {
  const { genreIds, year, minVotes, minRating, maxRating, offered } = filter;
  return [
    sql`is_listed`,
    ...(genreIds ? [sql`genre_ids && ${genreIds}::integer[]`] : []),
    ...(year === undefined ? [] : [inYear(kind, year)]),
    ...(minVotes === undefined ? [] : [sql`vote_count >= ${minVotes}`]),
    // The column is a four-byte float: 7.7 as an eight-byte float is greater than the stored 7.7.
    ...(minRating === undefined ? [] : [sql`vote_average >= ${minRating}::real`]),
    ...(maxRating === undefined ? [] : [sql`vote_average <= ${maxRating}::real`]),
    ...(offered ? [isOffered(kind, offered)] : []),
  ];
}

function inYear(kind: TitleKind, year: number): RawBuilder<unknown> {
  if (kind === 'movie') return sql`release_year = ${year}`;
  return sql`first_air_date between ${`${year}-01-01`}::date and ${`${year}-12-31`}::date`;
}

function isOffered(kind: TitleKind, { serviceIds, kinds }: NonNullable<TitleFilter['offered']>): RawBuilder<unknown> {
  const { offers, owner } = TITLE_TABLES[kind];
  return sql`
    title.id in (
      select ${sql.ref(owner)}
      from ${sql.table(offers)} as offer
      where offer.service_id = any(${serviceIds}::integer[]) and offer.kind = any(${kinds}::text[])
    )
  `;
}

/** Titles that an order leaves out as noise. As literals, to match the partial indexes that leave them out too. */
function floorsOf({ kind, sort, today }: TitleQuery): RawBuilder<unknown>[] {
  const votes = (floor: Record<TitleKind, number>) => [sql`vote_count >= ${sql.lit(floor[kind])}`];
  switch (sort) {
    case 'rating-desc':
      return votes(VOTE_FLOORS.rating);
    case 'title-asc':
    case 'title-desc':
      return votes(VOTE_FLOORS.title);
    case 'votes-asc':
      return votes(VOTE_FLOORS.fewest);
    case 'date-desc':
      return [sql`${sql.ref(TITLE_TABLES[kind].day)} <= ${today}::date`];
    case 'popular':
    case 'date-asc':
    case 'votes-desc':
      return [];
  }
}

/**
 * Titles are compared without accents, punctuation and leading article, and numbers by value: "A Ângela" is between "Andar"
 * and "Anjo", "2 Filhos" before "10 Coisas". `COMPARE` in `lists` is the same order.
 */
const ORDERS: Record<Sort, (day: RawBuilder<unknown>) => RawBuilder<unknown>> = {
  popular: () => sql`popularity desc, id`,
  'rating-desc': () => sql`vote_average desc, vote_count desc, id`,
  'date-desc': (day) => sql`${day} desc, popularity desc, id`,
  'date-asc': (day) => sql`${day} asc nulls last, popularity desc, id`,
  'title-asc': () => sql`title_sort_key(title, search_title) collate "C", id`,
  'title-desc': () => sql`title_sort_key(title, search_title) collate "C" desc, id desc`,
  'votes-desc': () => sql`vote_count desc, id`,
  'votes-asc': () => sql`vote_count, id desc`,
};

function orderOf({ kind, sort }: TitleQuery): RawBuilder<unknown> {
  return ORDERS[sort](sql.ref(TITLE_TABLES[kind].day));
}
