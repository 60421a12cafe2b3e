import { drawBrazilCertification, drawBrazilReleaseDay, drawMoney } from '../brazil-release.ts';
import { createColumns, type TitleColumns } from '../columns.ts';
import type { Day, TitleKind } from '../kinds.ts';
import { createLiveRows } from '../live-rows.ts';
import { COUNTRIES } from '../places.ts';
import { recordBits } from '../salts.ts';
import { sortRows } from '../sorted-rows.ts';
import { NO_DAY, type TitleOrder, type TitleTable } from '../tables.ts';
import { fillTitle } from './fill-title.ts';

/** Facts of a hand-made or patched film that are computed for a generated one. */
export interface FixedFacts {
  brazilReleaseDay: Day;
  brazilCertification: string;
  revenue: number;
}

export interface TitleTableOptions {
  kind: TitleKind;
  seed: number;
  /** Generated ids are 1..last. */
  last: number;
  /** Hand-made ids above `last`, each with its own row. */
  extraIds: readonly number[];
  today: () => Day;
  findFixed: (id: number) => FixedFacts | undefined;
  /** Factor on the popularity of generated titles. */
  popularity?: number | undefined;
}

export interface OwnTitleTable extends TitleTable {
  readonly columns: TitleColumns;
  rowOf(id: number): number;
  /** Restores the generated values. */
  refill(row: number): void;
  /** Call it after a column was changed. */
  forgetOrders(): void;
}

const BRAZIL = COUNTRIES.indexOf('BR');

export function createTitleTable(options: TitleTableOptions): OwnTitleTable {
  const { kind, seed, last, extraIds, today, findFixed, popularity = 1 } = options;
  const size = last + extraIds.length;
  const columns = createColumns(size);
  const extraRows = new Map(extraIds.map((id, index) => [id, last + index]));
  const id = (row: number) => (row < last ? row + 1 : (extraIds[row - last] ?? 0));
  const bitsOf = (row: number) => recordBits(seed, kind, id(row));
  const fill = (row: number) => {
    fillTitle(columns, row, kind, bitsOf(row));
    columns.popularity[row] = Math.round((columns.popularity[row] ?? 0) * popularity);
  };
  for (let row = 0; row < last; row += 1) fill(row);

  const live = createLiveRows(columns.flags, bitsOf, today);
  const rowOf = (titleId: number) => (titleId >= 1 && titleId <= last ? titleId - 1 : (extraRows.get(titleId) ?? -1));

  const KEYS: Record<TitleOrder, (row: number) => number> = {
    popularity: (row) => columns.popularity[row] ?? 0,
    voteAverage: (row) => columns.voteAverage[row] ?? 0,
    voteCount: (row) => columns.voteCount[row] ?? 0,
    releaseDay: (row) => Math.max(0, (columns.releaseDay[row] ?? NO_DAY) - NO_DAY),
    // Divided by four, so that a revenue of three billion fits the sort's 30 bits.
    revenue: (row) => Math.floor(revenue(row) / 4),
  };

  function revenue(row: number): number {
    return findFixed(id(row))?.revenue ?? (kind === 'movie' ? drawMoney(bitsOf(row)).revenue : 0);
  }

  function brazilReleaseDay(row: number): Day {
    const fixed = findFixed(id(row));
    if (fixed) return fixed.brazilReleaseDay;
    if (kind === 'tv') return NO_DAY;
    return drawBrazilReleaseDay(bitsOf(row), columns.releaseDay[row] ?? NO_DAY, columns.country[row] === BRAZIL);
  }

  return {
    ...columns,
    columns,
    size,
    id,
    rowOf,
    isLive: live.isLive,
    existsOn: live.existsOn,
    findRow(titleId) {
      const row = rowOf(titleId);
      return row >= 0 && live.isLive(row) ? row : -1;
    },
    ids: () => live.only('ids', () => live.all()).map(id),
    order: (by) => live.only(by, () => sortRows(live.all(), KEYS[by])),
    brazilReleaseDay,
    brazilCertification: (row) =>
      findFixed(id(row))?.brazilCertification ??
      drawBrazilCertification(kind, bitsOf(row), brazilReleaseDay(row) !== NO_DAY),
    revenue,
    refill(row) {
      columns.flags[row] = 0;
      if (row < last) fill(row);
      live.forget();
    },
    forgetOrders: live.forget,
  };
}
