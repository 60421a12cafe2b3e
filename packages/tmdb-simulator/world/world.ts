import type { Day, Kind, OfferMask, TitleKind } from './kinds.ts';
import type { MovieListItem, PersonListItem, SeriesListItem } from './list-items.ts';
import type { MoviePatch } from './movie-patches.ts';
import type { PeopleOptions } from './people/person-facts.ts';
import type { MovieRecord, PersonRecord, SeriesRecord } from './records.ts';
import type { PersonTable, SeriesTable, TitleTable } from './tables.ts';

export type { Day, Kind, OfferMask, TitleKind } from './kinds.ts';

export interface WorldOptions {
  seed: number;
  /** Size of the id ranges 1..n; about 92 % of the ids exist. 0 leaves only the hand-made titles and their people. */
  movies: number;
  series: number;
  people: number;
  /** Popularity of generated titles and people: 1 as at TMDB, less to rank below the hand-made ones. */
  popularity?: number;
  /** Whether every generated actor has a photo; otherwise a third have none, as at TMDB. */
  areActorsPictured?: boolean | undefined;
  now: () => Date;
}

/**
 * The generated catalogue. `create-world.ts` makes one; `detail-routes.ts` answers `/movie/{id}` and every other
 * address of one record. A record is a pure function of (seed, kind, id); the tables store only the few columns that
 * filters and orders need, one row per id. Hand-made titles and people replace generated ones with the same id.
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

  /** The record as of today, patches applied; undefined for a gap or a merged id. Expensive fields are computed when read. */
  findMovie(id: number): MovieRecord | undefined;
  findSeries(id: number): SeriesRecord | undefined;
  findPerson(id: number): PersonRecord | undefined;

  /** Highest generated id per kind. */
  readonly last: Record<Kind, number>;
  /** The hand-made films, patches applied, with all offers they ever have, not today's. */
  listHandMade(): MovieRecord[];
  listHandMadeSeries(): SeriesRecord[];

  /** List items in the given language (null is en-US), `undefined` where `find…` is. Mixed lists add `media_type` themselves. */
  movieItem(id: number, language: string | null): MovieListItem | undefined;
  seriesItem(id: number, language: string | null): SeriesListItem | undefined;
  personItem(id: number, language: string | null): PersonListItem | undefined;

  readonly availability: Availability;
  readonly changes: ChangeFeed;

  /** Changes a film from the next request on, including its columns. An unknown film is ignored. */
  patchMovie(id: number, patch: MoviePatch): void;
  /** Removes patches, outages and flapping days. */
  reset(): void;
}

export interface Availability {
  /** TMDB ids of the Brazilian services that have the title on that day in any kind of offer, outages and flapping included. */
  servicesOn(kind: TitleKind, id: number, day: Day): number[];
  /**
   * One service bitset per table row (bit = position in `SERVICES`), for the offers in the mask. Cached for the last
   * few (day, mask) pairs, so a page of discover costs only a scan.
   */
  bitsOn(kind: TitleKind, day: Day, offers: OfferMask): Uint32Array;
  /** On that day the service lists nothing. */
  setOutage(day: Day, serviceId: number): void;
  /** On that day a seeded share (default a tenth) of the service's titles is missing. */
  setFlap(day: Day, serviceId: number, share?: number): void;
  clearSwitches(): void;
  /**
   * The real arrivals and removals: day `d` is listed if it differs from `d - 1`, for d in [fromDay, toDay]. Outages
   * and flapping days are not real changes and do not count; neither do rent and buy.
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
  /** Sometimes null, as at TMDB for removed records; always for a merged id. */
  adult: boolean | null;
}

export interface ChangeFeed {
  /** All ids edited in [fromDay, toDay], each once, ascending. */
  changedIds(kind: Kind, fromDay: Day, toDay: Day): ChangedId[];
  /** Number of edits of the record by the end of that day: its texts depend on it. */
  version(kind: Kind, id: number, day: Day): number;
}
