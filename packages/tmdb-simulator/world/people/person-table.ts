import { chance, mix } from '../bits.ts';
import { existenceOf } from '../existence.ts';
import type { Day } from '../kinds.ts';
import { createLiveRows } from '../live-rows.ts';
import { recordBits, SALT } from '../salts.ts';
import { sortRows } from '../sorted-rows.ts';
import { FLAG, type PersonTable } from '../tables.ts';
import { hasPhoto, type PeopleOptions, personPopularity } from './person-facts.ts';

export interface PersonTableOptions extends PeopleOptions {
  seed: number;
  last: number;
  /** Hand-made people: they have the rows of their ids, and no generated credit names them. */
  fixed: readonly { id: number; popularity: number; hasPhoto: boolean }[];
  today: () => Day;
  nameOf: (id: number) => string;
}

/** Five bytes per person and no strings, so four million are ready in a second. */
export function createPersonTable({
  seed,
  last,
  areActorsPictured,
  popularity: factor = 1,
  fixed,
  today,
  nameOf,
}: PersonTableOptions): PersonTable {
  const extraIds = fixed.map((person) => person.id).filter((id) => id > last);
  const extraRows = new Map(extraIds.map((id, index) => [id, last + index]));
  const size = last + extraIds.length;
  const popularity = new Int32Array(size);
  const flags = new Uint8Array(size);
  const id = (row: number) => (row < last ? row + 1 : (extraIds[row - last] ?? 0));
  const rowOf = (personId: number) =>
    personId >= 1 && personId <= last ? personId - 1 : (extraRows.get(personId) ?? -1);

  for (let row = 0; row < last; row += 1) {
    const bits = recordBits(seed, 'person', row + 1);
    const existence = existenceOf(bits);
    if (existence === 'gap') continue;
    popularity[row] = Math.round(personPopularity(bits, row + 1, last) * factor);
    flags[row] =
      FLAG.exists |
      (existence === 'merged' ? FLAG.merged : 0) |
      (chance(mix(bits, SALT.flags), 0.02) ? FLAG.adult : 0) |
      (hasPhoto(bits, row + 1, last, areActorsPictured) ? FLAG.poster : 0);
  }
  for (const person of fixed) {
    const row = rowOf(person.id);
    popularity[row] = Math.round(person.popularity * 1000);
    flags[row] = FLAG.exists | FLAG.demo | (person.hasPhoto ? FLAG.poster : 0);
  }

  const live = createLiveRows(flags, (row) => recordBits(seed, 'person', id(row)), today);
  return {
    size,
    id,
    popularity,
    flags,
    isLive: live.isLive,
    findRow(personId) {
      const row = rowOf(personId);
      return row >= 0 && live.isLive(row) ? row : -1;
    },
    ids: () => live.only('ids', () => live.all()).map(id),
    byPopularity: () => live.only('popularity', () => sortRows(live.all(), (row) => popularity[row] ?? 0)),
    name: (row) => nameOf(id(row)),
  };
}
