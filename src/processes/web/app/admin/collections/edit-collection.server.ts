import { redirect } from 'react-router';
import { changeCollectionItems } from '#server/admin/collections/change-items.ts';
import { readCollectionTitles } from '#server/admin/collections/collection-titles.ts';
import { findItemTitles } from '#server/admin/collections/find-item-titles.ts';
import { readPastedItems } from '#server/admin/collections/read-pasted-items.ts';
import { removeCollection, unpublishCollection } from '#server/admin/collections/remove-collection.ts';
import { openSubject } from '#server/admin/editing/open-subject.ts';
import { saveDraft } from '#server/admin/editing/save-draft.ts';
import { uploadPicture } from '#server/images/upload-picture.ts';
import type { EditedSubject } from '#shared/admin/domain/editing/edited-subject.ts';
import { adminPaths } from '#shared/admin/domain/paths.ts';
import type { ActionOf } from '#shared/admin/domain/rules.ts';
import { adminCollections } from '#shared/admin/text/collections.ts';
import {
  type CollectionItem,
  type ItemChange,
  parseItemChanges,
  parseItemKey,
} from '#shared/domain/titles/collection-items.ts';
import { editActions } from '../editing/edit-subject.server.ts';
import { loadSubject, subjectOf } from '../editing/load-subject.server.ts';
import type { Granted, GrantedAction } from '../guard.server.ts';
import type { Outcome } from '../outcome.ts';

type Answer = Omit<Outcome, 'intent'> | Response;
type Handlers = { readonly [A in ActionOf<'/admin/colecoes/:id'>]: (granted: GrantedAction) => Promise<Answer> };

const LONGEST_QUERY = 200;

/** The data of every edit page, and the titles in the collection's draft. */
export async function loadCollection(granted: Granted) {
  const { ctx, url } = granted;
  const page = await loadSubject(granted, 'collection');
  const query = (url.searchParams.get('buscar') ?? '').trim().slice(0, LONGEST_QUERY);
  const items = listItems(page.subject);
  const [list, found] = await Promise.all([
    readCollectionTitles(ctx, items),
    query ? findItemTitles(ctx, query) : undefined,
  ]);
  return { ...page, items, list, search: { query, found } };
}

function listItems({ fields }: EditedSubject): readonly CollectionItem[] {
  const held = fields.find(({ field }) => field === 'items');
  const written = held?.draft ?? held?.published;
  return (written?.value as readonly CollectionItem[] | null | undefined) ?? [];
}

const shared = editActions('collection');
const idOf = (granted: Granted) => subjectOf(granted, 'collection').id;

export const collectionActions: Handlers = {
  save: shared.save,
  discard: shared.discard,
  async upload(granted) {
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
  async sendReview(granted) {
    const outcome = await shared.sendReview(granted);
    const isListClash = outcome.clashes?.some(({ field }) => field === 'items');
    return isListClash ? { problem: adminCollections.listChanged } : outcome;
  },
  async publish(granted) {
    const outcome = await shared.publish(granted);
    // Two orders of one list cannot be compared word by word: the later editor must review the list.
    const isListClash = outcome.clashes?.some(({ field }) => field === 'items');
    return isListClash ? { problem: adminCollections.listChanged } : outcome;
  },
  plan: shared.plan,
  cancelPlan: shared.cancelPlan,
  restoreRevision: shared.restoreRevision,
  async changeItems(granted) {
    await changeCollectionItems(granted.ctx, granted.editor, idOf(granted), readChanges(granted));
    return { notice: adminCollections.notices.itemsChanged };
  },
  async readPasted(granted) {
    return { pasted: await readPastedItems(granted.ctx, idOf(granted), granted.field('pasted')) };
  },
  async unpublish(granted) {
    await unpublishCollection(granted.ctx, granted.editor, idOf(granted));
    return { notice: adminCollections.notices.unpublished };
  },
  async remove(granted) {
    await removeCollection(granted.ctx, granted.editor, idOf(granted), { leadsTo: granted.field('leadsTo') });
    return redirect(adminPaths.trash());
  },
  comment: shared.comment,
  answer: shared.answer,
  resolve: shared.resolve,
  reopen: shared.reopen,
};

type Change = ItemChange & { was?: string | undefined };

/** The changes a script sent, or the one change of a form without script: which title, and what to do with it. */
function readChanges({ form, field }: GrantedAction): Change[] {
  const json = form.get('changes');
  if (json !== undefined) return parseItemChanges(json);
  const keys = [...form].flatMap(([name, value]) => (name.startsWith('add.') ? (parseItemKey(value) ?? []) : []));
  if (keys.length > 0) return [{ type: 'add', items: keys }];
  const item = parseItemKey(field('item'));
  if (!item) return [];
  switch (field('change')) {
    case 'up':
      return [{ type: 'shift', item, by: -1 }];
    case 'down':
      return [{ type: 'shift', item, by: 1 }];
    case 'remove':
      return [{ type: 'remove', item }];
    case 'describe':
      return [
        {
          type: 'describe',
          item,
          note: field('note'),
          isSkippable: field('isSkippable') === '1',
          was: form.get('was'),
        },
      ];
    default: {
      const to = Number.parseInt(field('to'), 10);
      return Number.isInteger(to) ? [{ type: 'move', item, to }] : [];
    }
  }
}
