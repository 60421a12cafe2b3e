import type { SearchGroup } from '#shared/contract/search-groups.ts';

export interface FoundFacts {
  has: (group: SearchGroup) => boolean;
  /** Every word of the query is understood as a list, a platform or a genre. */
  isUnderstood: boolean;
  /** The words ask for more than the page of one platform or genre. */
  isList: boolean;
  /** A well-known title is called exactly so. */
  isTitleNamed: boolean;
  isCharacterNamed: boolean;
  isCollectionNamed: boolean;
  /** A collection is about what is asked for. */
  isThemeNamed: boolean;
  /** The group of the title or person that the query asks about. */
  askedAbout?: SearchGroup | undefined;
}

const TITLES: readonly SearchGroup[] = ['movies', 'tvShows', 'people'];

/**
 * The best match first. The name of a platform or a genre means that, though films are called "Max" and "Terror"; of longer
 * intentions a well-known title of exactly this name comes first ([search](../../../../docs/decisions/search.md)).
 */
export function orderGroups(facts: FoundFacts): SearchGroup[] {
  const { isUnderstood, isList, isTitleNamed, isCharacterNamed, isCollectionNamed, isThemeNamed, askedAbout } = facts;
  const intentions: SearchGroup[] = ['lists', 'platforms', 'genres'];
  const names: SearchGroup[] =
    isCharacterNamed && !isTitleNamed ? ['characters', ...TITLES] : [...TITLES, 'characters'];
  const isCollectionFirst = isCollectionNamed || isUnderstood;
  const collections: SearchGroup[] = ['collections'];
  const before = isUnderstood && !(isList && isTitleNamed) ? intentions : [];
  const order = [
    ...(askedAbout ? [askedAbout] : []),
    ...(isThemeNamed ? collections : []),
    ...before,
    ...(isCollectionFirst ? collections : []),
    ...names,
    ...(isCollectionFirst ? [] : collections),
    ...(before.length > 0 ? [] : intentions),
  ];
  return [...new Set(order)].filter(facts.has);
}
