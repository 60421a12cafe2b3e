import type { Simulation } from '../simulation.ts';
import { StatusError } from '../status.ts';
import { dayOf } from '../world/day.ts';
import { FLAG } from '../world/tables.ts';
import type { Day } from '../world/world.ts';
import { buildListPage } from './list-page.ts';
import { TOP_RATED_VOTES } from './movie-lists.ts';
import { rankRows } from './ranked.ts';

/** TMDB's default time zone. */
const DEFAULT_ZONE = 'America/New_York';
export const ON_THE_AIR_DAYS = 7;

export function buildPopularSeries(simulation: Simulation, query: URLSearchParams) {
  return buildSeriesList(simulation, query, 'tv/popular', () => true);
}

export function buildTopRatedSeries(simulation: Simulation, query: URLSearchParams) {
  const { series } = simulation.world;
  return buildListPage(simulation, query, {
    ranked: () =>
      simulation.list('tv/top_rated', () =>
        rankRows(
          series,
          series.order('voteAverage'),
          (row) => isListed(simulation, row) && (series.voteCount[row] ?? 0) >= TOP_RATED_VOTES,
        ),
      ),
    toItem: (id) => simulation.items.series(id, query.get('language')),
  });
}

export function buildAiringToday(simulation: Simulation, query: URLSearchParams) {
  const today = todayIn(query.get('timezone') ?? DEFAULT_ZONE, simulation.world.now());
  return buildAiring(simulation, query, today, today);
}

export function buildOnTheAir(simulation: Simulation, query: URLSearchParams) {
  const today = todayIn(query.get('timezone') ?? DEFAULT_ZONE, simulation.world.now());
  return buildAiring(simulation, query, today, today + ON_THE_AIR_DAYS);
}

function buildAiring(simulation: Simulation, query: URLSearchParams, from: Day, to: Day) {
  const { series } = simulation.world;
  return buildSeriesList(simulation, query, `tv/airing|${from}|${to}`, (row) => series.airsBetween(row, from, to));
}

function buildSeriesList(
  simulation: Simulation,
  query: URLSearchParams,
  name: string,
  isWanted: (row: number) => boolean,
) {
  const { series } = simulation.world;
  return buildListPage(simulation, query, {
    ranked: () =>
      simulation.list(name, () =>
        rankRows(series, series.order('popularity'), (row) => isListed(simulation, row) && isWanted(row)),
      ),
    toItem: (id) => simulation.items.series(id, query.get('language')),
    isRestless: true,
  });
}

function isListed({ world }: Simulation, row: number): boolean {
  return ((world.series.flags[row] ?? 0) & FLAG.adult) === 0;
}

/** The day there: at three in the morning in London it is still yesterday in São Paulo. */
function todayIn(timeZone: string, now: Date): Day {
  try {
    return dayOf(new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now));
  } catch {
    throw new StatusError(28);
  }
}
