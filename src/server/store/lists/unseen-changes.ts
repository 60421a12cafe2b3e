import { type RawBuilder, sql } from 'kysely';

/**
 * Written by a transaction that a snapshot did not see: one that began later, or was under way. As two looks into the index; a
 * single comparison with the oldest under way would read all that was written beside a transaction that lasts.
 */
export function isUnseen(
  column: string,
  moment: string,
): { began: RawBuilder<boolean>; wasUnderWay: RawBuilder<boolean> } {
  return {
    began: sql`${sql.ref(column)} >= pg_snapshot_xmax(${moment}::pg_snapshot)`,
    wasUnderWay: sql`${sql.ref(column)} = any(array(select pg_snapshot_xip(${moment}::pg_snapshot)))`,
  };
}
