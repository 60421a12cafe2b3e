import { PAGE_SIZE } from '../page.ts';
import { mix } from '../world/bits.ts';
import type { Ranked } from './ranked.ts';

const MINUTE_MS = 60_000;

/**
 * Popularity moves while a client turns pages: in some minutes the last of a page and the first of the next have
 * changed places, so whoever reads both pages a minute apart sees one title twice and another not at all.
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
