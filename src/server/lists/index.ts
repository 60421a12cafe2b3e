/** What other folders may import of this module; README.md explains it. */
export { type BuiltLists, buildLists, type ListBuild } from './build-lists.ts';
export { areBlocksKnown } from './current-copy.ts';
export { countListed, findInBlocks, findTitlePage, isGenreUsed } from './find-title-page.ts';
export { type ListFacet, toFacet, toFacetKey } from './list-facets.ts';
export { findListHealth } from './list-state.ts';
export { findListing, findPlaces } from './listing.ts';
export { countRanked, findRankingTime, listRankedIds } from './ranked-titles.ts';
export { isNowPlaying, listRankingRuns, saveRanking } from './rankings.ts';
export { countTitles, listTitleIds, type TitleQuery } from './title-lists.ts';
