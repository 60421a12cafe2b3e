import { PAGE_SIZE } from '../page.ts';
import { mix } from '../world/bits.ts';
import type { Ranked } from './ranked.ts';

const MINUTE_MS = 60_000;

/**
 * Popularity changes while a client pages: in some minutes the last item of a page and the first of the next are
 * swapped, so a client that reads both pages a minute apart sees one title twice and misses another.
 */
export function listPageWithJitter({ ids }: Ranked, page: number, seed: number, now: Date): number[] {
  const minute = Math.floor(now.getTime() / MINUTE_MS);
  const isSwapped = (edge: number) => edge > 0 && edge < ids.length && mix(mix(seed, minute), edge) % 2 === 0;
  const start = (page - 1) * PAGE_SIZE;
  const end = start + PAGE_SIZE;
  const shown = [...ids.subarray(start, end)];
  const [before, after] = [ids[start - 1], ids[end]];
  if (shown.length > 0 && isSwapped(start) && before !== undefined) shown[0] = before;
  if (shown.length === PAGE_SIZE && isSwapped(end) && after !== undefined) shown[PAGE_SIZE - 1] = after;
  return shown;
}
