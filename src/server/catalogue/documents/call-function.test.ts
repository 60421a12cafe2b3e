import { expect, test } from 'vitest';
import type { FunctionName } from '#shared/contract/functions.ts';
import {
  CACHE_TTL_SECONDS,
  FILTERED_TTL_SECONDS,
  SEARCH_TTL_SECONDS,
  TODAY_TTL_SECONDS,
} from '#shared/domain/limits.ts';
import { catalogueFunctions } from './call-function.ts';

/** By lifetime of the specification; docs/evidence/spec-coverage.md has its numbers. Search, filters and /hoje have constants of their own. */
const LIFETIMES: Record<keyof typeof CACHE_TTL_SECONDS | 'search' | 'filtered' | 'today', readonly FunctionName[]> = {
  home: ['getHomeAll'],
  detail: [
    'getMovieDetails',
    'getTVDetails',
    'getTVSeasonDetails',
    'getTVChapters',
    'getMovieImages',
    'getTVImages',
    'getTitleChanges',
    'getDubbing',
    'getPersonDetails',
    'getCustomCollectionById',
    'getCustomCollectionWithDetails',
    'getCustomCollectionWithDetailsBySlug',
    'getNewsBySlug',
  ],
  trending: ['getTrending', 'getTrendingMovies', 'getTrendingTVSeries'],
  popular: [
    'getTopMovies',
    'getTopTVSeries',
    'getPopularTVSeries',
    'getMoviesNowPlaying',
    'getUpcomingMovies',
    'getTVAiringToday',
    'getTVOnTheAir',
    'getMoviesList',
    'getFilmesList',
    'getTVList',
    'getSeriesList',
    'getStreamingNews',
    'getPlatformHistory',
    'getAgenda',
    'getPopularPeople',
    'getCustomCollections',
    'getNews',
  ],
  taxonomy: [
    'getGenres',
    'getMediaByGenre',
    'getMidiaPorGenero',
    'getStreaming',
    'getFreeServices',
    'getMediaByStreaming',
    'image-proxy',
  ],
  search: ['searchMulti', 'searchAutocomplete'],
  today: ['getToday', 'getRotation'],
  filtered: ['getFilteredTitles', 'getFilterCounts'],
};

const SECONDS: Record<string, number> = {
  ...CACHE_TTL_SECONDS,
  today: TODAY_TTL_SECONDS,
  search: SEARCH_TTL_SECONDS,
  filtered: FILTERED_TTL_SECONDS,
};

test.each(Object.entries(LIFETIMES))('for the lifetime "%s" an edge may cache %j', (lifetime, names) => {
  for (const name of names) expect([name, catalogueFunctions[name].ttlSeconds]).toEqual([name, SECONDS[lifetime]]);
});

test('every function has one of these lifetimes', () => {
  const listed = Object.values(LIFETIMES).flat();
  expect(listed.toSorted(), 'add the function to LIFETIMES in this file').toEqual(
    Object.keys(catalogueFunctions).toSorted(),
  );
});
