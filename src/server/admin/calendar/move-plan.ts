import type { PlanTime } from '#shared/admin/domain/calendar/calendar.ts';
import { PLAN_AHEAD_MINUTES } from '#shared/admin/domain/limits.ts';
import { adminCalendar } from '#shared/admin/text/calendar.ts';
import { editing } from '#shared/admin/text/field-problems.ts';
import { Failure } from '#shared/domain/failure.ts';
import type { Context } from '../../context.ts';
import { findPlan, savePlan } from '../../store/editing/plans.ts';
import type { Subject } from '../../store/titles/overrides.ts';
import { changeCatalogue } from '../../sync/change-catalogue.ts';
import type { Editor } from '../editing/editor.ts';
import { lockWritten } from '../editing/written.ts';

const words = adminCalendar;

interface Move {
  what: PlanTime;
  /** The time the editor saw. */
  was: Date;
  to: Date;
}

/** Another time for a plan; what it publishes, and who planned it, stays. */
export async function movePlan(
  ctx: Context,
  { actor }: Editor,
  subject: Subject,
  { what, was, to }: Move,
): Promise<void> {
  const { entity, id } = subject;
  await changeCatalogue(ctx, async ({ trx, record, now }) => {
    await lockWritten(trx, subject);
    const plan = await findPlan(trx, subject);
    const at = what === 'publish' ? plan?.publishAt : plan?.unpublishAt;
    if (!plan || !at || at.getTime() !== was.getTime()) throw new Failure('aborted', words.changed);
    const isPast = at <= now || to.getTime() < now.getTime() + PLAN_AHEAD_MINUTES * 60_000;
    if (isPast) throw new Failure('invalid-argument', words.past);
    const { publishAt, unpublishAt } = { ...plan, ...(what === 'publish' ? { publishAt: to } : { unpublishAt: to }) };
    if (publishAt && unpublishAt && unpublishAt <= publishAt)
      throw new Failure('invalid-argument', editing.endBeforeStart);
    if (to.getTime() === at.getTime()) return;
    const { platformName: _, platformArticle: __, ...stored } = plan;
    await savePlan(trx, subject, { ...stored, publishAt, unpublishAt, failure: null });
    const key = what === 'publish' ? 'publishAt' : 'unpublishAt';
    record(actor, {
      ...{ action: 'plan.moved', entity, entityId: String(id) },
      ...{ before: { [key]: at }, after: { [key]: to } },
    });
  });
}
