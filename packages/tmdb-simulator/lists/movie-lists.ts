import type { Simulation } from '../simulation.ts';
import { dateText } from '../world/day.ts';
import { genreBit } from '../world/genres.ts';
import { FLAG, type TitleTable } from '../world/tables.ts';
import type { Day } from '../world/world.ts';
import { buildListPage } from './list-page.ts';
import { rankRows } from './ranked.ts';
import { releaseIn, withRegionalDate } from './region.ts';

/** TMDB's own lists never contain these. */
const UNLISTED = FLAG.adult | FLAG.video;

/** TMDB's minimum of votes for the top-rated list. */
export const TOP_RATED_VOTES = 200;

export const NOW_PLAYING_DAYS = 42;
export const UPCOMING_DAYS = 21;

export function buildPopularMovies(simulation: Simulation, query: URLSearchParams) {
  const { movies } = simulation.world;
  return buildListPage(simulation, query, {
    ranked: () =>
      simulation.list('movie/popular', () =>
        rankRows(movies, movies.order('popularity'), (row) => isListed(movies, row)),
      ),
    toItem: (id) => simulation.items.movie(id, query.get('language')),
    isRestless: true,
  });
}

export function buildTopRatedMovies(simulation: Simulation, query: URLSearchParams) {
  const { movies } = simulation.world;
  const documentary = genreBit('movie', 99);
  const isWanted = (row: number) =>
    isListed(movies, row) &&
    (movies.voteCount[row] ?? 0) >= TOP_RATED_VOTES &&
    ((movies.genres[row] ?? 0) & documentary) === 0;
  return buildListPage(simulation, query, {
    ranked: () => simulation.list('movie/top_rated', () => rankRows(movies, movies.order('voteAverage'), isWanted)),
    toItem: (id) => simulation.items.movie(id, query.get('language')),
  });
}

export function buildNowPlaying(simulation: Simulation, query: URLSearchParams) {
  const today = simulation.world.today();
  return buildCinemaList(simulation, query, today - NOW_PLAYING_DAYS, today);
}

export function buildUpcoming(simulation: Simulation, query: URLSearchParams) {
  const today = simulation.world.today();
  return buildCinemaList(simulation, query, today + 1, today + UPCOMING_DAYS);
}

/** With a region, films released in its cinemas in the window, each with that date. */
function buildCinemaList(simulation: Simulation, query: URLSearchParams, from: Day, to: Day) {
  const { world } = simulation;
  const { movies } = world;
  const region = query.get('region');
  const isWanted = (row: number) => {
    if (!isListed(movies, row)) return false;
    const day = releaseIn(movies, row, region);
    return day >= from && day <= to;
  };
  return {
    dates: { maximum: dateText(to), minimum: dateText(from) },
    ...buildListPage(simulation, query, {
      ranked: () =>
        simulation.list(`movie/cinemas|${region}|${from}|${to}`, () =>
          rankRows(movies, movies.order('popularity'), isWanted),
        ),
      toItem: (id) => withRegionalDate(movies, simulation.items.movie(id, query.get('language')), region),
      isRestless: true,
    }),
  };
}

function isListed(movies: TitleTable, row: number): boolean {
  return ((movies.flags[row] ?? 0) & UNLISTED) === 0;
}
