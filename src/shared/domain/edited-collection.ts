import type { ItemKey } from './collection-items.ts';
import type { Author } from './edited-subject.ts';

/** A title of a collection, or one that may become one, as its list shows it. */
export interface ItemTitle extends ItemKey {
  /** Empty while we do not hold it. */
  title: string;
  year: string;
  posterPath: string | undefined;
  backdropPath: string | undefined;
  /** Why no visitor sees it there; `undefined` for one they do. */
  trouble: ItemTrouble | undefined;
  platforms: readonly string[];
}

/** On its way; hidden by an editor; TMDB has it no more; it is another's now; TMDB never had it. */
export type ItemTrouble = 'waiting' | 'hidden' | 'gone' | 'merged' | 'unknown';

interface PlatformCoverage {
  platform: string;
  titles: number;
}

/** What the edit screen shows beside the words of a collection. */
export interface CollectionTitles {
  titles: ItemTitle[];
  /** Where most of it can be streamed comes first. */
  coverage: PlatformCoverage[];
  /** Of those a visitor sees, how many are on no platform. */
  nowhere: number;
}

/** No ar · Rascunho · Agendada · Fora do ar. */
export type CollectionState = 'on-air' | 'draft' | 'planned' | 'off';

export interface CollectionLine {
  id: number;
  name: string;
  slug: string;
  coverPath: string | undefined;
  state: CollectionState;
  /** On air, with something newer being written. */
  hasDraft: boolean;
  publishAt: Date | undefined;
  movies: number;
  series: number;
  isChronological: boolean;
  /** Titles no visitor sees. */
  troubled: number;
  editedAt: Date;
  editedBy: Author | undefined;
}

/** One in the trash. */
export interface RemovedCollection {
  id: number;
  name: string;
  slug: string;
  leadsTo: string | undefined;
  author: Author;
  at: Date;
  endsAt: Date;
}

/** A pasted line: what it names, and whether it can be added. */
export interface PastedLine {
  line: number;
  text: string;
  verdict: 'found' | 'queued' | 'duplicate' | 'error';
  item: ItemTitle | undefined;
  /** In words, of an error. */
  problem: string | undefined;
}
