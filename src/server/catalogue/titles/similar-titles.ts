import { SIMILAR_TITLES } from '#shared/domain/limits.ts';
import type { TitleKind } from '#shared/domain/titles/seen-title.ts';
import type { Db } from '../../infra/db.ts';
import type { DocumentPart } from '../../store/cache/documents.ts';
import { type CardRows, listCardRows } from '../../store/titles/card-rows.ts';
import { listTitleVersions } from '../../store/titles/versions.ts';

export interface SimilarTitles<R> {
  cards: R[];
  /** The titles shown, and those that are hidden or unknown now: a change of any of them may change the cards. */
  parts: DocumentPart[];
}

export async function readSimilarCards<K extends TitleKind>(
  db: Db,
  kind: K,
  ids: readonly number[],
): Promise<SimilarTitles<CardRows[K]>> {
  // Before the cards: a change in between then makes the document look outdated, never falsely current.
  const before = await listTitleVersions(db, kind, ids);
  const cards = (await listCardRows(db, kind, ids)).slice(0, SIMILAR_TITLES);
  const shown = new Map(cards.map((card) => [card.id, card.version]));
  const last = cards.length < SIMILAR_TITLES ? ids.length : ids.indexOf(cards.at(-1)?.id ?? 0) + 1;
  const parts = before.slice(0, last).map((part) => ({ ...part, version: shown.get(part.id) ?? part.version }));
  return { cards, parts };
}
