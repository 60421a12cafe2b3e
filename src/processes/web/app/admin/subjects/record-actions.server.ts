import { redirect } from 'react-router';
import { removeRecord, unpublishRecord } from '#server/admin/records/remove-record.ts';
import { adminPaths } from '#shared/admin/domain/paths.ts';
import { adminRecords } from '#shared/admin/text/records.ts';
import type { CreatedRecord } from '#shared/domain/subjects/records.ts';
import { editActions } from '../editing/edit-subject.server.ts';
import { subjectOf } from '../editing/load-subject.server.ts';
import type { Granted, GrantedAction } from '../guard.server.ts';

/** What the edit screen of every record does; what has a page has a preview too. */
export function recordActions(entity: CreatedRecord) {
  const shared = editActions(entity);
  const recordOf = (granted: Granted) => ({ entity, id: subjectOf(granted, entity).id });
  return {
    save: shared.save,
    discard: shared.discard,
    sendReview: shared.sendReview,
    publish: shared.publish,
    plan: shared.plan,
    cancelPlan: shared.cancelPlan,
    restoreRevision: shared.restoreRevision,
    async unpublish(granted: GrantedAction) {
      await unpublishRecord(granted.ctx, granted.editor, recordOf(granted));
      return { notice: adminRecords.unpublished };
    },
    async remove(granted: GrantedAction) {
      await removeRecord(granted.ctx, granted.editor, recordOf(granted), { leadsTo: granted.field('leadsTo') });
      return redirect(adminPaths.trash());
    },
    comment: shared.comment,
    answer: shared.answer,
    resolve: shared.resolve,
    reopen: shared.reopen,
  };
}

export function pagedRecordActions(entity: CreatedRecord) {
  return { ...recordActions(entity), preview: editActions(entity).preview };
}
