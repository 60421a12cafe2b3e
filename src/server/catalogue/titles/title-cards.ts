import type { MovieCard, SeriesCard, TitleCard } from '#shared/contract/common.ts';
import { CARDS_CACHED } from '#shared/domain/limits.ts';
import { tags } from '#shared/domain/tags.ts';
import type { TitleKind } from '#shared/domain/titles/seen-title.ts';
import type { Context } from '../../context.ts';
import type { DocumentPart } from '../../store/cache/documents.ts';
import { type CardRows, listFoundCardRows } from '../../store/titles/card-rows.ts';
import { nameProviders } from '../taxonomy/platform-settings.ts';
import { type CardDay, toCardDay } from './to-card-availability.ts';
import { toMovieCard, toSeriesCard } from './to-title-card.ts';

/** Cards, and the rows they were made from. */
export interface Cards<T> {
  cards: T[];
  parts: DocumentPart[];
}

/** In the order of the ids; titles hidden meanwhile are left out. */
export function readMovieCards(ctx: Context, ids: readonly number[]): Promise<Cards<MovieCard>> {
  return readListed(ctx, MOVIES, ids);
}

export function readSeriesCards(ctx: Context, ids: readonly number[]): Promise<Cards<SeriesCard>> {
  return readListed(ctx, SERIES, ids);
}

/** For search results, which include public titles that are not listed. */
export async function readFoundMovies(ctx: Context, ids: readonly number[]): Promise<MovieCard[]> {
  return nameProviders(ctx, toCards(await readKnown(ctx, MOVIES, ids)));
}

export async function readFoundSeries(ctx: Context, ids: readonly number[]): Promise<SeriesCard[]> {
  return nameProviders(ctx, toCards(await readKnown(ctx, SERIES, ids)));
}

interface CardSource<K extends TitleKind, T> {
  kind: K;
  toCard(row: CardRows[K], day: CardDay): T;
}

const MOVIES = { kind: 'movie', toCard: toMovieCard } as const;
const SERIES = { kind: 'series', toCard: toSeriesCard } as const;

/** A card as it is cached: made for one day, and used by many answers, so that no caller may change it. */
interface KnownCard<T> {
  card: Readonly<T>;
  version: number;
  isListed: boolean;
  today: string;
}

async function readListed<K extends TitleKind, T extends TitleCard>(
  ctx: Context,
  source: CardSource<K, T>,
  ids: readonly number[],
): Promise<Cards<T>> {
  const listed = (await readKnown(ctx, source, ids)).filter(({ isListed }) => isListed);
  const cards = await nameProviders(ctx, toCards(listed));
  return { cards, parts: listed.map(({ card: { id }, version }) => ({ kind: source.kind, id, version })) };
}

function toCards<T>(known: readonly KnownCard<T>[]): T[] {
  return known.map(({ card }) => card);
}

/**
 * From memory, and the missing ones in one statement. A card is cached with the version its row was read at, and is dropped with
 * the title's tag.
 */
async function readKnown<K extends TitleKind, T>(
  { db, now, copies: { cards }, standby }: Context,
  { kind, toCard }: CardSource<K, T>,
  ids: readonly number[],
): Promise<KnownCard<T>[]> {
  const begun = cards.begin();
  const day = toCardDay(now());
  const known = new Map<number, KnownCard<T>>();
  for (const id of ids) {
    const cached = cards.get<KnownCard<T>>(tags[kind](id));
    if (cached?.isFresh && cached.value.today === day.today) known.set(id, cached.value);
  }
  const missing = ids.filter((id) => !known.has(id));
  const read = missing.length > 0 ? await listFoundCardRows(db, kind, missing) : [];
  // A replica was chosen before we began, and may lack changes announced since.
  const mayKeep = !standby || (!standby.isBehind && standby.isCurrent());
  for (const row of read) {
    const made = { card: toCard(row, day), version: row.version, isListed: row.is_listed, today: day.today };
    known.set(row.id, made);
    const tag = tags[kind](row.id);
    if (mayKeep) cards.set(tag, made, [tag], CARDS_CACHED.ttlSeconds, begun);
  }
  return ids.flatMap((id) => known.get(id) ?? []);
}
