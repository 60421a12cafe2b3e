import { z } from 'zod';
import { MY_SERVICES_MAX } from '#shared/domain/limits.ts';
import { OFFER_KINDS } from '#shared/domain/titles/source-parts.ts';
import {
  ANY_PLACE,
  COMPANIES,
  MOODS,
  NO_COMPANY,
  PLACES,
  parsePlatforms,
  parseSeen,
  TIMES,
  WISH_NAMES,
} from '#shared/domain/today/wishes.ts';
import { refusals } from '#shared/text/api/refusals.ts';
import { ARTICLES } from '#shared/text/platforms/platforms.ts';
import { GenreRef, wholeNumber } from './common.ts';

/** An empty value of a form is no wish. */
const orNone = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

const word = <W extends string>(words: readonly [W, ...W[]]) => z.enum(words, { error: refusals.wishInvalid });

const text = z.string({ error: refusals.wishInvalid }).max(4_000, { error: refusals.wishInvalid });

/** /hoje: what fits the time, the company, the place and the mood. */
export const GetToday = z.object({
  /** Minutes the visitor has. */
  tempo: orNone(wholeNumber(refusals.wishInvalid).pipe(z.literal(TIMES, { error: refusals.wishInvalid }))),
  com: word(COMPANIES).default(NO_COMPANY),
  onde: word(PLACES).default(ANY_PLACE),
  /** Slugs of the visitor's platforms, for `onde=meus`. */
  plataformas: orNone(text.transform((slugs) => parsePlatforms(slugs, MY_SERVICES_MAX))),
  clima: orNone(word(MOODS)),
  /** Titles already shown, which are left out: `f598-s1399`. */
  vistos: orNone(text.transform(parseSeen)),
});
export type GetToday = z.infer<typeof GetToday>;

/** Where it can be watched: one offer that fits the wishes, or a cinema, which has no service. */
export const TodayOffer = z.object({
  access: z.enum([...OFFER_KINDS, 'cinema']),
  provider: z
    .object({
      provider_id: z.int(),
      provider_name: z.string(),
      logo_path: z.string().nullable(),
      /** Its page here, if it has one, and the article of its name. */
      slug: z.string().nullable(),
      article: z.enum(ARTICLES).nullable(),
    })
    .nullable(),
});
export type TodayOffer = z.infer<typeof TodayOffer>;

export const TodayTitle = z.object({
  media_type: z.enum(['movie', 'tv']),
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  year: z.int().nullable(),
  poster_path: z.string().nullable(),
  backdrop_path: z.string().nullable(),
  vote_average: z.number(),
  vote_count: z.int(),
  genres: z.array(GenreRef),
  certification: z.string().nullable(),
  /** Of the film, or of one episode. */
  minutes: z.int().nullable(),
  /** How many episodes fit the time; null for films. */
  episodes: z.int().nullable(),
  offer: TodayOffer,
  /** One sentence of facts. */
  reason: z.string(),
});
export type TodayTitle = z.infer<typeof TodayTitle>;

export const TodayAnswers = z.object({
  /** At most three. */
  results: z.array(TodayTitle),
  /** Titles that fit, shown or not. */
  total: z.int(),
  /** Titles that fit and are neither in `results` nor in `vistos`. */
  remaining: z.int(),
  /** With fewer than three results: how many more titles fit with so many more minutes. */
  longer: z.object({ minutes: z.int(), total: z.int() }).nullable(),
  /** If nothing fits: the wishes without which the most titles do. */
  without: z.object({ wishes: z.array(z.enum(WISH_NAMES)), total: z.int() }).nullable(),
});
export type TodayAnswers = z.infer<typeof TodayAnswers>;
