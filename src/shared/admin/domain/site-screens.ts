import type { HomeCollection, HomePin, PinState } from '../../domain/site/home-pins.ts';
import type { RedirectCode } from '../../domain/site/redirect-path.ts';
import type { Author } from './editing/edited-subject.ts';

/** A title pinned to home, as the admin shows it. */
export interface PinLine extends HomePin {
  title: string;
  year: string;
  picturePath: string | undefined;
  state: PinState;
  /** Why home does not show it on any day. */
  problem: 'hidden' | 'no-picture' | undefined;
  /** The title's own backdrop. */
  backdrop: string | undefined;
  /** Its other backdrops. */
  pictures: string[];
}

/** A collection chosen for home, as the admin shows it. */
export interface HomeCollectionLine extends HomeCollection {
  title: string;
  state: PinState;
  /** Not published: home does not show it. */
  isHidden: boolean;
}

/** What a redirect answers. */
export interface RedirectAnswer {
  from: string;
  /** Absent for code 410 (gone). */
  to: string | undefined;
  code: RedirectCode;
  isOverPage: boolean;
}

/** What publishing the form would change; nothing is stored. */
export interface RedirectPreview extends RedirectAnswer {
  /** What the address answers now: the published redirect, else whether a page is there. */
  today: Pick<RedirectAnswer, 'to' | 'code'> | 'page' | 'no page';
}

/** A state of a redirect that was published; the newest may be removed. */
export interface RedirectVersion extends RedirectAnswer {
  number: number;
  event: 'created' | 'changed' | 'removed' | 'restored';
  isLive: boolean;
  author: Author;
  at: Date;
}

export interface RedirectLine extends RedirectAnswer {
  id: number;
  version: number;
  hits: number;
  lastHitAt: Date | undefined;
  author: Author;
  updatedAt: Date;
  removedAt: Date | undefined;
}

/** An address that returned 404 in the last days. */
export interface MissingLine {
  path: string;
  hits: number;
  days: number;
  lastDay: string;
}

/** A search without results that at least five people made on one day. */
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

/** An editor's decision about an unmatched entry; without a film it was dismissed. */
export interface TicketChoiceLine {
  key: string;
  title: string;
  year: number;
  movieId: number | null;
  movieTitle: string | null;
  author: Author;
  decidedAt: Date;
}

/** Filter of the audit log; empty fields match everything. Days are São Paulo's, both included. */
export interface AuditQuery {
  person: string;
  action: string;
  from: string;
  until: string;
}

/** A setting of the operator, as far as it may be shown. */
export interface Setting {
  name: string;
  /** `undefined` for a secret, of which only `isSet` is shown. */
  value: string | undefined;
  isSet: boolean;
  /** Required but not set. */
  isMissing: boolean;
  /** A secret that only other processes use, so that this one cannot say whether it is set. */
  isElsewhere: boolean;
}
