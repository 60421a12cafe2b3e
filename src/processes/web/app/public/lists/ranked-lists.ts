import { type RankedList, rankedLists } from '#shared/domain/site/ranked-lists.ts';
import { rankedWords } from '#shared/text/ranked-lists.ts';

export interface RankedListTexts extends RankedList {
  heading: (product: string) => string;
  title?: string;
  description: string;
  none: string;
  hint?: string;
  failed: string;
}

/** Finds a list by its route pattern, which is its path. */
export function findRankedList(pattern: string): RankedListTexts | undefined {
  const path = pattern.startsWith('/') ? pattern : `/${pattern}`;
  const list = rankedLists.find((each) => each.path === path);
  return list && { ...list, ...rankedWords[list.name] };
}
