import { sql } from 'kysely';
import type { Context } from '../../src/server/context.ts';
import type { Access, CountedOptions, FilterQuestion, OptionCounts } from '../../src/server/filters/index.ts';
import type { Db } from '../../src/server/infra/db.ts';
import { compareBytes } from '../../src/shared/domain/compare-bytes.ts';
import { VOTE_FLOORS } from '../../src/shared/domain/limits.ts';
import { AGE_STEPS, MINUTE_STEPS, RATING_STEPS } from '../../src/shared/domain/titles/filter-steps.ts';
import type { TitleKind } from '../../src/shared/domain/titles/seen-title.ts';
import { OFFER_KINDS } from '../../src/shared/domain/titles/source-parts.ts';

/** A title as the tables have it now. */
interface Title {
  id: number;
  popularity: number;
  rating: number;
  votes: number;
  day: string | null;
  year: number | null;
  sortTitle: string;
  offers: { service: number; kind: string; dubbed: boolean }[];
  genreIds: number[];
  certification: string | null;
  minutes: number | null;
  countries: string[];
  isInCinema: boolean;
  arrived: string | null;
}

const TABLES = {
  movie: {
    titles: 'movies',
    offers: 'movie_offers',
    owner: 'movie_id',
    day: 'release_date',
    minutes: 'runtime_minutes',
  },
  series: {
    titles: 'series',
    offers: 'series_offers',
    owner: 'series_id',
    day: 'first_air_date',
    minutes: 'episode_minutes',
  },
} as const;

/** Every listed title of a kind, read without the engine's statements. */
export async function readTitlesNaively(db: Db, kind: TitleKind): Promise<Title[]> {
  const { titles, offers, owner, day, minutes } = TABLES[kind];
  const { rows } = await sql<Title>`
    select
      id, popularity, vote_average as rating, vote_count as votes, ${sql.ref(day)} as day,
      ${kind === 'movie' ? sql`release_year` : sql`substr(first_air_date::text, 1, 4)::integer`} as year,
      title_sort_key(title, search_title) as "sortTitle", genre_ids as "genreIds", certification,
      ${sql.ref(minutes)} as minutes, country_codes as countries,
      coalesce((
        select json_agg(json_build_object('service', service_id, 'kind', kind, 'dubbed', is_dubbed))
        from ${sql.table(offers)} where ${sql.ref(owner)} = title.id
      ), '[]') as offers,
      title.id in (select entity_id from rankings where name = 'movie-now-playing' and kind = ${kind}) as "isInCinema",
      (
        select max(happened_on)::text from availability_events
        where kind = ${kind} and title_id = title.id and event = 'arrived' and state = 'published'
          and (kind, title_id, platform_id) in (select kind, title_id, platform_id from availability where removed_on is null)
      ) as arrived
    from ${sql.table(titles)} as title
    where is_listed
  `.execute(db);
  return rows;
}

const hasOffer = (title: Title, question: FilterQuestion) => {
  const { serviceIds } = question;
  const access = question.access ?? (serviceIds && question.serviceAccess);
  if (access?.includes('cinema') && !serviceIds && title.isInCinema) return true;
  return title.offers.some(
    ({ service, kind }) =>
      (!serviceIds || serviceIds.includes(service)) && (!access || access.includes(kind as Access)),
  );
};
const ageOf = ({ certification }: Title) =>
  certification === null ? null : certification === 'L' ? 0 : Number(certification);

function passes(title: Title, question: FilterQuestion): boolean {
  const { serviceIds, access, genreIds, maxAge, maxMinutes, fromYear, toYear, minRating } = question;
  const age = ageOf(title);
  const floor = {
    'rating-desc': 'rating',
    'title-asc': 'title',
    'title-desc': 'title',
    'votes-asc': 'fewest',
  } as const;
  const floorName = floor[question.sort as keyof typeof floor];
  return (
    (title.offers.length > 0 || title.isInCinema) &&
    (!floorName || title.votes >= VOTE_FLOORS[floorName][question.kind]) &&
    (question.sort !== 'date-desc' || (title.day !== null && title.day <= question.today)) &&
    ((!serviceIds && !access) || hasOffer(title, question)) &&
    (!genreIds || genreIds.some((id) => title.genreIds.includes(id))) &&
    (maxAge === undefined || (age !== null && age <= maxAge)) &&
    (maxMinutes === undefined || (title.minutes !== null && title.minutes > 0 && title.minutes <= maxMinutes)) &&
    (fromYear === undefined || (title.year !== null && title.year >= fromYear)) &&
    (toYear === undefined || (title.year !== null && title.year <= toYear)) &&
    (question.country === undefined || title.countries.includes(question.country)) &&
    (!question.isDubbed || title.offers.some(({ dubbed }) => dubbed)) &&
    (minRating === undefined || title.rating >= minRating)
  );
}

