import { PAGE_SIZE } from '../page.ts';

/** Page 500 ends here, so nobody can see further; one more, because neighbours across its edge may change places. */
export const REACHABLE = 500 * PAGE_SIZE + 1;

/** A list in its order: the ids that can be reached, and how many there are altogether. */
export interface Ranked {
  ids: Int32Array | Float64Array;
  total: number;
}

interface Rows {
  id(row: number): number;
}

/** The rows of `order` that pass, in that order. All are looked at, because the total counts them all. */
export function rankRows(table: Rows, order: Iterable<number>, isWanted: (row: number) => boolean): Ranked {
  const ids = new Int32Array(REACHABLE);
  let total = 0;
  for (const row of order) {
    if (!isWanted(row)) continue;
    if (total < REACHABLE) ids[total] = table.id(row);
    total += 1;
  }
  return { ids: ids.slice(0, Math.min(total, REACHABLE)), total };
}
