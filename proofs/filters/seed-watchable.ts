import { sql } from 'kysely';
import type { Db } from '../../src/server/infra/db.ts';

/** As many titles with offers as TMDB has for Brazil: two thirds films; three offers each, services and genres by Zipf. */
export async function seedWatchable(db: Db, titles: number): Promise<void> {
  await sql`
    insert into watch_services (id, name, seen_at) select id, 'Serviço ' || id, now() from generate_series(1, 40) as id
    on conflict do nothing
  `.execute(db);
  for (const kind of ['movie', 'series'] as const) {
    const count = Math.round((titles * (kind === 'movie' ? 2 : 1)) / 3);
    const isMovie = kind === 'movie';
    const table = sql.table(isMovie ? 'movies' : 'series');
    await sql`
      insert into ${sql.table(`${kind}_sources`)} (id, payload, payload_hash, fetch_started_at, fetched_at)
      select id, '{}', '', now(), now() from generate_series(1, ${count}::integer) as id
    `.execute(db);
    await sql`
      insert into ${table} (
        id, slug, title, title_language, original_title, original_language, overview, overview_language, tagline, status,
        certification, popularity, vote_average, vote_count, genre_ids, country_codes, company_names, similar_ids,
        is_noindex, is_public, is_listed, search_title, search_original_title, offers_checked_at,
        ${
          isMovie
            ? sql`release_date, release_year, is_brazilian_release, runtime_minutes, budget_usd, revenue_usd`
            : sql`first_air_date, season_count, episode_count, episode_minutes, is_in_production, type, network_names`
        }
      )
      select
        id, 't', 'Título ' || id, 'pt-BR', 't', 'pt', '', '', '', 'Released',
        case when random() < 0.7 then (array['L', '6', '10', '12', '14', '16', '18'])[1 + floor(random() * 7)] end,
        100 * random() ^ 6, 10 * random(), floor(5000 * random() ^ 5),
        array[1 + floor(19 * random() ^ 2), 1 + floor(19 * random() ^ 2)]::integer[],
        case when random() < 0.08 then array['BR'] else array['US'] end, '{}', '{}', false, true, true,
        md5(id::text), 't', now(),
        ${
          isMovie
            ? sql`day, extract(year from day), true, case when random() < 0.96 then 60 + floor(100 * random()) end, 0, 0`
            : sql`day, 1, 1, case when random() < 0.96 then 20 + floor(50 * random()) end, false, 'Scripted', '{}'`
        }
      from (
        select id, current_date - floor(25000 * random() ^ 2)::integer as day from generate_series(1, ${count}::integer) as id
      ) as titles
    `.execute(db);
    await sql`
      insert into ${sql.table(`${kind}_offers`)} (${sql.ref(`${kind}_id`)}, kind, service_id, position)
      select title.id, (array['flatrate', 'free', 'ads', 'rent', 'buy'])[1 + floor(5 * random() ^ 2)],
        1 + floor(40 * random() ^ 3), turn
      from ${table} as title cross join generate_series(1, 3) as turn
      on conflict do nothing
    `.execute(db);
  }
  await sql`analyze`.execute(db);
}
