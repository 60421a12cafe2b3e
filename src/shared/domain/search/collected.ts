import type { TitleFilters } from '../site/filter-address.ts';
import type { AccessWord } from '../titles/filter-steps.ts';
import type { TitleKind } from '../titles/seen-title.ts';

/** Facts collected while reading the words. */
export interface Collected {
  kinds: Set<TitleKind>;
  platforms: Set<string>;
  genres: Set<string>;
  countries: Set<string>;
  access: Set<AccessWord>;
  order?: TitleFilters['order'];
  from?: number;
  to?: number;
  age?: number;
  minutes?: number;
  rating?: number;
  isDubbed?: boolean;
  isShort?: boolean;
  isForChildren?: boolean;
  hasStrongGenre: boolean;
  isDecade?: boolean;
  /** The bare word: "cinema francês" are films, "comédia cinema" is where they run. */
  isCinema?: boolean;
}
