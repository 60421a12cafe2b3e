import { z } from 'zod';

/**
 * TMDB's film, in TMDB's names, with every null and absence seen in real answers. Its names and plain facts must be of
 * the kind they always were, or the answer is refused and what we hold stays; a broken list costs only itself, a broken
 * member of a list only that member. What is of the right kind and beyond reason is cut to size on the way in.
 */
const id = z.int32().positive();
const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');
const number = z
  .number()
  .nullish()
  .transform((value) => value ?? 0);
const path = z
  .string()
  .nullish()
  .transform((value) => value || null);

/** A list whose odd members are left out instead of spoiling the rest. */
const listOf = <T extends z.ZodType>(member: T) =>
  z
    .array(z.unknown())
    .catch([])
    .transform((values) =>
      values.flatMap((value) => {
        const parsed = member.safeParse(value);
        return parsed.success ? [parsed.data] : [];
      }),
    );

const Person = { id, name: z.string().min(1), profile_path: path, popularity: number };
const Cast = z.object({ ...Person, character: text, order: number });
const Crew = z.object({ ...Person, job: text, department: text });
const Image = z.object({
  file_path: z.string().min(1),
  width: z.int32().positive(),
  height: z.int32().positive(),
  iso_639_1: z.string().nullish(),
});
const Video = z.object({
  id: z.string(),
  key: z.string(),
  name: text,
  site: z.string(),
  type: text,
  iso_639_1: text,
  official: z.boolean().catch(false),
  // Some say only a year, some nothing that is a date at all.
  published_at: z.string().refine((value) => /^\d{4}-\d{2}-\d{2}T/.test(value) && !Number.isNaN(Date.parse(value))),
});
const Release = z.object({ type: z.int().min(1).max(6), release_date: z.string(), certification: text, note: text });
const Country = z.object({ iso_3166_1: z.string(), release_dates: listOf(Release) });
const Service = z.object({ provider_id: id, provider_name: z.string().min(1), logo_path: path });
const services = listOf(Service).optional();
const Brazil = z.object({
  link: path,
  flatrate: services,
  free: services,
  ads: services,
  rent: services,
  buy: services,
});
const Translation = z.object({
  iso_639_1: z.string(),
  iso_3166_1: z.string(),
  data: z.object({ title: text, overview: text, tagline: text }),
});
const Related = z.object({
  id,
  adult: z.boolean().catch(false),
  media_type: z.string().optional(),
});
const Named = z.object({ name: z.string().min(1) });

export const TmdbMovie = z
  .object({
    id,
    title: z.string(),
    original_title: z.string(),
    original_language: z.string(),
    adult: z.boolean().catch(false),
    video: z.boolean().catch(false),
    overview: text,
    tagline: text,
    release_date: text,
    runtime: number,
    status: text,
    budget: number,
    revenue: number,
    popularity: number,
    vote_average: number,
    vote_count: number,
    imdb_id: path,
    poster_path: path,
    backdrop_path: path,
    genres: listOf(z.object({ id })),
    production_countries: listOf(z.object({ iso_3166_1: z.string().length(2) })),
    production_companies: listOf(Named),
    belongs_to_collection: z
      .object({ id, name: z.string().min(1) })
      .nullish()
      .catch(null),
    credits: z.object({ cast: listOf(Cast), crew: listOf(Crew) }).catch({ cast: [], crew: [] }),
    videos: z.object({ results: listOf(Video) }).catch({ results: [] }),
    images: z.object({ posters: listOf(Image), backdrops: listOf(Image) }).catch({ posters: [], backdrops: [] }),
    release_dates: z.object({ results: listOf(Country) }).catch({ results: [] }),
    'watch/providers': z
      .object({ results: z.object({ BR: Brazil.optional().catch(undefined) }) })
      .catch({ results: {} }),
    recommendations: z.object({ results: listOf(Related) }).catch({ results: [] }),
    similar: z.object({ results: listOf(Related) }).catch({ results: [] }),
    translations: z.object({ translations: listOf(Translation) }).catch({ translations: [] }),
    alternative_titles: z
      .object({ titles: listOf(z.object({ iso_3166_1: z.string(), title: z.string().min(1) })) })
      .catch({ titles: [] }),
  })
  // A page without a name is no page.
  .refine((film) => film.title.trim() !== '' || film.original_title.trim() !== '', { error: 'has no title at all' });
export type TmdbMovie = z.infer<typeof TmdbMovie>;
