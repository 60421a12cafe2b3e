import { toBrazilianDay } from '#shared/domain/day.ts';
import { OWN_ORDER_DAYS } from '#shared/domain/limits.ts';
import { tags } from '#shared/domain/tags.ts';
import type { Context } from '../context.ts';
import { workOnEach } from '../infra/work-on-each.ts';
import { saveRanking } from '../lists/index.ts';
import { noteCinemaListings } from '../store/availability/cinema-listings.ts';
import { enqueueFetches, FETCH_PRIORITY, type FetchKind } from '../store/jobs/fetch-queue.ts';
import { touchMovies } from '../store/titles/movies.ts';
import { listStoredIds } from '../store/titles/stored.ts';
import { fetchIdPage } from '../tmdb/lists.ts';
import { changeCatalogue } from './change-catalogue.ts';

/** Days around today, both included. */
interface Span {
  from: number;
  to: number;
}

/** The order of our own tables that is shown while TMDB's is missing or too old. */
type OwnOrder = { by: 'popularity' | 'rating' } | { by: 'in-cinemas' | 'opening' | 'on-air'; days: Span };

interface RankingSource {
  kind: FetchKind;
  path: string;
  pages: number;
  query?: Record<string, string>;
  /** Changes within the hour; the others within the day. */
  isFast?: true;
  own: OwnOrder;
}

const BRAZIL = { region: 'BR' };
const SAO_PAULO = { timezone: 'America/Sao_Paulo' };
const { inCinemas, upcoming, onAir } = OWN_ORDER_DAYS;
const byPopularity = { by: 'popularity' } as const;
const byRating = { by: 'rating' } as const;

/** TMDB's rankings that our pages show. */
export const RANKINGS = {
  'movie-now-playing': {
    ...{ kind: 'movie', path: '/movie/now_playing', pages: 10, query: BRAZIL, isFast: true },
    own: { by: 'in-cinemas', days: { from: -inCinemas, to: 0 } },
  },
  'movie-trending-day': { kind: 'movie', path: '/trending/movie/day', pages: 5, isFast: true, own: byPopularity },
  'series-trending-day': { kind: 'series', path: '/trending/tv/day', pages: 5, isFast: true, own: byPopularity },
  'person-trending-day': { kind: 'person', path: '/trending/person/day', pages: 2, isFast: true, own: byPopularity },
  'series-airing-today': {
    ...{ kind: 'series', path: '/tv/airing_today', pages: 10, query: SAO_PAULO, isFast: true },
    own: { by: 'on-air', days: { from: 0, to: 0 } },
  },
  'movie-trending-week': { kind: 'movie', path: '/trending/movie/week', pages: 5, own: byPopularity },
  'series-trending-week': { kind: 'series', path: '/trending/tv/week', pages: 5, own: byPopularity },
  'movie-popular': { kind: 'movie', path: '/movie/popular', pages: 10, query: BRAZIL, own: byPopularity },
  'movie-top-rated': { kind: 'movie', path: '/movie/top_rated', pages: 10, query: BRAZIL, own: byRating },
  'movie-upcoming': {
    ...{ kind: 'movie', path: '/movie/upcoming', pages: 10, query: BRAZIL },
    own: { by: 'opening', days: { from: 1, to: upcoming } },
  },
  'series-popular': { kind: 'series', path: '/tv/popular', pages: 10, own: byPopularity },
  'series-top-rated': { kind: 'series', path: '/tv/top_rated', pages: 10, own: byRating },
  'series-on-the-air': {
    ...{ kind: 'series', path: '/tv/on_the_air', pages: 10, query: SAO_PAULO },
    own: { by: 'on-air', days: { from: -onAir, to: onAir } },
  },
  'person-popular': { kind: 'person', path: '/person/popular', pages: 10, own: byPopularity },
} as const satisfies Record<string, RankingSource>;

export type RankingName = keyof typeof RANKINGS;

export const ALL_RANKINGS = Object.keys(RANKINGS) as RankingName[];

export const FAST_RANKINGS = ALL_RANKINGS.filter((name) => 'isFast' in RANKINGS[name]);

const BATCH = { urgency: 'batch', deadlineMs: 60_000 } as const;

export async function syncRankings(ctx: Context, names: readonly RankingName[]): Promise<void> {
  await workOnEach(names, { log: ctx.log, describe: (ranking) => ({ ranking }) }, (name) => syncRanking(ctx, name));
}

/** Fetches a ranking completely before replacing it: a partial list is never shown. Queues titles we have not stored. */
async function syncRanking(ctx: Context, name: RankingName): Promise<number> {
  const source: RankingSource = RANKINGS[name];
  const fetchedAt = ctx.now();
  const ids = new Set<number>();
  let pages = source.pages;
  for (let page = 1; page <= pages; page += 1) {
    const query = { language: 'pt-BR', ...source.query, page: String(page) };
    const answer = await fetchIdPage(ctx.tmdb, source.path, query, BATCH);
    pages = Math.min(pages, answer.totalPages);
    for (const id of answer.ids) ids.add(id);
  }
  // An empty ranking is a fault at TMDB, not a fact.
  if (ids.size === 0) throw new Error(`the ranking ${name} came empty`);

  const ordered = [...ids];
  await changeCatalogue(ctx, async ({ trx, announce }) => {
    const { changed, hasMoved } = await saveRanking(trx, { name, kind: source.kind, ids: ordered, fetchedAt });
    // If the order is the same, do not invalidate: every cached list would be rebuilt for nothing.
    if (hasMoved) announce(tags.ranking(name), tags.home());
    if (name !== 'movie-now-playing') return;
    // A film's own page also shows whether it is in cinemas.
    await touchMovies(trx, changed);
    await noteCinemaListings(trx, ordered, toBrazilianDay(fetchedAt));
    announce(...changed.map(tags.movie));
  });
  const stored = new Set(await listStoredIds(ctx.db, source.kind, ordered));
  const unknown = ordered.filter((id) => !stored.has(id));
  const fetches = unknown.map((id) => ({ kind: source.kind, id, priority: FETCH_PRIORITY.ranked, reason: name }));
  await enqueueFetches(ctx.db, fetches, ctx.now());
  return ordered.length;
}
