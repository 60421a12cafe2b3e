import type { ListSort } from '#shared/domain/sort.ts';
import type { TitleKind } from '#shared/domain/titles/seen-title.ts';
import type { OfferKind } from '#shared/domain/titles/source-parts.ts';

/** How a title can be watched: by an offer of this kind, or in cinemas. */
export type Access = OfferKind | 'cinema';

/** Filters of titles that can be watched in Brazil; several values of one filter mean any of them. */
export interface WatchableFilters {
  /** TMDB's ids. With `access`, one offer has both: this service and this kind. A cinema is no service. */
  serviceIds?: readonly number[] | undefined;
  access?: readonly Access[] | undefined;
  /** Single offers that count as well as those of `access`. */
  orOffers?: readonly (readonly [serviceId: number, kind: OfferKind])[] | undefined;
  /** Without `access`: the kinds of offers by which a service counts as a platform; any, if not given. */
  serviceAccess?: readonly Access[] | undefined;
  /** TMDB's ids. */
  genreIds?: readonly number[] | undefined;
  /** One of `AGE_STEPS`. A title without a known age rating is left out. */
  maxAge?: number | undefined;
  /** One of `MINUTE_STEPS`; of an episode, for series. A title of unknown length is left out. */
  maxMinutes?: number | undefined;
  fromYear?: number | undefined;
  toYear?: number | undefined;
  /** `BR`. */
  country?: string | undefined;
  isDubbed?: boolean | undefined;
  /** One of `RATING_STEPS`. */
  minRating?: number | undefined;
}

export interface FilterQuestion extends WatchableFilters {
  kind: TitleKind;
  sort: ListSort;
  /** In Brazil: a title not released yet is not among the newest. */
  today: string;
}

/** One filter as a visitor can remove it. */
export type FilterName =
  | 'platforms'
  | 'access'
  | 'genre'
  | 'age'
  | 'minutes'
  | 'years'
  | 'country'
  | 'audio'
  | 'rating';

export interface FilteredPage {
  ids: number[];
  /** Over all pages. */
  total: number;
  /** How many titles of unknown age rating the age filter left out; 0 without that filter. */
  unrated: number;
  /** Only if the total is 0: the total without each filter that is set. */
  totalWithout: Partial<Record<FilterName, number>>;
}

/** What the bar offers: the services of each platform, the genres of each entry. */
export interface CountedOptions {
  platforms: readonly (readonly number[])[];
  genres: readonly (readonly number[])[];
}

/** How many titles each option would give under all other filters; arrays in the order of the options or of the steps. */
export interface OptionCounts {
  total: number;
  platforms: number[];
  genres: number[];
  access: Record<Access, number>;
  ages: number[];
  minutes: number[];
  ratings: number[];
  /** By first year, newest first; without empty ones. */
  decades: [decade: number, count: number][];
  brazilian: number;
  dubbed: number;
}

/** The question as the thread gets it. */
export interface ThreadQuestion extends FilterQuestion {
  /** Whether the list of films in cinemas is recent enough to be true. */
  isCinemaKnown: boolean;
}
