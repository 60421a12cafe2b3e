import { callFunction } from '../../src/server/catalogue/documents/call-function.ts';
import type { Context } from '../../src/server/context.ts';
import { listVisiblePlatforms } from '../../src/server/store/taxonomy/platforms.ts';
import type { TitleHistory } from '../../src/shared/contract/streaming-history.ts';
import { addDays } from '../../src/shared/domain/day.ts';
import { MOVES, type Move, newestDays, weekOf } from '../../src/shared/domain/site/history-week.ts';
import { insertMovie, insertSeries } from '../builders/stored-title.ts';
import { type ExpectedEntry, expectedHistory, expectedNews, type Sighting } from './expected-news.ts';
import type { MovingTitle } from './simulator-truth.ts';

/** What our snapshots could see of a title on one platform. */
export interface Story {
  title: MovingTitle;
  sightings: readonly Sighting[];
}

interface ShownList {
  platformId: number;
  move: Move;
  from: string;
  to: string;
  /** `movie 12 2026-11-20`; each must be there once. */
  lines: string[];
  total: number;
}

/** What visitors were shown on one day. */
export interface ShownDay {
  day: string;
  lists: ShownList[];
  histories: { kind: MovingTitle['kind']; titleId: number; events: TitleHistory['events'] }[];
  isLast: boolean;
}

/** Every fifth title has its history read each day; on the last day all have. */
const READ_EVERY = 5;

/** Pages show titles of the catalogue only. */
export async function storeTitles(ctx: Context, moving: readonly MovingTitle[]): Promise<void> {
  const ids = (kind: MovingTitle['kind']) =>
    new Set(moving.flatMap((title) => (title.kind === kind ? title.titleId : [])));
  for (const id of ids('movie')) await insertMovie(ctx.db, { id, popularity: id % 97 });
  for (const id of ids('series')) await insertSeries(ctx.db, { id, popularity: id % 89 });
}

/** Asks as a visitor who comes after the day's snapshots: the copies in memory are gone, the stored ones must know that they are old. */
export async function askPages(
  ctx: Context,
  moving: readonly MovingTitle[],
  { day, isLast }: { day: string; isLast: boolean },
): Promise<ShownDay> {
  ctx.copies.clear();
  const lists: ShownList[] = [];
  for (const { id: platformId } of await listVisiblePlatforms(ctx.db)) {
    for (const move of MOVES) {
      lists.push(await askList(ctx, { platformId, move, week: undefined }));
      if (isLast) {
        const { from } = weekOf(newestDays(move, day).to);
        lists.push(await askList(ctx, { platformId, move, week: from }));
        lists.push(await askList(ctx, { platformId, move, week: addDays(from, -7) }));
      }
    }
  }
  const histories: ShownDay['histories'] = [];
  const read = new Set<string>();
  for (const { kind, titleId } of moving) {
    if (read.has(`${kind} ${titleId}`) || (!isLast && titleId % READ_EVERY !== 0)) continue;
    read.add(`${kind} ${titleId}`);
    const { value } =
      kind === 'movie'
        ? await callFunction(ctx, 'getMovieDetails', { movieId: titleId })
        : await callFunction(ctx, 'getTVDetails', { seriesId: titleId });
    histories.push({ kind, titleId, events: value.history.events });
  }
  return { day, lists, histories, isLast };
}

async function askList(
  ctx: Context,
  { platformId, move, week }: { platformId: number; move: Move; week: string | undefined },
): Promise<ShownList> {
  const lines: string[] = [];
  for (let pagina = 1; ; pagina += 1) {
    const asked = { providerSlug: String(platformId), evento: move, semana: week, pagina };
    const { value } = await callFunction(ctx, 'getPlatformHistory', asked);
    lines.push(
      ...value.results.map(
        ({ media_type, id, happened_on }) => `${media_type === 'tv' ? 'series' : 'movie'} ${id} ${happened_on}`,
      ),
    );
    if (!value.pagination.hasNextPage) {
      return { platformId, move, from: value.from, to: value.to, lines, total: value.pagination.totalResults };
    }
  }
}

/** Differences between what was shown and the stories; there should be none. */
export function comparePages(
  stories: readonly Story[],
  shown: readonly ShownDay[],
): { problems: string[]; count: number } {
  const problems: string[] = [];
  let count = 0;
  for (const { day, lists, histories, isLast } of shown) {
    const known = stories.map(({ title, sightings }) => ({
      title,
      sightings: sightings.filter(([seenOn]) => seenOn <= day),
    }));
    for (const list of lists) problems.push(...compareList(known, list, isLast).map((problem) => `${day} ${problem}`));
    for (const history of histories) {
      problems.push(...compareHistory(known, history, isLast).map((problem) => `${day} ${problem}`));
    }
    count += lists.length + histories.length;
  }
  return { problems, count };
}

function compareList(known: readonly Story[], list: ShownList, isLast: boolean): string[] {
  const { platformId, move, from, to, lines, total } = list;
  const expected = known.flatMap(({ title, sightings }) => {
    if (title.platformId !== platformId) return [];
    const news = expectedNews(sightings);
    const days = move === 'entraram' ? news.arrived : news.left;
    return days.filter((on) => on >= from && on <= to).map((on) => `${title.kind} ${title.titleId} ${on}`);
  });
  const name = `${move} of ${platformId} from ${from}`;
  const [want, got] = [new Set(expected), new Set(lines)];
  return [
    ...(lines.length === got.size && total === got.size
      ? []
      : [`${name}: ${lines.length} lines, ${got.size} titles, total ${total}`]),
    ...[...got].filter((line) => !want.has(line)).map((line) => `${name}: invented ${line}`),
    // An arrival waits for its confirmation, at most until the end; a departure is known with its snapshot.
    ...[...want]
      .filter((line) => !got.has(line) && (isLast || move === 'sairam'))
      .map((line) => `${name}: without ${line}`),
  ];
}

function compareHistory(
  known: readonly Story[],
  { kind, titleId, events }: ShownDay['histories'][number],
  isLast: boolean,
): string[] {
  const own = known.filter(({ title }) => title.kind === kind && title.titleId === titleId);
  const toLine = (platformId: number, entry: ExpectedEntry) =>
    [
      platformId,
      entry.event,
      entry.happened_on,
      isLast && entry.is_there,
      entry.away_days,
      entry.stayed_days,
      entry.since_before,
    ].join(' ');
  const want = own.flatMap(({ title, sightings }) =>
    expectedHistory(sightings).map((entry) => toLine(title.platformId, entry)),
  );
  const got = events.map((entry) => toLine(entry.provider.id, entry));
  const isOrdered = events.every(({ happened_on }, place) => happened_on >= (events[place + 1]?.happened_on ?? ''));
  const name = `history of ${kind} ${titleId}`;
  return [
    ...(isOrdered ? [] : [`${name}: not the newest first`]),
    ...got.filter((line) => !want.includes(line)).map((line) => `${name}: invented ${line}`),
    ...want
      .filter((line) => !got.includes(line) && (isLast || line.includes(' left ')))
      .map((line) => `${name}: without ${line}`),
  ];
}
