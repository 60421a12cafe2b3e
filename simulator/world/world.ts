import type { Day, Kind, OfferMask, TitleKind } from './kinds.ts';
import type { MovieListItem, PersonListItem, SeriesListItem } from './list-items.ts';
import type { MoviePatch } from './movie-patches.ts';
import type { PeopleOptions } from './person-facts.ts';
import type { MovieRecord, PersonRecord, SeriesRecord } from './records.ts';
import type { PersonTable, SeriesTable, TitleTable } from './tables.ts';

export type { Day, Kind, OfferMask, TitleKind } from './kinds.ts';

export interface WorldOptions {
  seed: number;
  /** Size of the id ranges 1..n; about 92 % of the ids exist. 0 leaves only the hand-made titles and their people. */
  movies: number;
  series: number;
  people: number;
  /** How popular generated titles and people are: 1 as at TMDB, less to stay behind the hand-made ones. */
  popularity?: number;
  /** Whether every generated actor has a photo; a third has none otherwise, as at TMDB. */
  areActorsPictured?: boolean | undefined;
  now: () => Date;
}

/**
 * Everything the generated catalogue knows. `create-world.ts` makes one; `detail-routes.ts` answers `/movie/{id}` and
 * every other address of one record with `answerDetail(world, path, query)`. A record is a pure function of (seed, kind, id); the tables hold only the
 * few columns that filters and orders need, one row per id. Hand-made titles and people win over generated ones of the same id.
 */
export interface World {
  readonly seed: number;
  readonly peopleOptions: PeopleOptions;
  now(): Date;
  today(): Day;

  readonly movies: TitleTable;
  readonly series: SeriesTable;
  readonly people: PersonTable;
  table(kind: TitleKind): TitleTable;

  /** What exists today, patches applied; a gap, or an id merged away, is undefined. Parts are computed when read. */
  findMovie(id: number): MovieRecord | undefined;
  findSeries(id: number): SeriesRecord | undefined;
  findPerson(id: number): PersonRecord | undefined;

  /** Highest generated id per kind. */
  readonly last: Record<Kind, number>;
  /** The hand-made films, patches applied; their offers are all there ever are, not today's. */
  listHandMade(): MovieRecord[];
  listHandMadeSeries(): SeriesRecord[];

  /** Items of lists, in the language asked for (null is en-US). `undefined` where `find…` is. No `media_type`: whoever mixes kinds adds it. */
  movieItem(id: number, language: string | null): MovieListItem | undefined;
  seriesItem(id: number, language: string | null): SeriesListItem | undefined;
  personItem(id: number, language: string | null): PersonListItem | undefined;

  readonly availability: Availability;
  readonly changes: ChangeFeed;

  /** The film as the next request will find it; nothing happens to a film nobody knows. Columns follow. */
  patchMovie(id: number, patch: MoviePatch): void;
  /** Forgets patches, outages and flapping days. */
  reset(): void;
}

export interface Availability {
  /** TMDB ids of the Brazilian services that show the title that day, switches included, in any kind of offer. */
  servicesOn(kind: TitleKind, id: number, day: Day): number[];
  /**
   * One service bitset per table row (bit = position in `SERVICES`), for the offers in the mask. Kept for the last
   * few (day, mask) pairs, so a page of discover costs a scan and not a computation.
   */
  bitsOn(kind: TitleKind, day: Day, offers: OfferMask): Uint32Array;
  /** That day the service lists nothing at all. */
  setOutage(day: Day, serviceId: number): void;
  /** That day the service misses a seeded share (default a tenth) of what it has. */
  setFlap(day: Day, serviceId: number, share?: number): void;
  clearSwitches(): void;
  /**
   * What really came and went: day `d` is listed when it differs from `d - 1`, for d in [fromDay, toDay]. Outages and
   * flapping days are lies about the catalogue and do not count; neither do rent and buy.
   */
  groundTruth(serviceId: number, kind: TitleKind, fromDay: Day, toDay: Day): AvailabilityEvent[];
}

export interface AvailabilityEvent {
  id: number;
  day: Day;
  event: 'arrival' | 'removal';
}

export interface ChangedId {
  id: number;
  /** null now and then, as TMDB does for what was removed; a merged id is always so. */
  adult: boolean | null;
}

export interface ChangeFeed {
  /** Everything edited in [fromDay, toDay], each id once, ascending. */
  changedIds(kind: Kind, fromDay: Day, toDay: Day): ChangedId[];
  /** How many edits the record has seen by the end of that day: its words follow from this number. */
  version(kind: Kind, id: number, day: Day): number;
}
