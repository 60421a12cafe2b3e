import { z } from 'zod';
import { MAX_PAGE, PAGE_SIZE, PAGE_SIZE_MAX } from '#shared/domain/limits.ts';
import { parseSort } from '#shared/domain/sort.ts';
import type { TitleKind } from '#shared/domain/titles/seen-title.ts';
import { OFFER_KINDS } from '#shared/domain/titles/source-parts.ts';
import { refusals } from '#shared/text/api/refusals.ts';
import { ARTICLES } from '#shared/text/platforms/platforms.ts';
import { LARGEST_ID } from '../domain/ids.ts';

/** Numbers are numbers in a JSON body and text in a query string; both are accepted. */
export const wholeNumber = (message: string) =>
  z.preprocess(
    (value) => (typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value),
    z.int({ error: message }),
  );

/** PostgreSQL's integer; TMDB's ids are far below. */
export const idOf = (message: string) =>
  wholeNumber(message).pipe(z.number().min(1, { error: message }).max(LARGEST_ID, { error: message }));

/** No slug of ours has control characters, and PostgreSQL refuses NUL. */
export const slugOf = (message: string) =>
  z
    .string({ error: message })
    .min(1, { error: message })
    .max(300, { error: message })
    .regex(/^[^\p{C}]+$/u, { error: message });

export const PageNumber = wholeNumber(refusals.pageInvalid).pipe(
  z.number().min(1, { error: refusals.pageInvalid }).max(MAX_PAGE, { error: refusals.pageInvalid }),
);

export const PageLimit = wholeNumber(refusals.limitInvalid).pipe(
  z.number().min(1, { error: refusals.limitInvalid }).max(PAGE_SIZE_MAX, { error: refusals.limitInvalid }),
);

/** Only Brazil and Brazilian Portuguese exist here; other values are accepted and ignored. */
const Ignored = z.string().max(20).optional();
export const RegionAndLanguage = { regiao: Ignored, idioma: Ignored };

/** A sort order in any of the three vocabularies; an unknown word means the default. */
export const SortWord = z
  .string({ error: refusals.argumentsInvalid })
  .max(40, { error: refusals.argumentsInvalid })
  .optional()
  .transform((word) => parseSort(word));

export const Year = wholeNumber(refusals.yearInvalid).pipe(
  z.number().min(1870, { error: refusals.yearInvalid }).max(2200, { error: refusals.yearInvalid }),
);

export const KINDS = {
  movie: 'movie',
  movies: 'movie',
  filmes: 'movie',
  filme: 'movie',
  tv: 'series',
  series: 'series',
  serie: 'series',
} as const;
/** Accepts the words of three client generations: `tipo=filmes`, `mediaType=movie`, `tipo=tv`. */
export const KindWord = z
  .enum(Object.keys(KINDS) as [keyof typeof KINDS], { error: refusals.kindInvalid })
  .transform((word): TitleKind => KINDS[word]);

/** The same, plus the call's own word for both kinds. */
export const kindWordOr = <W extends string>(both: W) =>
  z
    .enum([both, ...(Object.keys(KINDS) as (keyof typeof KINDS)[])], { error: refusals.kindInvalid })
    .transform((word): TitleKind | W => (word === both ? both : KINDS[word as keyof typeof KINDS]));

type Aliases = Readonly<Record<string, string>>;

/** Newer parameter names of the list calls → our names. If both are given, the older one wins. */
export const LIST_ALIASES: Aliases = {
  page: 'pagina',
  region: 'regiao',
  language: 'idioma',
  genreSlug: 'genero',
  genre: 'genero',
  mediaType: 'tipo',
  sortBy: 'ordenacao',
  sort: 'ordenacao',
  year: 'ano',
  limite: 'limit',
};

