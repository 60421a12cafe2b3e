import type { Db } from '../../src/server/infra/db.ts';

export interface StoredTitle {
  id: number;
  popularity?: number;
  /** Release or first broadcast. */
  day?: string | null;
  isListed?: boolean;
  /** Kind of offer and TMDB's service, as the title's own sync left them. */
  offers?: readonly (readonly [kind: string, serviceId: number])[];
  offersCheckedAt?: Date;
}

const COMMON = {
  slug: 'titulo',
  title: 'Título',
  title_language: 'pt-BR',
  original_title: 'Título',
  original_language: 'pt',
  overview: '',
  overview_language: '',
  tagline: '',
  status: 'Released',
  vote_average: 0,
  vote_count: 0,
  genre_ids: [],
  country_codes: [],
  company_names: [],
  similar_ids: [],
  is_noindex: false,
  is_public: true,
  search_title: 'titulo',
  search_original_title: 'titulo',
};
const SOURCE = { payload: '{}', payload_hash: '', fetch_started_at: new Date(0), fetched_at: new Date(0) };

const commonOf = ({ id, popularity = 1, isListed = true, offersCheckedAt = new Date(0) }: StoredTitle) => ({
  ...COMMON,
  id,
  popularity,
  is_listed: isListed,
  offers_checked_at: offersCheckedAt,
});

async function insertServices(db: Db, { offers = [] }: StoredTitle): Promise<void> {
  for (const [, id] of offers) {
    await db
      .insertInto('watch_services')
      .values({ id, name: `Serviço ${id}`, seen_at: new Date(0) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** A film in the catalogue, for tests of lists that only need it to be there. */
export async function insertMovie(db: Db, movie: StoredTitle): Promise<void> {
  await db
    .insertInto('movie_sources')
    .values({ id: movie.id, ...SOURCE })
    .execute();
  const own = { release_date: movie.day ?? null, is_brazilian_release: true, budget_usd: 0, revenue_usd: 0 };
  await db
    .insertInto('movies')
    .values({ ...commonOf(movie), ...own })
    .execute();
  await insertServices(db, movie);
  for (const [position, [kind, service_id]] of (movie.offers ?? []).entries()) {
    await db.insertInto('movie_offers').values({ movie_id: movie.id, kind, service_id, position }).execute();
  }
}

export async function insertSeries(db: Db, series: StoredTitle): Promise<void> {
  await db
    .insertInto('series_sources')
    .values({ id: series.id, ...SOURCE })
    .execute();
  const own = { first_air_date: series.day ?? null, season_count: 1, episode_count: 1, is_in_production: false };
  await db
    .insertInto('series')
    .values({ ...commonOf(series), ...own, type: 'Scripted', network_names: [] })
    .execute();
  await insertServices(db, series);
  for (const [position, [kind, service_id]] of (series.offers ?? []).entries()) {
    await db.insertInto('series_offers').values({ series_id: series.id, kind, service_id, position }).execute();
  }
}
