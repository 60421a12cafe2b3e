import type { Role } from './staff-roles.ts';

/** The signed-in member, as every admin page knows them. */
export interface Member {
  id: string;
  name: string;
  email: string;
  role: Role;
}

/** Second factors of a member. */
export interface Factors {
  hasApp: boolean;
  passkeys: Passkey[];
  recoveryCodesLeft: number;
}

export interface Passkey {
  id: string;
  name: string;
  createdAt: Date | null;
}

export interface OpenSession {
  id: string;
  memberId: string;
  isCurrent: boolean;
  isKept: boolean;
  userAgent: string;
  network: string;
  createdAt: Date;
  seenAt: Date;
}

/** A row of the team page. */
export interface TeamMember extends Member {
  disabledAt: Date | null;
  hasApp: boolean;
  passkeys: number;
  sessions: number;
  seenAt: Date | null;
}

export interface Invite {
  id: string;
  email: string;
  role: Role;
  expiresAt: Date;
}

/** What a recovery link resets. */
export const RECOVERY_PURPOSES = ['password', 'second-factor', 'both'] as const;
export type RecoveryPurpose = (typeof RECOVERY_PURPOSES)[number];

/** A one-time link for another person; it is shown once. */
export interface IssuedLink {
  url: string;
  email: string;
}

/** Key for an authenticator app, as text and as a QR code. */
export interface AppEnrolment {
  key: string;
  picture: { size: number; path: string };
}

/** A row of the audit log with the current names of its ids; an erased person has none. */
export interface PublishedChange {
  revision: number;
  fields: { field: string; before: unknown; after: unknown }[];
}

export interface AuditLine {
  seq: number;
  at: Date;
  actor: string;
  actorName: string | undefined;
  action: string;
  entity: string;
  entityId: string;
  entityName: string | undefined;
  before: unknown;
  after: unknown;
  /** What a publication changed, by field; `undefined` is TMDB's value. */
  published: PublishedChange | undefined;
  /** The client's network; empty for the command line and the worker. */
  network: string;
}

export function isRecoveryPurpose(word: string): word is RecoveryPurpose {
  return RECOVERY_PURPOSES.some((purpose) => purpose === word);
}
