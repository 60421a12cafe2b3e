import { z } from 'zod';
import type { CallOptions, TmdbClient } from './client.ts';

/** TMDB refuses page 501, whatever total_pages says. */
export const TMDB_MAX_PAGE = 500;

const Page = z.object({
  page: z.int().positive(),
  total_pages: z.int().nonnegative(),
  total_results: z.int().nonnegative(),
  results: z.array(z.object({ id: z.int().positive(), adult: z.boolean().nullish() })),
});

/** Of a list only the order is used: names come from the titles themselves. */
export interface IdPage {
  /** The page number in the answer. */
  page: number;
  ids: number[];
  totalPages: number;
  totalResults: number;
}

export async function fetchIdPage(
  tmdb: TmdbClient,
  path: string,
  query: Record<string, string>,
  options: CallOptions,
): Promise<IdPage> {
  const page = await tmdb.get(path, query, Page, options);
  return {
    page: page.page,
    ids: page.results.filter((item) => item.adult !== true).map((item) => item.id),
    totalPages: Math.min(page.total_pages, TMDB_MAX_PAGE),
    totalResults: page.total_results,
  };
}
