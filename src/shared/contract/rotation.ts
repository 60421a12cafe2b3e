import { z } from 'zod';
import { MY_SERVICES_MAX } from '#shared/domain/limits.ts';
import { isMonth, parseTitleKeys, USUAL_HOURS, WEEKLY_HOURS } from '#shared/domain/rotation/rotation-query.ts';
import { parsePlatforms } from '#shared/domain/today/wishes.ts';
import { refusals } from '#shared/text/api/refusals.ts';
import { ARTICLES } from '#shared/text/platforms/platforms.ts';
import { wholeNumber } from './common.ts';

const orNone = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

/** /rodizio: which service to subscribe to in which month. */
export const GetRotation = z.object({
  /** `f598-s1399`: films and series by id. */
  t: orNone(
    z
      .string({ error: refusals.rotationTitlesInvalid })
      .transform((text) => parseTitleKeys(text))
      .refine((keys) => keys !== undefined, { error: refusals.rotationTitlesInvalid }),
  ),
  horas: wholeNumber(refusals.rotationInvalid)
    .pipe(z.literal(WEEKLY_HOURS, { error: refusals.rotationInvalid }))
    .default(USUAL_HOURS),
  /** The first month, `2026-12`. */
  inicio: orNone(z.string().refine(isMonth, { error: refusals.rotationInvalid })),
  /** Slugs of platforms that are paid already. */
  meus: orNone(
    z
      .string()
      .max(4_000, { error: refusals.rotationInvalid })
      .transform((slugs) => parsePlatforms(slugs, MY_SERVICES_MAX)),
  ),
});
export type GetRotation = z.infer<typeof GetRotation>;

export const RotationService = z.object({
  provider_id: z.int(),
  provider_name: z.string(),
  logo_path: z.string().nullable(),
  /** Its page here, if it has one, and the article of its name. */
  slug: z.string().nullable(),
  article: z.enum(ARTICLES).nullable(),
});
export type RotationService = z.infer<typeof RotationService>;

/** Of a title outside the plan: why. */
const APART = ['free', 'unpriced', 'shop', 'none'] as const;

export const RotationTitle = z.object({
  media_type: z.enum(['movie', 'tv']),
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  year: z.int().nullable(),
  poster_path: z.string().nullable(),
  /** Of the film, or of all episodes of the series; null if unknown. */
  minutes: z.int().nullable(),
  /** Null if it is in `months`. */
  apart: z.enum(APART).nullable(),
  /** The service of the plan, or those it is on without one. */
  services: z.array(RotationService),
});
export type RotationTitle = z.infer<typeof RotationTitle>;

const RotationMonth = z.object({
  /** `2026-12` */
  month: z.string(),
  service: RotationService,
  /** Centavos of a real; 0 for a service that is paid already. */
  price_cents: z.int(),
  is_own: z.boolean(),
  /** Positions in `titles`, from 0: begun in this month, and gone on with. */
  begun: z.array(z.int()),
  continued: z.int().nullable(),
  minutes: z.int(),
});

export const Rotation = z.object({
  titles: z.array(RotationTitle),
  months: z.array(RotationMonth),
  total_cents: z.int(),
  /** All services of the plan at once, for as many months. */
  together_cents: z.int(),
  /** False if the search was cut: then a cheaper order may exist. */
  is_exact: z.boolean(),
  /** The oldest day on which a price of the plan was checked; null without a price. */
  checked_on: z.string().nullable(),
  /** Prices of a demonstration, which are invented. */
  is_invented: z.boolean(),
  /** Platforms that have one of the titles by subscription, in our order: what a visitor may own already. */
  platforms: z.array(RotationService),
});
export type Rotation = z.infer<typeof Rotation>;
