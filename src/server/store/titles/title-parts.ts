import { type Insertable, sql } from 'kysely';
import { COLUMNS } from '../../infra/columns.ts';
import type { Trx } from '../../infra/db.ts';
import type { DB } from '../../infra/tables.ts';

/** Rows that belong to a film, a series or a person and are replaced together with it: their keys, the owner's column first. */
const KEYS = {
  movie_cast: ['movie_id', 'position'],
  movie_crew: ['movie_id', 'position'],
  movie_images: ['movie_id', 'kind', 'position'],
  movie_videos: ['movie_id', 'position'],
  movie_offers: ['movie_id', 'kind', 'service_id'],
  movie_releases: ['movie_id', 'position'],
  series_cast: ['series_id', 'position'],
  series_crew: ['series_id', 'position'],
  series_images: ['series_id', 'kind', 'position'],
  series_videos: ['series_id', 'position'],
  series_offers: ['series_id', 'kind', 'service_id'],
  seasons: ['series_id', 'number'],
  episodes: ['series_id', 'season_number', 'number'],
  person_images: ['person_id', 'position'],
  person_credits: ['person_id', 'position'],
} as const;
type Part = keyof typeof KEYS;
/** With every column: one that is left out would keep what it was. */
export type PartRow<P extends Part> = Required<Insertable<DB[P]>>;

type Parts = { [P in Part]?: readonly PartRow<P>[] };

/**
 * Makes these the only rows of their owner in each of these tables, in one statement. Rows that are the same are not written: of a
 * title that TMDB changed, mostly only the votes are new, and a row of its cast costs two foreign keys and up to four indexes.
 */
export async function replaceParts(trx: Trx, ownerId: number, parts: Parts): Promise<void> {
  const steps = Object.entries(parts).map(([table, rows]) => replaceStep(table as Part, ownerId, rows));
  await sql`with ${sql.join(steps)} select`.execute(trx);
}

function replaceStep(table: Part, ownerId: number, rows: readonly object[]) {
  const [owner, ...rest] = KEYS[table];
  const [given, gone, put] = ['given', 'gone', 'put'].map((step) => sql.id(`${step}_${table}`));
  const [columns, key, place] = [COLUMNS[table], KEYS[table], rest].map((names) =>
    sql.join(names.map((name) => sql.id(name))),
  );
  const updates = sql.join(COLUMNS[table].map((name) => sql`${sql.id(name)} = ${sql.id('excluded', name)}`));
  const isOwned = sql`${sql.id(owner)} = ${ownerId}`;
  return sql`
    ${given} as materialized (select ${columns} from ${recordsOf(table, rows)}),
    ${gone} as (delete from ${sql.id(table)} where ${isOwned} and (${place}) not in (select ${place} from ${given})),
    ${put} as (
      insert into ${sql.id(table)} (${columns})
      select ${columns} from ${given} except select ${columns} from ${sql.id(table)} where ${isOwned}
      on conflict (${key}) do update set ${updates}
    )`;
}

/** One parameter for any number of rows: one prepared statement per table instead of one per row count. */
function recordsOf(table: string, rows: readonly object[]) {
  return sql`jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`;
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
