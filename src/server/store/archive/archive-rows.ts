import { sql } from 'kysely';
import { type Entity, SITE_PARTS } from '#shared/domain/entities.ts';
import { FIRST_OWN_PERSON } from '#shared/domain/people/own-person.ts';
import { normaliseForSearch } from '#shared/domain/slug.ts';
import { CREATED_RECORDS, type CreatedRecord } from '#shared/domain/subjects/records.ts';
import type { Db, Trx } from '../../infra/db.ts';

interface ArchivedOverride {
  entity: Entity | CreatedRecord;
  id: number;
  field: string;
  value: unknown;
  is_locked: boolean;
  reason: string;
  expires_at: string | null;
}

/** Without TMDB's value at the time: that is TMDB's, and not ours to pass on. Without offers of removed services, which are not passed on. */
export async function listArchivedOverrides(db: Db): Promise<ArchivedOverride[]> {
  const { rows } = await sql<{ row: ArchivedOverride }>`
    select to_jsonb(written) as row
    from (
      select entity, entity_id as id, field, coalesce(offers.lines, value) as value, is_locked, reason, expires_at
      from overrides
      left join lateral (
        select coalesce(jsonb_agg(line order by place), '[]') as lines
        from jsonb_array_elements(case when field = 'ownOffers' then value else '[]' end) with ordinality as each (line, place)
        join records as service
          on service.entity = 'service' and service.id = (line ->> 'serviceId')::integer and service.removed_at is null
      ) as offers on field = 'ownOffers'
      where entity <> all(${[...SITE_PARTS]})
        and (entity <> all(${CREATED_RECORDS}::text[]) or exists (
          select from records where records.entity = overrides.entity and id = entity_id and removed_at is null
        ))
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

interface ArchivedRecord {
  entity: CreatedRecord;
  id: number;
  title: string;
  /** Empty for one without a page. */
  slug: string;
  position: number;
  saga_id: number | null;
  created_at: string;
  first_published_at: string | null;
  /** Addresses that redirect to it. */
  former: string[];
}

/** What editors created, but its texts: those are overrides. */
export async function listArchivedRecords(db: Db): Promise<ArchivedRecord[]> {
  const { rows } = await sql<{ row: ArchivedRecord }>`
    select to_jsonb(kept) as row
    from (
      select entity, id, title, coalesce(slug, '') as slug, position, saga_id, created_at, first_published_at, array(
        select address.slug from record_addresses as address
        where address.entity = records.entity and record_id = records.id and address.slug <> records.slug order by 1
      ) as former
      from records where entity = any (${CREATED_RECORDS}::text[]) and removed_at is null
    ) as kept
    order by entity, id
  `.execute(db);
  return rows.map(({ row }) => row);
}

/** Removed ones too: an id is never given twice. */
export async function listTakenRecords(db: Db): Promise<Set<string>> {
  const rows = await db.selectFrom('records').select(['entity', 'id']).execute();
  return new Set(rows.map(({ entity, id }) => `${entity} ${id}`));
}

/** Under their own ids; the next one that an editor creates gets a higher one. */
export async function insertArchivedRecords(trx: Trx, records: readonly ArchivedRecord[], at: Date): Promise<void> {
  if (records.length === 0) return;
  const json = JSON.stringify(records.map((record) => ({ ...record, search_title: normaliseForSearch(record.title) })));
  await sql`
    insert into records (entity, id, slug, title, search_title, position, saga_id, created_at, first_published_at, changed_at)
    select entity, id, nullif(slug, ''), title, search_title, position, saga_id, created_at, first_published_at, ${at}::timestamptz
    from jsonb_populate_recordset(null::records, ${json}::jsonb)
  `.execute(trx);
  await sql`
    insert into record_addresses (entity, slug, record_id)
    select entity, slug, id from jsonb_populate_recordset(null::records, ${json}::jsonb) where slug <> ''
    on conflict (entity, slug) do update set record_id = excluded.record_id, leads_to = null
  `.execute(trx);
  await sql`
    insert into record_addresses (entity, slug, record_id)
    select entity, address, id
    from jsonb_to_recordset(${json}::jsonb) as given (entity text, id integer, former text[]), unnest(given.former) as address
    on conflict (entity, slug) do nothing
  `.execute(trx);
  await sql`
    insert into record_ids (entity, last)
    select entity, max(id) from records where entity = any (${CREATED_RECORDS}::text[]) group by entity
    on conflict (entity) do update set last = greatest(record_ids.last, excluded.last)
  `.execute(trx);
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
       or id in (
         select (voice ->> 'voiceId')::integer from overrides, jsonb_array_elements(value) as voice where field = 'voices'
       )
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
}

/** Those in force. */
export async function listArchivedMerges(db: Db): Promise<ArchivedMerge[]> {
  return db
    .selectFrom('person_merges')
    .select(['from_id', 'into_id'])
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
