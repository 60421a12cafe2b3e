import { z } from 'zod';
import { MAX_PAGE } from '#shared/domain/limits.ts';
import { errors } from '#shared/text/errors.ts';

/** Numbers arrive as numbers in a body and as text in a query string; both are one thing. */
export const wholeNumber = (message: string) =>
  z.preprocess(
    (value) => (typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value),
    z.int({ error: message }),
  );

export const PageNumber = wholeNumber(errors.pageInvalid).pipe(
  z.number().min(1, { error: errors.pageInvalid }).max(MAX_PAGE, { error: errors.pageInvalid }),
);

export const Pagination = z.object({
  currentPage: z.int(),
  totalPages: z.int(),
  totalResults: z.int(),
  hasNextPage: z.boolean(),
});

/** What a card shows of a film. The SPEC's list item, with the slug that makes its link. */
export const MovieCard = z.object({
  id: z.int(),
  title: z.string(),
  slug: z.string(),
  release_date: z.string().nullable(),
  /** Of the first release anywhere; `release_date` is Brazil's where known. */
  release_year: z.int().nullable(),
  poster_path: z.string().nullable(),
  backdrop_path: z.string().nullable(),
  vote_average: z.number(),
  vote_count: z.int(),
  genres: z.array(z.object({ id: z.int(), name: z.string(), slug: z.string() })),
});
export type MovieCard = z.infer<typeof MovieCard>;

export const SeoData = z.object({
  title: z.string(),
  description: z.string(),
  keywords: z.string(),
  imageUrl: z.string().nullable(),
  canonicalUrl: z.string(),
});
export type SeoData = z.infer<typeof SeoData>;
