import type { MovieCard, Pagination, SeriesCard, TitleCard } from '#shared/contract/common.ts';
import type { Context } from '../../context.ts';
import { findTitlePage, type TitleQuery } from '../../lists/index.ts';
import { type PageAndLimit, toPagination, toSlice } from '../documents/to-pagination.ts';
import { type Cards, readMovieCards, readSeriesCards } from './title-cards.ts';

export interface TitlePage<T> extends Cards<T> {
  pagination: Pagination;
}

type KindlessQuery = Omit<TitleQuery, 'kind'>;

export function readMoviePage(ctx: Context, query: KindlessQuery, page: PageAndLimit): Promise<TitlePage<MovieCard>> {
  return readPage(ctx, { ...query, kind: 'movie' }, page, readMovieCards);
}

export function readSeriesPage(ctx: Context, query: KindlessQuery, page: PageAndLimit): Promise<TitlePage<SeriesCard>> {
  return readPage(ctx, { ...query, kind: 'series' }, page, readSeriesCards);
}

export function readTitlePage(ctx: Context, query: TitleQuery, page: PageAndLimit): Promise<TitlePage<TitleCard>> {
  return query.kind === 'movie' ? readMoviePage(ctx, query, page) : readSeriesPage(ctx, query, page);
}

async function readPage<T>(
  ctx: Context,
  query: TitleQuery,
  page: PageAndLimit,
  readCards: (ctx: Context, ids: readonly number[]) => Promise<Cards<T>>,
): Promise<TitlePage<T>> {
  const { ids, total } = await findTitlePage(ctx, query, toSlice(page));
  return { ...(await readCards(ctx, ids)), pagination: toPagination(page, total) };
}
