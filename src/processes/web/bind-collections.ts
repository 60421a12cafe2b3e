import { changeCollectionItems } from '#server/admin/collections/change-items.ts';
import { readCollectionTitles } from '#server/admin/collections/collection-titles.ts';
import { createCollectionDraft } from '#server/admin/collections/create-collection.ts';
import { findItemTitles } from '#server/admin/collections/find-item-titles.ts';
import { listCollections, listRemovedCollections } from '#server/admin/collections/list-collections.ts';
import { readPastedItems } from '#server/admin/collections/read-pasted-items.ts';
import {
  removeCollection,
  takeCollectionBack,
  unpublishCollection,
} from '#server/admin/collections/remove-collection.ts';
import type { Editor } from '#server/admin/editing/editor.ts';
import type { SignedIn } from '#server/staff/read-visitor.ts';
import type { Staff } from '#server/staff/staff.ts';
import type { AdminBackend } from './app/admin/admin-backend.server.ts';

/** Editing of collections, as the member who sent the request. */
export function bindCollections({ ctx }: Staff, self: () => SignedIn): Pick<AdminBackend, 'collections'> {
  const editor = (): Editor => ({ actor: self().actor, role: self().member.role });
  return {
    collections: {
      list: (given) => listCollections(ctx, given),
      create: (given) => createCollectionDraft(ctx, editor(), given),
      readTitles: (keys) => readCollectionTitles(ctx, keys),
      findTitles: (query) => findItemTitles(ctx, query),
      readPasted: (id, text) => readPastedItems(ctx, id, text),
      changeItems: async (id, changes) => void (await changeCollectionItems(ctx, editor(), id, changes)),
      unpublish: (id) => unpublishCollection(ctx, editor(), id),
      remove: (id, given) => removeCollection(ctx, editor(), id, given),
      listRemoved: () => listRemovedCollections(ctx),
      takeBack: (id) => takeCollectionBack(ctx, editor(), id),
    },
  };
}
