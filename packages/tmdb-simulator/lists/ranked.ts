import { PAGE_SIZE } from '../page.ts';

/** The end of page 500, the last one; one more, because neighbours across its edge may swap places. */
export const REACHABLE = 500 * PAGE_SIZE + 1;

/** A sorted list: the ids that pages can reach, and the total number. */
export interface Ranked {
  ids: Int32Array | Float64Array;
  total: number;
}

interface Rows {
  id(row: number): number;
}

/** The rows of `order` that pass, in that order. All rows are read, because the total counts them all. */
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
