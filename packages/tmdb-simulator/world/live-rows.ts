import { mergeDayOf } from './existence.ts';
import type { Day } from './kinds.ts';
import { FLAG } from './tables.ts';

export interface LiveRows {
  isLive(row: number): boolean;
  existsOn(row: number, day: Day): boolean;
  /** The rows that exist today, in the given order. Cached per name and day. */
  only(name: string, rows: () => Int32Array): Int32Array;
  /** Rows that ever existed, ascending. */
  all(): Int32Array;
  forget(): void;
}

/** Which rows exist today. Only merged rows ever change, so an order is computed once for all rows and filtered again each day. */
export function createLiveRows(flags: Uint8Array, bitsOf: (row: number) => number, today: () => Day): LiveRows {
  const sorted = new Map<string, Int32Array>();
  const sieved = new Map<string, Int32Array>();
  let sievedOn = Number.NaN;
  let existing: Int32Array | undefined;

  function existsOn(row: number, day: Day): boolean {
    const flag = flags[row] ?? 0;
    if (!(flag & FLAG.exists)) return false;
    return !(flag & FLAG.merged) || day < mergeDayOf(bitsOf(row));
  }
  /** Reads the clock only for merged rows. */
  const isLive = (row: number) =>
    ((flags[row] ?? 0) & (FLAG.exists | FLAG.merged)) === FLAG.exists || existsOn(row, today());

  function only(name: string, rows: () => Int32Array): Int32Array {
    if (sievedOn !== today()) {
      sieved.clear();
      sievedOn = today();
    }
    const known = sieved.get(name);
    if (known) return known;

    const all = sorted.get(name) ?? rows();
    sorted.set(name, all);
    const day = today();
    const live = all.filter((row) => existsOn(row, day));
    sieved.set(name, live);
    return live;
  }

  return {
    isLive,
    existsOn,
    only,
    all() {
      if (!existing) {
        const rows = new Int32Array(flags.length);
        let count = 0;
        for (let row = 0; row < flags.length; row += 1) {
          if ((flags[row] ?? 0) & FLAG.exists) {
            rows[count] = row;
            count += 1;
          }
        }
        existing = rows.slice(0, count);
      }
      return existing;
    },
    forget() {
      sorted.clear();
      sieved.clear();
    },
  };
}
