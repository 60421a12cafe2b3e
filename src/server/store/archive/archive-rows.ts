import { sql } from 'kysely';
import { SITE_PARTS } from '#shared/domain/entities.ts';
import { FIRST_OWN_PERSON } from '#shared/domain/people/own-person.ts';
import type { Db, Trx } from '../../infra/db.ts';

/** Rows that editors enter and that have an id of their own: what an archive has of each, in the names of the columns. */
export const ENTERED = {
  services: {
    table: 'free_services',
    columns: [
      ...['id', 'platform_id', 'name', 'article', 'about', 'url', 'asks', 'asks_other', 'has_ads', 'is_public'],
      ...['source_url', 'checked_on', 'expires_on'],
    ],
  },
  plans: {
    table: 'subscription_plans',
    columns: [
      ...['id', 'platform_id', 'name', 'price_cents', 'period', 'has_ads', 'resolution', 'screens'],
      ...['source_url', 'checked_on', 'expires_on'],
    ],
  },
  bundles: {
    table: 'subscription_bundles',
    columns: [
      ...['id', 'seller', 'name', 'platform_ids', 'price_cents', 'period', 'source_url', 'checked_on', 'expires_on'],
    ],
  },
  offers: {
    table: 'free_offers',
    columns: [
      ...[
        'id',
        'service_id',
        'title_kind',
        'title_id',
        'url',
        'is_dubbed',
        'is_subtitled',
        'has_libras',
        'is_described',
      ],
      ...['source_url', 'checked_on', 'expires_on'],
    ],
  },
  voices: {
    table: 'dubbing_credits',
    columns: [
      ...['id', 'title_kind', 'title_id', 'character', 'original_name', 'voice_id', 'studio', 'director', 'source_url'],
    ],
  },
} as const;
export type EnteredSection = keyof typeof ENTERED;
export type EnteredRow = Readonly<Record<string, unknown>> & { id: number };

const columnsOf = (section: EnteredSection) => sql.join(ENTERED[section].columns.map((column) => sql.ref(column)));

/** As JSON, so that days and numbers are written as the archive has them. */
export async function listEntered(db: Db, section: EnteredSection): Promise<EnteredRow[]> {
  const { rows } = await sql<{ row: EnteredRow }>`
    select to_jsonb(entered) as row
    from (select ${columnsOf(section)} from ${sql.table(ENTERED[section].table)} where removed_at is null) as entered
    order by id
  `.execute(db);
  return rows.map(({ row }) => row);
}

/** Removed rows too: an id is never given twice. */
export async function listTakenIds(db: Db, table: string): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`select id from ${sql.table(table)}`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Under their own ids; the next row that an editor enters gets a higher one. */
export async function insertEntered(
  trx: Trx,
  section: EnteredSection,
  rows: readonly EnteredRow[],
  by: { author: string; at: Date },
): Promise<void> {
  if (rows.length === 0) return;
  const { table } = ENTERED[section];
  await sql`
    insert into ${sql.table(table)} (${columnsOf(section)}, author, updated_at)
    overriding system value
    select ${columnsOf(section)}, ${by.author}, ${by.at}::timestamptz
    from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)
  `.execute(trx);
  await raiseSequence(trx, table);
}

async function raiseSequence(trx: Trx, table: string): Promise<void> {
  await sql`
    select setval(pg_get_serial_sequence(${table}, 'id'), greatest(max(id), nextval(pg_get_serial_sequence(${table}, 'id'))))
    from ${sql.table(table)}
  `.execute(trx);
}

interface ArchivedOverride {
  entity: 'movie' | 'series' | 'person' | 'collection';
  id: number;
  field: string;
  value: unknown;
  is_locked: boolean;
  reason: string;
  expires_at: string | null;
}

/** Without TMDB's value at the time: that is TMDB's, and not ours to pass on. */
export async function listArchivedOverrides(db: Db): Promise<ArchivedOverride[]> {
  const { rows } = await sql<{ row: ArchivedOverride }>`
    select to_jsonb(written) as row
    from (
      select entity, entity_id as id, field, value, is_locked, reason, expires_at
      from overrides
      where entity <> all(${[...SITE_PARTS]})
        and (entity <> 'collection' or exists (select from collections where id = entity_id and removed_at is null))
    ) as written
    order by entity, id, field
  `.execute(db);
  return rows.map(({ row }) => row);
}

/** Of a title that is not stored here: projected with it when it is. */
export async function insertOverrides(
  trx: Trx,
  overrides: readonly ArchivedOverride[],
  by: { author: string; at: Date },
): Promise<void> {
  await sql`
    insert into overrides (entity, entity_id, field, value, is_locked, reason, expires_at, author, updated_at)
    select entity, id, field, value, is_locked, reason, expires_at, ${by.author}, ${by.at}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(overrides)}::jsonb) as given
      (entity text, id integer, field text, value jsonb, is_locked boolean, reason text, expires_at timestamptz)
    on conflict (entity, entity_id, field) do update
    set value = excluded.value, is_locked = excluded.is_locked, reason = excluded.reason, expires_at = excluded.expires_at,
        base_value = null, base_value_hash = null, author = excluded.author, updated_at = excluded.updated_at
  `.execute(trx);
}