/** Accepts the fields at the top level or inside `options`, under any of their names. Unknown fields are dropped. */
export function withAliases<T extends z.ZodType>(schema: T, aliases: Aliases = LIST_ALIASES) {
  return z
    .preprocess((given) => {
      if (typeof given !== 'object' || given === null || Array.isArray(given)) return given;
      const { options, ...rest } = given as Record<string, unknown>;
      const isWrapped = typeof options === 'object' && options !== null && !Array.isArray(options);
      const fields = Object.entries(isWrapped ? { ...rest, ...options } : rest);
      const renamed = fields
        .filter(([name]) => Object.hasOwn(aliases, name))
        .map(([name, value]) => [aliases[name], value]);
      const own = fields.filter(([name]) => !Object.hasOwn(aliases, name));
      return Object.fromEntries([...renamed, ...own]) as unknown;
    }, schema)
    .meta({ aliases });
}

export const Paged = { page: PageNumber.default(1), limit: PageLimit.default(PAGE_SIZE) };

export const Pagination = z.object({
  currentPage: z.int(),
  totalPages: z.int(),
  totalResults: z.int(),
  hasNextPage: z.boolean(),
});
export type Pagination = z.infer<typeof Pagination>;

export const GenreRef = z.object({ id: z.int(), name: z.string(), slug: z.string() });

export const CardProvider = z.object({
  provider_id: z.int(),
  provider_name: z.string(),
  logo_path: z.string().nullable(),
  kind: z.enum(OFFER_KINDS),
  /** Slug and article of our page of the platform; null if it has none. */
  slug: z.string().nullable(),
  article: z.enum(ARTICLES).nullable(),
});
export type CardProvider = z.infer<typeof CardProvider>;

/** Where a title is in Brazil. */
export const CardAvailability = {
  /** Best access first, shops only if no service streams it; absent where the builder of the card does not know. */
  providers: z.array(CardProvider).optional(),
  /** A film in cinemas: the day it opened in Brazil; null if that is not known. */
  in_cinemas_since: z.string().nullable().optional(),
  /** A premiere in the future: the day, or only the year if it is far away. */
  opens_on: z.string().optional(),
};
export type CardAvailability = z.infer<z.ZodObject<typeof CardAvailability>>;

const Card = {
  id: z.int(),
  slug: z.string(),
  poster_path: z.string().nullable(),
  backdrop_path: z.string().nullable(),
  vote_average: z.number(),
  vote_count: z.int(),
  genres: z.array(GenreRef),
  ...CardAvailability,
};

/** A film in a list, with the slug for its link. */
export const MovieCard = z.object({
  ...Card,
  media_type: z.literal('movie'),
  title: z.string(),
  release_date: z.string().nullable(),
  /** Year of the first release anywhere; `release_date` is Brazil's if known. */
  release_year: z.int().nullable(),
});
export type MovieCard = z.infer<typeof MovieCard>;

const AiredEpisode = z.object({
  season_number: z.int(),
  episode_number: z.int(),
  /** Its running number, if the series is a novela. */
  chapter: z.int().nullable(),
  name: z.string(),
  air_date: z.string(),
  /** The channel or service that shows it; null if unknown. */
  network: z.string().nullable(),
});

export const SeriesCard = z.object({
  ...Card,
  media_type: z.literal('tv'),
  name: z.string(),
  first_air_date: z.string().nullable(),
  first_air_year: z.int().nullable(),
  /** In the lists of what is on the air: the episode of today, the next one, or the last. */
  episode: AiredEpisode.optional(),
});
export type SeriesCard = z.infer<typeof SeriesCard>;

export const TitleCard = z.discriminatedUnion('media_type', [MovieCard, SeriesCard]);
export type TitleCard = z.infer<typeof TitleCard>;

export const PersonCard = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  /** Known for, in Portuguese; empty if unknown. */
  role: z.string(),
  profile_path: z.string().nullable(),
});
export type PersonCard = z.infer<typeof PersonCard>;

export const SeoData = z.object({
  title: z.string(),
  description: z.string(),
  keywords: z.string(),
  imageUrl: z.string().nullable(),
  canonicalUrl: z.string(),
});
export type SeoData = z.infer<typeof SeoData>;

/** Whether the requested slug is the canonical one. The URL is always a path of this site. */
export const RedirectInfo = z.object({ shouldRedirect: z.boolean(), canonicalUrl: z.string() });
