import type { MovieCard, Pagination, SeriesCard, TitleCard } from '#shared/contract/common.ts';
import type { Db } from '../infra/db.ts';
import { findTitlePage } from '../store/lists/find-title-page.ts';
import type { TitleQuery } from '../store/title-lists.ts';
import { type Cards, readMovieCards, readSeriesCards } from './title-cards.ts';
import { type Page, toPagination, toSlice } from './to-pagination.ts';

export interface TitlePage<T> extends Cards<T> {
  pagination: Pagination;
}

type KindlessQuery = Omit<TitleQuery, 'kind'>;

export function readMoviePage(db: Db, query: KindlessQuery, page: Page): Promise<TitlePage<MovieCard>> {
  return readPage(db, { ...query, kind: 'movie' }, page, readMovieCards);
}

export function readSeriesPage(db: Db, query: KindlessQuery, page: Page): Promise<TitlePage<SeriesCard>> {
  return readPage(db, { ...query, kind: 'series' }, page, readSeriesCards);
}

export function readTitlePage(db: Db, query: TitleQuery, page: Page): Promise<TitlePage<TitleCard>> {
  return query.kind === 'movie' ? readMoviePage(db, query, page) : readSeriesPage(db, query, page);
}

async function readPage<T>(
  db: Db,
  query: TitleQuery,
  page: Page,
  readCards: (db: Db, ids: readonly number[]) => Promise<Cards<T>>,
): Promise<TitlePage<T>> {
  const { ids, total } = await findTitlePage(db, query, toSlice(page));
  return { ...(await readCards(db, ids)), pagination: toPagination(page, total) };
}
