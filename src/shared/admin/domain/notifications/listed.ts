import type { Editable } from '../../../domain/entities.ts';
import type { NotificationKind } from './kinds.ts';

/** What a notification says besides who, what and when. Stored as it is, so no key may change its meaning. */
export interface NotificationDetails {
  /** Names of fields it is about. */
  fields?: readonly string[];
  reviewId?: string;
  /** Words of a member: a note, a comment or a part of it. Not sent to the webhook unless that is set. */
  quote?: string;
  /** Why it failed, in Portuguese. */
  reason?: string;
  /** The queue of a job. */
  routine?: string;
  /** The audit action that changed a credential. */
  action?: string;
  /** Network of a request that changed a credential. */
  network?: string;
  /** A day, as YYYY-MM-DD. */
  day?: string;
  count?: number;
  /** Whether a plan published it. */
  isPlanned?: boolean;
}

/** An event as its recipient reads it. */
export interface NotificationText {
  kind: NotificationKind;
  entity: Editable | null;
  entityId: number | null;
  title: string;
  actorName: string | null;
  details: NotificationDetails;
  /** Sent to the member by name, and not to everyone with a permission. */
  isPersonal: boolean;
}

export interface ListedNotification extends NotificationText {
  id: string;
  at: Date;
  isRead: boolean;
}
