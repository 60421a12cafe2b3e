import { mayRole } from '#shared/admin/domain/staff-roles.ts';
import { editing } from '#shared/admin/text/field-problems.ts';
import { Failure } from '#shared/domain/failure.ts';
import type { Context } from '../../context.ts';
import type { Trx } from '../../infra/db.ts';
import { isDatabaseTrouble } from '../../infra/db-trouble.ts';
import { workOnEach } from '../../infra/work-on-each.ts';
import type { StoredDraft } from '../../store/editing/drafts.ts';
import {
  deletePlan,
  findDuePlan,
  findPlan,
  listDuePlans,
  type StoredPlan,
  savePlanFailure,
} from '../../store/editing/plans.ts';
import { notify } from '../../store/notifications/notify.ts';
import type { Actor } from '../../store/staff/audit.ts';
import { findMember } from '../../store/staff/staff-members.ts';
import type { Subject } from '../../store/titles/overrides.ts';
import { type Change, changeCatalogue } from '../../sync/change-catalogue.ts';
import { applyPublication } from './apply-publication.ts';
import { saveDraftCopy } from './draft-revisions.ts';
import { notifyPublished } from './notify-published.ts';
import { refuseIncomplete, refuseUnfit, toPublication } from './publish.ts';
import { releasePlan } from './release-plan.ts';
import { listOpenDrafts, lockWritten } from './written.ts';

const SYSTEM: Actor = { id: 'system', network: '' };

/**
 * Carries out plans that are due. Each is read again under its subject's lock, so that only one process does it. A plan that
 * fails stays, stores the reason and is retried; the others are carried out. The job fails if an error was unexpected.
 */
export async function publishDue(ctx: Context): Promise<void> {
  const steps = (await listDuePlans(ctx.db, ctx.now())).flatMap(({ entity, id, isPublication, isRemoval }) => [
    ...(isPublication ? [{ entity, id, step: 'publish' as const }] : []),
    ...(isRemoval ? [{ entity, id, step: 'hide' as const }] : []),
  ]);
  await workOnEach(steps, { log: ctx.log, describe: (step) => step }, async ({ entity, id, step }) => {
    const subject = { entity, id };
    if (step === 'publish')
      await carryOut(ctx, subject, (change, due) => due.isPublication && publishPlanned(change, subject));
    else await carryOut(ctx, subject, (change, due) => due.isRemoval && hidePlanned(change, subject));
  });
}

type Due = NonNullable<Awaited<ReturnType<typeof findDuePlan>>>;

async function carryOut(
  ctx: Context,
  subject: Subject,
  work: (change: Change, due: Due) => false | Promise<void>,
): Promise<void> {
  try {
    await changeCatalogue(ctx, async (change) => {
      await lockWritten(change.trx, subject);
      const due = await findDuePlan(change.trx, subject, change.now);
      if (due) await work(change, due);
    });
  } catch (error) {
    // Not this plan's fault: it is retried in a minute.
    if (isDatabaseTrouble(error)) throw error;
    const isExpected = error instanceof Failure;
    const reason = isExpected ? error.message : editing.planUnexpected;
    try {
      if (await saveFailure(ctx, subject, reason))
        ctx.log.warn({ ...subject, reason }, 'a plan could not be carried out');
    } catch (err) {
      ctx.log.error({ ...subject, reason, err }, 'the failure of a plan could not be stored');
      if (isExpected) throw err;
    }
    if (!isExpected) throw error;
  }
}

/** `false` if the plan had failed for this reason before. */
async function saveFailure(ctx: Context, subject: Subject, reason: string): Promise<boolean> {
  return ctx.db.transaction().execute(async (trx) => {
    if (!(await savePlanFailure(trx, subject, reason))) return false;
    const author = (await findPlan(trx, subject))?.author;
    const planner = author === undefined ? undefined : await findMember(trx, author);
    const to = planner && planner.disabledAt === null ? [planner.id] : 'publish';
    await notify(trx, { kind: 'plan-failed', at: ctx.now(), actor: SYSTEM.id, to, subject, details: { reason } });
    return true;
  });
}

async function publishPlanned(change: Change, subject: Subject): Promise<void> {
  const { trx, now } = change;
  const plan = await findPlan(trx, subject);
  if (!plan) return;
  const held = await lockWritten(trx, subject);
  const drafts = listOpenDrafts(held).filter(({ field }) => Object.hasOwn(plan.seen, field));
  if (drafts.length === 0) throw new Failure('aborted', editing.planNothing);
  for (const draft of drafts) {
    if (!(await isApproved(trx, plan, draft))) throw new Failure('aborted', editing.planChanged);
  }
  refuseUnfit(subject.entity, drafts);
  const values = toPublication(subject.entity, held, drafts);
  refuseIncomplete(subject.entity, held, values);
  const publication = { values, note: editing.planCarriedOut, author: plan.author, at: now };
  const revision = await applyPublication(change, subject, held, publication);
  await releasePlan(trx, subject);
  record(change, subject, plan, { fields: drafts.map(({ field }) => field), revision });
  await notifyPublished(trx, { at: now, actor: SYSTEM.id, subject, drafts, plannedBy: plan.author });
}

/** The draft is the planned version, or a later one by a member who may publish. */
async function isApproved(trx: Trx, { seen }: StoredPlan, { field, version, author }: StoredDraft): Promise<boolean> {
  if (seen[field] === version) return true;
  const member = await findMember(trx, author);
  return member !== undefined && member.disabledAt === null && mayRole(member.role, 'publish');
}

async function hidePlanned(change: Change, subject: Subject): Promise<void> {
  const { trx, now } = change;
  const plan = await findPlan(trx, subject);
  if (!plan) return;
  const held = await lockWritten(trx, subject);
  await saveDraftCopy(trx, subject, held);
  const publication = { values: { isHidden: true }, note: editing.unpublishCarriedOut, author: plan.author, at: now };
  const revision = await applyPublication(change, subject, held, publication);
  await deletePlan(trx, subject);
  record(change, subject, plan, { fields: ['isHidden'], revision });
  const drafts = [{ field: 'isHidden', author: plan.author }];
  await notifyPublished(trx, { at: now, actor: SYSTEM.id, subject, drafts, plannedBy: plan.author });
}

function record(change: Change, { entity, id }: Subject, { author }: StoredPlan, what: object): void {
  const after = { ...what, plannedBy: author };
  change.record(SYSTEM, { action: 'plan.carried-out', entity, entityId: String(id), after });
}
