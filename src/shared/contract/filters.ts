import { z } from 'zod';
import { parseListSort } from '#shared/domain/sort.ts';
import {
  ACCESS_KINDS,
  ACCESS_WORDS,
  type AccessWord,
  AGE_STEPS,
  MINUTE_STEPS,
  parseAge,
  parseStep,
  RATING_STEPS,
  toAgeWord,
} from '#shared/domain/titles/filter-steps.ts';
import { refusals } from '#shared/text/api/refusals.ts';
import { KindWord, MovieCard, PageNumber, Pagination, SeriesCard, TitleCard, Year } from './common.ts';

/** A word of a closed list; numbers may also be numbers. */
const step = (words: readonly string[]) =>
  z.preprocess(
    (value) => (typeof value === 'number' ? String(value) : value),
    z.enum(words as [string, ...string[]], { error: refusals.filterInvalid }),
  );

/** Several words, separated by commas. */
const list = (pattern: RegExp) =>
  z.string({ error: refusals.filterInvalid }).max(400).regex(pattern, { error: refusals.filterInvalid });
const SLUGS = /^[a-z0-9-]+(?:,[a-z0-9-]+)*$/;
const ACCESS = new RegExp(`^(?:${ACCESS_WORDS.join('|')})(?:,(?:${ACCESS_WORDS.join('|')}))*$`);

const filters = {
  tipo: KindWord.default('movie'),
  plataformas: list(SLUGS)
    .transform((text) => text.split(','))
    .optional(),
  acesso: list(ACCESS)
    .transform((text) => text.split(',').map((word) => ACCESS_KINDS[word as AccessWord]))
    .optional(),
  idade: step(AGE_STEPS.map(toAgeWord))
    .transform((word) => parseAge(word))
    .optional(),
  duracao: step(MINUTE_STEPS.map(String))
    .transform((word) => parseStep(word, MINUTE_STEPS))
    .optional(),
  de: Year.optional(),
  ate: Year.optional(),
  /** ISO 3166-1. */
  pais: z
    .string({ error: refusals.filterInvalid })
    .regex(/^[a-z]{2}$/, { error: refusals.filterInvalid })
    .optional(),
  audio: z.literal('dublado', { error: refusals.filterInvalid }).optional(),
  nota: step(RATING_STEPS.map(String))
    .transform((word) => parseStep(word, RATING_STEPS))
    .optional(),
  genero: z
    .string({ error: refusals.genreInvalid })
    .max(300, { error: refusals.genreInvalid })
    .regex(/^[^\p{C}]+$/u, { error: refusals.genreInvalid })
    .optional(),
  ordenacao: z.string({ error: refusals.argumentsInvalid }).max(40).optional().transform(parseListSort),
};

/** Titles that can be watched in Brazil, by any combination of filters. */
export const GetFilteredTitles = z.object({ ...filters, pagina: PageNumber.default(1) });
export type GetFilteredTitles = z.infer<typeof GetFilteredTitles>;

/** Filters by the names of their parameters. */
const ByFilter = z.record(z.string(), z.int());

export const FilteredTitles = z.object({
  results: z.array(TitleCard),
  movies: z.array(MovieCard),
  tvShows: z.array(SeriesCard),
  pagination: Pagination,
  /** The platforms that were understood, in our order. */
  plataformas: z.array(z.string()),
  /** How many titles of unknown age rating the filter by age left out. */
  semClassificacao: z.int(),
  /** If nothing was found: how many titles there are without each filter. */
  totalSem: ByFilter,
});
export type FilteredTitles = z.infer<typeof FilteredTitles>;

/** The same question without a page: how many titles each option would give. */
export const GetFilterCounts = z.object(filters);
export type GetFilterCounts = z.infer<typeof GetFilterCounts>;

/** By parameter, then by its value. Under all other filters: several values of one filter mean any of them. */
export const FilterCounts = z.object({ total: z.int(), counts: z.record(z.string(), ByFilter) });
export type FilterCounts = z.infer<typeof FilterCounts>;
