import { refuseWrongFields } from '#shared/admin/domain/editing/field-failure.ts';
import { PLAN_AHEAD_MINUTES } from '#shared/admin/domain/limits.ts';
import { subjects } from '#shared/admin/domain/subjects/subjects.ts';
import { editing } from '#shared/admin/text/field-problems.ts';
import { Failure } from '#shared/domain/failure.ts';
import type { Context } from '../../context.ts';
import { deletePlan, isPlatform, savePlan } from '../../store/editing/plans.ts';
import type { Subject } from '../../store/titles/overrides.ts';
import { changeCatalogue } from '../../sync/change-catalogue.ts';
import type { Editor } from './editor.ts';
import { refuseIncomplete, refuseUnfit, toPublication } from './publish.ts';
import { listOpenDrafts, lockWritten } from './written.ts';

export interface NewPlan {
  publishAt: Date | undefined;
  publishOnPlatformId: number | undefined;
  unpublishAt: Date | undefined;
  /** Field and version of the drafts to publish. */
  seen: Readonly<Record<string, number>>;
}

/** Replaces an existing plan. Applies to the drafts the editor saw, which must already be valid for publishing. */
export async function plan(
  ctx: Context,
  { actor }: Editor,
  subject: Subject,
  { seen, ...given }: NewPlan,
): Promise<void> {
  refuseWrongPlan(given, ctx.now());
  const { publishAt, publishOnPlatformId, unpublishAt } = given;
  if (publishOnPlatformId !== undefined) await refuseWrongPlatform(ctx, subject, publishOnPlatformId);
  if (unpublishAt !== undefined) refuseWrongFields({ unpublishAt: subjects[subject.entity].refusesPlan?.unpublishAt });
  const isPublication = publishAt !== undefined || publishOnPlatformId !== undefined;
  const { entity, id } = subject;
  await changeCatalogue(ctx, async ({ trx, record, now }) => {
    const held = await lockWritten(trx, subject);
    const drafts = isPublication ? listOpenDrafts(held).filter(({ field }) => Object.hasOwn(seen, field)) : [];
    if (isPublication && drafts.length === 0) throw new Failure('aborted', editing.planNothing);
    if (drafts.some(({ field, version }) => seen[field] !== version)) throw new Failure('aborted', editing.planUnseen);
    refuseUnfit(entity, drafts);
    if (isPublication) refuseIncomplete(entity, held, toPublication(entity, held, drafts));
    await savePlan(trx, subject, {
      publishAt: publishAt ?? null,
      publishOnPlatform: publishOnPlatformId ?? null,
      unpublishAt: unpublishAt ?? null,
      seen: Object.fromEntries(drafts.map(({ field, version }) => [field, version])),
      author: actor.id,
      plannedAt: now,
      failure: null,
    });
    const after = { ...given, fields: drafts.map(({ field }) => field) };
    record(actor, { action: 'plan.made', entity, entityId: String(id), after });
  });
}

export async function cancelPlan(ctx: Context, { actor }: Editor, subject: Subject): Promise<void> {
  const { entity, id } = subject;
  await changeCatalogue(ctx, async ({ trx, record }) => {
    await lockWritten(trx, subject);
    if (await deletePlan(trx, subject)) record(actor, { action: 'plan.cancelled', entity, entityId: String(id) });
  });
}

export function refuseWrongPlan(
  { publishAt, publishOnPlatformId, unpublishAt }: Partial<Omit<NewPlan, 'seen'>>,
  now: Date,
): void {
  const soonest = new Date(now.getTime() + PLAN_AHEAD_MINUTES * 60_000);
  const isLater = (moment: Date | undefined) => moment === undefined || moment >= soonest;
  if (publishAt === undefined && publishOnPlatformId === undefined && unpublishAt === undefined)
    refuseWrongFields({ publishAt: editing.planEmpty });
  if (publishAt !== undefined && publishOnPlatformId !== undefined)
    refuseWrongFields({ publishOnPlatformId: editing.planTwice });
  refuseWrongFields({
    publishAt: isLater(publishAt) ? undefined : editing.dateInPast,
    unpublishAt: isLater(unpublishAt) ? undefined : editing.dateInPast,
  });
  if (publishAt && unpublishAt && unpublishAt <= publishAt) refuseWrongFields({ unpublishAt: editing.endBeforeStart });
}

async function refuseWrongPlatform(ctx: Context, { entity }: Subject, platformId: number): Promise<void> {
  refuseWrongFields({ publishOnPlatformId: subjects[entity].refusesPlan?.publishOnPlatformId });
  const isKnown = Number.isInteger(platformId) && (await isPlatform(ctx.db, platformId));
  if (!isKnown) refuseWrongFields({ publishOnPlatformId: editing.platformUnknown });
}
