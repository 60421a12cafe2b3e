import { redirect } from 'react-router';
import { changeCollectionItems } from '#server/admin/collections/change-items.ts';
import { readCollectionTitles } from '#server/admin/collections/collection-titles.ts';
import { readPastedItems } from '#server/admin/collections/read-pasted-items.ts';
import { openSubject } from '#server/admin/editing/open-subject.ts';
import { saveDraft } from '#server/admin/editing/save-draft.ts';
import { removeRecord, unpublishRecord } from '#server/admin/records/remove-record.ts';
import { uploadPicture } from '#server/images/upload-picture.ts';
import type { EditedSubject } from '#shared/admin/domain/editing/edited-subject.ts';
import { adminPaths } from '#shared/admin/domain/paths.ts';
import { adminCollections } from '#shared/admin/text/collections.ts';
import { type CollectionItem, parseItemChanges } from '#shared/domain/titles/collection-items.ts';
import { editActions } from '../editing/edit-subject.server.ts';
import { subjectOf } from '../editing/load-subject.server.ts';
import type { Granted, GrantedAction } from '../guard.server.ts';

/** The titles in the collection's draft. */
export async function loadCollection({ ctx }: Granted, subject: EditedSubject) {
  const items = listItems(subject);
  return { items, list: await readCollectionTitles(ctx, items) };
}

function listItems({ fields }: EditedSubject): readonly CollectionItem[] {
  const held = fields.find(({ field }) => field === 'items');
  const written = held?.draft ?? held?.published;
  return (written?.value as readonly CollectionItem[] | null | undefined) ?? [];
}

const shared = editActions('collection');
const idOf = (granted: Granted) => subjectOf(granted, 'collection').id;
const recordOf = (granted: Granted) => ({ entity: 'collection', id: idOf(granted) }) as const;

export const collectionActions = {
  save: shared.save,
  discard: shared.discard,
  async upload(granted: GrantedAction) {
    const { ctx, editor, field, file } = granted;
    const subject = subjectOf(granted, 'collection');
    const words = { alt: field('alt'), credit: field('credit'), licence: field('licence') };
    const picture = await uploadPicture(ctx, editor.actor, { bytes: await file('picture'), ...words });
    const cover = (await openSubject(ctx, subject)).fields.find((each) => each.field === 'coverPath');
    const save = { field: 'coverPath', value: picture.path, version: cover?.version ?? 0 };
    const draft = await saveDraft(ctx, editor, subject, [save]);
    if (draft.clashes.length > 0) return { picture, draft, clashes: draft.clashes };
    return { picture, draft, notice: adminCollections.notices.coverTaken };
  },
  preview: shared.preview,
  sendReview: shared.sendReview,
  publish: shared.publish,
  plan: shared.plan,
  cancelPlan: shared.cancelPlan,
  restoreRevision: shared.restoreRevision,
  async changeItems(granted: GrantedAction) {
    const changes = parseItemChanges(granted.form.get('changes') ?? '');
    await changeCollectionItems(granted.ctx, granted.editor, idOf(granted), changes);
    return { notice: adminCollections.notices.itemsChanged };
  },
  async readPasted(granted: GrantedAction) {
    return { pasted: await readPastedItems(granted.ctx, idOf(granted), granted.field('pasted')) };
  },
  async unpublish(granted: GrantedAction) {
    await unpublishRecord(granted.ctx, granted.editor, recordOf(granted));
    return { notice: adminCollections.notices.unpublished };
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
