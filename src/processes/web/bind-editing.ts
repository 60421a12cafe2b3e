import { findSubjects } from '#server/admin/dashboard/find-subjects.ts';
import { discardDraft, listTrash, takeFromTrash } from '#server/admin/editing/discard-draft.ts';
import type { Editor } from '#server/admin/editing/editor.ts';
import { lockField, unlockField } from '#server/admin/editing/locks.ts';
import { openSubject } from '#server/admin/editing/open-subject.ts';
import { cancelPlan, plan } from '#server/admin/editing/plans.ts';
import { issuePreviewToken } from '#server/admin/editing/preview-token.ts';
import { dropCopies, readProviderData, resync } from '#server/admin/editing/provider-data.ts';
import { publish } from '#server/admin/editing/publish.ts';
import { restoreAsDraft } from '#server/admin/editing/restore-revision.ts';
import { listRevisionLines, readRevision } from '#server/admin/editing/revisions.ts';
import { saveDraft } from '#server/admin/editing/save-draft.ts';
import { settleConflict } from '#server/admin/editing/settle-conflict.ts';
import { createEncoder } from '#server/images/encode.ts';
import { uploadPicture } from '#server/images/upload-picture.ts';
import { note } from '#server/staff/audited.ts';
import type { SignedIn } from '#server/staff/read-visitor.ts';
import type { Staff } from '#server/staff/staff.ts';
import { countConflictRows, listConflictRows } from '#server/store/editing/conflicts.ts';
import { CONFLICTS_LISTED } from '#shared/admin/domain/limits.ts';
import type { Editable } from '#shared/domain/entities.ts';
import { buildDraftCardUrl } from '#shared/domain/pictures/share-card-url.ts';
import { paths } from '#shared/domain/site/paths.ts';
import type { AdminBackend } from './app/admin/admin-backend.server.ts';

const PREVIEW_OF: Record<Editable, (token: string) => string> = {
  movie: paths.previewMovie,
  series: paths.previewSeries,
  person: paths.previewPerson,
  collection: paths.previewCollection,
};

/** One encoder for the process: many uploads at once must not slow down pages. */
const encoder = createEncoder();

/** Editing, as the member who sent the request. */
export function bindEditing(
  { ctx, keys, siteUrl }: Staff,
  self: () => SignedIn,
  probe: (path: string) => Promise<boolean>,
): Pick<AdminBackend, 'editing'> {
  const editor = (): Editor => ({ actor: self().actor, role: self().member.role });
  return {
    editing: {
      open: (subject) => openSubject(ctx, subject),
      saveDraft: (subject, saves) => saveDraft(ctx, editor(), subject, saves),
      discardDraft: (subject, fields) => discardDraft(ctx, editor(), subject, fields),
      listTrash: () => listTrash(ctx),
      takeFromTrash: (id) => takeFromTrash(ctx, editor(), id),
      publish: (subject, given) => publish(ctx, editor(), subject, given),
      isVisible: async (subject) => probe((await openSubject(ctx, subject)).path),
      plan: (subject, given) => plan(ctx, editor(), subject, given),
      cancelPlan: (subject) => cancelPlan(ctx, editor(), subject),
      lock: (subject, given) => lockField(ctx, editor(), subject, given),
      unlock: (subject, field) => unlockField(ctx, editor(), subject, field),
      settleConflict: (subject, given) => settleConflict(ctx, editor(), subject, given),
      listConflicts: () => listConflictRows(ctx.db, CONFLICTS_LISTED),
      countConflicts: () => countConflictRows(ctx.db),
      listRevisions: (subject) => listRevisionLines(ctx, subject),
      readRevision: (subject, number) => readRevision(ctx, subject, number),
      restoreAsDraft: (subject, revision) => restoreAsDraft(ctx, editor(), subject, revision),
      async issuePreview(subject) {
        await openSubject(ctx, subject);
        const { entity, id } = subject;
        await note(ctx, self().actor, { action: 'preview.issued', entity, entityId: String(id) });
        const { token, endsAt } = issuePreviewToken(keys[0], subject, ctx.now());
        return { url: siteUrl + PREVIEW_OF[entity](token), endsAt };
      },
      readProviderData: (subject) => readProviderData(ctx, subject),
      resync: (subject) => resync(ctx, editor(), subject),
      dropCopies: (subject) => dropCopies(ctx, editor(), subject),
      async draftCardPath(subject) {
        // The same for an hour: a reloaded screen requests the same picture.
        const hour = new Date(Math.floor(ctx.now().getTime() / 3_600_000) * 3_600_000);
        return buildDraftCardUrl(issuePreviewToken(keys[0], subject, hour, 'card').token);
      },
      uploadPicture: (given) => uploadPicture(ctx, encoder, self().actor, given),
      findSubjects: (given) => findSubjects(ctx, given),
    },
  };
}
