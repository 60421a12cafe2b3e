import type { Entity, SourceOf } from '#shared/domain/entities.ts';
import { personShape } from '#shared/domain/people/person.ts';
import { fillShape } from '#shared/domain/stored-shape.ts';
import { movieShape } from '#shared/domain/titles/movie.ts';
import { seriesShape } from '#shared/domain/titles/series.ts';
import type { Db, Trx } from '../../infra/db.ts';

export interface Fetched<S> {
  source: S;
  hash: string;
  fetchStartedAt: Date;
  fetchedAt: Date;
}

export type SourceWrite = 'stored' | 'unchanged' | 'outdated';

/** Three tables with the same columns; typed as one, so that one statement serves all. */
const TABLES = { movie: 'movie_sources', series: 'series_sources', person: 'person_sources' } as const;
/** A row that an older release stored lacks the fields added since: they are read with their defaults. */
const SHAPES: { readonly [E in Entity]: SourceOf<E> } = { movie: movieShape, series: seriesShape, person: personShape };
const tableOf = (entity: Entity) => TABLES[entity] as 'movie_sources';

/**
 * Locks the entity, so that a sync and an edit of one film are serialised. An answer is ignored if a request that started
 * later was already stored.
 */
export async function saveSource<E extends Entity>(
  trx: Trx,
  entity: E,
  { source, hash, fetchStartedAt, fetchedAt }: Fetched<SourceOf<E>>,
): Promise<SourceWrite> {
  const table = tableOf(entity);
  const payload = JSON.stringify(source);
  const held = await trx
    .selectFrom(table)
    .select(['payload_hash', 'fetch_started_at', 'gone_at'])
    .where('id', '=', source.id)
    .forUpdate()
    .executeTakeFirst();
  if (!held) {
    const { numInsertedOrUpdatedRows: inserted = 0n } = await trx
      .insertInto(table)
      .values({ id: source.id, payload, payload_hash: hash, fetch_started_at: fetchStartedAt, fetched_at: fetchedAt })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirstOrThrow();
    // Another process may have inserted it meanwhile.
    return inserted > 0n ? 'stored' : saveSource(trx, entity, { source, hash, fetchStartedAt, fetchedAt });
  }
  if (held.fetch_started_at > fetchStartedAt) return 'outdated';
  const isSame = held.payload_hash === hash;
  await trx
    .updateTable(table)
    .set({
      ...(!isSame && { payload, payload_hash: hash }),
      fetch_started_at: fetchStartedAt,
      fetched_at: fetchedAt,
      missing_since: null,
      gone_at: null,
    })
    .where('id', '=', source.id)
    .execute();
  // A title that was gone and is back must be shown again, even if nothing in it changed.
  return isSame && held.gone_at === null ? 'unchanged' : 'stored';
}

export interface StoredSource<S> {
  source: S;
  fetchedAt: Date;
  fetchStartedAt: Date;
  /** TMDB has not had it for days: nothing of it is shown. */
  isGone: boolean;
}

/** Locks the entity, for callers that project it again. */
export async function lockSource<E extends Entity>(
  trx: Trx,
  entity: E,
  id: number,
): Promise<StoredSource<SourceOf<E>> | undefined> {
  const row = await trx
    .selectFrom(tableOf(entity))
    .select(['payload', 'fetched_at', 'fetch_started_at', 'gone_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row && toStoredSource(entity, row);
}

interface SourceRow {
  payload: unknown;
  fetched_at: Date;
  fetch_started_at: Date;
  gone_at: Date | null;
}

function toStoredSource<E extends Entity>(entity: E, row: SourceRow): StoredSource<SourceOf<E>> {
  return {
    source: fillShape(SHAPES[entity], row.payload),
    fetchedAt: row.fetched_at,
    fetchStartedAt: row.fetch_started_at,
    isGone: row.gone_at !== null,
  };
}

export async function findSource<E extends Entity>(db: Db, entity: E, id: number): Promise<SourceOf<E> | undefined> {
  const row = await db.selectFrom(tableOf(entity)).select('payload').where('id', '=', id).executeTakeFirst();
  return row && fillShape(SHAPES[entity], row.payload);
}

/** Without the lock, for readers. */
export async function findStoredSource<E extends Entity>(
  db: Db,
  entity: E,
  id: number,
): Promise<StoredSource<SourceOf<E>> | undefined> {
  const row = await db
    .selectFrom(tableOf(entity))
    .select(['payload', 'fetched_at', 'fetch_started_at', 'gone_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row && toStoredSource(entity, row);
}
