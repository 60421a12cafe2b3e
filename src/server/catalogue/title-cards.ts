import type { MovieCard, SeriesCard } from '#shared/contract/common.ts';
import type { Db } from '../infra/db.ts';
import type { DocumentPart } from '../store/documents.ts';
import { listMovieCards } from '../store/movie-cards.ts';
import { listSeriesCards } from '../store/series-cards.ts';
import { toMovieCard } from './to-movie-card.ts';
import { toSeriesCard } from './to-series-card.ts';

/** Cards, and the rows they were cut from. */
export interface Cards<T> {
  cards: T[];
  parts: DocumentPart[];
}

/** In the order asked for; what was hidden a moment ago is left out. */
export async function readMovieCards(db: Db, ids: readonly number[]): Promise<Cards<MovieCard>> {
  const rows = await listMovieCards(db, [...ids]);
  return { cards: rows.map(toMovieCard), parts: rows.map(({ id, version }) => ({ kind: 'movie', id, version })) };
}

export async function readSeriesCards(db: Db, ids: readonly number[]): Promise<Cards<SeriesCard>> {
  const rows = await listSeriesCards(db, ids);
  return { cards: rows.map(toSeriesCard), parts: rows.map(({ id, version }) => ({ kind: 'series', id, version })) };
}
