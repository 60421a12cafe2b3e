import { mayRole } from '#shared/admin/domain/staff-roles.ts';
import type { Trx } from '../../infra/db.ts';
import { listDrafts } from '../../store/editing/drafts.ts';
import { deletePlan, findDuePlan, findPlan, isPlatform, savePlan } from '../../store/editing/plans.ts';
import type { TrashPlan } from '../../store/editing/trash.ts';
import type { Subject } from '../../store/titles/overrides.ts';
import type { Editor } from './editor.ts';

/**
 * Plans the restored drafts as before they were discarded. `false`, and no plan, if one is made already, a draft is missing, the
 * member may not publish, or it would be published at once.
 */
export async function restorePlan(
  trx: Trx,
  { actor, role }: Editor,
  subject: Subject,
  { publishAt, publishOnPlatform, fields }: TrashPlan,
  now: Date,
): Promise<boolean> {
  if (!mayRole(role, 'publish')) return false;
  if (publishOnPlatform !== null && !(await isPlatform(trx, publishOnPlatform))) return false;
  const current = await findPlan(trx, subject);
  if (current && (current.publishAt !== null || current.publishOnPlatform !== null)) return false;
  const drafts = (await listDrafts(trx, subject)).filter(({ field, isOpen }) => isOpen && fields.includes(field));
  if (drafts.length < fields.length) return false;
  await savePlan(trx, subject, {
    publishAt: publishAt === null ? null : new Date(publishAt),
    publishOnPlatform,
    unpublishAt: current?.unpublishAt ?? null,
    seen: Object.fromEntries(drafts.map(({ field, version }) => [field, version])),
    author: actor.id,
    plannedAt: now,
    failure: null,
  });
  if (!(await findDuePlan(trx, subject, now))?.isPublication) return true;
  if (current) await savePlan(trx, subject, current);
  else await deletePlan(trx, subject);
  return false;
}
