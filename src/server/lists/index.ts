/** What other folders may import of this module; README.md explains it. */
export { type BuiltLists, buildLists, type ListBuild } from './build-lists.ts';
export { countListed, findTitlePage, isGenreUsed } from './find-title-page.ts';
export { ListCopies } from './list-copies.ts';
export { type ListFacet, toFacet, toFacetKey } from './list-facets.ts';
export { findListHealth } from './list-state.ts';
export { findListing, findPlaces } from './listing.ts';
export { countRanked, findRankingTime, listRankedIds } from './ranked-titles.ts';
export { listRankingRuns, saveRanking } from './rankings.ts';
export { readNoted } from './read-changes.ts';
export type { TitleQuery } from './title-lists.ts';
export { currentSnapshot, isAnyUnseen } from './unseen-changes.ts';
