import { type Selectable, sql } from 'kysely';
import type { Db } from '../../infra/db.ts';
import type { Collections } from '../../infra/tables.ts';
import {
  type CardService,
  type CinemaRow,
  cinemaRow,
  movieServices,
  seriesServices,
} from '../availability/card-availability.ts';

const COLUMNS = [
  'id',
  'version',
  'slug',
  'name',
  'title_h1',
  'description_h1',
  'title_h2',
  'description_h2_html',
  'short_description',
  'cover_path',
  'is_chronological',
  'seo_title',
  'seo_description',
  'is_noindex',
  'first_published_at',
  'state',
  'position',
  'saga_id',
] as const;

export type StoredCollection = Pick<Selectable<Collections>, (typeof COLUMNS)[number]>;

/** In any state: only an editor sees a draft. */
export function findCollection(db: Db, id: number): Promise<StoredCollection | undefined> {
  return db.selectFrom('collections').select(COLUMNS).where('id', '=', id).executeTakeFirst();
}

/** In the editors' order. */
export function listPublishedCollections(db: Db, page: number, pageSize: number): Promise<StoredCollection[]> {
  return db
    .selectFrom('collections')
    .select(COLUMNS)
    .where('state', '=', 'published')
    .orderBy('position')
    .orderBy('id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
}

/** Those of them that are published, in no order. */
export async function listCollectionsOf(db: Db, ids: readonly number[]): Promise<StoredCollection[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('collections')
    .select(COLUMNS)
    .where((expression) => expression('id', '=', expression.fn.any(expression.val([...ids]))))
    .where('state', '=', 'published')
    .execute();
}

export async function countPublishedCollections(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('collections')
    .select((expression) => expression.fn.countAll<number>().as('count'))
    .where('state', '=', 'published')
    .executeTakeFirstOrThrow();
  return count;
}

export async function findPublishedCollectionId(db: Db, slug: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('collections')
    .select('id')
    .where('slug', '=', slug)
    .where('state', '=', 'published')
    .executeTakeFirst();
  return row?.id;
}

/** To find a collection by the slug of its name. There are hundreds of collections, not thousands. */
export function listPublishedNames(db: Db): Promise<Pick<StoredCollection, 'id' | 'slug' | 'name'>[]> {
  return db
    .selectFrom('collections')
    .select(['id', 'slug', 'name'])
    .where('state', '=', 'published')
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/**
 * The published collection that a film's page shows it in: the one made of its saga, else the first in the order of a story. Other
 * collections gather titles that do not follow each other.
 */
export async function findCollectionInOrder(
  db: Db,
  movie: { id: number; franchise_id: number | null },
  maxTitles: number,
): Promise<StoredCollection | undefined> {
  const { rows } = await sql<StoredCollection>`
    select ${sql.join(COLUMNS.map((column) => sql.ref(`collections.${column}`)))}
    from collection_items as item
    join collections on collections.id = item.collection_id
    where item.kind = 'movie' and item.title_id = ${movie.id} and collections.state = 'published'
      and (collections.is_chronological or collections.saga_id = ${movie.franchise_id}::integer)
      and (select count(*) from collection_items as other where other.collection_id = collections.id) <= ${maxTitles}
    order by collections.saga_id = ${movie.franchise_id}::integer desc nulls last, collections.position, collections.id
    limit 1
  `.execute(db);
  return rows[0];
}

interface Place {
  collection_id: number;
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
export interface UnknownCollectionTitle extends Place {
  version: null;
  is_public: null;
}

export type CollectionTitle = StoredCollectionTitle | UnknownCollectionTitle;

/** Ids of its films, stored or not. */
export async function listCollectionMovies(db: Db, collectionId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('collection_items')
    .select('title_id')
    .where('collection_id', '=', collectionId)
    .where('kind', '=', 'movie')
    .execute();
  return rows.map(({ title_id }) => title_id);
}

/** Every title of these collections in the editors' order; the caller decides which are shown. */
export async function listCollectionTitles(db: Db, collectionIds: readonly number[]): Promise<CollectionTitle[]> {
  if (collectionIds.length === 0) return [];
  const { rows } = await sql<CollectionTitle>`
    select item.collection_id, item.kind, item.title_id as id, item.note, item.is_skippable,
           held.version, held.is_public, held.title, held.slug, held.day, held.year,
           held.poster_path, held.backdrop_path, held.vote_average, held.runtime_minutes, held.is_own_premiere, held.services,
           held.cinema
    from collection_items as item
    left join lateral (
      select version, is_public, title, slug, release_date as day, release_year as year,
             poster_path, backdrop_path, vote_average, runtime_minutes, is_brazilian_release as is_own_premiere,
             ${movieServices} as services, ${cinemaRow} as cinema
      from movies
      where item.kind = 'movie' and movies.id = item.title_id
      union all
      select version, is_public, title, slug, first_air_date, extract(year from first_air_date)::smallint,
             poster_path, backdrop_path, vote_average, null, true, ${seriesServices}, null
      from series
      where item.kind = 'series' and series.id = item.title_id
    ) as held on true
    where item.collection_id = any(${[...collectionIds]}::integer[])
    order by item.collection_id, item.position
  `.execute(db);
  return rows;
}
