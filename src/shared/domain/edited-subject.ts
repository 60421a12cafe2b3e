import type { NamedPlatform } from '#shared/text/platforms.ts';
import type { Editable, Entity } from './entities.ts';
import type { PictureKind } from './picture-request.ts';

/** Who wrote something. The name is read when it is shown: a person who was erased has none. */
export interface Author {
  id: string;
  name: string | undefined;
}

/** What somebody wrote, and when. */
export interface Writing {
  /** `null`: back to what TMDB says. */
  value: unknown;
  author: Author;
  at: Date;
}

/** One field in its three values, TMDB's, ours and the one on air, and what is being written. */
export interface EditedField {
  field: string;
  /**
   * What would be on air had nobody written anything; `null` where TMDB says nothing. Of pictures, trailers and offers it is the
   * list an editor chooses from (`TmdbPicture[]` …), while what is written is a choice (`GalleryEdits` …).
   */
  provider: unknown;
  /** What is on air now. */
  onAir: unknown;
  /** Ours, where somebody published something. */
  published: Writing | undefined;
  /** Written and not yet published. */
  draft: Writing | undefined;
  /** Grows with every draft and every publication of this field: a save names the one it was written over. */
  version: number;
  lock: Lock | undefined;
  /** TMDB says something else than it did when ours was written, and nobody has decided yet. */
  conflict: Conflict | undefined;
}

/** TMDB may change beneath it and nobody is asked, until it ends. */
export interface Lock {
  reason: string;
  expiresAt: Date | undefined;
}

export interface Conflict {
  /** What TMDB said when ours was written. */
  base: unknown;
  since: Date;
}

/** When a draft goes on air by itself, or the page leaves it. */
export interface Plan {
  publishAt: Date | undefined;
  /** On the day it is first seen at this service in Brazil. */
  publishOnPlatform: ({ id: number } & NamedPlatform) | undefined;
  /** Hidden from the site from then on. */
  unpublishAt: Date | undefined;
  author: Author;
  /** Why it was not carried out when it was due; it stays until it can be, or somebody cancels it. */
  failure: string | undefined;
}

export type SubjectState = 'on-air' | 'hidden' | 'gone' | 'merged';

/** What the edit screen is opened with. */
export interface EditedSubject {
  entity: Editable;
  id: number;
  title: string;
  year: string;
  picture: { kind: PictureKind; path: string } | undefined;
  /** Its page on the site. */
  path: string;
  state: SubjectState;
  syncedAt: Date;
  fields: EditedField[];
  plan: Plan | undefined;
  /** The newest first, as many as the side panel shows. */
  recent: RevisionLine[];
}

/** What TMDB sent, for whoever wants to see where a value comes from. */
export interface ProviderData {
  fetchedAt: Date;
  /** JSON, laid out to be read. */
  facts: string;
}

export type RevisionState = 'draft' | 'published';

export interface RevisionLine {
  /** 0 is TMDB's. */
  number: number;
  state: RevisionState | 'provider';
  isOnAir: boolean;
  changedFields: string[];
  note: string;
  author: Author | undefined;
  at: Date;
}

/** Everything an editor had written of a subject at a moment; what is absent was TMDB's. */
export interface RevisionContent extends RevisionLine {
  values: Readonly<Record<string, unknown>>;
}

/** A save of one field, with the version it was written over. */
export interface FieldSave {
  field: string;
  value: unknown;
  version: number;
}

export interface SaveOutcome {
  saved: { field: string; version: number }[];
  /** Somebody was quicker: nothing of these was stored, and both are there to be compared. */
  clashes: Clash[];
  savedAt: Date;
}

export interface Clash {
  field: string;
  mine: unknown;
  theirs: Writing;
  version: number;
}

/** Thrown away within the last thirty days, and to be had back. */
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

/** A subject with fields where TMDB changed beneath ours. */
export interface ConflictLine {
  entity: Entity;
  id: number;
  title: string;
  fields: string[];
  since: Date;
}

/** A line of the lists of films, series and people. */
export interface SubjectLine {
  entity: Entity;
  id: number;
  title: string;
  year: string;
  picturePath: string | undefined;
  state: SubjectState;
  editedFields: number;
  hasDraft: boolean;
  conflicts: number;
}
