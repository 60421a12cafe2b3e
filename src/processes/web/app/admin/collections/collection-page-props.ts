import type { CollectionTitles, ItemTitle } from '#shared/admin/domain/editing/edited-collection.ts';
import type { CollectionItem } from '#shared/domain/titles/collection-items.ts';
import type { EditPageProps } from '../editing/edit-page-props.ts';

export interface CollectionPageProps extends EditPageProps {
  items: readonly CollectionItem[];
  list: CollectionTitles;
  /** A search without script. */
  search: { query: string; found: ItemTitle[] | undefined };
}
