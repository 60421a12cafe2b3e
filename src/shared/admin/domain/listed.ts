import type { Author, SubjectLine } from './editing/edited-subject.ts';
import type { TitleHealth } from './health.ts';

/** A row of the admin lists of films, series and people. */
export interface ListedSubject extends SubjectLine {
  slug: string;
  certification: string | undefined;
  isNoindex: boolean;
  /** Waits for a reviewer or, returned, for its sender. */
  reviewState: 'open' | 'returned' | undefined;
  isPlanned: boolean;
  lockedFields: number;
  platforms: { id: number; name: string; logoPath: string | null }[];
  health: TitleHealth;
  syncedAt: Date;
  lastEdit: { author: Author; at: Date } | undefined;
}

export interface SubjectList {
  lines: ListedSubject[];
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
