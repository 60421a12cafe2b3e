import { findDay } from './discover/parameters.ts';
import { parsePage } from './page.ts';
import type { Simulation } from './simulation.ts';
import { StatusError } from './status.ts';
import type { ChangedId, Day, Kind, World } from './world/world.ts';

const CHANGES_PER_PAGE = 100;
const MAX_DAYS = 14;

/** `/movie/changes` and its siblings: the edited ids, by default of the last day. */
export function buildChanges({ world }: Simulation, query: URLSearchParams, kind: Kind) {
  const page = parsePage(query);
  const { from, to } = parseChangeWindow(query, world.today());
  const changed = listChanged(world, kind, from, to);
  return {
    results: changed.slice((page - 1) * CHANGES_PER_PAGE, page * CHANGES_PER_PAGE),
    page,
    total_pages: Math.ceil(changed.length / CHANGES_PER_PAGE),
    total_results: changed.length,
  };
}

/**
 * Cached windows: at full size a day of people is forty thousand ids on four hundred pages, so it is computed once, not
 * per page.
 */
const KEPT_WINDOWS = 8;
const windows = new WeakMap<World, Map<string, readonly ChangedId[]>>();

function listChanged(world: World, kind: Kind, from: Day, to: Day): readonly ChangedId[] {
  const known = windows.get(world) ?? new Map<string, readonly ChangedId[]>();
  windows.set(world, known);
  // Part of the key, because records merged after that day have other entries.
  const key = `${kind}|${from}|${to}|${world.today()}`;
  const changed = known.get(key) ?? world.changes.changedIds(kind, from, to);
  known.set(key, changed);
  const [oldest] = known.keys();
  if (known.size > KEPT_WINDOWS && oldest !== undefined) known.delete(oldest);
  return changed;
}

/** The default end is today, the default start the day before the end; more than fourteen days are refused. */
export function parseChangeWindow(query: URLSearchParams, today: Day): { from: Day; to: Day } {
  const to = findDay(query, 'end_date') ?? today;
  const from = findDay(query, 'start_date') ?? to - 1;
  if (to - from > MAX_DAYS || from > to) throw new StatusError(20);
  return { from, to };
}
