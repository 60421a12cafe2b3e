import type { Editable } from '../../domain/entities.ts';
import type { PictureKind } from '../../domain/pictures/picture-request.ts';
import type { PeopleNames } from './editing/editable-fields.ts';
import type { Author, CurrentReview } from './editing/edited-subject.ts';
import { mayRole, type Role } from './staff-roles.ts';

/** `closed`: its drafts were published or discarded without a decision on the review. */
export type ReviewState = 'open' | 'returned' | 'approved' | 'withdrawn' | 'closed';

/** An open draft; without a version it is not saved yet. */
export interface DraftVersion {
  field: string;
  version: number | undefined;
}

/** Fields whose draft is not what was sent: changed, added or gone since. They have to be sent again. */
export function listUnsent(sent: CurrentReview['sent'], drafts: readonly DraftVersion[]): string[] {
  const added = drafts.filter(({ field, version }) => sent[field] !== version).map(({ field }) => field);
  const gone = Object.keys(sent).filter((field) => !drafts.some((draft) => draft.field === field));
  return [...added, ...gone];
}

export interface ReviewComment {
  id: number;
  author: Author;
  body: string;
  /** The texts in it that name members, with the `@`. */
  mentions: string[];
  at: Date;
}

export interface CommentThread {
  id: string;
  /** Empty: about the whole subject. */
  field: string;
  /** The review it was opened in, if any. */
  reviewId: string | undefined;
  resolvedBy: Author | undefined;
  comments: ReviewComment[];
}

/** One field that was sent: what visitors see now and what was proposed. */
export interface ReviewedField {
  field: string;
  before: unknown;
  after: unknown;
  isChanged: boolean;
}

/** Data of the review screen. */
export interface OpenedReview {
  id: string;
  entity: Editable;
  entityId: number;
  title: string;
  year: string;
  picture: { kind: PictureKind; path: string } | undefined;
  state: ReviewState;
  round: number;
  note: string;
  sender: Author;
  sentAt: Date;
  reviewer: Author | undefined;
  decidedBy: Author | undefined;
  decidedAt: Date | undefined;
  revision: number | undefined;
  fields: ReviewedField[];
  /** Names of the people whose credits are among the fields. */
  people: PeopleNames | undefined;
  threads: CommentThread[];
  /** Members who wrote what was sent: they may not approve it, unless a setting allows it. */
  authors: string[];
}

/** A row of the lists of reviews. */
export interface ReviewLine {
  id: string;
  entity: Editable;
  entityId: number;
  title: string;
  picture: { kind: PictureKind; path: string } | undefined;
  fields: string[];
  state: ReviewState;
  note: string;
  sender: Author;
  sentAt: Date;
  reviewer: Author | undefined;
  decidedBy: Author | undefined;
  decidedAt: Date | undefined;
  comments: number;
}

/** URL values of the tabs, in the order of the screen. */
export const REVIEW_LISTS = ['para-mim', 'abertas', 'enviadas', 'devolvidas', 'concluidas'] as const;
export type ReviewList = (typeof REVIEW_LISTS)[number];

/** Reviewers start with their own list, everyone else with what they sent. */
export function parseReviewList(word: string | null, role: Role): ReviewList {
  const fallback = mayRole(role, 'publish') ? 'para-mim' : mayRole(role, 'draft') ? 'enviadas' : 'abertas';
  return REVIEW_LISTS.find((list) => list === word) ?? fallback;
}

const HOUR_MS = 3_600_000;

/** How urgent a waiting review is: 4 and 24 hours, as the design says. */
export function judgeWait(sentAt: Date, now: Date): 'ok' | 'warn' | 'err' {
  const waited = now.getTime() - sentAt.getTime();
  if (waited > 24 * HOUR_MS) return 'err';
  return waited > 4 * HOUR_MS ? 'warn' : 'ok';
}
