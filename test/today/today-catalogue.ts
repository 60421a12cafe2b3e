import { sql } from 'kysely';
import type { Context } from '../../src/server/context.ts';
import type { Db } from '../../src/server/infra/db.ts';
import type { TitleKind } from '../../src/shared/domain/titles/seen-title.ts';
import { insertMovie, insertSeries } from '../builders/stored-title.ts';
import type { Dice } from '../dice.ts';

/** A title as the tables have it, read without the code that is tested. */
export interface NaiveTitle {
  kind: TitleKind;
  id: number;
  popularity: number;
  rating: number;
  votes: number;
  day: string | null;
  year: number | null;
  genreIds: number[];
  age: number | null;
  minutes: number | null;
  isInCinema: boolean;
  offers: { kind: string; id: number }[];
}

const GENRES = {
  movie: [28, 12, 16, 35, 80, 99, 18, 10751, 14, 36, 27, 10402, 9648, 10749, 878],
  series: [10759, 16, 35, 80, 99, 18, 10751, 10762, 9648, 10765, 10766, 10768],
} as const;
const SERVICES = [8, 1796, 119, 2100, 307, 337, 1899, 350, 531, 283, 11, 47, 300, 2302, 19, 2, 10];
const KINDS = ['flatrate', 'flatrate', 'flatrate', 'free', 'ads', 'rent', 'buy'];
const CERTIFICATIONS = ['L', 'L', '6', '10', '12', '14', '16', '18', null, null];
const FACTS = { movie: sql`runtime_minutes`, series: sql`episode_minutes` };

/** Random titles, with every fact missing in some. No two are equally popular. */
export async function insertTodayTitles({ db, now }: Context, dice: Dice, count: number): Promise<void> {
  const cinema: number[] = [];
  for (let id = 1; id <= count; id += 1) {
    const kind = dice.chance(0.6) ? 'movie' : 'series';
    const title = {
      id,
      popularity: (id * 7919) % (count * 2 + 1),
      day: dice.chance(0.95) ? toDay(dice) : null,
      isListed: dice.chance(0.95),
      title: `Título ${id}`,
      voteAverage: dice.below(100) / 10,
      voteCount: dice.pick([0, 1, 12, 300, 4_000, 25_000]),
      genreIds: pickSome(dice, GENRES[kind], 3),
      offers: pickSome(dice, SERVICES, 3).map((service) => [dice.pick(KINDS), service] as const),
    };
    await (kind === 'movie' ? insertMovie : insertSeries)(db, title);
    await saveFacts(db, dice, kind, id);
    if (kind === 'movie' && dice.chance(0.04)) cinema.push(id);
  }
  await sql`
    insert into rankings (name, position, kind, entity_id)
    select 'movie-now-playing', position, 'movie', id from unnest(${cinema}::integer[]) with ordinality as film (id, position)
  `.execute(db);
  await db
    .insertInto('ranking_runs')
    .values({ name: 'movie-now-playing', fetched_at: now(), entries: cinema.length })
    .execute();
}

/** What a sync or an editor may change. */
export async function changeTodayTitles({ db }: Context, dice: Dice, titles: readonly NaiveTitle[], count: number) {
  for (let change = 0; change < count; change += 1) {
    const { kind, id } = dice.pick(titles);
    await saveFacts(db, dice, kind, id);
    const owner = kind === 'movie' ? sql`movie_offers where movie_id` : sql`series_offers where series_id`;
    if (dice.chance(0.3)) await sql`delete from ${owner} = ${id}`.execute(db);
  }
}

async function saveFacts(db: Db, dice: Dice, kind: TitleKind, id: number): Promise<void> {
  const minutes = dice.chance(0.1) ? null : kind === 'movie' ? 60 + dice.below(120) : 15 + dice.below(50);
  await sql`
    update ${sql.table(kind === 'movie' ? 'movies' : 'series')}
    set ${FACTS[kind]} = ${minutes}, certification = ${dice.pick(CERTIFICATIONS)},
        country_codes = ${[dice.pick(['BR', 'US', 'KR', 'FR'])]}, original_language = ${dice.pick(['pt', 'en', 'ko', 'xx'])}
    where id = ${id}
  `.execute(db);
}

function toDay(dice: Dice): string {
  const two = (value: number) => String(value + 1).padStart(2, '0');
  return `${1950 + dice.below(77)}-${two(dice.below(12))}-${two(dice.below(28))}`;
}

function pickSome<T>(dice: Dice, values: readonly T[], most: number): T[] {
  return [...new Set(Array.from({ length: dice.below(most + 1) }, () => dice.pick(values)))];
}

export async function readNaiveTitles(db: Db): Promise<NaiveTitle[]> {
  const { rows } = await sql<NaiveTitle & { certification: string | null }>`
    select 'movie' as kind, id, popularity, vote_average as rating, vote_count as votes, release_date as day,
           release_year as year, genre_ids as "genreIds", certification, runtime_minutes as minutes,
           id in (select entity_id from rankings where name = 'movie-now-playing') as "isInCinema",
           (select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'id', service_id)), '[]')
            from movie_offers where movie_id = movies.id) as offers
    from movies where is_listed
    union all
    select 'series', id, popularity, vote_average, vote_count, first_air_date,
           extract(year from first_air_date)::integer, genre_ids, certification, episode_minutes, false,
           (select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'id', service_id)), '[]')
            from series_offers where series_id = series.id)
    from series where is_listed
  `.execute(db);
  return rows.map(({ certification, ...row }) => ({
    ...row,
    rating: Math.round(row.rating * 1_000) / 1_000,
    age: certification === null ? null : certification === 'L' ? 0 : Number(certification),
  }));
}
