import type { TitleColumns } from '../columns.ts';
import { dayOf, yearOf } from '../day.ts';
import { genreBit } from '../genres.ts';
import type { Day, TitleKind } from '../kinds.ts';
import { COUNTRIES, LANGUAGES } from '../places.ts';
import type { MovieRecord, SeriesRecord } from '../records.ts';
import { FLAG, NO_DAY } from '../tables.ts';

type Title = MovieRecord | SeriesRecord;

/** Overwrites the generated columns with those of a hand-made or patched title. */
export function fillFromRecord(columns: TitleColumns, row: number, title: Title, isHandMade: boolean): void {
  const kind: TitleKind = 'firstAirDay' in title ? 'tv' : 'movie';
  const releaseDay = firstDayOf(title);
  columns.popularity[row] = Math.round(title.popularity * 1000);
  columns.voteAverage[row] = Math.round(title.voteAverage * 1000);
  columns.voteCount[row] = title.voteCount;
  columns.releaseDay[row] = releaseDay;
  columns.year[row] = yearOf(releaseDay);
  columns.genres[row] = title.genreIds.reduce((bits, id) => bits | genreBit(kind, id), 0);
  columns.language[row] = positionIn(LANGUAGES, title.originalLanguage);
  columns.country[row] = positionIn(COUNTRIES, title.countries[0]);
  columns.runtime[row] = title.runtime;
  columns.flags[row] =
    FLAG.exists |
    (isHandMade ? FLAG.demo : 0) |
    (title.adult ? FLAG.adult : 0) |
    ('video' in title && title.video ? FLAG.video : 0) |
    (title.posterCount > 0 ? FLAG.poster : 0) |
    (title.backdropCount > 0 ? FLAG.backdrop : 0);
}

function firstDayOf(title: Title): Day {
  if ('firstAirDay' in title) return title.firstAirDay;
  return title.releaseDate ? dayOf(title.releaseDate) : NO_DAY;
}

/** A patch may contain an unknown language; it counts as the first one. */
function positionIn(list: readonly string[], value: string | undefined): number {
  return Math.max(0, list.indexOf(value ?? ''));
}
