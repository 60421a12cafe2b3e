import { findEditableField } from '#shared/admin/domain/editing/check-field.ts';
import { listFields } from '#shared/admin/domain/editing/editable-fields.ts';
import type { EditedField, EditedSubject, SubjectState } from '#shared/admin/domain/editing/edited-subject.ts';
import { CONFLICTS_LISTED, REVISIONS_BESIDE_EDIT } from '#shared/admin/domain/limits.ts';
import { subjects } from '#shared/admin/domain/subjects/subjects.ts';
import { isFromTmdb } from '#shared/domain/entities.ts';
import { Failure } from '#shared/domain/failure.ts';
import { isPartField } from '#shared/domain/titles/part-edits.ts';
import type { Context } from '../../context.ts';
import { listConflictsOf } from '../../store/editing/conflicts.ts';
import { listShownDrafts } from '../../store/editing/drafts.ts';
import { findPlan, type PlanOnPlatform } from '../../store/editing/plans.ts';
import { findCurrentReview } from '../../store/editing/reviews.ts';
import { findSubjectFace } from '../../store/editing/subjects.ts';
import { nameCredited } from '../../store/people/people-by-name.ts';
import { countOverrides, listOverrides, type Subject, type WrittenOverride } from '../../store/titles/overrides.ts';
import { findReplacement } from '../../store/titles/stored.ts';
import { isLockedAt } from '../../sync/projection/raise-conflicts.ts';
import { readProviderValues } from '../../sync/projection/read-provider-values.ts';
import { storages } from '../../sync/storage/storages.ts';
import { membersOf, toCurrentReview } from '../review/current-review.ts';
import { type NameAuthor, openNames, toWriting } from './editor.ts';
import { listRevisionLines } from './revisions.ts';

/**
 * Everything the edit screen shows of a film, series, person or collection. Of the fields of seasons and episodes, which may be
 * tens of thousands, only those with an open draft, the first ones in conflict and those in `shownParts`.
 */
export async function openSubject(
  ctx: Context,
  subject: Subject,
  shownParts: readonly string[] = [],
): Promise<EditedSubject> {
  const { entity, id } = subject;
  const { db } = ctx;
  const declared = subjects[entity];
  const [held, face] = await Promise.all([storages[entity].find(db, id), findSubjectFace(db, subject)]);
  if (!held || !face) throw new Failure('not-found', declared.words.notFound);
  const [drafts, conflicts, plan, review, recent, survivor, edited] = await Promise.all([
    listShownDrafts(db, subject, shownParts),
    listConflictsOf(db, subject, CONFLICTS_LISTED),
    findPlan(db, subject),
    findCurrentReview(db, subject),
    listRevisionLines(ctx, subject, REVISIONS_BESIDE_EDIT),
    isFromTmdb(entity) ? findReplacement(db, { kind: entity, id }) : undefined,
    countOverrides(db, subject),
  ]);
  const parts = [...new Set([...shownParts, ...[...drafts, ...conflicts].map(({ field }) => field)])].filter(
    (field) => isPartField(field) && findEditableField(entity, field),
  );
  const [overrides, provider, people] = await Promise.all([
    listOverrides(db, subject, parts),
    readProviderValues(db, subject, held, parts),
    nameCredited(db, [...parts, ...recent.flatMap(({ changedFields }) => changedFields)]),
  ]);
  const authors = [...overrides, ...drafts, ...(plan ? [plan] : [])].map(({ author }) => author);
  const nameAuthor = await openNames(db, [...authors, ...(review ? membersOf(review) : [])]);
  const byField = <T extends { field: string }>(list: readonly T[]) => new Map(list.map((each) => [each.field, each]));
  const [overrideOf, draftOf, conflictOf] = [byField(overrides), byField(drafts), byField(conflicts)];
  return {
    entity,
    id,
    title: face.title,
    year: face.year === null ? '' : String(face.year),
    picture: face.picturePath ? { kind: declared.picture, path: face.picturePath } : undefined,
    path: declared.page(face.slug),
    state: toState({ isMerged: survivor !== undefined, isGone: held.isGone, isPublic: face.isPublic }),
    syncedAt: held.fetchedAt,
    edited,
    people,
    fields: [...listFields(entity, id), ...parts].map((field): EditedField => {
      const override = overrideOf.get(field);
      const draft = draftOf.get(field);
      const conflict = conflictOf.get(field);
      return {
        field,
        provider: provider[field] ?? null,
        shown: override ? override.value : (provider[field] ?? null),
        published: override && toWriting(override, nameAuthor),
        draft: draft?.isOpen ? toWriting(draft, nameAuthor) : undefined,
        version: draft?.version ?? 0,
        lock: override && toLock(override, ctx.now()),
        conflict: override && conflict && { base: override.base, since: conflict.since },
      };
    }),
    plan: plan && toPlan(plan, nameAuthor),
    review: review && toCurrentReview(review, nameAuthor),
    recent,
  };
}

/** `merged` wins: such a page redirects. */
export function toState(face: { isMerged: boolean; isGone: boolean; isPublic: boolean }): SubjectState {
  if (face.isMerged) return 'merged';
  if (face.isGone) return 'gone';
  return face.isPublic ? 'on-air' : 'hidden';
}

function toLock(override: WrittenOverride, now: Date): EditedField['lock'] {
  if (!isLockedAt(override, now)) return undefined;
  return { reason: override.reason, expiresAt: override.expiresAt ?? undefined };
}

function toPlan(plan: PlanOnPlatform, nameAuthor: NameAuthor): EditedSubject['plan'] {
  const { publishOnPlatform: id, platformName: name, platformArticle: article } = plan;
  return {
    publishAt: plan.publishAt ?? undefined,
    publishOnPlatform: id !== null && name !== null && article !== null ? { id, name, article } : undefined,
    unpublishAt: plan.unpublishAt ?? undefined,
    author: nameAuthor(plan.author),
    failure: plan.failure ?? undefined,
  };
}
