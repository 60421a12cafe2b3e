import type { MovieCard, SeriesCard } from '#shared/contract/common.ts';
import { CARDS_CACHED } from '#shared/domain/limits.ts';
import { tags } from '#shared/domain/tags.ts';
import type { TitleKind } from '#shared/domain/titles/seen-title.ts';
import type { Context } from '../../context.ts';
import type { Db } from '../../infra/db.ts';
import type { DocumentPart } from '../../store/cache/documents.ts';
import { listMovieCards } from '../../store/titles/movie-cards.ts';
import { listSeriesCards } from '../../store/titles/series-cards.ts';
import { nameProviders } from '../taxonomy/platform-settings.ts';
import { type CardDay, toCardDay } from './to-card-availability.ts';
import { toMovieCard } from './to-movie-card.ts';
import { toSeriesCard } from './to-series-card.ts';

/** Cards, and the rows they were made from. */
export interface Cards<T> {
  cards: T[];
  parts: DocumentPart[];
}

/** In the order of the ids; titles hidden meanwhile are left out. */
export async function readMovieCards(ctx: Context, ids: readonly number[]): Promise<Cards<MovieCard>> {
  const rows = await readRows(ctx, 'movie', ids, listMovieCards);
  const cards = await nameProviders(ctx, toCards(ctx, rows, toMovieCard));
  return { cards, parts: rows.map(({ id, version }) => ({ kind: 'movie', id, version })) };
}

export async function readSeriesCards(ctx: Context, ids: readonly number[]): Promise<Cards<SeriesCard>> {
  const rows = await readRows(ctx, 'series', ids, listSeriesCards);
  const cards = await nameProviders(ctx, toCards(ctx, rows, toSeriesCard));
  return { cards, parts: rows.map(({ id, version }) => ({ kind: 'series', id, version })) };
}

function toCards<R, T>({ now }: Context, rows: readonly R[], toCard: (row: R, day: CardDay) => T): T[] {
  const day = toCardDay(now());
  return rows.map((row) => toCard(row, day));
}

/**
 * From memory, and the missing ones in one statement. A row is cached with the version it was read at, and is dropped with
 * the title's tag.
 */
async function readRows<R extends { id: number }>(
  { db, copies: { cards }, standby }: Context,
  kind: TitleKind,
  ids: readonly number[],
  list: (db: Db, ids: readonly number[]) => Promise<R[]>,
): Promise<R[]> {
  const begun = cards.begin();
  const rows = new Map<number, R>();
  for (const id of ids) {
    const known = cards.get<R>(tags[kind](id));
    if (known?.isFresh) rows.set(id, known.value);
  }
  const missing = ids.filter((id) => !rows.has(id));
  const read = missing.length > 0 ? await list(db, missing) : [];
  // A replica was chosen before we began, and may lack changes announced since.
  const mayKeep = !standby || (!standby.isBehind && standby.isCurrent());
  for (const row of read) {
    rows.set(row.id, row);
    const tag = tags[kind](row.id);
    if (mayKeep) cards.set(tag, row, [tag], CARDS_CACHED.ttlSeconds, begun);
  }
  return ids.flatMap((id) => rows.get(id) ?? []);
}
