import type { Context } from '../../src/server/context.ts';
import { listVisiblePlatforms } from '../../src/server/store/taxonomy/platforms.ts';
import { fetchStreamingServices } from '../../src/server/tmdb/availability.ts';
import { TmdbNotFound } from '../../src/server/tmdb/failures.ts';
import { addDays } from '../../src/shared/domain/day.ts';
import { TITLE_KINDS, type TitleKind } from '../../src/shared/domain/titles/seen-title.ts';
import type { Sighting } from './expected-news.ts';

const BATCH = { urgency: 'batch', deadlineMs: 30_000 } as const;
/** The longest contract of the simulator: within this many days every title has arrived or left at least once. */
const LONGEST_STAY_DAYS = 700;

interface TruthEvent {
  service: number;
  kind: 'movie' | 'tv';
  id: number;
  day: string;
  event: 'arrival' | 'removal';
}

/** A title that really arrived on a platform, or left it, in the period. */
export interface MovingTitle {
  platformId: number;
  kind: TitleKind;
  titleId: number;
  serviceIds: number[];
  isThere(day: string): boolean;
}

export interface SimulatorControl {
  url: string;
  setClock(day: string): Promise<void>;
}

/** Every title that moved on our platforms from the day after `from` until `to`, from the simulator's own data. */
export async function listMovingTitles(ctx: Context, url: string, from: string, to: string): Promise<MovingTitle[]> {
  const query = new URLSearchParams({ from: addDays(from, -LONGEST_STAY_DAYS), to });
  const answer = await fetch(`${url}/__sim/truth/availability?${query}`);
  const events = (await answer.json()) as TruthEvent[];
  const moving: MovingTitle[] = [];
  for (const { id: platformId, serviceIds } of await listVisiblePlatforms(ctx.db)) {
    for (const kind of TITLE_KINDS) {
      const ours = events.filter(
        (event) => event.kind === (kind === 'movie' ? 'movie' : 'tv') && serviceIds.includes(event.service),
      );
      for (const [titleId, own] of Map.groupBy(ours, ({ id }) => id)) {
        if (!own.some(({ day }) => day > from)) continue;
        moving.push({ platformId, kind, titleId, serviceIds, isThere: (day) => isOnAny(own, day) });
      }
    }
  }
  return moving;
}

/** On a service if the last event there was an arrival. */
function isOnAny(events: readonly TruthEvent[], day: string): boolean {
  const last = new Map<number, TruthEvent>();
  for (const event of events) if (event.day <= day) last.set(event.service, event);
  return [...last.values()].some(({ event }) => event === 'arrival');
}

/** What our snapshots could see of a title on these days: the truth, but on flapping days what its own page shows. */
export async function listSightings(
  ctx: Context,
  { setClock }: SimulatorControl,
  title: MovingTitle,
  days: readonly string[],
  flappingDays: ReadonlySet<string>,
): Promise<Sighting[]> {
  const sightings: Sighting[] = [];
  for (const day of days) {
    if (!flappingDays.has(day)) {
      sightings.push([day, title.isThere(day)]);
      continue;
    }
    await setClock(day);
    sightings.push([day, await isOnItsOwnPage(ctx, title)]);
  }
  return sightings;
}

async function isOnItsOwnPage(ctx: Context, { kind, titleId, serviceIds }: MovingTitle): Promise<boolean> {
  try {
    const services = await fetchStreamingServices(ctx.tmdb, kind, titleId, BATCH);
    return serviceIds.some((id) => services.has(id));
  } catch (error) {
    // Merged into another title meanwhile: on no service any more.
    if (error instanceof TmdbNotFound) return false;
    throw error;
  }
}
