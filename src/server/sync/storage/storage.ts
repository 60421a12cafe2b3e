import type { Db, Trx } from '../../infra/db.ts';
import type { StoredSource } from '../../store/titles/sources.ts';
import type { Change } from '../change-catalogue.ts';

/** Where a subject lives. Published values of all are rows of `overrides`; the rest differs. */
export interface Storage<S> {
  find(db: Db, id: number): Promise<StoredSource<S> | undefined>;
  /** Waits for other changes of the subject. */
  lock(trx: Trx, id: number): Promise<StoredSource<S> | undefined>;
  /** Writes the rows that readers need from the overrides, and announces them. */
  project(change: Change, id: number): Promise<void>;
  /** It has a row whose version documents are compared with. */
  isVersioned: boolean;
}

/** What is not fetched from TMDB, as if it were. */
export function toStored<S>(source: S, at: Date): StoredSource<S> {
  return { source, fetchedAt: at, fetchStartedAt: at, isGone: false };
}
