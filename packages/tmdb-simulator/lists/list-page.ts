import { buildPage, PAGE_SIZE, parsePage } from '../page.ts';
import type { Simulation } from '../simulation.ts';
import { listPageWithJitter } from './jitter.ts';
import type { Ranked } from './ranked.ts';

interface ListOptions<T> {
  ranked(): Ranked;
  /** `undefined` if the record has gone since the list was built. */
  toItem(id: number): T | undefined;
  /** Sorted by popularity, so neighbours swap places from minute to minute. */
  isRestless?: boolean;
}

/** One page of a list. The page number is checked before the list is built. */
export function buildListPage<T>({ world }: Simulation, query: URLSearchParams, options: ListOptions<T>) {
  const page = parsePage(query);
  const ranked = options.ranked();
  const ids = options.isRestless
    ? listPageWithJitter(ranked, page, world.seed, world.now())
    : [...ranked.ids.subarray((page - 1) * PAGE_SIZE, page * PAGE_SIZE)];
  return buildPage(
    page,
    ids.flatMap((id) => options.toItem(id) ?? []),
    ranked.total,
  );
}
