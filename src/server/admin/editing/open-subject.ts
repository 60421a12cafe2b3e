import { editableFields } from '#shared/admin/domain/editable-fields.ts';
import type { EditedField, EditedSubject, SubjectState } from '#shared/admin/domain/edited-subject.ts';
import { REVISIONS_BESIDE_EDIT } from '#shared/admin/domain/limits.ts';
import type { Editable } from '#shared/domain/entities.ts';
import { Failure } from '#shared/domain/failure.ts';
import { paths } from '#shared/domain/site/paths.ts';
import type { Context } from '../../context.ts';
import { findStoredCollection } from '../../store/collections/collection-edits.ts';
import { listConflictsOf } from '../../store/editing/conflicts.ts';
import { listDrafts } from '../../store/editing/drafts.ts';
import { findPlan, type PlanOnPlatform } from '../../store/editing/plans.ts';
import { findCurrentReview } from '../../store/editing/reviews.ts';
import { findSubjectFace } from '../../store/editing/subjects.ts';
import { listOverrides, type Subject, type WrittenOverride } from '../../store/titles/overrides.ts';
import { findStoredSource } from '../../store/titles/sources.ts';
import { findReplacement } from '../../store/titles/stored.ts';
import { isLockedAt } from '../../sync/projection/raise-conflicts.ts';
import { providerFields } from '../../sync/projection/read-provider-fields.ts';
import { membersOf, toCurrentReview } from '../review/current-review.ts';
import { NOT_FOUND } from './edit-refusals.ts';
import { type NameAuthor, openNames, toWriting } from './editor.ts';
import { listRevisionLines } from './revisions.ts';

const PAGE_OF: Record<Editable, (slug: string) => string> = {
  movie: paths.movie,
  series: paths.oneSeries,
  person: paths.person,
  collection: paths.collection,
};

export const PICTURE_OF = { movie: 'poster', series: 'poster', person: 'profile', collection: 'backdrop' } as const;

/** Everything the edit screen shows of a film, series, person or collection. */
export async function openSubject(ctx: Context, subject: Subject): Promise<EditedSubject> {
  const { entity, id } = subject;
  const { db } = ctx;
  const [held, face] = await Promise.all([
    entity === 'collection' ? findStoredCollection(db, id) : findStoredSource(db, entity, id),
    findSubjectFace(db, subject),
  ]);
  if (!held || !face) throw new Failure('not-found', NOT_FOUND[entity]);
  const [overrides, drafts, conflicts, plan, review, recent, survivor] = await Promise.all([
    listOverrides(db, subject),
    listDrafts(db, subject),
    listConflictsOf(db, subject),
    findPlan(db, subject),
    findCurrentReview(db, subject),
    listRevisionLines(ctx, subject, REVISIONS_BESIDE_EDIT),
    entity === 'collection' ? undefined : findReplacement(db, { kind: entity, id }),
  ]);
  const authors = [...overrides, ...drafts, ...(plan ? [plan] : [])].map(({ author }) => author);
  const nameAuthor = await openNames(db, [...authors, ...(review ? membersOf(review) : [])]);
  const provider: Readonly<Record<string, unknown>> = providerFields(entity, held.source);
  const find = <T extends { field: string }>(list: readonly T[], field: string) =>
    list.find((entry) => entry.field === field);
  return {
    entity,
    id,
    title: face.title,
    year: face.year === null ? '' : String(face.year),
    picture: face.picturePath ? { kind: PICTURE_OF[entity], path: face.picturePath } : undefined,
    path: PAGE_OF[entity](face.slug),
    state: toState({ isMerged: survivor !== undefined, isGone: held.isGone, isPublic: face.isPublic }),
    syncedAt: held.fetchedAt,
    fields: Object.keys(editableFields[entity]).map((field): EditedField => {
      const override = find(overrides, field);
      const draft = find(drafts, field);
      const conflict = find(conflicts, field);
      return {
        field,
        provider: provider[field] ?? null,
        onAir: override ? override.value : (provider[field] ?? null),
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
