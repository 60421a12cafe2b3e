import { type RawBuilder, sql } from 'kysely';
import type { TitleKind } from '#shared/domain/titles/seen-title.ts';
import type { Db } from '../../infra/db.ts';
import {
  type CardService,
  type CinemaRow,
  cinemaRow,
  joinedServices,
  servicesOfTitles,
} from '../availability/card-availability.ts';
import { inOrder, TITLE_TABLES } from './title-tables.ts';

interface CardRow {
  id: number;
  version: number;
  is_listed: boolean;
  slug: string;
  title: string;
  poster_path: string | null;
  backdrop_path: string | null;
  vote_average: number;
  vote_count: number;
  genre_ids: number[];
  services: CardService[];
}

export interface CardRows {
  movie: CardRow & {
    release_date: string | null;
    is_brazilian_release: boolean;
    release_year: number | null;
    cinema: CinemaRow;
  };
  series: CardRow & { first_air_date: string | null };
}

const OWN_COLUMNS = {
  movie: sql`release_date, is_brazilian_release, release_year, ${cinemaRow} as cinema`,
  series: sql`first_air_date`,
} satisfies Record<TitleKind, RawBuilder<unknown>>;

/** In the order of the ids; unknown and unlisted titles are left out. */
export function listCardRows<K extends TitleKind>(db: Db, kind: K, ids: readonly number[]): Promise<CardRows[K][]> {
  return selectCardRows(db, kind, ids, sql`is_listed`);
}

/** For search results, which include public titles that are not listed. */
export function listFoundCardRows<K extends TitleKind>(
  db: Db,
  kind: K,
  ids: readonly number[],
): Promise<CardRows[K][]> {
  return selectCardRows(db, kind, ids, sql`is_public`);
}

/** Raw SQL: this is the most frequent statement, and building it with the query builder each time takes a third of its time. */
async function selectCardRows<K extends TitleKind>(
  db: Db,
  kind: K,
  ids: readonly number[],
  isShown: RawBuilder<unknown>,
): Promise<CardRows[K][]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<CardRows[K]>`
    select id, version, is_listed, slug, title, poster_path, backdrop_path, vote_average, vote_count, genre_ids,
           ${joinedServices} as services, ${OWN_COLUMNS[kind]}
    from ${sql.table(TITLE_TABLES[kind].titles)}
    left join ${servicesOfTitles(kind, sql`${ids}::integer[]`)} as offered on offered.title_id = id
    where id = any (${ids}::integer[]) and ${isShown}
  `.execute(db);
  return inOrder(rows, ids);
}
