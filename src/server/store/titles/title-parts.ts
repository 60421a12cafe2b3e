import { type Insertable, sql } from 'kysely';
import type { Trx } from '../../infra/db.ts';
import type { DB } from '../../infra/tables.ts';

/** Rows that belong to a film, a series or a person and are replaced together with it. */
type Part =
  | `movie_${'cast' | 'crew' | 'images' | 'videos' | 'offers' | 'releases'}`
  | `series_${'cast' | 'crew' | 'images' | 'videos' | 'offers'}`
  | `person_${'images' | 'credits'}`;

export async function replaceAll(trx: Trx, table: Part, ownerId: number, rows: readonly object[]): Promise<void> {
  await sql`delete from ${sql.table(table)} where ${sql.ref(ownerColumnOf(table))} = ${ownerId}`.execute(trx);
  if (!rows[0]) return;
  const columns = columnsOf(rows[0]);
  await sql`
    insert into ${sql.table(table)} (${columns})
    select ${columns}
    from ${recordsOf(table, rows)}
  `.execute(trx);
}

interface Merge {
  table: 'seasons' | 'episodes';
  key: readonly string[];
  seriesId: number;
  rows: readonly object[];
}

/**
 * Like `replaceAll`, but does not rewrite unchanged rows: a series of thirty seasons changes one at a time. Deletes rows
 * that are no longer there.
 */
export async function mergeAll(trx: Trx, { table, key, seriesId, rows }: Merge): Promise<void> {
  const keys = sql.join(key.map((column) => sql.ref(column)));
  await sql`
    delete from ${sql.table(table)}
    where series_id = ${seriesId} and (${keys}) not in (select ${keys} from ${recordsOf(table, rows)})
  `.execute(trx);
  if (!rows[0]) return;
  const columns = columnsOf(rows[0]);
  const updates = sql.join(
    Object.keys(rows[0]).map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`),
  );
  await sql`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from ${recordsOf(table, rows)}
    except
    select ${columns} from ${sql.table(table)} where series_id = ${seriesId}
    on conflict (${keys}) do update set ${updates}
  `.execute(trx);
}

/** One parameter for any number of rows: one prepared statement per table instead of one per row count. */
function recordsOf(table: string, rows: readonly object[]) {
  return sql`jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`;
}

function columnsOf(row: object) {
  return sql.join(Object.keys(row).map((column) => sql.ref(column)));
}

function ownerColumnOf(table: Part): string {
  return `${table.slice(0, table.indexOf('_'))}_id`;
}

/** When TMDB was asked, and the version of the projection that wrote the rows. */
export interface ProjectionStamp {
  seenAt: Date;
  version: string;
}

export type OfferedService = Omit<Insertable<DB['watch_services']>, 'seen_at'>;

/**
 * `seenAt` is when TMDB was asked: an edit projects an old source again and must not restore an old name. Unchanged rows
 * are left out, because an upsert locks them anyway and every title names the same dozen. Ordered by id to avoid deadlocks.
 */
export async function upsertServices(trx: Trx, services: readonly OfferedService[], seenAt: Date): Promise<void> {
  if (services.length === 0) return;
  await sql`
    insert into watch_services (id, name, logo_path, seen_at)
    select id, name, logo_path, ${seenAt}::timestamptz
    from ${recordsOf('watch_services', services)} as named
    where not exists (
      select from watch_services as known
      where known.id = named.id and (known.name, known.logo_path) is not distinct from (named.name, named.logo_path)
    )
    order by id
    on conflict (id) do update
    set name = excluded.name, logo_path = excluded.logo_path, seen_at = excluded.seen_at
    where watch_services.seen_at < excluded.seen_at
      and (watch_services.name, watch_services.logo_path) is distinct from (excluded.name, excluded.logo_path)
  `.execute(trx);
}

interface Offered<O> {
  offers: readonly O[];
  /** Services added by an editor; the name is empty if we have none. */
  addedServices: readonly OfferedService[];
}

/**
 * An editor may add a service that no synced title has: it gets our name until TMDB's arrives. An offer of a service
 * without a name cannot be shown and is left out.
 */
export async function nameAddedServices<O extends { service_id: number }>(
  trx: Trx,
  { offers, addedServices }: Offered<O>,
): Promise<readonly O[]> {
  if (addedServices.length === 0) return offers;
  await sql`
    insert into watch_services (id, name, logo_path, seen_at)
    select id, name, logo_path, 'epoch' from ${recordsOf('watch_services', addedServices)} where name <> '' order by id
    on conflict (id) do nothing
  `.execute(trx);
  const known = await trx
    .selectFrom('watch_services')
    .select('id')
    .where('id', '=', sql<number>`any(${addedServices.map(({ id }) => id)}::integer[])`)
    .execute();
  const unknown = new Set(addedServices.map(({ id }) => id));
  for (const { id } of known) unknown.delete(id);
  return offers.filter(({ service_id }) => !unknown.has(service_id));
}
