import type { Pagination } from '#shared/contract/common.ts';
import { MAX_PAGE } from '#shared/domain/limits.ts';
import type { Slice } from '../../store/titles/title-tables.ts';

export interface PageAndLimit {
  page: number;
  limit: number;
}

export function toSlice({ page, limit }: PageAndLimit): Slice {
  return { offset: (page - 1) * limit, limit };
}

/** The total is reported in full, but only `MAX_PAGE` pages can be requested. */
export function toPagination({ page, limit }: PageAndLimit, total: number): Pagination {
  const totalPages = Math.min(Math.ceil(total / limit), MAX_PAGE);
  return { currentPage: page, totalPages, totalResults: total, hasNextPage: page < totalPages };
}
