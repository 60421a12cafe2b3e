import { z } from 'zod';
import type { CallOptions, TmdbClient } from './client.ts';

const Changes = z.object({
  total_pages: z.int().nonnegative(),
  results: z.array(z.object({ id: z.int().positive(), adult: z.boolean().nullish() })),
});

export interface ChangedId {
  id: number;
  /** `null` if TMDB does not say, as for titles it has removed. */
  isAdult: boolean | null;
}

const PATHS = { movie: '/movie/changes', series: '/tv/changes', person: '/person/changes' } as const;

/** Ids changed between two days, both inclusive; TMDB accepts at most 14 days. */
export async function fetchChangedIds(
  tmdb: TmdbClient,
  kind: keyof typeof PATHS,
  from: string,
  to: string,
  options: CallOptions,
): Promise<ChangedId[]> {
  const changed = new Map<number, ChangedId>();
  let pages = 1;
  for (let page = 1; page <= pages; page += 1) {
    const query = { start_date: from, end_date: to, page: String(page) };
    const answer = await tmdb.get(PATHS[kind], query, Changes, options);
    pages = Math.min(answer.total_pages, 1_000);
    for (const { id, adult } of answer.results) changed.set(id, { id, isAdult: adult ?? null });
  }
  return [...changed.values()];
}
