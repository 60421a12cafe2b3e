import { matchPath } from 'react-router';
import { expect, test } from 'vitest';
import routes from '../src/processes/web/app/routes.ts';
import { paths } from '../src/shared/domain/paths.ts';

const patterns = routes.flatMap(({ path: pattern, index }) =>
  index ? '/' : pattern && pattern !== '*' ? `/${pattern}` : [],
);
const isServed = (address: string) => patterns.some((pattern) => matchPath(pattern, address.split('?', 1)[0] ?? ''));

/** Built today; each page that arrives moves its builder from the second list to the first. */
const SERVED = [
  'home',
  'movie',
  'movies',
  'popularMovies',
  'nowPlaying',
  'upcoming',
  'topRatedMovies',
  'trendingMovies',
  'movieGenre',
  'moviePlatform',
  'series',
  'popularSeries',
  'airingToday',
  'onTheAir',
  'topRatedSeries',
  'trendingSeries',
  'seriesGenre',
  'seriesPlatform',
  'genres',
  'genre',
  'platforms',
  'platform',
  'people',
  'collections',
  'collection',
  'search',
  'about',
  'privacy',
];

test('an address we build is one we serve', () => {
  for (const name of SERVED)
    expect(isServed((paths[name as keyof typeof paths] as (slug: string) => string)('um-filme-1')), name).toBe(true);
});

test('the list of addresses still to come is true', () => {
  const coming = Object.entries(paths).filter(([name]) => !SERVED.includes(name));
  for (const [name, build] of coming)
    expect(isServed((build as (...args: unknown[]) => string)('x-1', 1)), name).toBe(false);
});
