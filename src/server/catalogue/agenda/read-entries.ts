import type { AGENDA_EVENTS, AgendaProvider } from '#shared/contract/agenda.ts';
import type { CardProvider, MovieCard, SeriesCard } from '#shared/contract/common.ts';
import { AGENDA_ENTRIES } from '#shared/domain/limits.ts';
import type { AgendaLane } from '#shared/domain/site/agenda-week.ts';
import type { Context } from '../../context.ts';
import { type DatedArrival, listArrivalsByDay } from '../../store/availability/streaming-arrivals.ts';
import type { DocumentPart } from '../../store/cache/documents.ts';
import {
  type AiredEpisodes,
  type DatedMovie,
  listAgendaEpisodes,
  listDatedMovies,
} from '../../store/site/agenda-rows.ts';
import type { Days } from '../../store/titles/own-orders.ts';
import { type KnownPlatform, readPlatformDirectory } from '../taxonomy/platform-directory.ts';
import { readMovieCards, readSeriesCards } from '../titles/title-cards.ts';
import { listReleaseEvents } from './agenda-events.ts';

/** What one title does on one day, for the page and for the feeds. */
export interface DatedEntry {
  lane: AgendaLane;
  day: string;
  event: (typeof AGENDA_EVENTS)[number];
  card: MovieCard | SeriesCard;
  providers: AgendaProvider[];
  episodes: Pick<AiredEpisodes, 'count' | 'first' | 'last' | 'name' | 'airTime' | 'channel'> | null;
  /** When we learned of it, or of its present day. */
  changedAt: string | null;
}

interface DatedEntries {
  /** By day; within a lane of a day the most popular first. */
  entries: DatedEntry[];
  /** With those left out because there were too many. */
  countOn: (lane: AgendaLane, day: string) => number;
  parts: DocumentPart[];
}

/** Entries whose card is not read yet. */
type Planned = Omit<DatedEntry, 'card' | 'providers'> & {
  kind: 'movie' | 'series';
  id: number;
  platformIds?: number[];
};

/** @param platform leaves only what is there; cinemas are not affected */
export async function readEntries(
  ctx: Context,
  days: Days,
  platform: KnownPlatform | undefined,
): Promise<DatedEntries> {
  const [movies, arrivals, aired, { value: platforms }] = await Promise.all([
    listDatedMovies(ctx.db, days),
    listArrivalsByDay(ctx.db, days, AGENDA_ENTRIES.streaming, platform?.platform.id),
    listAgendaEpisodes(ctx.db, days, AGENDA_ENTRIES.episodios, platform?.offered),
    readPlatformDirectory(ctx),
  ]);
  const releases = movies.flatMap((movie) => planReleases(movie, days));
  const arrived = arrivals.map(planArrival);
  const isArrival = new Set(arrived.map(({ day, id, kind }) => `${day} ${kind} ${id}`));
  // What was seen on a platform that day needs no mention without one. On one platform nothing is known of digital releases.
  const digital = releases.filter(
    ({ event, day, id }) => event === 'digital' && !platform && !isArrival.has(`${day} movie ${id}`),
  );
  const openings = releases.filter(({ event }) => event !== 'digital');
  const planned = [...openings, ...arrived, ...digital, ...aired.map(planEpisodes)];

  const totals = new Map<string, number>();
  for (const { lane, day } of [...openings, ...digital]) add(totals, `${lane} ${day}`, 1);
  for (const { day, total } of firstOfEachDay(arrivals)) add(totals, `streaming ${day}`, total);
  for (const { day, total } of firstOfEachDay(aired)) add(totals, `episodios ${day}`, total);

  const kept = cutLanes(planned);
  const idsOf = (kind: Planned['kind']) => [...new Set(kept.flatMap((entry) => (entry.kind === kind ? entry.id : [])))];
  const [movieCards, seriesCards] = await Promise.all([
    readMovieCards(ctx, idsOf('movie')),
    readSeriesCards(ctx, idsOf('series')),
  ]);
  const cards = new Map<string, MovieCard | SeriesCard>([
    ...movieCards.cards.map((card) => [`movie ${card.id}`, card] as const),
    ...seriesCards.cards.map((card) => [`series ${card.id}`, card] as const),
  ]);
  return {
    entries: kept
      .flatMap(({ kind, id, platformIds, ...entry }) => {
        const card = cards.get(`${kind} ${id}`);
        if (!card) return [];
        const isEpisode = entry.event === 'episode';
        return { ...entry, card, providers: isEpisode ? toStreamed(card) : toProviders(platforms, platformIds ?? []) };
      })
      .toSorted((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day))),
    countOn: (lane, day) => totals.get(`${lane} ${day}`) ?? 0,
    parts: [...movieCards.parts, ...seriesCards.parts],
  };
}

function planReleases(movie: DatedMovie, days: Days): Planned[] {
  const { id, changed_at: changedAt } = movie;
  return listReleaseEvents(movie, days).map(({ event, day }) => ({
    ...{ lane: event === 'digital' ? ('streaming' as const) : ('cinema' as const), kind: 'movie', id },
    ...{ event, day, episodes: null, changedAt },
  }));
}

function planArrival({ kind, titleId, day, platforms, changed_at }: DatedArrival): Planned {
  return {
    ...{ lane: 'streaming', kind, id: titleId, event: 'arrival', day, episodes: null, changedAt: changed_at },
    platformIds: platforms.map(({ id }) => id),
  };
}

function planEpisodes({ seriesId, day, changed_at, total: _, ...episodes }: AiredEpisodes): Planned {
  return {
    ...{ lane: 'episodios', kind: 'series', id: seriesId, event: 'episode', day, changedAt: changed_at },
    episodes,
  };
}

/** In their order, as many of each lane of each day as there is room for. */
function cutLanes(planned: readonly Planned[]): Planned[] {
  const counts = new Map<string, number>();
  return planned.filter(({ lane, day }) => add(counts, `${lane} ${day}`, 1) <= AGENDA_ENTRIES[lane]);
}

function add(counts: Map<string, number>, key: string, count: number): number {
  const sum = (counts.get(key) ?? 0) + count;
  counts.set(key, sum);
  return sum;
}

const firstOfEachDay = <R extends { day: string }>(rows: readonly R[]): R[] =>
  rows.filter(({ day }, place) => rows[place - 1]?.day !== day);

function toProviders(platforms: readonly KnownPlatform[], ids: readonly number[]): AgendaProvider[] {
  return platforms.flatMap(({ platform: { id, name, logo, slug, article } }) =>
    ids.includes(id) ? { provider_id: id, provider_name: name, logo_path: logo, slug, article } : [],
  );
}

const STREAMED: readonly CardProvider['kind'][] = ['flatrate', 'free', 'ads'];

function toStreamed({ providers = [] }: MovieCard | SeriesCard): AgendaProvider[] {
  return providers.flatMap(({ kind, ...provider }) => (STREAMED.includes(kind) ? provider : []));
}
