import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db, Trx } from '../infra/db.ts';
import type {
  MovieCast,
  MovieCrew,
  MovieImages,
  MovieOffers,
  MovieReleases,
  Movies,
  MovieVideos,
  People,
  WatchServices,
} from '../infra/tables.ts';

/** The effective film as a sync or an edit leaves it; `version` and `updated_at` are the table's own. */
export type MovieRow = Omit<Insertable<Movies>, 'version' | 'updated_at'>;

type NewPerson = Omit<Insertable<People>, 'seen_at'>;
type NewService = Omit<Insertable<WatchServices>, 'seen_at'>;

export interface MovieProjection {
  movie: MovieRow;
  people: NewPerson[];
  cast: Insertable<MovieCast>[];
  crew: Insertable<MovieCrew>[];
  images: Insertable<MovieImages>[];
  videos: Insertable<MovieVideos>[];
  services: NewService[];
  offers: Insertable<MovieOffers>[];
  releases: Insertable<MovieReleases>[];
}

/** Replaces all that is projected of one film and gives it a new version. */
export async function saveMovie(trx: Trx, projection: MovieProjection, seenAt: Date): Promise<void> {
  const { movie } = projection;
  await trx
    .insertInto('movies')
    .values(movie)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({
        ...movie,
        version: sql<number>`nextval('content_version')`,
        updated_at: sql<Date>`now()`,
      }),
    )
    .execute();
  await upsertPeople(trx, projection.people, seenAt);
  await upsertServices(trx, projection.services, seenAt);
  await replaceAll(trx, 'movie_cast', movie.id, projection.cast);
  await replaceAll(trx, 'movie_crew', movie.id, projection.crew);
  await replaceAll(trx, 'movie_images', movie.id, projection.images);
  await replaceAll(trx, 'movie_videos', movie.id, projection.videos);
  await replaceAll(trx, 'movie_offers', movie.id, projection.offers);
  await replaceAll(trx, 'movie_releases', movie.id, projection.releases);
}

type Satellite = 'movie_cast' | 'movie_crew' | 'movie_images' | 'movie_videos' | 'movie_offers' | 'movie_releases';

async function replaceAll(trx: Trx, table: Satellite, movieId: number, rows: object[]): Promise<void> {
  await trx.deleteFrom(table).where('movie_id', '=', movieId).execute();
  if (!rows[0]) return;
  // One parameter whatever the number of rows: one prepared statement per table instead of one per row count.
  const columns = sql.join(Object.keys(rows[0]).map((column) => sql.ref(column)));
  await sql`
    insert into ${sql.table(table)} (${columns})
    select ${columns}
    from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)
  `.execute(trx);
}

/**
 * A film's credits know a person only in passing: they introduce one, and correct name and portrait. By the time the
 * film was fetched: an edit projects an old source again and must not bring an old name back.
 */
async function upsertPeople(trx: Trx, people: NewPerson[], seenAt: Date): Promise<void> {
  if (people.length === 0) return;
  const json = JSON.stringify(people);
  await sql`
    insert into people (id, name, slug, profile_path, popularity, seen_at)
    select id, name, slug, profile_path, popularity, ${seenAt}::timestamptz
    from jsonb_populate_recordset(null::people, ${json}::jsonb)
    order by id
    on conflict (id) do update
    set name = excluded.name, slug = excluded.slug, profile_path = excluded.profile_path, seen_at = excluded.seen_at
    where people.seen_at < excluded.seen_at and (people.name, people.slug, people.profile_path)
      is distinct from (excluded.name, excluded.slug, excluded.profile_path)
  `.execute(trx);
}

async function upsertServices(trx: Trx, services: NewService[], seenAt: Date): Promise<void> {
  if (services.length === 0) return;
  const json = JSON.stringify(services);
  await sql`
    insert into watch_services (id, name, logo_path, seen_at)
    select id, name, logo_path, ${seenAt}::timestamptz
    from jsonb_populate_recordset(null::watch_services, ${json}::jsonb)
    order by id
    on conflict (id) do update
    set name = excluded.name, logo_path = excluded.logo_path, seen_at = excluded.seen_at
    where watch_services.seen_at < excluded.seen_at and (watch_services.name, watch_services.logo_path) is distinct from (excluded.name, excluded.logo_path)
  `.execute(trx);
}

export type StoredMovie = Omit<Selectable<Movies>, 'search_title' | 'search_original_title' | 'updated_at'>;

export function findMovie(db: Db, id: number): Promise<StoredMovie | undefined> {
  return db
    .selectFrom('movies')
    .select([
      'id',
      'version',
      'slug',
      'title',
      'title_language',
      'original_title',
      'original_language',
      'overview',
      'overview_language',
      'tagline',
      'release_date',
      'release_year',
      'is_brazilian_release',
      'runtime_minutes',
      'status',
      'certification',
      'budget_usd',
      'revenue_usd',
      'popularity',
      'vote_average',
      'vote_count',
      'genre_ids',
      'country_codes',
      'company_names',
      'franchise_id',
      'franchise_name',
      'imdb_id',
      'poster_path',
      'backdrop_path',
      'watch_link',
      'offers_checked_at',
      'similar_ids',
      'ticket_url',
      'curiosities_html',
      'additional_infos_html',
      'is_noindex',
      'is_public',
      'is_listed',
    ])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** For an address that carries no id. Several films may share a slug; the best known one is meant. */
export async function findMovieIdBySlug(db: Db, slug: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('movies')
    .select('id')
    .where('slug', '=', slug)
    .where('is_public', '=', true)
    .orderBy('popularity', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/** TMDB was asked and nothing had changed: the offers are as good as new, and no copy is old because of it. */
export async function touchOffers(trx: Trx, movieId: number, checkedAt: Date): Promise<void> {
  await trx.updateTable('movies').set({ offers_checked_at: checkedAt }).where('id', '=', movieId).execute();
}
