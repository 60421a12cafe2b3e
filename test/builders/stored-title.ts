import type { Db } from '../../src/server/infra/db.ts';
import { normaliseForSearch } from '../../src/shared/domain/slug.ts';

export interface StoredTitle {
  id: number;
  popularity?: number;
  /** Release or first broadcast. */
  day?: string | null;
  isListed?: boolean;
  title?: string;
  voteAverage?: number;
  voteCount?: number;
  /** TMDB's ids. */
  genreIds?: readonly number[];
  backdropPath?: string;
  /** Kind of offer and TMDB's service id, as the title's own sync stores them. */
  offers?: readonly (readonly [kind: string, serviceId: number])[];
  offersCheckedAt?: Date;
}

const COMMON = {
  slug: 'titulo',
  title_language: 'pt-BR',
  original_title: 'Título',
  original_language: 'pt',
  overview: '',
  overview_language: '',
  tagline: '',
  status: 'Released',
  country_codes: [],
  company_names: [],
  similar_ids: [],
  is_noindex: false,
  is_public: true,
  search_original_title: 'titulo',
};
const SOURCE = { payload: '{}', payload_hash: '', fetch_started_at: new Date(0), fetched_at: new Date(0) };

const commonOf = ({ id, popularity = 1, isListed = true, title = 'Título', ...stored }: StoredTitle) => ({
  ...COMMON,
  id,
  title,
  search_title: normaliseForSearch(title),
  popularity,
  vote_average: stored.voteAverage ?? 0,
  vote_count: stored.voteCount ?? 0,
  genre_ids: [...(stored.genreIds ?? [])],
  backdrop_path: stored.backdropPath ?? null,
  is_listed: isListed,
  offers_checked_at: stored.offersCheckedAt ?? new Date(0),
});

export interface StoredMovie extends StoredTitle {
  /** In Brazil: TMDB's type (3 is cinemas) and the day. */
  releases?: readonly (readonly [type: number, day: string])[];
}

export interface StoredSeries extends StoredTitle {
  nextAirDate?: string;
  lastAirDate?: string;
}

async function insertServices(db: Db, { offers = [] }: StoredTitle): Promise<void> {
  for (const [, id] of offers) {
    await db
      .insertInto('watch_services')
      .values({ id, name: `Serviço ${id}`, seen_at: new Date(0) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** Inserts a film for tests of lists that only need it to exist. */
export async function insertMovie(db: Db, movie: StoredMovie): Promise<void> {
  await db
    .insertInto('movie_sources')
    .values({ id: movie.id, ...SOURCE })
    .execute();
  const own = {
    release_date: movie.day ?? null,
    release_year: movie.day ? Number(movie.day.slice(0, 4)) : null,
    is_brazilian_release: true,
    budget_usd: 0,
    revenue_usd: 0,
  };
  await db
    .insertInto('movies')
    .values({ ...commonOf(movie), ...own })
    .execute();
  await insertServices(db, movie);
  for (const [position, [kind, service_id]] of (movie.offers ?? []).entries()) {
    await db.insertInto('movie_offers').values({ movie_id: movie.id, kind, service_id, position }).execute();
  }
  for (const [position, [type, released_on]] of (movie.releases ?? []).entries()) {
    const release = { movie_id: movie.id, position, type, released_on, certification: '', note: '' };
    await db.insertInto('movie_releases').values(release).execute();
  }
}

export async function insertSeries(db: Db, series: StoredSeries): Promise<void> {
  await db
    .insertInto('series_sources')
    .values({ id: series.id, ...SOURCE })
    .execute();
  const own = {
    first_air_date: series.day ?? null,
    next_air_date: series.nextAirDate ?? null,
    last_air_date: series.lastAirDate ?? null,
    season_count: 1,
    episode_count: 1,
    is_in_production: false,
  };
  await db
    .insertInto('series')
    .values({ ...commonOf(series), ...own, type: 'Scripted', network_names: [] })
    .execute();
  await insertServices(db, series);
  for (const [position, [kind, service_id]] of (series.offers ?? []).entries()) {
    await db.insertInto('series_offers').values({ series_id: series.id, kind, service_id, position }).execute();
  }
}
