import { type RawBuilder, sql } from 'kysely';

/*
 * Written by a transaction that a snapshot did not see: one that began later, or was under way. As two looks into the index; a
 * single comparison with the oldest under way would read all that was written beside a transaction that lasts. Both are worded so
 * that the index is what is read: a plan made once for all snapshots expects a third of the changes to be later than any, and
 * would rather read the table, which is empty after a build and has thousands of rows by the evening.
 */

/** Whether there is any. */
export function isAnyUnseen(moment: string): RawBuilder<boolean> {
  return sql`
    (
      coalesce(
        (select changed_by from list_changes order by changed_by desc limit 1) >= pg_snapshot_xmax(${moment}::pg_snapshot), false
      )
      or exists (
        select
        from pg_snapshot_xip(${moment}::pg_snapshot) as under_way
        cross join lateral (select from list_changes where changed_by = under_way limit 1) as noted
      )
    )
  `;
}

/** All of them, `kind` and `id`. */
export function unseenChanges(moment: string): RawBuilder<unknown> {
  return sql`
    (
      select kind, id, changed_by from list_changes
      where changed_by >= (select pg_snapshot_xmax(${moment}::pg_snapshot))
      order by changed_by
    )
    union all
    select noted.kind, noted.id, noted.changed_by
    from pg_snapshot_xip(${moment}::pg_snapshot) as under_way
    join list_changes as noted on noted.changed_by = under_way
  `;
}
