import type { Role } from './staff-roles.ts';

/** Who is signed in, as every page of the newsroom knows them. */
export interface Member {
  id: string;
  name: string;
  email: string;
  role: Role;
}

/** How a person proves who they are, beside the password. */
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

/** A line of the team's page. */
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

/** What a lost password, a lost second factor, or both are answered with. */
export const RECOVERY_PURPOSES = ['password', 'second-factor', 'both'] as const;
export type RecoveryPurpose = (typeof RECOVERY_PURPOSES)[number];

/** An address to hand to somebody; it is shown once. */
export interface IssuedLink {
  url: string;
  email: string;
}

/** What an authenticator app is shown, as a picture of squares or as letters. */
export interface AppEnrolment {
  key: string;
  picture: { size: number; path: string };
}

/** A line of the audit, with the names its ids have today; a person who was erased has none. */
export interface AuditLine {
  seq: number;
  at: Date;
  actor: string;
  actorName: string | undefined;
  action: string;
  entity: string;
  entityId: string;
  entityName: string | undefined;
  after: unknown;
  /** The network it came from; empty for the command line and the worker. */
  network: string;
}

export function isRecoveryPurpose(word: string): word is RecoveryPurpose {
  return RECOVERY_PURPOSES.some((purpose) => purpose === word);
}
