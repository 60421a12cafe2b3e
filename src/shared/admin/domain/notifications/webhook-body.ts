import type { Editable } from '../../../domain/entities.ts';
import type { NotificationKind } from './kinds.ts';
import type { NotificationDetails } from './listed.ts';

/** What the webhook receives as JSON; docs/reference/http.md describes it. */
export interface WebhookBody {
  id: string;
  kind: NotificationKind | 'test';
  at: string;
  actor: { id: string; name: string | null } | null;
  subject: { entity: Editable; id: number; title: string | null } | null;
  fields: readonly string[];
  reviewId: string | null;
  routine: string | null;
  day: string | null;
  count: number | null;
  /** Only if the webhook is set to receive drafts. */
  draft?: { quote: string | null; values: Readonly<Record<string, unknown>> };
}

interface Described {
  id: string;
  kind: NotificationKind;
  at: Date;
  actor: string;
  actorName: string | null;
  subject?: { entity: Editable; id: number };
  title: string;
  isTitleDraft: boolean;
  details?: NotificationDetails;
  drafts?: Readonly<Record<string, unknown>>;
}

/**
 * Nothing of a draft unless `hasDrafts`: no note, no comment, no value, and no name of a collection that is not published. Names of
 * fields are not content. Reasons of failures are left out because they may quote a draft; networks because they are personal.
 */
export function toWebhookBody(event: Described, hasDrafts: boolean): WebhookBody {
  const { id, kind, at, actor, actorName, subject, title, isTitleDraft, details = {}, drafts = {} } = event;
  const isTitleGiven = title !== '' && (hasDrafts || !isTitleDraft);
  return {
    id,
    kind,
    at: at.toISOString(),
    actor: actor === 'system' ? null : { id: actor, name: actorName },
    subject: subject ? { entity: subject.entity, id: subject.id, title: isTitleGiven ? title : null } : null,
    fields: details.fields ?? [],
    reviewId: details.reviewId ?? null,
    routine: details.routine ?? null,
    day: details.day ?? null,
    count: details.count ?? null,
    ...(hasDrafts && { draft: { quote: details.quote ?? null, values: drafts } }),
  };
}
