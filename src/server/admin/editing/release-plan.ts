import type { Trx } from '../../infra/db.ts';
import { listDrafts } from '../../store/editing/drafts.ts';
import { deletePlan, findPlan, savePlan } from '../../store/editing/plans.ts';
import type { Subject } from '../../store/titles/overrides.ts';

/**
 * Once none of its drafts is open, a plan has nothing left to publish; a planned removal still happens. Returns whether a
 * publication was cancelled.
 */
export async function releasePlan(trx: Trx, subject: Subject): Promise<boolean> {
  const plan = await findPlan(trx, subject);
  if (!plan || (plan.publishAt === null && plan.publishOnPlatform === null)) return false;
  const drafts = await listDrafts(trx, subject);
  if (drafts.some(({ field, isOpen }) => isOpen && Object.hasOwn(plan.seen, field))) return false;
  if (plan.unpublishAt === null) await deletePlan(trx, subject);
  else await savePlan(trx, subject, { ...plan, publishAt: null, publishOnPlatform: null, seen: {}, failure: null });
  return true;
}
