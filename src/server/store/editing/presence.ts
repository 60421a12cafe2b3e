import { sql } from 'kysely';
import type { Present, Stay } from '#shared/admin/domain/presence.ts';
import type { Db, Trx } from '../../infra/db.ts';
import { SCREEN_CHANNEL } from '../../infra/listen.ts';
import type { Subject } from '../titles/overrides.ts';

export interface Screen extends Present, Subject {
  tab: string;
}

const keyOf = ({ entity, id }: Subject) => `${entity}:${id}`;

/**
 * Renews one open screen in one statement; notifies every process only if others see a difference. A screen of another member is
 * not touched. Also deletes what was not renewed for long.
 */
export async function saveScreen(
  db: Db,
  member: string,
  stay: Stay,
  times: { now: Date; goneBefore: Date; deletedBefore: Date },
): Promise<void> {
  const { tab, entity, id, place, field, asks } = stay;
  const { now, goneBefore, deletedBefore } = times;
  await sql`
    with same as (
      select from presence
      where tab = ${tab} and seen_at > ${goneBefore} and entity = ${entity} and entity_id = ${id}
        and place = ${place} and field = ${field} and asks = ${asks}
    ), old as (
      delete from presence where seen_at < ${deletedBefore} and tab <> ${tab}
    ), saved as (
      insert into presence (tab, member, entity, entity_id, place, field, asks, entered_at, seen_at)
      values (${tab}, ${member}, ${entity}, ${id}, ${place}, ${field}, ${asks}, ${now}, ${now})
      on conflict (tab) do update
        set entity = excluded.entity, entity_id = excluded.entity_id, place = excluded.place, field = excluded.field,
            asks = excluded.asks, seen_at = excluded.seen_at
        where presence.member = excluded.member
      returning 1
    )
    select case when not exists (select from same) then pg_notify(${SCREEN_CHANNEL}, ${keyOf(stay)}) end from saved
  `.execute(db);
}

export async function deleteScreen(db: Db, member: string, tab: string): Promise<void> {
  await sql`
    with gone as (delete from presence where tab = ${tab} and member = ${member} returning entity, entity_id)
    select pg_notify(${SCREEN_CHANNEL}, entity || ':' || entity_id) from gone
  `.execute(db);
}

/** Open screens of these subjects, those opened first first. Members who cannot sign in any more are left out. */
export async function listScreens(db: Db, subjects: readonly Subject[], goneBefore: Date): Promise<Screen[]> {
  if (subjects.length === 0) return [];
  const { rows } = await sql<Screen>`
    select presence.tab, presence.entity, presence.entity_id as id, presence.member, users.name, presence.place,
           presence.field, presence.asks
    from unnest(${subjects.map(({ entity }) => entity)}::text[], ${subjects.map(({ id }) => id)}::integer[])
      as wanted (entity, entity_id)
    join presence using (entity, entity_id)
    join staff.users as users on users.id = presence.member and users.disabled_at is null
    where presence.seen_at > ${goneBefore}
    order by presence.entered_at, presence.tab
  `.execute(db);
  return rows;
}

/** On commit, open screens of the subject learn that a member changed its drafts or its comments. */
export async function announceScreenChange(trx: Trx, subject: Subject, author: string): Promise<void> {
  await sql`select pg_notify(${SCREEN_CHANNEL}, ${`${keyOf(subject)} ${author}`})`.execute(trx);
}
