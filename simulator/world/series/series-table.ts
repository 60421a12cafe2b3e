import type { Day } from '../kinds.ts';
import { recordBits } from '../salts.ts';
import { NO_DAY, type SeriesTable } from '../tables.ts';
import { createTitleTable, type OwnTitleTable } from '../title-table.ts';
import { NETWORKS, networkOf } from './networks.ts';
import { airsBetween, planSeasons, seasonsKnownOn, statusOn, typeOf } from './plan.ts';

/** Nobody made a series by hand yet, so the rows are the ids and nothing more. */
export function createSeriesTable(seed: number, last: number, today: () => Day): SeriesTable & OwnTitleTable {
  const table = createTitleTable({ kind: 'tv', seed, last, extraIds: [], today, findFixed: () => undefined });
  const bitsOf = (row: number) => recordBits(seed, 'tv', table.id(row));
  const planOf = (row: number) => planSeasons(bitsOf(row), table.releaseDay[row] ?? NO_DAY, table.genres[row] ?? 0);

  return {
    ...table,
    airsBetween: (row, from, to) => airsBetween(seasonsKnownOn(planOf(row), today()), from, to),
    network(row) {
      const network = networkOf(bitsOf(row));
      return network ? NETWORKS.indexOf(network) : -1;
    },
    status: (row) => statusOn(bitsOf(row), planOf(row), today()),
    type: (row) => typeOf(bitsOf(row), table.genres[row] ?? 0),
  };
}
