import type { ItemKey } from '../../../domain/titles/collection-items.ts';

/** A title of a collection, or a search result that can be added to it. */
export interface ItemTitle extends ItemKey {
  /** Empty while the title is not stored. */
  title: string;
  year: string;
  posterPath: string | undefined;
  backdropPath: string | undefined;
  /** Why visitors do not see it there; `undefined` if they do. */
  trouble: ItemTrouble | undefined;
  platforms: readonly string[];
}

/** Not fetched yet; hidden by an editor; removed from TMDB; merged into another title; never existed at TMDB. */
export type ItemTrouble = 'waiting' | 'hidden' | 'gone' | 'merged' | 'unknown';

interface PlatformCoverage {
  platform: string;
  titles: number;
}

/** The titles of a collection, for its edit screen. */
export interface CollectionTitles {
  titles: ItemTitle[];
  /** Sorted by number of titles, most first. */
  coverage: PlatformCoverage[];
  /** Visible titles that are on no platform. */
  nowhere: number;
}

/** A pasted line: the title it names, and whether it can be added. */
export interface PastedLine {
  line: number;
  text: string;
  verdict: 'found' | 'queued' | 'duplicate' | 'error';
  item: ItemTitle | undefined;
  /** Error message. */
  problem: string | undefined;
}
