/** Refusals, as the audit log and the metric `security_events_total` name them. */
export const REFUSED_KINDS = ['sign-in.failed', 'code.failed', 'codes.blocked', 'access.refused'] as const;
export type RefusedKind = (typeof REFUSED_KINDS)[number];

/** Audit actions that change what a member signs in with; the metric counts all of them as `credential.changed`. */
export const CREDENTIAL_ACTIONS = [
  'password.changed',
  'app.added',
  'app.removed',
  'passkey.added',
  'passkey.removed',
  'recovery-codes.generated',
  'recovery.used',
] as const;

export type EventKind = RefusedKind | 'credential.changed' | 'tries.limited';
export const EVENT_KINDS: readonly EventKind[] = [...REFUSED_KINDS, 'credential.changed', 'tries.limited'];

/** Refusals that concern a member's own account. */
export const ACCOUNT_REFUSALS: readonly string[] = ['sign-in.failed', 'code.failed', 'codes.blocked'];

/** One audit entry a member is notified of. */
export interface SecurityNotice {
  seq: number;
  at: Date;
  action: string;
  network: string;
}

export function isCredentialAction(action: string): boolean {
  return CREDENTIAL_ACTIONS.some((each) => each === action);
}
