import { buildChanges } from './changes.ts';
import { buildDiscoverMovies, buildDiscoverSeries } from './discover/discover.ts';
import { buildNowPlaying, buildPopularMovies, buildTopRatedMovies, buildUpcoming } from './lists/movie-lists.ts';
import { buildPopularPeople } from './lists/person-list.ts';
import { buildAiringToday, buildOnTheAir, buildPopularSeries, buildTopRatedSeries } from './lists/series-lists.ts';
import { buildTrending, TRENDING_KINDS, TRENDING_WINDOWS } from './lists/trending.ts';
import { buildSearch, SEARCH_KINDS } from './search/search.ts';
import type { Simulation } from './simulation.ts';
import { buildCertificationList } from './static/certifications.ts';
import { buildConfiguration } from './static/configuration.ts';
import { CONFIGURATION_LISTS } from './static/configuration-lists.ts';
import { buildGenreList } from './static/genre-list.ts';
import { buildWatchRegions, buildWatchServiceList } from './static/watch-service-list.ts';
import { answerDetail } from './world/detail-routes.ts';

type RouteBuilder = (simulation: Simulation, query: URLSearchParams) => unknown;

/** Every route that is not below one title or person, by its path under `/3`. */
const ROUTES = new Map<string, RouteBuilder>([
  ['/movie/popular', buildPopularMovies],
  ['/movie/top_rated', buildTopRatedMovies],
  ['/movie/now_playing', buildNowPlaying],
  ['/movie/upcoming', buildUpcoming],
  ['/movie/latest', buildLatestMovie],
  ['/tv/popular', buildPopularSeries],
  ['/tv/top_rated', buildTopRatedSeries],
  ['/tv/airing_today', buildAiringToday],
  ['/tv/on_the_air', buildOnTheAir],
  ['/person/popular', buildPopularPeople],
  ['/discover/movie', buildDiscoverMovies],
  ['/discover/tv', buildDiscoverSeries],
  ['/configuration', buildConfiguration],
  ['/watch/providers/regions', buildWatchRegions],
  ...(['movie', 'tv'] as const).flatMap((kind): [string, RouteBuilder][] => [
    [`/genre/${kind}/list`, (_, query) => buildGenreList(kind, query)],
    [`/certification/${kind}/list`, () => buildCertificationList(kind)],
    [`/watch/providers/${kind}`, (_, query) => buildWatchServiceList(query)],
  ]),
  ...(['movie', 'tv', 'person'] as const).map((kind): [string, RouteBuilder] => [
    `/${kind}/changes`,
    (simulation, query) => buildChanges(simulation, query, kind),
  ]),
  ...SEARCH_KINDS.map((kind): [string, RouteBuilder] => [
    `/search/${kind}`,
    (simulation, query) => buildSearch(simulation, query, kind),
  ]),
  ...TRENDING_KINDS.flatMap((kind) =>
    TRENDING_WINDOWS.map((window): [string, RouteBuilder] => [
      `/trending/${kind}/${window}`,
      (simulation, query) => buildTrending(simulation, query, kind, window),
    ]),
  ),
  ...Object.entries(CONFIGURATION_LISTS).map(([name, build]): [string, RouteBuilder] => [
    `/configuration/${name}`,
    build,
  ]),
]);

/** The highest existing id, with its full document. */
function buildLatestMovie({ world }: Simulation, query: URLSearchParams): unknown {
  return answerDetail(world, `/movie/${world.movies.ids().reduce((highest, id) => Math.max(highest, id), 0)}`, query);
}

export function findRoute(path: string): RouteBuilder | undefined {
  return ROUTES.get(path);
}
