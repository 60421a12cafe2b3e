import type { Day } from '../kinds.ts';
import { recordBits } from '../salts.ts';
import { NO_DAY, type SeriesTable } from '../tables.ts';
import { createTitleTable, type OwnTitleTable } from '../titles/title-table.ts';
import type { FixedSeries } from './fixed-series.ts';
import { airsBetween, planSeasons, seasonsKnownOn, statusOn, typeOf } from './plan.ts';

export interface SeriesTableOptions {
  seed: number;
  last: number;
  today: () => Day;
  fixed: FixedSeries;
  popularity?: number | undefined;
}

/** The facts of a hand-made series replace those that its row would generate. */
export function createSeriesTable({
  seed,
  last,
  today,
  fixed,
  popularity,
}: SeriesTableOptions): SeriesTable & OwnTitleTable {
  const table = createTitleTable({
    kind: 'tv',
    seed,
    last,
    extraIds: fixed
      .list()
      .map((series) => series.id)
      .filter((id) => id > last),
    today,
    findFixed: fixed.findFacts,
    popularity,
  });
  const bitsOf = (row: number) => recordBits(seed, 'tv', table.id(row));
  const planOf = (row: number) => planSeasons(bitsOf(row), table.releaseDay[row] ?? NO_DAY, table.genres[row] ?? 0);
  const writtenAt = (row: number) => fixed.find(table.id(row));

  return {
    ...table,
    airsBetween: (row, from, to) =>
      airsBetween(writtenAt(row)?.seasons ?? seasonsKnownOn(planOf(row), today()), from, to),
    status: (row) => writtenAt(row)?.status ?? statusOn(bitsOf(row), planOf(row), today()),
    type: (row) => writtenAt(row)?.type ?? typeOf(bitsOf(row), table.genres[row] ?? 0),
  };
}
