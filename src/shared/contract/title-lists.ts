import { z } from 'zod';
import { PAGE_SIZE, STREAMING_NEWS_PAGE_SIZE } from '#shared/domain/limits.ts';
import { refusals } from '#shared/text/api/refusals.ts';
import { ARTICLES } from '#shared/text/platforms/platforms.ts';
import {
  GenreRef,
  KindWord,
  kindWordOr,
  LIST_ALIASES,
  MovieCard,
  Paged,
  PageLimit,
  PageNumber,
  Pagination,
  RegionAndLanguage,
  SeriesCard,
  SortWord,
  slugOf,
  TitleCard,
  wholeNumber,
  withAliases,
  Year,
} from './common.ts';
import { FreeFacts, PlatformBundle, PlatformPlan } from './subscriptions.ts';

/** A slug (`acao`), a slug with its id (`acao-28`) or TMDB's id alone. */
const GenreWord = z.preprocess(
  (value) => (typeof value === 'number' ? String(value) : value),
  slugOf(refusals.genreInvalid),
);

/** An empty value of a form, or `todos`, means no filter. */
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess(
    (value) => (typeof value === 'string' && /^(?:todos)?$/i.test(value) ? undefined : value),
    schema.optional(),
  );

/** `/filmes` and `/series`: getFilmesList, getMoviesList, getSeriesList, getTVList. */
export const GetTitleList = withAliases(
  z.object({
    genero: optional(GenreWord),
    ano: optional(Year),
    ordenacao: SortWord,
    pagina: PageNumber.default(1),
    limit: PageLimit.default(PAGE_SIZE),
    ...RegionAndLanguage,
  }),
);
export type GetTitleList = z.infer<typeof GetTitleList>;

export const MovieList = z.object({ results: z.array(MovieCard), pagination: Pagination });
export type MovieList = z.infer<typeof MovieList>;
export const SeriesList = z.object({ results: z.array(SeriesCard), pagination: Pagination });
export type SeriesList = z.infer<typeof SeriesList>;

/** One of TMDB's rankings: top, popular, now playing, upcoming, on the air, airing today. */
export const GetRanking = z.object({ ...Paged, region: z.string().max(20).optional() });
export type GetRanking = z.infer<typeof GetRanking>;

const TimeWindow = z.enum(['day', 'week'], { error: refusals.timeWindowInvalid }).default('day');

export const GetTrendingOf = withAliases(z.object({ timeWindow: TimeWindow, ...Paged }), {});
export type GetTrendingOf = z.infer<typeof GetTrendingOf>;

export const GetTrending = withAliases(
  z.object({
    timeWindow: TimeWindow,
    mediaType: kindWordOr('all').default('all'),
    ...Paged,
  }),
  {},
);
export type GetTrending = z.infer<typeof GetTrending>;

export const TrendingList = z.object({
  results: z.array(TitleCard),
  movies: z.array(MovieCard),
  tvShows: z.array(SeriesCard),
  pagination: Pagination,
});
export type TrendingList = z.infer<typeof TrendingList>;

/** A genre page: films and series under one slug, each with its TMDB ids. */
export const GenreHub = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  backdrop: z.string().nullable(),
  /** `null` if the genre has no films, or no series. */
  movieGenre: GenreRef.nullable(),
  tvGenre: GenreRef.nullable(),
});
export type GenreHub = z.infer<typeof GenreHub>;

export const GetGenres = z.object({});
export const GenreList = z.object({ genres: z.array(GenreHub) });
export type GenreList = z.infer<typeof GenreList>;

/** getMidiaPorGenero and getMediaByGenre, with older and newer parameter names. */
export const GetMediaByGenre = withAliases(
  z.object({
    genero: GenreWord,
    tipo: KindWord.default('movie'),
    ano: optional(Year),
    ordenacao: SortWord,
    pagina: PageNumber.default(1),
    includeAdult: z.unknown().optional(),
    ...RegionAndLanguage,
  }),
);
export type GetMediaByGenre = z.infer<typeof GetMediaByGenre>;

const Counts = z.object({ movies: z.int(), tvShows: z.int() });

export const MediaByGenre = z.object({
  /** `h1`, `p` and `description` are empty unless an editor wrote them. */
  genre: GenreHub.extend({ h1: z.string(), p: z.string(), description: z.string() }),
  results: z.array(TitleCard),
  pagination: Pagination,
  /** Titles per tab without filters: an empty tab is not shown. */
  counts: Counts,
});
export type MediaByGenre = z.infer<typeof MediaByGenre>;