const byPopularity = (one: Title, other: Title) => other.popularity - one.popularity || one.id - other.id;
const COMPARE: Record<FilterQuestion['sort'], (one: Title, other: Title) => number> = {
  popular: byPopularity,
  'rating-desc': (one, other) => other.rating - one.rating || other.votes - one.votes || one.id - other.id,
  'date-desc': (one, other) => compareBytes(other.day ?? '', one.day ?? '') || byPopularity(one, other),
  'date-asc': (one, other) => compareBytes(one.day ?? '~', other.day ?? '~') || byPopularity(one, other),
  'title-asc': (one, other) => compareBytes(one.sortTitle, other.sortTitle) || one.id - other.id,
  'title-desc': (one, other) => compareBytes(other.sortTitle, one.sortTitle) || other.id - one.id,
  'votes-desc': (one, other) => other.votes - one.votes || one.id - other.id,
  'votes-asc': (one, other) => one.votes - other.votes || other.id - one.id,
  arrival: (one, other) => compareBytes(other.arrived ?? '', one.arrived ?? '') || byPopularity(one, other),
};

function findNaively(titles: readonly Title[], question: FilterQuestion, slice: { offset: number; limit: number }) {
  const found = titles.filter((title) => passes(title, question)).sort(COMPARE[question.sort]);
  const rated = titles.filter((title) => passes(title, { ...question, maxAge: undefined }));
  return {
    ids: found.slice(slice.offset, slice.offset + slice.limit).map(({ id }) => id),
    total: found.length,
    unrated: question.maxAge === undefined ? 0 : rated.filter((title) => ageOf(title) === null).length,
  };
}

function countNaively(titles: readonly Title[], question: FilterQuestion, options: CountedOptions): OptionCounts {
  /** Counts the options of one filter among the titles that pass without it. */
  const counter = (without: Partial<FilterQuestion>) => {
    const rest = titles.filter((title) => passes(title, { ...question, ...without }));
    return (option: Partial<FilterQuestion>) =>
      rest.filter((title) => passes(title, { ...question, ...without, ...option })).length;
  };
  const decades = new Map<number, number>();
  for (const title of titles) {
    if (title.year === null || !passes(title, { ...question, fromYear: undefined, toYear: undefined })) continue;
    const decade = Math.floor(title.year / 10) * 10;
    decades.set(decade, (decades.get(decade) ?? 0) + 1);
  }
  const accesses = [...OFFER_KINDS, 'cinema'] as const;
  const [onPlatform, byAccess, ofGenre] = [
    counter({ serviceIds: undefined }),
    counter({ access: undefined, serviceAccess: undefined }),
    counter({ genreIds: undefined }),
  ];
  const [upToAge, upToMinutes, fromRating] = [
    counter({ maxAge: undefined }),
    counter({ maxMinutes: undefined }),
    counter({ minRating: undefined }),
  ];
  return {
    total: counter({})({}),
    platforms: options.platforms.map((serviceIds) => onPlatform({ serviceIds })),
    genres: options.genres.map((genreIds) => ofGenre({ genreIds })),
    access: Object.fromEntries(accesses.map((kind) => [kind, byAccess({ access: [kind] })])) as OptionCounts['access'],
    ages: AGE_STEPS.map((maxAge) => upToAge({ maxAge })),
    minutes: MINUTE_STEPS.map((maxMinutes) => upToMinutes({ maxMinutes })),
    ratings: RATING_STEPS.map((minRating) => fromRating({ minRating })),
    decades: [...decades].sort(([one], [other]) => other - one),
    brazilian: counter({ country: undefined })({ country: 'BR' }),
    dubbed: counter({ isDubbed: undefined })({ isDubbed: true }),
  };
}

/** The differences between the engine and the naive recomputation for one question; empty if there are none. */
export async function compareOnce(
  ctx: Context,
  titles: readonly Title[],
  asked: { question: FilterQuestion; slice: { offset: number; limit: number }; options: CountedOptions },
): Promise<string[]> {
  const { question, slice, options } = asked;
  const { totalWithout, ...page } = await ctx.copies.filters.find(ctx, question, slice);
  const counts = await ctx.copies.filters.count(ctx, question, options);
  const without = (changed: Partial<FilterQuestion>) => findNaively(titles, { ...question, ...changed }, slice).total;
  const expectedWithout = page.total > 0 ? {} : withoutEach(question, without);
  const pairs = [
    ['page', page, findNaively(titles, question, slice)],
    ['counts', counts, countNaively(titles, question, options)],
    ['totals without', sorted(totalWithout), sorted(expectedWithout)],
  ] as const;
  return pairs.flatMap(([what, said, expected]) =>
    JSON.stringify(said) === JSON.stringify(expected)
      ? []
      : `${what} of ${JSON.stringify(asked)}: ${JSON.stringify(said)} instead of ${JSON.stringify(expected)}`,
  );
}

const sorted = (record: object) => Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1));

function withoutEach(question: FilterQuestion, total: (changed: Partial<FilterQuestion>) => number) {
  const { serviceIds, access, genreIds, maxAge, maxMinutes, fromYear, toYear, minRating } = question;
  const given = {
    ...(serviceIds && { platforms: total({ serviceIds: undefined }) }),
    ...(access && { access: total({ access: undefined }) }),
    ...(genreIds && { genre: total({ genreIds: undefined }) }),
    ...(maxAge !== undefined && { age: total({ maxAge: undefined }) }),
    ...(maxMinutes !== undefined && { minutes: total({ maxMinutes: undefined }) }),
    ...((fromYear ?? toYear) !== undefined && { years: total({ fromYear: undefined, toYear: undefined }) }),
    ...(question.country !== undefined && { country: total({ country: undefined }) }),
    ...(question.isDubbed && { audio: total({ isDubbed: undefined }) }),
    ...(minRating !== undefined && { rating: total({ minRating: undefined }) }),
  };
  return given;
}
