import type { MovieCard, SeriesCard } from '#shared/contract/common.ts';
import {
  type GetPlatformHistory,
  MoveTotal,
  type PlatformHistory,
  PlatformMoves,
} from '#shared/contract/streaming-history.ts';
import { addDays, mondayOf, toBrazilianDay } from '#shared/domain/day.ts';
import { Failure } from '#shared/domain/failure.ts';
import { CACHE_TTL_SECONDS, PAGE_SIZE } from '#shared/domain/limits.ts';
import { isHistoryWeek, type Move, newestDayOf, newestDays, weekOf } from '#shared/domain/site/history-week.ts';
import { tags } from '#shared/domain/tags.ts';
import { toStreamingHistory } from '#shared/domain/titles/streaming-history.ts';
import { refusals } from '#shared/text/api/refusals.ts';
import type { Context } from '../../context.ts';
import { countMovedTitles, listMovedTitles, type TitleMove } from '../../store/availability/streaming-history.ts';
import type { DocumentPart } from '../../store/cache/documents.ts';
import type { Days } from '../../store/titles/own-orders.ts';
import { type Answer, mapAnswer } from '../documents/answer.ts';
import type { Built } from '../documents/read-document.ts';
import { readList } from '../documents/read-list.ts';
import { toPagination, toSlice } from '../documents/to-pagination.ts';
import { getPlatform, type KnownPlatform } from '../taxonomy/platform-directory.ts';
import { toStay } from '../titles/read-history.ts';
import { readMovieCards, readSeriesCards } from '../titles/title-cards.ts';

const EVENTS = { entraram: 'arrived', sairam: 'left' } as const;

interface Asked {
  known: KnownPlatform;
  move: Move;
  days: Days;
}

/** What entered or left a platform: the newest days, or one week. */
export async function getPlatformHistory(
  ctx: Context,
  { providerSlug, evento: move, semana, pagina: page }: GetPlatformHistory,
): Promise<Answer<PlatformHistory>> {
  const today = toBrazilianDay(ctx.now());
  const known = await getPlatform(ctx, providerSlug);
  if (semana !== undefined && !isHistoryWeek(move, semana, today)) {
    throw new Failure('not-found', refusals.historyWeekNotFound);
  }
  const newest = (each: Move) => ({ known, move: each, days: newestDays(each, today) });
  const asked = semana === undefined ? newest(move) : { known, move, days: weekOf(semana) };
  const [moves, { value: own }, { value: entraram }, { value: sairam }] = await Promise.all([
    readMoves(ctx, asked, page),
    readTotal(ctx, asked),
    readTotal(ctx, newest('entraram')),
    readTotal(ctx, newest('sairam')),
  ]);
  return mapAnswer(moves, (value) => ({
    ...value,
    pagination: toPagination({ page, limit: PAGE_SIZE }, own.total),
    ...toNeighbours(asked, { isNewest: semana === undefined, today, since: own.observed_since }),
    observed_since: own.observed_since,
    counts: { entraram: entraram.total, sairam: sairam.total },
  }));
}

const LISTS = [tags.arrivalList(), tags.platforms(), tags.movieList(), tags.seriesList()] as const;

function readMoves(ctx: Context, asked: Asked, page: number): Promise<Answer<PlatformMoves>> {
  const { known, move, days } = asked;
  return readList(ctx, {
    type: 'platform-moves',
    asked: { slug: known.platform.slug, move, ...days, page },
    schema: PlatformMoves,
    ttlSeconds: CACHE_TTL_SECONDS.popular,
    lists: LISTS,
    build: (reading) => buildPlatformMoves(reading, asked, page),
  });
}

/** Apart from the titles: all pages of a week share it, and the tabs of every page show those of the newest days. */
function readTotal(ctx: Context, { known, move, days }: Asked): Promise<Answer<MoveTotal>> {
  const { id: platformId, slug } = known.platform;
  return readList(ctx, {
    type: 'platform-move-total',
    asked: { slug, move, ...days },
    schema: MoveTotal,
    ttlSeconds: CACHE_TTL_SECONDS.popular,
    lists: LISTS,
    build: async ({ db }) => {
      const { total, observedSince } = await countMovedTitles(db, { platformId, event: EVENTS[move], days });
      return { value: { total, observed_since: observedSince }, parts: [] };
    },
  });
}

async function buildPlatformMoves(
  ctx: Context,
  { known, move, days }: Asked,
  page: number,
): Promise<Built<PlatformMoves>> {
  const { id, slug, name, article, logo } = known.platform;
  const asked = { platformId: id, event: EVENTS[move], days };
  const rows = await listMovedTitles(ctx.db, asked, toSlice({ page, limit: PAGE_SIZE }));
  const { results, parts } = await readMoved(ctx, id, EVENTS[move], rows);
  return {
    value: { provider: { id, slug, name, article, logo }, evento: move, ...days, results },
    parts: [{ kind: 'platform', id, version: known.version }, ...parts],
  };
}

async function readMoved(
  ctx: Context,
  platformId: number,
  event: 'arrived' | 'left',
  rows: readonly TitleMove[],
): Promise<{ results: PlatformHistory['results']; parts: DocumentPart[] }> {
  const idsOf = (kind: TitleMove['kind']) => rows.flatMap((row) => (row.kind === kind ? row.titleId : []));
  const [movies, series] = await Promise.all([
    readMovieCards(ctx, idsOf('movie')),
    readSeriesCards(ctx, idsOf('series')),
  ]);
  const cards = new Map<string, MovieCard | SeriesCard>([
    ...movies.cards.map((card) => [`movie ${card.id}`, card] as const),
    ...series.cards.map((card) => [`series ${card.id}`, card] as const),
  ]);
  const results = rows.flatMap(({ kind, titleId, day, story, isThere }) => {
    const card = cards.get(`${kind} ${titleId}`);
    const told = story.map((each) => ({ ...each, platformId }));
    const entry = toStreamingHistory(told, new Set(isThere ? [platformId] : [])).find(
      ({ on, event: happened }) => on === day && (happened === 'left') === (event === 'left'),
    );
    return card && entry ? { ...card, ...toStay(entry) } : [];
  });
  return { results, parts: [...movies.parts, ...series.parts] };
}

/** The Mondays of the weeks before and after, as far as there is something to know. The newest days have no week after them. */
function toNeighbours(
  { move, days: { from, to } }: Asked,
  { isNewest, today, since }: { isNewest: boolean; today: string; since: string | null },
): Pick<PlatformHistory, 'previous' | 'next'> {
  const before = mondayOf(addDays(from, -1));
  const after = mondayOf(addDays(to, 1));
  const isKnown = since !== null && addDays(before, 6) >= since && isHistoryWeek(move, before, today);
  return {
    previous: isKnown ? before : null,
    next: !isNewest && after <= newestDayOf(move, today) ? after : null,
  };
}
