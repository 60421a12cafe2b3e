import { createContext, useContext } from 'react';
import type { ItemTitle } from '#shared/admin/domain/editing/edited-collection.ts';

const NONE: readonly ItemTitle[] = [];

/** Names and posters of the titles that fields name by number. */
export const RelatedTitlesContext = createContext(NONE);

export function useRelatedTitles(): ReadonlyMap<number, ItemTitle> {
  return new Map(useContext(RelatedTitlesContext).map((title) => [title.titleId, title]));
}
