import { expect, test } from 'vitest';
import { askablePage, toListPage } from './list-page.ts';

const answer = (totalPages: number, results = [1, 2]) => ({
  results,
  pagination: { currentPage: 1, totalPages, totalResults: totalPages * 20, hasNextPage: false },
});

test('an existing page has its titles', () => {
  expect(toListPage(answer(3), 3)).toEqual({
    results: [1, 2],
    page: 3,
    totalPages: 3,
    totalResults: 60,
    isBeyond: false,
  });
});

test('a page beyond the last has none, even if a smaller page number was requested from the API', () => {
  expect(toListPage(answer(500), 501)).toMatchObject({ results: [], page: 501, isBeyond: true });
  expect([askablePage(500), askablePage(501), askablePage(999_999_999)]).toEqual([500, 500, 500]);
});

test('the first page of an empty list is not beyond its end', () => {
  expect(toListPage(answer(0, []), 1)).toMatchObject({ results: [], isBeyond: false });
  expect(toListPage(answer(0, []), 2)).toMatchObject({ isBeyond: true });
});
