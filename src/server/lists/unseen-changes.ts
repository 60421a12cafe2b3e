import { type RawBuilder, sql } from 'kysely';

// Changes by transactions that a snapshot did not see: later ones, and those in progress. Two index lookups, because comparing with
// the oldest in progress would read everything written beside a long transaction. Both are phrased to force the index: with one bound a
// generic plan expects a third of the rows to match, and a join to be cheaper by hash; both would scan the table.
const LATEST = sql`'9223372036854775807'::xid8`;

/**
 * The current snapshot, as text. A replica does not name the transactions under way in its snapshots: all since the oldest
 * of them count as unseen.
 */
export function currentSnapshot(): RawBuilder<string> {
  return sql`
    case
      when pg_is_in_recovery() then concat_ws(
        ':', pg_snapshot_xmin(pg_current_snapshot()), pg_snapshot_xmin(pg_current_snapshot()), ''
      )
      else pg_current_snapshot()::text
    end
  `;
}

/** Whether there are any unseen changes. */
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

/** All unseen changes: `kind` and `id`. */
export function unseenChanges(moment: string): RawBuilder<unknown> {
  return sql`
    (
      select kind, id, changed_by from list_changes
      where changed_by between (select pg_snapshot_xmax(${moment}::pg_snapshot)) and ${LATEST}
      order by changed_by
    )
    union all
    select noted.kind, noted.id, noted.changed_by
    from pg_snapshot_xip(${moment}::pg_snapshot) as under_way
    cross join lateral (select kind, id, changed_by from list_changes where changed_by = under_way offset 0) as noted
  `;
}
