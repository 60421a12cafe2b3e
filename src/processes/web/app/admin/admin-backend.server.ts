import { createContext } from 'react-router';
import type { AuditQuery, Setting } from '#shared/domain/admin-house.ts';
import type { AdminPath, Standing, Verdict } from '#shared/domain/admin-rules.ts';
import type { ItemChange, ItemKey } from '#shared/domain/collection-items.ts';
import type {
  CollectionLine,
  CollectionState,
  CollectionTitles,
  ItemTitle,
  PastedLine,
  RemovedCollection,
} from '#shared/domain/edited-collection.ts';
import type {
  Clash,
  ConflictLine,
  EditedSubject,
  FieldSave,
  ProviderData,
  RevisionContent,
  RevisionLine,
  SaveOutcome,
  SubjectLine,
  TrashLine,
} from '#shared/domain/edited-subject.ts';
import type { Editable, Entity } from '#shared/domain/entities.ts';
import type { OwnPicture } from '#shared/domain/field-values.ts';
import type { SecurityNotice } from '#shared/domain/security-events.ts';
import type {
  AppEnrolment,
  AuditLine,
  Factors,
  Invite,
  IssuedLink,
  Member,
  OpenSession,
  RecoveryPurpose,
  TeamMember,
} from '#shared/domain/staff.ts';
import type { Role } from '#shared/domain/staff-roles.ts';
import type { Bulk, Desk, Imports, Lists, Reports } from './desk-backend.server.ts';
import type { HomePins, Pages, Redirects, Searches, Taxonomy, Tickets } from './house-backend.server.ts';

/**
 * The newsroom's door to the server, beside that of the public pages. The web process fills it in for each request under
 * `/admin`; the guard (admin/guard.server.ts) asks the rules before a loader or an action sees it.
 */
export interface AdminBackend {
  /** Of this answer's scripts. */
  nonce: string;
  now: Date;
  /** The primary is away: pages are read from a replica, and nothing can be done. */
  isReadOnly: boolean;
  standing: Standing;
  member: Member | undefined;
  /** What the rules say of this request. Nothing is sent of a page for which nobody asked. */
  judge(path: AdminPath, action?: string): Verdict;
  /** A request that the rules, or the function behind an action, refused with 403. */
  reportRefusal(path: AdminPath, action?: string): void;
  /** After something changed that the next loader reads. */
  refresh(): Promise<void>;
  arePasskeysPossible: boolean;
  /** Signing in here takes the password alone: the second factor was given on this device within 14 days. */
  isKeptDevice: boolean;
  signIn: SignIn;
  keys: Keys;
  account: Account;
  links: Links;
  team: Team;
  sessions: Sessions;
  audit: Audit;
  /** What the operator set; secrets only as being there. */
  settings: readonly Setting[];
  editing: Editing;
  lists: Lists;
  bulk: Bulk;
  imports: Imports;
  reports: Reports;
  desk: Desk;
  collections: Collections;
  pins: HomePins;
  redirects: Redirects;
  taxonomy: Taxonomy;
  pages: Pages;
  searches: Searches;
  tickets: Tickets;
}

/** Which film, series, person or collection. */
interface Subject {
  entity: Editable;
  id: number;
}

interface Editing {
  open(subject: Subject): Promise<EditedSubject>;
  /** Some may be stored while others clash; each field stands for itself. */
  saveDraft(subject: Subject, saves: readonly FieldSave[]): Promise<SaveOutcome>;
  /** To the trash, for thirty days. Without fields, the whole draft. */
  discardDraft(subject: Subject, fields?: readonly string[]): Promise<void>;
  listTrash(): Promise<TrashLine[]>;
  /** As a draft, beside or over which nothing is lost. */
  takeFromTrash(id: string): Promise<{ clashes: Clash[] }>;
  /** Only what the editor saw: a draft with another version than named here is a clash, and nothing is published. */
  publish(
    subject: Subject,
    given: { seen: Readonly<Record<string, number>>; note: string },
  ): Promise<{ revision: number } | { clashes: Clash[] }>;
  /** Looks at the public page where visitors are answered, for some seconds at most. */
  isVisible(subject: Subject): Promise<boolean>;
  /** For the drafts the editor saw, each as it was: one that changed since is refused. */
  plan(
    subject: Subject,
    given: {
      publishAt: Date | undefined;
      publishOnPlatformId: number | undefined;
      unpublishAt: Date | undefined;
      seen: Readonly<Record<string, number>>;
    },
  ): Promise<void>;
  cancelPlan(subject: Subject): Promise<void>;
  lock(subject: Subject, given: { field: string; reason: string; expiresAt: Date | undefined }): Promise<void>;
  unlock(subject: Subject, field: string): Promise<void>;
  /** `accept` puts TMDB's value on air, `keep` ours, `merge` the one given; with `andLock` nobody is asked again. */
  settleConflict(
    subject: Subject,
    given: {
      field: string;
      version: number;
      decision: 'accept' | 'keep' | 'merge';
      merged: unknown;
      andLock: boolean;
    },
  ): Promise<{ clashes: Clash[] }>;
  listConflicts(): Promise<ConflictLine[]>;
  countConflicts(): Promise<number>;
  listRevisions(subject: Subject): Promise<RevisionLine[]>;
  readRevision(subject: Subject, number: number): Promise<RevisionContent>;
  /** Never publishes. What is being written now goes to the trash first. */
  restoreAsDraft(subject: Subject, revision: number): Promise<void>;
  /** An address that shows the page as its draft would make it, to whoever has it, for a day. */
  issuePreview(subject: Subject): Promise<{ url: string; endsAt: Date }>;
  readProviderData(subject: Subject): Promise<ProviderData>;
  /** Asks TMDB now; says whether it had anything new. */
  resync(subject: Subject): Promise<'new' | 'same'>;
  /** Copies of its pages are made again when next asked for. */
  dropCopies(subject: Subject): Promise<void>;
  /** Where the picture is that would be shared with the page, were its draft published. */
  draftCardPath(subject: Subject): Promise<string>;
  uploadPicture(given: { bytes: Uint8Array; alt: string; credit: string; licence: string }): Promise<OwnPicture>;
  /** By name, number or address, for the list and the palette. */
  findSubjects(given: { entity: Entity; query: string; page: number }): Promise<{
    lines: SubjectLine[];
    total: number;
  }>;
}

