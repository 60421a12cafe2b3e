import type { Editable, Entity } from '../../domain/entities.ts';
import type { CreatedRecord } from '../../domain/subjects/records.ts';
import type { Author, SubjectLine } from './editing/edited-subject.ts';
import type { TitleHealth } from './health.ts';

/** A row of an admin list. */
export interface ListedSubject<E extends Editable = Entity> extends SubjectLine<E> {
  slug: string;
  certification: string | undefined;
  isNoindex: boolean;
  /** Waits for a reviewer or, returned, for its sender. */
  reviewState: 'open' | 'returned' | undefined;
  isPlanned: boolean;
  lockedFields: number;
  platforms: { id: number; name: string; logoPath: string | null }[];
  /** Of what TMDB sends. */
  health: TitleHealth | undefined;
  syncedAt: Date | undefined;
  publishAt: Date | undefined;
  /** Of what names titles, as it is drafted. */
  titles: NamedTitles | undefined;
  /** Of the fields that are columns. */
  values: Readonly<Record<string, unknown>>;
  /** Of what editors put in order. */
  place: ListedPlace | undefined;
  lastEdit: { author: Author; at: Date } | undefined;
}

export interface NamedTitles {
  movies: number;
  series: number;
  people: number;
  /** Those that visitors do not see. */
  troubled: number;
}

interface ListedPlace {
  version: number;
  aliases: string[];
}

/** In the trash. */
export interface RemovedLine {
  entity: CreatedRecord;
  id: number;
  name: string;
  leadsTo: string | undefined;
  author: Author;
  at: Date;
  endsAt: Date;
}

export interface SubjectList<E extends Editable = Entity> {
  lines: ListedSubject<E>[];
  /** At most SUBJECTS_COUNTED. */
  total: number;
  /** There are more than were counted. */
  hasMore: boolean;
}

/** A list filter that a member saved under a name. */
export interface SavedView {
  id: number;
  name: string;
  /** The query string, without the question mark. */
  query: string;
}

/** Filter options of a list. */
export interface ListChoices {
  platforms: IdAndName[];
  genres: IdAndName[];
}

export interface IdAndName {
  id: number;
  name: string;
}
