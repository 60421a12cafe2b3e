import { expect, test } from 'vitest';
import type { FunctionName } from '#shared/contract/functions.ts';
import { catalogueFunctions } from './functions.ts';

/** Backend cache lifetimes of the specification (docs/spec-coverage.md). Search has none there: one minute is our choice. */
const LIFETIMES: Record<string, readonly FunctionName[]> = {
  'ten minutes': ['getHomeAll'],
  'half an hour': [
    'getMovieDetails',
    'getTVDetails',
    'getTVSeasonDetails',
    'getMovieImages',
    'getTVImages',
    'getPersonDetails',
    'getCustomCollectionById',
    'getCustomCollectionWithDetails',
    'getCustomCollectionWithDetailsBySlug',
  ],
  'a quarter of an hour': ['getTrending', 'getTrendingMovies', 'getTrendingTVSeries'],
  'twenty minutes': [
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
    'getPopularPeople',
    'getCustomCollections',
  ],
  'an hour': [
    'getGenres',
    'getMediaByGenre',
    'getMidiaPorGenero',
    'getStreaming',
    'getMediaByStreaming',
    'image-proxy',
  ],
  'a minute': ['searchMulti', 'searchAutocomplete'],
};
const MINUTES: Record<string, number> = {
  'a minute': 1,
  'ten minutes': 10,
  'a quarter of an hour': 15,
  'twenty minutes': 20,
  'half an hour': 30,
  'an hour': 60,
};

test.each(Object.entries(LIFETIMES))('for %s an edge may cache %j', (lifetime, names) => {
  for (const name of names) expect([name, catalogueFunctions[name].ttlSeconds / 60]).toEqual([name, MINUTES[lifetime]]);
});

test('every function has one of these lifetimes', () => {
  expect(Object.values(LIFETIMES).flat().toSorted()).toEqual(Object.keys(catalogueFunctions).toSorted());
});
