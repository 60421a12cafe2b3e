import type { Trx } from '../infra/db.ts';
import { listDrafts } from '../store/drafts.ts';
import type { Subject } from '../store/overrides.ts';
import { deletePlan, findPlan, savePlan } from '../store/plans.ts';

/**
 * Once none of the drafts it was made for is open, a plan has nothing left to publish; what it was to hide, it still will.
 * Says whether a publication was cancelled by that.
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
