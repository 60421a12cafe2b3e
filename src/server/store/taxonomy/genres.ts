import { sql } from 'kysely';
import type { TitleKind } from '#shared/domain/titles/seen-title.ts';
import type { Db } from '../../infra/db.ts';
import { TITLE_TABLES } from '../titles/title-tables.ts';

export interface GenreRow {
  slug: string;
  name: string;
  aliases: string[];
  movie_genre_ids: number[];
  series_genre_ids: number[];
  backdrop_path: string | null;
  h1: string;
  p: string;
  description: string;
  /** Shown in lists of genres; a genre that is not still has its page. */
  is_visible: boolean;
}

/** In our display order. */
export function listGenres(db: Db): Promise<GenreRow[]> {
  return db
    .selectFrom('genres')
    .select(['slug', 'name', 'aliases', 'movie_genre_ids', 'series_genre_ids', 'backdrop_path'])
    .select(['h1', 'p', 'description', 'is_visible'])
    .orderBy('position')
    .execute();
}

export interface TitlePicture {
  id: number;
  version: number;
  genre_ids: number[];
  backdrop_path: string;
}

/** Backdrops of the most popular titles that have one. */
export async function listTitlePictures(db: Db, kind: TitleKind, limit: number): Promise<TitlePicture[]> {
  const { rows } = await sql<TitlePicture>`
    select id, version, genre_ids, backdrop_path
    from ${sql.table(TITLE_TABLES[kind].titles)}
    where is_listed and backdrop_path is not null
    order by popularity desc, id
    limit ${limit}
  `.execute(db);
  return rows;
}

/** The TMDB genres that at least one listed title has. */
export async function listUsedGenreIds(db: Db, kind: TitleKind, genreIds: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select asked.id
    from unnest(${[...genreIds]}::integer[]) as asked (id)
    where exists (
      select from ${sql.table(TITLE_TABLES[kind].titles)} where is_listed and genre_ids @> array[asked.id]
    )
  `.execute(db);
  return new Set(rows.map(({ id }) => id));
}

export interface RenamedGenre {
  name: string;
  slug: string;
  /** TMDB's ids that belong to this genre only. */
  ids: Record<TitleKind, number[]>;
}

/** Genres whose name or slug differs from the built-in one. A TMDB id shared by two genres takes neither's new name. */
export async function listRenamedGenres(db: Db): Promise<RenamedGenre[]> {
  const { rows } = await sql<RenamedGenre>`
    select name, slug,
           jsonb_build_object(
             'movie', array(
               select id from unnest(genres.movie_genre_ids) as id
               where not exists (
                 select from genres as other where other.key <> genres.key and id = any(other.movie_genre_ids)
               )
             ),
             'series', array(
               select id from unnest(genres.series_genre_ids) as id
               where not exists (
                 select from genres as other where other.key <> genres.key and id = any(other.series_genre_ids)
               )
             )
           ) as ids
    from genres
    where name <> defaults ->> 'name' or slug <> defaults ->> 'slug'
  `.execute(db);
  return rows;
}
