import { sql } from 'kysely';
import type { Db } from '../../infra/db.ts';

export interface TableHealth {
  table: string;
  visibleShare: number;
  deadShare: number;
}

/** Smaller tables do not matter: a scan reads them at once. */
const FEWEST_PAGES = 100;

/** Every public table that is large enough to matter. */
export async function listTableHealth(db: Db): Promise<TableHealth[]> {
  const { rows } = await sql<TableHealth>`
    select
      pg_class.relname as "table",
      relallvisible::float8 / relpages as "visibleShare",
      coalesce(stats.n_dead_tup::float8 / nullif(stats.n_live_tup + stats.n_dead_tup, 0), 0) as "deadShare"
    from pg_class
    join pg_stat_user_tables as stats on stats.relid = pg_class.oid
    where stats.schemaname = 'public' and relkind = 'r' and relpages >= ${FEWEST_PAGES}
    order by pg_class.relname
  `.execute(db);
  return rows;
}