const Rating = z.preprocess(
  (value) =>
    typeof value === 'string' && /^\d{1,2}([.,]\d{1,3})?$/.test(value) ? Number(value.replace(',', '.')) : value,
  z
    .number({ error: refusals.ratingInvalid })
    .min(0, { error: refusals.ratingInvalid })
    .max(10, { error: refusals.ratingInvalid }),
);

export const GetMediaByStreaming = withAliases(
  z.object({
    providerSlug: z.preprocess(
      (value) => (typeof value === 'number' ? String(value) : value),
      slugOf(refusals.platformInvalid),
    ),
    tipo: kindWordOr('both').default('movie'),
    genero: optional(GenreWord),
    ano: optional(Year),
    votosMinimos: optional(wholeNumber(refusals.argumentsInvalid).pipe(z.number().min(0).max(10_000_000))),
    avaliacaoMinima: optional(Rating),
    avaliacaoMaxima: optional(Rating),
    ordenacao: SortWord,
    pagina: PageNumber.default(1),
    ...RegionAndLanguage,
  }),
  { ...LIST_ALIASES, provider: 'providerSlug', plataforma: 'providerSlug' },
);
export type GetMediaByStreaming = z.infer<typeof GetMediaByStreaming>;

/** A streaming platform; `h1`, `p` and `description` are empty unless an editor wrote them. */
export const Platform = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  /** Portuguese article of the name: `a` Netflix, `o` Globoplay. */
  article: z.enum(ARTICLES),
  /** The front page of the service; null if none is known. */
  url: z.string().nullable(),
  logo: z.string().nullable(),
  backdrop: z.string().nullable(),
  h1: z.string(),
  p: z.string(),
  description: z.string(),
});
export type Platform = z.infer<typeof Platform>;

export const GetStreaming = z.object({});
/** `audio`: the values of that filter that any offer has. */
export const PlatformList = z.object({ providers: z.array(Platform), audio: z.array(z.literal('dublado')) });
export type PlatformList = z.infer<typeof PlatformList>;

export const GetFreeServices = z.object({});
/** Services that cost nothing. `facts` is null for one without a recent description. */
export const FreeServices = z.object({
  services: z.array(z.object({ provider: Platform, facts: FreeFacts.nullable() })),
});
export type FreeServices = z.infer<typeof FreeServices>;

/** For `both`, `results` has the page's films, then its series. */
export const MediaByStreaming = z.object({
  provider: Platform,
  results: z.array(TitleCard),
  movies: z.array(MovieCard),
  tvShows: z.array(SeriesCard),
  pagination: Pagination,
  counts: Counts,
  /** By month before by year, the cheapest first; absent if none is known today. */
  plans: z.array(PlatformPlan).optional(),
  bundles: z.array(PlatformBundle).optional(),
  /** Of a service that costs nothing, if an editor described it lately. */
  free: FreeFacts.optional(),
});
export type MediaByStreaming = z.infer<typeof MediaByStreaming>;

export const GetStreamingNews = withAliases(
  z.object({ page: PageNumber.default(1), limit: PageLimit.default(STREAMING_NEWS_PAGE_SIZE) }),
  {},
);
export type GetStreamingNews = z.infer<typeof GetStreamingNews>;

/** The day and platforms of an arrival; until there is a week of snapshots, the release date instead. */
const news = {
  happened_on: z.string(),
  platforms: z.array(z.object({ id: z.int(), slug: z.string(), name: z.string(), article: z.enum(ARTICLES) })),
};
export const StreamingNewsItem = z.discriminatedUnion('media_type', [MovieCard.extend(news), SeriesCard.extend(news)]);
export type StreamingNewsItem = z.infer<typeof StreamingNewsItem>;

export const StreamingNews = z.object({
  /** `availability-diff`: from our availability snapshots. `release-date`: released then, and available for streaming. */
  source: z.enum(['availability-diff', 'release-date']),
  results: z.array(StreamingNewsItem),
  movies: z.array(MovieCard.extend(news)),
  tvShows: z.array(SeriesCard.extend(news)),
  pagination: Pagination,
});
export type StreamingNews = z.infer<typeof StreamingNews>;
