import type { CollectionTitles } from '#shared/admin/domain/editing/edited-collection.ts';
import type { CollectionItem } from '#shared/domain/titles/collection-items.ts';

/** The titles in the draft of a collection, and what is known of them. */
export interface CollectionParts {
  items: readonly CollectionItem[];
  list: CollectionTitles;
}
