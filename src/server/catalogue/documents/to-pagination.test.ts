import { expect, test } from 'vitest';
import { toPagination, toSlice } from './to-pagination.ts';

test.each([
  { page: 1, limit: 20, total: 0, totalPages: 0, hasNextPage: false },
  { page: 1, limit: 20, total: 20, totalPages: 1, hasNextPage: false },
  { page: 1, limit: 20, total: 21, totalPages: 2, hasNextPage: true },
  { page: 2, limit: 20, total: 21, totalPages: 2, hasNextPage: false },
  { page: 9, limit: 20, total: 21, totalPages: 2, hasNextPage: false },
  { page: 499, limit: 20, total: 1_000_000, totalPages: 500, hasNextPage: true },
  { page: 500, limit: 20, total: 1_000_000, totalPages: 500, hasNextPage: false },
])('$total titles by $limit are $totalPages pages; after page $page there is another: $hasNextPage', (row) => {
  const { page, limit, total, totalPages, hasNextPage } = row;
  const expected = { currentPage: page, totalPages, totalResults: total, hasNextPage };
  expect(toPagination({ page, limit }, total)).toEqual(expected);
});

test('a page begins after the entries of the pages before it', () => {
  expect([toSlice({ page: 1, limit: 20 }), toSlice({ page: 3, limit: 7 })]).toEqual([
    { offset: 0, limit: 20 },
    { offset: 14, limit: 7 },
  ]);
});
