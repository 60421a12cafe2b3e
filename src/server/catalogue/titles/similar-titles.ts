import { SIMILAR_TITLES } from '#shared/domain/limits.ts';
import type { Db } from '../../infra/db.ts';
import type { DocumentPart } from '../../store/cache/documents.ts';
import { listMovieCards, type MovieCardRow } from '../../store/titles/movie-cards.ts';
import { listSeriesCards, type SeriesCardRow } from '../../store/titles/series-cards.ts';
import { listTitleVersions } from '../../store/titles/versions.ts';

export interface SimilarTitles<R> {
  cards: R[];
  /** The titles shown, and those that are hidden or unknown now: a change of any of them may change the cards. */
  parts: DocumentPart[];
}

export function readSimilarMovies(db: Db, ids: readonly number[]): Promise<SimilarTitles<MovieCardRow>> {
  return readSimilar(db, 'movie', ids, listMovieCards);
}

export function readSimilarSeries(db: Db, ids: readonly number[]): Promise<SimilarTitles<SeriesCardRow>> {
  return readSimilar(db, 'series', ids, listSeriesCards);
}

async function readSimilar<R extends { id: number; version: number }>(
  db: Db,
  kind: 'movie' | 'series',
  ids: readonly number[],
  listCards: (db: Db, ids: readonly number[]) => Promise<R[]>,
): Promise<SimilarTitles<R>> {
  // Before the cards: a change in between then makes the document look outdated, never falsely current.
  const before = await listTitleVersions(db, kind, ids);
  const cards = (await listCards(db, ids)).slice(0, SIMILAR_TITLES);
  const shown = new Map(cards.map((card) => [card.id, card.version]));
  const last = cards.length < SIMILAR_TITLES ? ids.length : ids.indexOf(cards.at(-1)?.id ?? 0) + 1;
  const parts = before.slice(0, last).map((part) => ({ ...part, version: shown.get(part.id) ?? part.version }));
  return { cards, parts };
}
