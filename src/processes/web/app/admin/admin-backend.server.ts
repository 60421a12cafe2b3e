import { createContext } from 'react-router';
import type {
  CollectionLine,
  CollectionState,
  CollectionTitles,
  ItemTitle,
  PastedLine,
  RemovedCollection,
} from '#shared/admin/domain/edited-collection.ts';
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
} from '#shared/admin/domain/edited-subject.ts';
import type { AdminPath, Standing, Verdict } from '#shared/admin/domain/rules.ts';
import type { AuditQuery, Setting } from '#shared/admin/domain/site-screens.ts';
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
} from '#shared/admin/domain/staff.ts';
import type { Role } from '#shared/admin/domain/staff-roles.ts';
import type { Editable, Entity } from '#shared/domain/entities.ts';
import type { SecurityNotice } from '#shared/domain/site/security-events.ts';
import type { ItemChange, ItemKey } from '#shared/domain/titles/collection-items.ts';
import type { OwnPicture } from '#shared/domain/titles/field-values.ts';
import type { Bulk, Dashboard, Imports, Lists, Reports } from './dashboard-backend.server.ts';
import type { HomePins, Pages, Redirects, Searches, Taxonomy, Tickets } from './site-backend.server.ts';

/**
 * Admin pages reach the server through this object. The web process creates it for each request under `/admin`; the guard
 * (admin/guard.server.ts) checks the rules before a loader or action gets it.
 */
export interface AdminBackend {
  /** For this response's scripts. */
  nonce: string;
  now: Date;
  /** The primary is unreachable: pages are read from a replica, and nothing can be changed. */
  isReadOnly: boolean;
  standing: Standing;
  member: Member | undefined;
  /** Checks this request against the rules. */
  judge(path: AdminPath, action?: string): Verdict;
  /** Records a request refused with 403, by the rules or by an action's function. */
  reportRefusal(path: AdminPath, action?: string): void;
  /** Reads the session again, after a change that the next loader depends on. */
  refresh(): Promise<void>;
  arePasskeysPossible: boolean;
  /** The password alone is enough here: the second factor was given on this device within 14 days. */
  isRememberedDevice: boolean;
  signIn: SignIn;
  keys: Keys;
  account: Account;
  links: Links;
  team: Team;
  sessions: Sessions;
  audit: Audit;
  /** The operator's configuration; for secrets only whether they are set. */
  settings: readonly Setting[];
  editing: Editing;
  lists: Lists;
  bulk: Bulk;
  imports: Imports;
  reports: Reports;
  dashboard: Dashboard;
  collections: Collections;
  pins: HomePins;
  redirects: Redirects;
  taxonomy: Taxonomy;
  pages: Pages;
  searches: Searches;
  tickets: Tickets;
}

/** A film, series, person or collection. */
interface Subject {
  entity: Editable;
  id: number;
}

interface Editing {
  open(subject: Subject): Promise<EditedSubject>;
  /** Each field on its own: some may be saved while others conflict. */
  saveDraft(subject: Subject, saves: readonly FieldSave[]): Promise<SaveOutcome>;
  /** Moves the fields' drafts, or the whole draft, to the trash for thirty days. */
  discardDraft(subject: Subject, fields?: readonly string[]): Promise<void>;
  listTrash(): Promise<TrashLine[]>;
  /** Restores the fields as drafts. A field with another open draft is a conflict: that draft and the trash entry stay. */
  takeFromTrash(id: string): Promise<{ clashes: Clash[] }>;
  /** Publishes only the versions the editor saw: with any other version it reports a conflict and publishes nothing. */
  publish(
    subject: Subject,
    given: { seen: Readonly<Record<string, number>>; note: string },
  ): Promise<{ revision: number } | { clashes: Clash[] }>;
  /** Polls every edge, for a few seconds at most, until it serves the same page as this process. */
  isVisible(subject: Subject): Promise<boolean>;
  /** Schedules the draft versions the editor saw; refused if one has changed since. */
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
  /** `accept` publishes TMDB's value, `keep` ours, `merge` the given one; `andLock` prevents further conflicts. */
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
  /** Never publishes. An existing draft goes to the trash first. */
  restoreAsDraft(subject: Subject, revision: number): Promise<void>;
  /** A link that shows the draft's page to anyone who has it, for a day. */
  issuePreview(subject: Subject): Promise<{ url: string; endsAt: Date }>;
  readProviderData(subject: Subject): Promise<ProviderData>;
  /** Fetches from TMDB now; says whether anything was new. */
  resync(subject: Subject): Promise<'new' | 'same'>;
  /** Purges its pages from the caches. */
  dropCopies(subject: Subject): Promise<void>;
  /** The address of the share picture as the draft would make it. */
  draftCardPath(subject: Subject): Promise<string>;
  uploadPicture(given: { bytes: Uint8Array; alt: string; credit: string; licence: string }): Promise<OwnPicture>;
  /** By name, id or address, for the list and the palette. */
  findSubjects(given: { entity: Entity; query: string; page: number }): Promise<{
    lines: SubjectLine[];
    total: number;
  }>;
}

interface Audit {
  listRecent(): Promise<AuditLine[]>;
  search(query: AuditQuery, page: number): Promise<{ lines: AuditLine[]; total: number }>;
  /** The filter options: every actor and every action in the log. */
  listChoices(): Promise<{ people: { id: string; name: string | undefined }[]; actions: string[] }>;
  check(): Promise<{ entries: number; problems: { seq: number; what: string }[] }>;
  /** As CSV; writes an audit event. */
  export(query: AuditQuery): Promise<string>;
}

/** Functions only collections have. */
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
  /** Films and series by name, id or address. */
  findTitles(query: string): Promise<ItemTitle[]>;
  /** The titles that pasted lines name, and whether each can be added to this collection. Adds nothing. */
  readPasted(id: number, text: string): Promise<PastedLine[]>;
  /** Applies the changes to the current list, including other editors' changes. */
  changeItems(id: number, changes: readonly (ItemChange & { was?: string | undefined })[]): Promise<void>;
  unpublish(id: number): Promise<void>;
  /** Moves it to the trash; `leadsTo` is a path of this site to redirect to, or empty. */
  remove(id: number, given: { leadsTo: string }): Promise<void>;
  listRemoved(): Promise<RemovedCollection[]>;
  takeBack(id: number): Promise<void>;
}

/** The step that follows the password. */
export type NextStep = 'verify' | 'enrol';

interface SignIn {
  /** Whether any account exists. */
  hasMembers(): Promise<boolean>;
  withPassword(credentials: { email: string; password: string; isKept: boolean }): Promise<NextStep | 'done'>;
  findNextStep(): Promise<NextStep>;
  withCode(code: string): Promise<void>;
  withRecoveryCode(code: string): Promise<void>;
  describePasskey(): Promise<object>;
  withPasskey(given: { credential: string; isKept: boolean }): Promise<void>;
  /** In place of a code, for the member whose password was accepted. */
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
  /** Marks all notices up to this one as read. */
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

/** `null` for every page outside the admin. */
export const adminContext = createContext<AdminBackend | null>(null);
