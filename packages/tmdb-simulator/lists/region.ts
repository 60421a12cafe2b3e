import { dateText } from '../world/day.ts';
import type { MovieListItem } from '../world/list-items.ts';
import { NO_DAY, type TitleTable } from '../world/tables.ts';
import type { Day } from '../world/world.ts';

/** Only Brazil has its own release dates; elsewhere a film is released on its first date. */
export function releaseIn(movies: TitleTable, row: number, region: string | null): Day {
  return region === 'BR' ? movies.brazilReleaseDay(row) : (movies.releaseDay[row] ?? NO_DAY);
}

/** The item with its release date in the requested region. */
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