interface ArchivedCollection {
  id: number;
  name: string;
  slug: string;
  position: number;
  saga_id: number | null;
  created_at: string;
  first_published_at: string | null;
  /** Addresses that redirect to it. */
  former: string[];
}

export async function listArchivedCollections(db: Db): Promise<ArchivedCollection[]> {
  const { rows } = await sql<{ row: ArchivedCollection }>`
    select to_jsonb(kept) as row
    from (
      select id, name, slug, position, saga_id, created_at, first_published_at,
             array(select address.slug from collection_addresses as address where collection_id = collections.id order by 1) as former
      from collections where removed_at is null
    ) as kept
    order by id
  `.execute(db);
  return rows.map(({ row }) => row);
}

export async function insertArchivedCollections(
  trx: Trx,
  collections: readonly ArchivedCollection[],
  at: Date,
): Promise<void> {
  if (collections.length === 0) return;
  const json = JSON.stringify(collections);
  await sql`
    insert into collections (id, name, slug, title_h1, description_h1, state, position, saga_id, created_at, first_published_at, updated_at)
    overriding system value
    select id, name, slug, name, '', 'draft', position, saga_id, created_at, first_published_at, ${at}::timestamptz
    from jsonb_populate_recordset(null::collections, ${json}::jsonb)
  `.execute(trx);
  await sql`
    insert into collection_addresses (slug, collection_id)
    select address, id
    from jsonb_to_recordset(${json}::jsonb) as given (id integer, former text[]), unnest(given.former) as address
    on conflict (slug) do nothing
  `.execute(trx);
  await raiseSequence(trx, 'collections');
}

interface ArchivedPerson {
  id: number;
  name: string;
}

/** People that editors created, and TMDB's people that a voice or a merge references. */
export async function listArchivedPeople(db: Db): Promise<ArchivedPerson[]> {
  const { rows } = await sql<ArchivedPerson>`
    select id, name from people
    where (id >= ${FIRST_OWN_PERSON} and is_public)
       or id in (select voice_id from dubbing_credits where removed_at is null)
       or id in (select unnest(array[from_id, into_id]) from person_merges where undone_at is null)
    order by id
  `.execute(db);
  return rows;
}

export async function listNamesOfPeople(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await sql<ArchivedPerson>`
    select id, name from people where id = any (${[...ids]}::integer[])
  `.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export async function raiseOwnPeople(trx: Trx, id: number): Promise<void> {
  await sql`select setval('own_person_ids', greatest(${id}::bigint, nextval('own_person_ids')))`.execute(trx);
}

export interface ArchivedMerge {
  from_id: number;
  into_id: number;
  /** The voices that an undo gives back. */
  voice_rows: number[];
}

/** Those in force. */
export async function listArchivedMerges(db: Db): Promise<ArchivedMerge[]> {
  return db
    .selectFrom('person_merges')
    .select(['from_id', 'into_id', 'voice_rows'])
    .where('undone_at', 'is', null)
    .orderBy('from_id')
    .execute();
}

export interface ArchivedPicture {
  path: string;
  sha256: string;
  width: number;
  height: number;
  size: number;
  hash: string;
  /** The dominant colour. */
  colour: string | null;
  fingerprint: string | null;
  name: string;
  alt: string;
  credit: string;
  licence: string;
  expires_on: string | null;
  focus_x: number;
  focus_y: number;
  cut_from: string | null;
  removed_at: string | null;
}

/** The library, without the bytes. */
export async function listArchivedPictures(db: Db): Promise<ArchivedPicture[]> {
  const { rows } = await sql<{ row: ArchivedPicture }>`
    select to_jsonb(stored) as row
    from (
      select path, sha256, width, height, length(bytes) as size, encode(sha256(bytes), 'hex') as hash,
             (select ink from image_inks where file = substring(path from '^/(.+)[.]jpg$')) as colour, fingerprint::text, name, alt, credit,
             licence, expires_on, focus_x, focus_y, cut_from, removed_at
      from own_pictures
    ) as stored
    order by path
  `.execute(db);
  return rows.map(({ row }) => row);
}

export interface ArchivedBytes {
  bytes: Buffer;
  /** The dominant colour of these bytes, if the archive does not say it. */
  ink: string;
}

/** Does nothing if the picture is here already. */
export async function insertArchivedPicture(
  trx: Trx,
  picture: ArchivedPicture,
  { bytes, ink }: ArchivedBytes,
  by: { author: string; at: Date; endedAt: Date | null },
): Promise<void> {
  const { size: _size, hash: _hash, colour, path, ...row } = picture;
  await trx
    .insertInto('image_inks')
    .values({ file: path.slice(1, -4), ink: colour ?? ink })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await trx
    .insertInto('own_pictures')
    .values({ ...row, path, bytes, author: by.author, created_at: by.at, ended_at: by.endedAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