interface Audit {
  listRecent(): Promise<AuditLine[]>;
  search(query: AuditQuery, page: number): Promise<{ lines: AuditLine[]; total: number }>;
  /** What there is to choose from: whoever did something, and what was done. */
  listChoices(): Promise<{ people: { id: string; name: string | undefined }[]; actions: string[] }>;
  check(): Promise<{ entries: number; problems: { seq: number; what: string }[] }>;
  /** As CSV; noted in the audit itself. */
  export(query: AuditQuery): Promise<string>;
}

/** What collections have beside what all that is edited has. */
interface Collections {
  list(given: {
    query: string;
    state: CollectionState | undefined;
    isChronological: boolean;
    isTroubled: boolean;
    page: number;
  }): Promise<{ lines: CollectionLine[]; total: number; all: number }>;
  create(given: { name: string; slug: string }): Promise<number>;
  readTitles(keys: readonly ItemKey[]): Promise<CollectionTitles>;
  /** Films and series by name, number or address. */
  findTitles(query: string): Promise<ItemTitle[]>;
  /** What pasted lines name, and whether each can be added to this collection. Nothing is added. */
  readPasted(id: number, text: string): Promise<PastedLine[]>;
  /** To the list as it is at that moment, whoever else is at it. */
  changeItems(id: number, changes: readonly (ItemChange & { was?: string | undefined })[]): Promise<void>;
  unpublish(id: number): Promise<void>;
  /** To the trash; `leadsTo` is a path of ours, or empty. */
  remove(id: number, given: { leadsTo: string }): Promise<void>;
  listRemoved(): Promise<RemovedCollection[]>;
  takeBack(id: number): Promise<void>;
}

/** What is still missing after the password. */
export type NextStep = 'verify' | 'enrol';

interface SignIn {
  /** Whether there is an account to sign in with. */
  hasMembers(): Promise<boolean>;
  withPassword(credentials: { email: string; password: string; isKept: boolean }): Promise<NextStep | 'done'>;
  findNextStep(): Promise<NextStep>;
  withCode(code: string): Promise<void>;
  withRecoveryCode(code: string): Promise<void>;
  describePasskey(): Promise<object>;
  withPasskey(given: { credential: string; isKept: boolean }): Promise<void>;
  /** In place of a code, by the one whose password was typed. */
  finishWithPasskey(credential: string): Promise<void>;
  end(): Promise<void>;
}

interface Keys {
  read(): Promise<Factors>;
  describeApp(): Promise<AppEnrolment | undefined>;
  addApp(code: string): Promise<void>;
  removeApp(): Promise<void>;
  describeNewPasskey(): Promise<object>;
  addPasskey(given: { credential: string; name: string }): Promise<void>;
  removePasskey(id: string): Promise<void>;
  generateRecoveryCodes(): Promise<string[]>;
}

interface Account {
  rename(name: string): Promise<void>;
  changePassword(change: { current: string; password: string; repeated: string }): Promise<void>;
  confirmWithPassword(password: string): Promise<void>;
  confirmWithPasskey(credential: string): Promise<void>;
  readNotices(): Promise<{ recent: SecurityNotice[]; unread: SecurityNotice[] }>;
  /** Up to the newest that was shown. */
  markNoticesRead(seq: number): Promise<void>;
}

interface Links {
  findInvite(token: string): Promise<{ email: string; role: Role } | undefined>;
  acceptInvite(given: { token: string; name: string; password: string; repeated: string }): Promise<void>;
  findRecovery(token: string): Promise<{ purpose: RecoveryPurpose; email: string } | undefined>;
  recover(given: { token: string; password: string; repeated: string }): Promise<void>;
}

interface Team {
  read(): Promise<{ members: TeamMember[]; invites: Invite[] }>;
  invite(given: { email: string; role: string }): Promise<IssuedLink>;
  renewInvite(id: string): Promise<IssuedLink>;
  cancelInvite(id: string): Promise<void>;
  issueLink(given: { memberId: string; purpose: RecoveryPurpose }): Promise<IssuedLink>;
  changeRole(memberId: string, role: string): Promise<void>;
  endSessions(memberId: string): Promise<void>;
  disable(memberId: string): Promise<void>;
  enable(memberId: string): Promise<void>;
  erase(memberId: string): Promise<void>;
}

interface Sessions {
  listOwn(): Promise<OpenSession[]>;
  listAll(): Promise<OpenSession[]>;
  end(id: string): Promise<void>;
  endAnother(id: string): Promise<void>;
  endOthers(): Promise<void>;
}

/** `null` for every page that is not of the newsroom. */
export const adminContext = createContext<AdminBackend | null>(null);
