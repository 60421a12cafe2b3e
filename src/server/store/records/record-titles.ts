import { sql } from 'kysely';
import type { RecordEntity } from '#shared/domain/subjects/records.ts';
import type { Db, Trx } from '../../infra/db.ts';
import { type CardService, type CinemaRow, cinemaRow, servicesOfTitle } from '../availability/card-availability.ts';
import type { RecordSubject } from './records.ts';

/** A title or person that a record names, stored here or not. */
export interface RecordTitle {
  kind: 'movie' | 'series' | 'person';
  titleId: number;
  note?: string;
  isSkippable?: boolean;
}

export async function replaceRecordTitles(
  trx: Trx,
  { entity, id }: RecordSubject,
  titles: readonly RecordTitle[],
): Promise<void> {
  await trx.deleteFrom('record_titles').where('entity', '=', entity).where('record_id', '=', id).execute();
  await sql`
    insert into record_titles (entity, record_id, position, kind, title_id, note, is_skippable)
    select ${entity}, ${id}::integer, place, title ->> 'kind', (title ->> 'titleId')::integer,
           coalesce(title ->> 'note', ''), coalesce((title ->> 'isSkippable')::boolean, false)
    from jsonb_array_elements(${JSON.stringify(titles)}::jsonb) with ordinality as new (title, place)
  `.execute(trx);
}

/** Those of these kinds, stored or not. */
export async function listNamedTitles(
  db: Db,
  { entity, id }: RecordSubject,
  kinds: readonly RecordTitle['kind'][],
): Promise<Pick<RecordTitle, 'kind' | 'titleId'>[]> {
  if (kinds.length === 0) return [];
  const { rows } = await sql<Pick<RecordTitle, 'kind' | 'titleId'>>`
    select kind, title_id as "titleId" from record_titles
    where entity = ${entity} and record_id = ${id} and kind = any (${[...kinds]}::text[])
  `.execute(db);
  return rows;
}

/** A person that is stored, shown or hidden. */
interface StoredRecordPerson {
  id: number;
  version: number;
  is_public: boolean;
  name: string;
  slug: string;
  profile_path: string | null;
}

/** One that an editor named before TMDB was asked. */
interface UnknownRecordPerson {
  id: number;
  version: null;
  is_public: null;
}

export type RecordPerson = StoredRecordPerson | UnknownRecordPerson;

/** Every person that a record names, in the editors' order. */
export async function listRecordPeople(db: Db, { entity, id }: RecordSubject): Promise<RecordPerson[]> {
  const { rows } = await sql<RecordPerson>`
    select item.title_id as id, people.version, people.is_public, people.name, people.slug, people.profile_path
    from record_titles as item
    left join people on people.id = item.title_id
    where item.entity = ${entity} and item.record_id = ${id} and item.kind = 'person'
    order by item.position
  `.execute(db);
  return rows;
}

interface Place {
  record_id: number;
  kind: 'movie' | 'series';
  id: number;
  note: string;
  is_skippable: boolean;
}

/** A title that is stored, shown or hidden. */
export interface StoredCollectionTitle extends Place {
  version: number;
  is_public: boolean;
  title: string;
  slug: string;
  /** Release or first broadcast. */
  day: string | null;
  year: number | null;
  poster_path: string | null;
  backdrop_path: string | null;
  vote_average: number;
  /** Of a film. */
  runtime_minutes: number | null;
  /** Whether `day` is a premiere in Brazil, or that of a series. */
  is_own_premiere: boolean;
  services: CardService[];
  cinema: CinemaRow | null;
}

/** A title that an editor added before it was fetched. */
interface UnknownCollectionTitle extends Place {
  version: null;
  is_public: null;
}

export type CollectionTitle = StoredCollectionTitle | UnknownCollectionTitle;

/** Every film and series that these records name, in the editors' order; the caller decides which are shown. */
export async function listRecordTitles(
  db: Db,
  entity: RecordEntity,
  recordIds: readonly number[],
): Promise<CollectionTitle[]> {
  if (recordIds.length === 0) return [];
  const { rows } = await sql<CollectionTitle>`
    select item.record_id, item.kind, item.title_id as id, item.note, item.is_skippable,
           held.version, held.is_public, held.title, held.slug, held.day, held.year,
           held.poster_path, held.backdrop_path, held.vote_average, held.runtime_minutes, held.is_own_premiere, held.services,
           held.cinema
    from record_titles as item
    left join lateral (
      select version, is_public, title, slug, release_date as day, release_year as year,
             poster_path, backdrop_path, vote_average, runtime_minutes, is_brazilian_release as is_own_premiere,
             ${servicesOfTitle('movie')} as services, ${cinemaRow} as cinema
      from movies
      where item.kind = 'movie' and movies.id = item.title_id
      union all
      select version, is_public, title, slug, first_air_date, extract(year from first_air_date)::smallint,
             poster_path, backdrop_path, vote_average, null, true, ${servicesOfTitle('series')}, null
      from series
      where item.kind = 'series' and series.id = item.title_id
    ) as held on true
    where item.entity = ${entity} and item.record_id = any(${[...recordIds]}::integer[]) and item.kind <> 'person'
    order by item.record_id, item.position
  `.execute(db);
  return rows;
}
