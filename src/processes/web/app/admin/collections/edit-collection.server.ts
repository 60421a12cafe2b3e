import { changeCollectionItems } from '#server/admin/collections/change-items.ts';
import { readCollectionTitles } from '#server/admin/collections/collection-titles.ts';
import { readPastedItems } from '#server/admin/collections/read-pasted-items.ts';
import { openSubject } from '#server/admin/editing/open-subject.ts';
import { saveDraft } from '#server/admin/editing/save-draft.ts';
import { uploadPicture } from '#server/images/upload-picture.ts';
import type { EditedSubject } from '#shared/admin/domain/editing/edited-subject.ts';
import { adminCollections } from '#shared/admin/text/collections.ts';
import { type CollectionItem, parseItemChanges } from '#shared/domain/titles/collection-items.ts';
import { subjectOf } from '../editing/load-subject.server.ts';
import type { Granted, GrantedAction } from '../guard.server.ts';
import { pagedRecordActions } from '../subjects/record-actions.server.ts';

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

export const collectionActions = {
  ...pagedRecordActions('collection'),
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
  async changeItems(granted: GrantedAction) {
    const changes = parseItemChanges(granted.form.get('changes') ?? '');
    await changeCollectionItems(granted.ctx, granted.editor, subjectOf(granted, 'collection').id, changes);
    return { notice: adminCollections.notices.itemsChanged };
  },
  async readPasted(granted: GrantedAction) {
    const { id } = subjectOf(granted, 'collection');
    return { pasted: await readPastedItems(granted.ctx, id, granted.field('pasted')) };
  },
};
