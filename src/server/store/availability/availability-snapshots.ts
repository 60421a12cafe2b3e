import { sql } from 'kysely';
import type { TitleKind } from '#shared/domain/titles/seen-title.ts';
import { lockUntilCommit } from '../../infra/advisory-locks.ts';
import type { Db, Trx } from '../../infra/db.ts';
import type { SnapshotScope } from './availability.ts';

/** Locked until the transaction ends: snapshots of one shelf are applied one after the other. */
export async function lockShelf(trx: Trx, { platformId, kind }: SnapshotScope): Promise<void> {
  await lockUntilCommit(trx, 'shelf', `${kind} ${platformId}`);
}

export interface Snapshot {
  takenOn: string;
  isComplete: boolean;
  /** The ids it saw, if the snapshot is held for review. */
  heldIds?: number[];
  problem?: string;
  expected: number;
  counted: number;
  startedAt: Date;
  finishedAt: Date;
}

/** One row a day: a second try replaces the first. */
export async function saveSnapshot(db: Db, { platformId, kind }: SnapshotScope, snapshot: Snapshot): Promise<void> {
  const row = {
    is_complete: snapshot.isComplete,
    is_held: snapshot.heldIds !== undefined,
    held_ids: snapshot.heldIds ?? null,
    problem: snapshot.problem ?? null,
    expected: snapshot.expected,
    counted: snapshot.counted,
    started_at: snapshot.startedAt,
    finished_at: snapshot.finishedAt,
  };
  await db
    .insertInto('availability_snapshots')
    .values({ platform_id: platformId, kind, taken_on: snapshot.takenOn, ...row })
    .onConflict((conflict) => conflict.columns(['platform_id', 'kind', 'taken_on']).doUpdateSet(row))
    .execute();
}

export type SnapshotVerdict = 'accepted' | 'held' | 'incomplete';

export async function findVerdict(db: Db, shelf: SnapshotScope, day: string): Promise<SnapshotVerdict | undefined> {
  const row = await db
    .selectFrom('availability_snapshots')
    .select(['is_complete', 'is_held'])
    .where('platform_id', '=', shelf.platformId)
    .where('kind', '=', shelf.kind)
    .where('taken_on', '=', day)
    .executeTakeFirst();
  if (!row) return undefined;
  return row.is_held ? 'held' : row.is_complete ? 'accepted' : 'incomplete';
}

/** The day of the last accepted snapshot. */
export async function findLastSnapshot(db: Db, shelf: SnapshotScope): Promise<string | undefined> {
  const row = await db
    .selectFrom('availability_snapshots')
    .select('taken_on')
    .where('platform_id', '=', shelf.platformId)
    .where('kind', '=', shelf.kind)
    .where('is_complete', '=', true)
    .where('is_held', '=', false)
    .orderBy('taken_on', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.taken_on;
}

/** Days since `since` with at least one accepted snapshot. */
export async function countSnapshotDays(db: Db, since: string): Promise<number> {
  const { days } = await db
    .selectFrom('availability_snapshots')
    .select((expression) => expression.fn.count<number>('taken_on').distinct().as('days'))
    .where('taken_on', '>=', since)
    .where('is_complete', '=', true)
    .where('is_held', '=', false)
    .executeTakeFirstOrThrow();
  return days;
}

export interface HeldSnapshot extends SnapshotScope {
  id: number;
  takenOn: string;
  problem: string;
  expected: number;
  counted: number;
}

/** Snapshots held for an editor's review, newest first; one followed by a later accepted snapshot needs no review. */
export async function listHeldSnapshots(db: Db): Promise<HeldSnapshot[]> {
  const { rows } = await sql<HeldSnapshot>`
    select id, platform_id as "platformId", kind, taken_on as "takenOn", coalesce(problem, '') as problem, expected, counted
    from availability_snapshots as held
    where is_held and not exists (
      select from availability_snapshots as later
      where later.platform_id = held.platform_id and later.kind = held.kind and later.taken_on > held.taken_on
        and later.is_complete and not later.is_held
    )
    order by taken_on desc, id desc
  `.execute(db);
  return rows;
}

export interface HeldLook extends SnapshotScope {
  takenOn: string;
  heldIds: number[];
}

export async function findHeldLook(db: Db, snapshotId: number): Promise<HeldLook | undefined> {
  const row = await db
    .selectFrom('availability_snapshots')
    .select(['platform_id', 'kind', 'taken_on', 'held_ids'])
    .where('id', '=', snapshotId)
    .where('is_held', '=', true)
    .executeTakeFirst();
  // A check constraint on the column allows no other kind.
  return (
    row && {
      platformId: row.platform_id,
      kind: row.kind as TitleKind,
      takenOn: row.taken_on,
      heldIds: row.held_ids ?? [],
    }
  );
}

/** An editor has decided: a believed snapshot counts from now on, a refused one is treated as incomplete. */
export async function settleHeldSnapshot(
  trx: Trx,
  snapshotId: number,
  decision: 'believed' | 'refused',
): Promise<void> {
  const problem = decision === 'refused' ? sql<string>`'refused by a person: ' || coalesce(problem, '')` : null;
  await trx
    .updateTable('availability_snapshots')
    .set({ is_held: false, held_ids: null, is_complete: decision === 'believed', problem })
    .where('id', '=', snapshotId)
    .execute();
}
