import { dateText } from '../world/day.ts';
import type { MovieListItem } from '../world/list-items.ts';
import { NO_DAY, type TitleTable } from '../world/tables.ts';
import type { Day } from '../world/world.ts';

/** Only Brazil has dates of its own; anywhere else a film comes out on its first day. */
export function releaseIn(movies: TitleTable, row: number, region: string | null): Day {
  return region === 'BR' ? movies.brazilReleaseDay(row) : (movies.releaseDay[row] ?? NO_DAY);
}

/** The item with the date of the region that was asked for. */
export function withRegionalDate(
  movies: TitleTable,
  item: MovieListItem | undefined,
  region: string | null,
): MovieListItem | undefined {
  if (!item || region !== 'BR') return item;
  const row = movies.findRow(item.id);
  const day = row < 0 ? NO_DAY : movies.brazilReleaseDay(row);
  return day === NO_DAY ? item : { ...item, release_date: dateText(day) };
}
