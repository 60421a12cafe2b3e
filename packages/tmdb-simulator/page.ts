import { StatusError } from './status.ts';

export const PAGE_SIZE = 20;

/** TMDB refuses pages above 500, whatever total_pages is. */
const MAX_PAGE = 500;

export function parsePage(query: URLSearchParams): number {
  const text = query.get('page') ?? '1';
  const page = Number(text);
  if (!/^\d+$/.test(text) || page < 1 || page > MAX_PAGE) throw new StatusError(22);
  return page;
}

export function buildPage<T>(page: number, results: T[], total: number) {
  return { page, results, total_pages: Math.ceil(total / PAGE_SIZE), total_results: total };
}
