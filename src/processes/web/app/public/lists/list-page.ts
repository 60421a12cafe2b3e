import type { Pagination } from '#shared/contract/common.ts';
import { MAX_PAGE } from '#shared/domain/limits.ts';

/** A page of a list, as its screen shows it. */
export interface ListPage<T> {
  results: T[];
  page: number;
  totalPages: number;
  totalResults: number;
  /** The requested page is after the last one. */
  isBeyond: boolean;
}

interface Answer<T> {
  results: T[];
  pagination: Pagination;
}

/** The page number to request: the API refuses numbers above `MAX_PAGE`. */
export function askablePage(page: number): number {
  return Math.min(page, MAX_PAGE);
}

export function isBeyondLast({ pagination }: { pagination: Pagination }, page: number): boolean {
  return page > Math.max(pagination.totalPages, 1);
}

export function toListPage<T>(answer: Answer<T>, page: number): ListPage<T> {
  const { totalPages, totalResults } = answer.pagination;
  const isBeyond = isBeyondLast(answer, page);
  return { results: isBeyond ? [] : answer.results, page, totalPages, totalResults, isBeyond };
}
