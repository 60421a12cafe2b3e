import type { Core } from './core.ts';
import { mergeDayOf } from './existence.ts';
import type { Day, Kind } from './kinds.ts';
import { recordBits } from './salts.ts';
import { FLAG, type PersonTable, type TitleTable } from './tables.ts';
import { hidesAdult, lastEditIn, versionOf } from './version.ts';
import type { ChangedId, ChangeFeed } from './world.ts';

/** A merge is in the feed too, as the only entry of an id that no longer exists. Hand-made records are never edited. */
export function createChangeFeed({ seed, movies, series, people }: Core): ChangeFeed {
  const tables: Record<Kind, TitleTable | PersonTable> = { movie: movies, tv: series, person: people };

  function changeOf(kind: Kind, row: number, fromDay: Day, toDay: Day): ChangedId | undefined {
    const flags = tables[kind].flags[row] ?? 0;
    if (!(flags & FLAG.exists) || flags & FLAG.demo) return undefined;
    const id = tables[kind].id(row);
    const bits = recordBits(seed, kind, id);
    const goneOn = flags & FLAG.merged ? mergeDayOf(bits) : undefined;
    if (goneOn !== undefined && goneOn <= toDay) return goneOn >= fromDay ? { id, adult: null } : undefined;

    const day = lastEditIn(seed, kind, id, fromDay, toDay);
    if (day === undefined) return undefined;
    return { id, adult: hidesAdult(bits, day) ? null : Boolean(flags & FLAG.adult) };
  }

  return {
    version: (kind, id, day) => versionOf(seed, kind, id, day),
    changedIds(kind, fromDay, toDay) {
      const found: ChangedId[] = [];
      for (let row = 0; row < tables[kind].size; row += 1) {
        const change = changeOf(kind, row, fromDay, toDay);
        if (change) found.push(change);
      }
      return found;
    },
  };
}
