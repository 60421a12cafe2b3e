import { buildListPage } from '../lists/list-page.ts';
import { withRegionalDate } from '../lists/region.ts';
import type { Simulation } from '../simulation.ts';
import type { TitleKind } from '../world/world.ts';
import { labelTests } from './label-tests.ts';
import { movieTests } from './movie-tests.ts';
import { findText } from './parameters.ts';
import { peopleTests } from './people-tests.ts';
import { allOf } from './row-test.ts';
import { seriesTests } from './series-tests.ts';
import { parseSort, rankTitles } from './sort.ts';
import { titleTests } from './title-tests.ts';

/** Parameters that do not filter, so they are not part of the cache key. */
const NO_FILTER = new Set(['api_key', 'language', 'page', 'sort_by']);

export function buildDiscoverMovies(simulation: Simulation, query: URLSearchParams) {
  const region = findText(query, 'region') ?? null;
  return buildListPage(simulation, query, {
    ...discover(simulation, 'movie', query),
    toItem: (id) =>
      withRegionalDate(simulation.world.movies, simulation.items.movie(id, query.get('language')), region),
  });
}

export function buildDiscoverSeries(simulation: Simulation, query: URLSearchParams) {
  return buildListPage(simulation, query, {
    ...discover(simulation, 'tv', query),
    toItem: (id) => simulation.items.series(id, query.get('language')),
  });
}

function discover({ world, list }: Simulation, kind: TitleKind, query: URLSearchParams) {
  const sort = parseSort(kind, query.get('sort_by'));
  const isByName = sort.by === 'title' || sort.by === 'original';
  const language = isByName ? query.get('language') : null;
  // Parsed before the cache lookup: a wrong date is always refused.
  const own = kind === 'movie' ? movieTests(world, query) : seriesTests(world, query);
  const isWanted = () =>
    allOf([
      ...titleTests(world, kind, query),
      ...own,
      ...peopleTests(world, kind, query),
      ...labelTests(world, kind, query),
    ]);
  const filters = [...query].filter(([name]) => !NO_FILTER.has(name)).map((pair) => pair.join('='));
  const key = ['discover', kind, sort.by, sort.isAscending, language, ...filters.toSorted()].join('|');
  return {
    ranked: () => list(key, () => rankTitles(world, kind, sort, isWanted(), language)),
    isRestless: sort.by === 'popularity' && !sort.isAscending,
  };
}
