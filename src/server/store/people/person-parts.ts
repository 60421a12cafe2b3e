import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../infra/db.ts';
import {
  type CardService,
  type CinemaRow,
  cinemaRow,
  joinedServices,
  servicesOfTitles,
} from '../availability/card-availability.ts';

export function listProfiles(db: Db, personId: number) {
  return db
    .selectFrom('person_images')
    .select(['file_path', 'width', 'height', 'alt', 'credit', 'licence'])
    .where('person_id', '=', personId)
    .orderBy('position')
    .execute();
}

/** One credit of a person as TMDB gives it, with the stored title, if there is one. */
export interface PersonCreditRow {
  kind: 'movie' | 'series';
  title_id: number;
  role: 'cast' | 'crew';
  /** The character, or the job. */
  part: string;
  title: string;
  released_on: string | null;
  poster_path: string | null;
  held_version: number | null;
  held_is_public: boolean | null;
  held_slug: string | null;
  held_title: string | null;
  held_poster_path: string | null;
  held_vote_average: number | null;
  /** Premiere in Brazil, or of a series. */
  held_premiere: string | null;
  services: CardService[];
  cinema: CinemaRow | null;
}

/** Of a person and of those merged into them. The most popular titles first. */
export async function listPersonCredits(db: Db, people: readonly number[]): Promise<PersonCreditRow[]> {
  const { rows } = await sql<PersonCreditRow>`
    select credit.kind, credit.title_id, credit.role, credit.part, credit.title, credit.released_on, credit.poster_path,
           held.version as held_version, held.is_public as held_is_public, held.slug as held_slug,
           held.title as held_title, held.poster_path as held_poster_path, held.vote_average as held_vote_average,
           held.premiere as held_premiere, held.cinema, ${joinedServices} as services
    from person_credits as credit
    left join lateral (
      select version, is_public, slug, title, poster_path, vote_average,
             case when is_brazilian_release then release_date end as premiere, ${cinemaRow} as cinema
      from movies
      where credit.kind = 'movie' and movies.id = credit.title_id
      union all
      select version, is_public, slug, title, poster_path, vote_average, first_air_date, null
      from series
      where credit.kind = 'series' and series.id = credit.title_id
    ) as held on true
    left join (
      ${offersOf(sql`person_credits where person_id = any (${[...people]}::integer[]) and`)}
    ) as offered on offered.kind = credit.kind and offered.title_id = credit.title_id
    where credit.person_id = any (${[...people]}::integer[])
    order by credit.position, credit.person_id
  `.execute(db);
  return rows;
}

/** For a person not fetched from TMDB yet: their credits in stored titles, the most popular first. */
export async function listCreditsInTitles(db: Db, personId: number, limit: number): Promise<PersonCreditRow[]> {
  const { rows } = await sql<PersonCreditRow>`
    with credit (kind, title_id, role, part, position) as (
      select 'movie', movie_id, 'cast', character, position from movie_cast where person_id = ${personId}
      union all
      select 'movie', movie_id, 'crew', job, position from movie_crew where person_id = ${personId}
      union all
      select 'series', series_id, 'cast', character, position from series_cast where person_id = ${personId}
      union all
      select 'series', series_id, 'crew', job, position from series_crew where person_id = ${personId}
    )
    ${creditsOfStored()}
    where held.is_public
    order by held.popularity desc, credit.kind, credit.title_id, credit.position
    limit ${limit}
  `.execute(db);
  return rows;
}

/** Credits that editors added to stored titles, hidden ones too. */
export async function listAddedCredits(db: Db, personId: number): Promise<PersonCreditRow[]> {
  const { rows } = await sql<PersonCreditRow>`
    with credit (kind, title_id, role, part, position) as (
      select title_kind, title_id, role, shown_part, position from credit_edits
      where person_id = ${personId} and is_added and shown_part is not null
    )
    ${creditsOfStored()}
    order by credit.kind, credit.title_id, credit.position
  `.execute(db);
  return rows;
}

/** The rest of a statement that begins with `with credit (kind, title_id, role, part, position)`: only stored titles. */
function creditsOfStored() {
  return sql`
    ,
    held (kind, id, version, is_public, slug, title, poster_path, vote_average, popularity, released_on, premiere, cinema) as (
      select 'movie', id, version, is_public, slug, title, poster_path, vote_average, popularity, release_date,
             case when is_brazilian_release then release_date end, ${cinemaRow}
      from movies
      where id in (select title_id from credit where kind = 'movie')
      union all
      select 'series', id, version, is_public, slug, title, poster_path, vote_average, popularity, first_air_date,
             first_air_date, null
      from series
      where id in (select title_id from credit where kind = 'series')
    )
    select credit.kind, credit.title_id, credit.role, credit.part, held.title, held.released_on, held.poster_path,
           held.version as held_version, held.is_public as held_is_public, held.slug as held_slug,
           held.title as held_title, held.poster_path as held_poster_path, held.vote_average as held_vote_average,
           held.premiere as held_premiere, held.cinema, ${joinedServices} as services
    from credit
    join held on held.kind = credit.kind and held.id = credit.title_id
    left join (
      ${offersOf(sql`credit where`)}
    ) as offered on offered.kind = credit.kind and offered.title_id = credit.title_id
  `;
}

/** Stored titles whose Brazilian dubbing has the person's voice, as credits of their cast. Hidden titles are among them. */
export async function listDubbed(db: Db, personId: number, limit: number): Promise<PersonCreditRow[]> {
  const { rows } = await sql<PersonCreditRow>`
    with credit (kind, title_id, role, part, position) as (
      select title_kind, title_id, 'cast', character, row_number() over (order by title_kind, title_id, position)
      from dubbing_credits
      where voice_id = ${personId}
      limit ${limit}
    )
    ${creditsOfStored()}
    order by credit.position
  `.execute(db);
  return rows;
}

/** Services of every credited title. `credits` is the rest of a `from` up to a condition on the kind. */
function offersOf(credits: RawBuilder<unknown>) {
  return sql`
    select 'movie' as kind, title_id, services
    from ${servicesOfTitles('movie', sql`array(select title_id from ${credits} kind = 'movie')`)} as of_movies
    union all
    select 'series', title_id, services
    from ${servicesOfTitles('series', sql`array(select title_id from ${credits} kind = 'series')`)} as of_series
  `;
}
