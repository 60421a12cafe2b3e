import type { Health } from './admin-health.ts';
import type { Author, SubjectLine } from './edited-subject.ts';

/** A row of the newsroom's lists of films, series and people. */
export interface ListedSubject extends SubjectLine {
  slug: string;
  certification: string | undefined;
  isNoindex: boolean;
  isPlanned: boolean;
  lockedFields: number;
  platforms: { id: number; name: string; logoPath: string | null }[];
  health: Health;
  syncedAt: Date;
  lastEdit: { author: Author; at: Date } | undefined;
}

export interface SubjectList {
  lines: ListedSubject[];
  /** No further than SUBJECTS_COUNTED. */
  total: number;
  /** There are more than were counted. */
  hasMore: boolean;
}

/** A list somebody keeps, by a name of their own. */
export interface SavedView {
  id: number;
  name: string;
  /** Of the address, without the question mark. */
  query: string;
}

/** What a list may be filtered by. */
export interface ListChoices {
  platforms: Choice[];
  genres: Choice[];
}

export interface Choice {
  id: number;
  name: string;
}
