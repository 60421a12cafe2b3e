import type { NamedPlatform } from '#shared/text/platforms/platforms.ts';
import type { Editable, Entity } from '../../../domain/entities.ts';
import type { PictureKind } from '../../../domain/pictures/picture-request.ts';
import type { PeopleNames } from './editable-fields.ts';

/** A member of staff. The name is looked up when shown: an erased person has none. */
export interface Author {
  id: string;
  name: string | undefined;
}

/** A written value, its author and its time. */
export interface Writing {
  /** `null`: back to TMDB's value. */
  value: unknown;
  author: Author;
  at: Date;
}

/** One field: TMDB's value, ours, the one visitors see, and the draft. */
export interface EditedField {
  field: string;
  /**
   * The value without any edit; `null` if TMDB has none. For pictures, trailers and offers it is the list an editor chooses from
   * (`TmdbPicture[]` …), while the edit is a choice (`GalleryEdits` …).
   */
  provider: unknown;
  /** The value visitors see. */
  shown: unknown;
  /** Our published edit, if any. */
  published: Writing | undefined;
  /** Saved, not published. */
  draft: Writing | undefined;
  /** Increases with every draft and publication of this field; a save names the version it is based on (optimistic lock). */
  version: number;
  lock: Lock | undefined;
  /** TMDB's value changed since ours was written, and no editor has decided yet. */
  conflict: Conflict | undefined;
}

/** Until it expires, changes at TMDB raise no conflict. */
export interface Lock {
  reason: string;
  expiresAt: Date | undefined;
}

export interface Conflict {
  /** TMDB's value when ours was written. */
  base: unknown;
  since: Date;
}

/** Schedule: when a draft is published, or the page hidden, automatically. */
export interface Plan {
  publishAt: Date | undefined;
  /** Publish on the day the title first appears on this service in Brazil. */
  publishOnPlatform: ({ id: number } & NamedPlatform) | undefined;
  /** Hide the page from this time on. */
  unpublishAt: Date | undefined;
  author: Author;
  /** Why it could not run when due; it is retried until it succeeds or an editor cancels it. */
  failure: string | undefined;
}

/** A review that waits for someone, as the edit screen and the lists show it. */
export interface CurrentReview {
  id: string;
  state: 'open' | 'returned';
  sender: Author;
  sentAt: Date;
  reviewer: Author | undefined;
  decidedBy: Author | undefined;
  /** Versions of the drafts as they were sent, by field. */
  sent: Readonly<Record<string, number>>;
}

export type SubjectState = 'on-air' | 'hidden' | 'gone' | 'merged';

/** Data of the edit screen. */
export interface EditedSubject {
  entity: Editable;
  id: number;
  title: string;
  year: string;
  picture: { kind: PictureKind; path: string } | undefined;
  /** Path of its public page. */
  path: string;
  state: SubjectState;
  syncedAt: Date;
  /** Names of the people whose credits are among the fields. */
  people?: PeopleNames | undefined;
  /** Fields with a published edit, those of all seasons and episodes included. */
  edited: number;
  fields: EditedField[];
  plan: Plan | undefined;
  /** Waits for a reviewer or, returned, for its sender. */
  review: CurrentReview | undefined;
  /** Newest first, as many as the side panel shows. */
  recent: RevisionLine[];
}

/** The data TMDB sent, so that editors can see where a value comes from. */
export interface ProviderData {
  fetchedAt: Date;
  /** Indented JSON. */
  facts: string;
}

export type RevisionState = 'draft' | 'published';

export interface RevisionLine {
  /** 0 is TMDB's version. */
  number: number;
  state: RevisionState | 'provider';
  isCurrent: boolean;
  changedFields: string[];
  note: string;
  author: Author | undefined;
  /** The reviewer who approved it, if the author sent it to review. */
  approvedBy: Author | undefined;
  at: Date;
}

/** All edits of a subject at one revision; absent fields had TMDB's value. */
export interface RevisionContent extends RevisionLine {
  values: Readonly<Record<string, unknown>>;
}

/** A save of one field, with the version it is based on. */
export interface FieldSave {
  field: string;
  value: unknown;
  version: number;
}

export interface SaveOutcome {
  saved: { field: string; version: number }[];
  /** Fields another editor saved first: ours were not stored, and both values are returned for comparison. */
  clashes: Clash[];
  savedAt: Date;
}

export interface Clash {
  field: string;
  mine: unknown;
  theirs: Writing;
  version: number;
}

/** Discarded within the last thirty days; can be restored. */
export interface TrashLine {
  id: string;
  entity: Editable;
  entityId: number;
  title: string;
  fields: string[];
  author: Author;
  at: Date;
  endsAt: Date;
}

/** A subject with fields that changed at TMDB since ours were written. */
export interface ConflictLine {
  entity: Entity;
  id: number;
  title: string;
  fields: string[];
  since: Date;
}

/** What every row of a list has; a draft was never published. */
export interface SubjectLine<E extends Editable = Entity> {
  entity: E;
  id: number;
  title: string;
  year: string;
  picturePath: string | undefined;
  state: SubjectState | 'draft' | 'planned';
  editedFields: number;
  hasDraft: boolean;
  conflicts: number;
}
