import type { Trx } from '../../infra/db.ts';
import type { StoredDraft } from '../../store/editing/drafts.ts';
import { notify } from '../../store/notifications/notify.ts';
import type { Subject } from '../../store/titles/overrides.ts';

interface Published {
  at: Date;
  actor: string;
  subject: Subject;
  drafts: readonly Pick<StoredDraft, 'field' | 'author'>[];
  /** Already notified in other words. */
  without?: string;
  plannedBy?: string;
}

/** Members are notified that what they wrote or planned is published; the webhook of every publication. */
export async function notifyPublished(trx: Trx, published: Published): Promise<void> {
  const { at, actor, subject, drafts, without, plannedBy } = published;
  const to = [...new Set([...drafts.map(({ author }) => author), ...(plannedBy ? [plannedBy] : [])])];
  const details = { fields: drafts.map(({ field }) => field), isPlanned: plannedBy !== undefined };
  await notify(trx, { kind: 'published', at, actor, to: to.filter((id) => id !== without), subject, details });
}
