import type { NotificationKind } from './kinds.ts';

/** The webhook as the preferences show it. */
export interface WebhookView {
  /** Empty: there is none. */
  address: string;
  secretHint: string;
  kinds: readonly NotificationKind[];
  hasDrafts: boolean;
  last: { state: 'sent' | 'failed' | 'off'; at: Date; error: string | null } | undefined;
}

/** An e-mail or a call of the webhook whose every attempt failed. */
export interface FailedDelivery {
  id: string;
  channel: 'email' | 'webhook';
  memberName: string | null;
  kinds: NotificationKind[];
  attempts: number;
  error: string;
  at: Date;
}
