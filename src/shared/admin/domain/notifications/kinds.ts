import type { Permission } from '../staff-roles.ts';

/** What members are notified of, in the order of the preferences. */
export const NOTIFICATION_KINDS = [
  'review-asked',
  'review-approved',
  'review-returned',
  'mention',
  'published',
  'plan-failed',
  'conflict',
  'offer-expiring',
  'picture-expiring',
  'picture-expired',
  'picture-unused',
  'links-broken',
  'routine-failed',
  'credential-changed',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

interface KindRule {
  /** The default of each channel. */
  bell: boolean;
  email: boolean;
  webhook: boolean;
  /** The member cannot switch the bell off. */
  isBellLocked?: true;
  /** Sent at once even to a member who chose digests. */
  isUrgent?: true;
  /** The least a member must be allowed for this to concern them. */
  isFor: Permission;
}

export const NOTIFICATION_RULES: Readonly<Record<NotificationKind, KindRule>> = {
  'review-asked': { bell: true, email: true, webhook: true, isUrgent: true, isFor: 'publish' },
  'review-approved': { bell: true, email: true, webhook: false, isFor: 'draft' },
  'review-returned': { bell: true, email: true, webhook: false, isUrgent: true, isFor: 'draft' },
  mention: { bell: true, email: true, webhook: false, isUrgent: true, isFor: 'see' },
  published: { bell: true, email: false, webhook: true, isFor: 'draft' },
  'plan-failed': { bell: true, email: true, webhook: true, isBellLocked: true, isUrgent: true, isFor: 'publish' },
  conflict: { bell: true, email: false, webhook: false, isFor: 'draft' },
  'offer-expiring': { bell: true, email: true, webhook: false, isFor: 'curate' },
  'picture-expiring': { bell: true, email: true, webhook: false, isFor: 'curate' },
  'picture-expired': { bell: true, email: true, webhook: false, isFor: 'curate' },
  'picture-unused': { bell: true, email: false, webhook: false, isFor: 'curate' },
  'links-broken': { bell: true, email: false, webhook: false, isFor: 'curate' },
  'routine-failed': { bell: true, email: true, webhook: true, isFor: 'administer' },
  'credential-changed': { bell: true, email: true, webhook: false, isBellLocked: true, isUrgent: true, isFor: 'see' },
};

export const EMAIL_PACES = ['now', 'hour', 'day'] as const;
export type EmailPace = (typeof EMAIL_PACES)[number];

/** By kind, what differs from the defaults. */
export type NotificationChoices = Readonly<Partial<Record<NotificationKind, { bell: boolean; email: boolean }>>>;

export interface NotificationPreferences {
  choices: NotificationChoices;
  pace: EmailPace;
}

export const DEFAULT_PREFERENCES: NotificationPreferences = { choices: {}, pace: 'now' };

export function isNotificationKind(word: unknown): word is NotificationKind {
  return NOTIFICATION_KINDS.some((kind) => kind === word);
}

export function isEmailPace(word: unknown): word is EmailPace {
  return EMAIL_PACES.some((pace) => pace === word);
}

/** Where a member gets this kind. */
export function channelsOf(kind: NotificationKind, { choices }: NotificationPreferences) {
  const rule = NOTIFICATION_RULES[kind];
  const { bell, email } = choices[kind] ?? rule;
  return { bell: bell || rule.isBellLocked === true, email };
}

/** Kinds that can concern a role; the preferences list no others. */
export function listKindsOf(may: (permission: Permission) => boolean): NotificationKind[] {
  return NOTIFICATION_KINDS.filter((kind) => may(NOTIFICATION_RULES[kind].isFor));
}
