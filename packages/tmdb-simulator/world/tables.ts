import type { Day } from './kinds.ts';

/** The date is unknown, in `releaseDay` and `brazilReleaseDay`. Far below any real day, so it sorts last. */
export const NO_DAY = -100_000;

/** Bits of `TitleTable.flags`. */
export const FLAG = {
  /** Not a gap; whether it still exists today is `isLive`. */
  exists: 1,
  adult: 2,
  /** A compilation, a concert, a clip: `video: true`. Films only. */
  video: 4,
  poster: 8,
  backdrop: 16,
  /** Hand-made, not generated. */
  demo: 32,
  /** Merged into another title on some day. */
  merged: 64,
} as const;

export type TitleOrder = 'popularity' | 'voteAverage' | 'voteCount' | 'releaseDay' | 'revenue';

/**
 * Columns of one kind of title, which filters read directly. Row = id - 1 for ids 1..n, then hand-made ids above n.
 * Gaps have a row too (flags 0), so check `isLive` or iterate `order()`, which contains live rows only.
 */
export interface TitleTable {
  readonly size: number;
  /** -1 if the id does not exist today. */
  findRow(id: number): number;
  id(row: number): number;
  isLive(row: number): boolean;
  existsOn(row: number, day: Day): boolean;
  /** Ids that exist today, ascending. Cached per day. */
  ids(): Int32Array;
  /** Live rows, largest first, ties by ascending id. Computed at first use, cached per day. NO_DAY comes last. */
  order(by: TitleOrder): Int32Array;

  /** popularity × 1000 */
  readonly popularity: Int32Array;
  /** vote_average × 1000, 0..10000 */
  readonly voteAverage: Uint16Array;
  readonly voteCount: Int32Array;
  /** release_date or first_air_date; NO_DAY when TMDB has "". */
  readonly releaseDay: Int32Array;
  /** 0 without a date */
  readonly year: Uint16Array;
  /** bit = position in MOVIE_GENRES or TV_GENRES (genres.ts) */
  readonly genres: Uint32Array;
  /** position in LANGUAGES (places.ts) */
  readonly language: Uint8Array;
  /** position in COUNTRIES (places.ts) of the origin */
  readonly country: Uint8Array;
  readonly flags: Uint8Array;
  /** Minutes; 0 unknown. Of an episode, for series. */
  readonly runtime: Uint16Array;

  /** Release in Brazilian cinemas, NO_DAY if there was none. Films only. Computed, not stored. */
  brazilReleaseDay(row: number): Day;
  /** Brazilian certification `'' | 'L' | '10' … '18'`. Computed, not stored. */
  brazilCertification(row: number): string;
  /** 0 is unknown. Films only. */
  revenue(row: number): number;
}

export interface SeriesTable extends TitleTable {
  /** Whether an episode (specials aside) is dated in [from, to]. */
  airsBetween(row: number, from: Day, to: Day): boolean;
  /** TMDB's values: 'Returning Series', 'Ended', … as of today */
  status(row: number): string;
  /** 'Scripted', 'Reality', … */
  type(row: number): string;
}

/** People: only what lists and exports need. Row = id - 1, then hand-made ones. */
export interface PersonTable {
  readonly size: number;
  findRow(id: number): number;
  id(row: number): number;
  isLive(row: number): boolean;
  ids(): Int32Array;
  /** Live rows, most popular first. */
  byPopularity(): Int32Array;
  /** popularity × 1000 */
  readonly popularity: Int32Array;
  /** FLAG.exists, FLAG.adult, FLAG.demo, FLAG.poster (has a photo), FLAG.merged */
  readonly flags: Uint8Array;
  name(row: number): string;
}
