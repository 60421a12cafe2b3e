import type { Author } from './edited-subject.ts';
import type { HomePin, PinState } from './home-pins.ts';
import type { PageTexts, TextPage } from './page-texts.ts';
import type { RedirectCode } from './redirect-code.ts';
import type { TaxonomyEdits, TaxonomyFields } from './taxonomy.ts';

/** A title pinned to home, as the newsroom shows it. */
export interface PinLine extends HomePin {
  title: string;
  year: string;
  picturePath: string | undefined;
  state: PinState;
  /** Why home does not show it, whatever the day. */
  problem: 'hidden' | 'no-picture' | undefined;
}

export interface RedirectLine {
  id: number;
  from: string;
  /** Absent where it is gone. */
  to: string | undefined;
  code: RedirectCode;
  isOverPage: boolean;
  version: number;
  hits: number;
  lastHitAt: Date | undefined;
  author: Author;
  updatedAt: Date;
  removedAt: Date | undefined;
}

/** An address that led nowhere in the last days. */
export interface MissingLine {
  path: string;
  hits: number;
  days: number;
  lastDay: string;
}

/** A genre or a platform: what the house starts with, what was written over it, and what is shown of both. */
export interface TaxonomyLine {
  key: string;
  defaults: TaxonomyFields;
  edits: TaxonomyEdits;
  shown: TaxonomyFields;
  version: number;
}

/** A page of the house whose words are edited. */
export interface EditedPage {
  page: TextPage;
  version: number;
  hasDraft: boolean;
  /** Something of ours is on air. */
  isOwn: boolean;
  defaults: Required<PageTexts>;
  /** The draft, or what is on air. */
  texts: Required<PageTexts>;
}

/** What at least five searched for on a day and nobody found. */
export interface SearchMissLine {
  term: string;
  askers: number;
  days: number;
  lastDay: string;
}

/** A title and year of the ticket feed that match no film, or more than one. */
export interface TicketQueueLine {
  key: string;
  title: string;
  year: number;
  reason: 'unknown' | 'ambiguous';
  url: string;
  endsAt: Date;
}

/** What an editor decided about one; without a film it was dismissed. */
export interface TicketChoiceLine {
  key: string;
  title: string;
  year: number;
  movieId: number | null;
  movieTitle: string | null;
  author: Author;
  decidedAt: Date;
}

/** Which lines of the audit; empty fields ask nothing. Days are São Paulo's, both included. */
export interface AuditQuery {
  person: string;
  action: string;
  from: string;
  until: string;
}

/** Something the operator set, as far as it may be shown. */
export interface Setting {
  name: string;
  /** `undefined` for a secret: only whether it is there. */
  value: string | undefined;
  isSet: boolean;
  /** It should be set, and is not. */
  isMissing: boolean;
}
