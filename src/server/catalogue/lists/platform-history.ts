import type { MovieCard, SeriesCard } from '#shared/contract/common.ts';
import { type GetPlatformHistory, PlatformHistory } from '#shared/contract/streaming-history.ts';
import { addDays, mondayOf, toBrazilianDay } from '#shared/domain/day.ts';
import { Failure } from '#shared/domain/failure.ts';
import { CACHE_TTL_SECONDS, PAGE_SIZE } from '#shared/domain/limits.ts';
import { isHistoryWeek, type Move, newestDayOf, newestDays, weekOf } from '#shared/domain/site/history-week.ts';
import { tags } from '#shared/domain/tags.ts';
import { toStreamingHistory } from '#shared/domain/titles/streaming-history.ts';
import { refusals } from '#shared/text/refusals.ts';
import type { Context } from '../../context.ts';
import { countMovedTitles, listMovedTitles, type MovedTitle } from '../../store/availability/streaming-history.ts';
import type { DocumentPart } from '../../store/cache/documents.ts';
import type { Days } from '../../store/titles/own-orders.ts';
import type { Answer } from '../documents/answer.ts';
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
  /** Any day of a week; without it the newest days. */
  week: string | undefined;
  page: number;
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
  const week = semana && mondayOf(semana);
  return readList(ctx, {
    type: 'platform-history',
    // The day is asked for, because the newest days and the counts move with it.
    asked: { slug: known.platform.slug, move, today, week, page },
    schema: PlatformHistory,
    ttlSeconds: CACHE_TTL_SECONDS.popular,
    lists: [tags.arrivalList(), tags.platforms(), tags.movieList(), tags.seriesList()],
    isRare: week !== undefined,
    build: (reading) => buildPlatformHistory(reading, { known, move, week, page }, today),
  });
}

export async function buildPlatformHistory(
  ctx: Context,
  { known, move, week, page }: Asked,
  today: string,
): Promise<Built<PlatformHistory>> {
  const { id, slug, name, article, logo } = known.platform;
  const days = week === undefined ? newestDays(move, today) : weekOf(week);
  const asked = { platformId: id, event: EVENTS[move], days };
  const paging = { page, limit: PAGE_SIZE };
  const [rows, counts] = await Promise.all([
    listMovedTitles(ctx.db, asked, toSlice(paging)),
    countMovedTitles(ctx.db, id, { arrived: newestDays('entraram', today), left: newestDays('sairam', today) }),
  ]);
  const { results, parts } = await readMoved(ctx, id, EVENTS[move], rows);
  // A page beyond the last has no row that knows the total.
  const [first] = rows.length > 0 || page === 1 ? rows : await listMovedTitles(ctx.db, asked, { offset: 0, limit: 1 });
  return {
    value: {
      provider: { id, slug, name, article, logo },
      evento: move,
      ...days,
      ...toNeighbours(move, days, { week, today, since: counts.observedSince }),
      observed_since: counts.observedSince,
      counts: { entraram: counts.arrived, sairam: counts.left },
      results,
      pagination: toPagination(paging, first?.total ?? 0),
    },
    parts: [{ kind: 'platform', id, version: known.version }, ...parts],
  };
}

async function readMoved(
  ctx: Context,
  platformId: number,
  event: 'arrived' | 'left',
  rows: readonly MovedTitle[],
): Promise<{ results: PlatformHistory['results']; parts: DocumentPart[] }> {
  const idsOf = (kind: MovedTitle['kind']) => rows.flatMap((row) => (row.kind === kind ? row.titleId : []));
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
  move: Move,
  { from, to }: Days,
  { week, today, since }: { week: string | undefined; today: string; since: string | null },
): Pick<PlatformHistory, 'previous' | 'next'> {
  const before = mondayOf(addDays(from, -1));
  const after = mondayOf(addDays(to, 1));
  const isKnown = since !== null && addDays(before, 6) >= since && isHistoryWeek(move, before, today);
  return {
    previous: isKnown ? before : null,
    next: week !== undefined && after <= newestDayOf(move, today) ? after : null,
  };
}
