import { z } from 'zod';
import { addDays, daysBetween } from '#shared/domain/day.ts';
import type { TitleKind } from '#shared/domain/titles/seen-title.ts';
import type { CallOptions, TmdbClient } from './client.ts';
import { TmdbUnavailable } from './failures.ts';
import { fetchIdPage, type IdPage, TMDB_MAX_PAGE } from './lists.ts';

const DISCOVER = {
  movie: { path: '/discover/movie', date: 'primary_release_date' },
  series: { path: '/discover/tv', date: 'first_air_date' },
} as const;
/** Included in a subscription or free; rent and purchase are not streaming. */
const STREAMING = ['flatrate', 'free', 'ads'] as const;
/** Pages in parallel; with all at once, the last of 500 would wait in the queue past its deadline. */
const PAGES_AT_ONCE = 10;
const REACHABLE_RESULTS = TMDB_MAX_PAGE * 20;
/** Before the first film and after the last announced one: the bounds of a window without its own. */
const FIRST_DAY = '1870-01-01';
const LAST_DAY = '2100-01-01';

export interface PlatformTitles {
  ids: Set<number>;
  /** The total that TMDB reports. */
  expected: number;
}

interface Window {
  from?: string;
  to?: string;
}

type AskPage = (window: Window, page: number) => Promise<IdPage>;

/**
 * Every title that one of these services streams in Brazil today. Sorted by release date, because an order by popularity changes
 * while we page. Titles of the same day may still swap places, so an incomplete walk is repeated in the opposite order.
 */
export async function fetchPlatformTitles(
  tmdb: TmdbClient,
  kind: TitleKind,
  serviceIds: readonly number[],
  options: CallOptions,
): Promise<PlatformTitles> {
  const { path, date } = DISCOVER[kind];
  const askInOrder =
    (direction: 'asc' | 'desc'): AskPage =>
    ({ from, to }, page) => {
      const query = {
        // Without a region TMDB silently ignores the services and returns its whole catalogue.
        watch_region: 'BR',
        with_watch_providers: serviceIds.join('|'),
        with_watch_monetization_types: STREAMING.join('|'),
        sort_by: `${date}.${direction}`,
        include_adult: 'false',
        include_video: 'false',
        ...(from && { [`${date}.gte`]: from }),
        ...(to && { [`${date}.lte`]: to }),
        page: String(page),
      };
      return askTwice(() => fetchIdPage(tmdb, path, query, options), page);
    };

  const once = await walk(askInOrder('asc'), {});
  if (once.ids.size >= once.expected) return once;
  const again = await walk(askInOrder('desc'), {});
  return { ids: new Set([...once.ids, ...again.ids]), expected: again.expected };
}

/** A cache in between sometimes returns a neighbouring page; a snapshot with a gap would cause wrong events tomorrow. */
async function askTwice(ask: () => Promise<IdPage>, page: number): Promise<IdPage> {
  const answer = await ask();
  if (answer.page === page) return answer;
  const again = await ask();
  if (again.page === page) return again;
  throw new TmdbUnavailable('garbage', `TMDB answered page ${again.page} when asked for page ${page}`);
}

/** A window with more than 500 pages is split into two halves by date. Titles without a date are in neither. */
async function walk(ask: AskPage, window: Window): Promise<PlatformTitles> {
  const first = await ask(window, 1);
  if (first.totalResults > REACHABLE_RESULTS && isDivisible(window)) {
    const middle = middleOf(window);
    const earlier = await walk(ask, { ...window, to: middle });
    const later = await walk(ask, { ...window, from: addDays(middle, 1) });
    return { ids: new Set([...earlier.ids, ...later.ids]), expected: earlier.expected + later.expected };
  }
  const ids = new Set(first.ids);
  for (let page = 2; page <= first.totalPages; page += PAGES_AT_ONCE) {
    const count = Math.min(PAGES_AT_ONCE, first.totalPages - page + 1);
    const answers = await Promise.all(Array.from({ length: count }, (_, index) => ask(window, page + index)));
    for (const answer of answers) for (const id of answer.ids) ids.add(id);
  }
  return { ids, expected: first.totalResults };
}

function isDivisible({ from = FIRST_DAY, to = LAST_DAY }: Window): boolean {
  return from < to;
}

function middleOf({ from = FIRST_DAY, to = LAST_DAY }: Window): string {
  return addDays(from, Math.floor(daysBetween(from, to) / 2));
}

const services = z.array(z.object({ provider_id: z.int().positive() })).optional();
const WatchServices = z.object({
  results: z.object({ BR: z.object({ flatrate: services, free: services, ads: services }).optional() }),
});

/** The services that stream one title in Brazil, according to the title's own page. */
export async function fetchStreamingServices(
  tmdb: TmdbClient,
  kind: TitleKind,
  id: number,
  options: CallOptions,
): Promise<Set<number>> {
  const path = `/${kind === 'movie' ? 'movie' : 'tv'}/${id}/watch/providers`;
  const { results } = await tmdb.get(path, {}, WatchServices, options);
  return new Set(STREAMING.flatMap((offer) => results.BR?.[offer] ?? []).map((service) => service.provider_id));
}
