import { z } from 'zod';
import { isDay } from '#shared/domain/day.ts';
import { MOVES } from '#shared/domain/site/history-week.ts';
import { PUBLIC_FIELDS } from '#shared/domain/titles/public-fields.ts';
import { refusals } from '#shared/text/api/refusals.ts';
import { ARTICLES } from '#shared/text/platforms/platforms.ts';
import { idOf, KindWord, MovieCard, PageNumber, Pagination, RedirectInfo, SeriesCard, slugOf } from './common.ts';

const HistoryPlatform = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  article: z.enum(ARTICLES),
  logo: z.string().nullable(),
});
export type HistoryPlatform = z.infer<typeof HistoryPlatform>;

/** What our daily snapshots tell about one arrival or departure. */
const Stay = z.object({
  /** `returned`: it had left before, and we saw that. */
  event: z.enum(['arrived', 'returned', 'left']),
  happened_on: z.string(),
  /** This arrival began the stay that lasts until today. */
  is_there: z.boolean(),
  /** Of a return: days since it left. */
  away_days: z.int().nullable(),
  /** Of a departure: days of the stay; null unless we saw both ends. */
  stayed_days: z.int().nullable(),
  /** Of a departure whose arrival we did not see: it was there on this day already. */
  since_before: z.string().nullable(),
});

const HistoryEvent = Stay.extend({ provider: HistoryPlatform });
export type HistoryEvent = z.infer<typeof HistoryEvent>;

/** When a title entered, left and came back to the platforms, as we observed it ourselves; the newest first. */
export const TitleHistory = z.object({
  /** The first day of our observations, which are stored for six months; null before the first snapshot. */
  observed_since: z.string().nullable(),
  events: z.array(HistoryEvent),
});
export type TitleHistory = z.infer<typeof TitleHistory>;

/** Why a title's page changed: an event, or fields that editors changed. Never who, never a draft. */
export const TitleChange = z.object({
  on: z.string(),
  kind: z.enum(['arrived', 'returned', 'left', 'edited']),
  /** Of an event. */
  provider: HistoryPlatform.nullable(),
  /** Of an edit. */
  fields: z.array(z.enum(PUBLIC_FIELDS)),
});
export type TitleChange = z.infer<typeof TitleChange>;

/** The page `/filme/{slug}/mudancas`, or `/serie/{slug}/mudancas`. */
export const GetTitleChanges = z
  .object({
    tipo: KindWord.default('movie'),
    titleId: idOf(refusals.titleIdentifierInvalid).optional(),
    titleSlug: slugOf(refusals.titleIdentifierInvalid).optional(),
  })
  .refine((request) => request.titleId !== undefined || request.titleSlug !== undefined, {
    error: refusals.titleIdentifierInvalid,
  });
export type GetTitleChanges = z.infer<typeof GetTitleChanges>;

export const TitleChangesDocument = z.object({
  media_type: z.enum(['movie', 'tv']),
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  observed_since: z.string().nullable(),
  /** The newest first. */
  changes: z.array(TitleChange),
});
export type TitleChangesDocument = z.infer<typeof TitleChangesDocument>;

export const TitleChanges = TitleChangesDocument.extend({ redirectInfo: RedirectInfo });
export type TitleChanges = z.infer<typeof TitleChanges>;

/** `/plataformas/{slug}/entraram` and `/sairam`. */
export const GetPlatformHistory = z.object({
  providerSlug: z.string({ error: refusals.platformInvalid }).max(100, { error: refusals.platformInvalid }),
  evento: z.enum(MOVES, { error: refusals.moveInvalid }).default('entraram'),
  /** Any day of the week; without it the seven newest days of which we know. */
  semana: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.string({ error: refusals.weekInvalid }).refine(isDay, { error: refusals.weekInvalid }).optional(),
  ),
  pagina: PageNumber.default(1),
});
export type GetPlatformHistory = z.infer<typeof GetPlatformHistory>;

/** A title's card, which says where the title is now, and its arrival or departure. */
export const MovedTitle = z.discriminatedUnion('media_type', [
  MovieCard.extend(Stay.shape),
  SeriesCard.extend(Stay.shape),
]);
export type MovedTitle = z.infer<typeof MovedTitle>;

export const PlatformMoves = z.object({
  provider: HistoryPlatform,
  evento: z.enum(MOVES),
  from: z.string(),
  to: z.string(),
  /** By day, the newest first. */
  results: z.array(MovedTitle),
});
export type PlatformMoves = z.infer<typeof PlatformMoves>;

export const MoveTotal = z.object({
  total: z.int(),
  /** The first day on which we saw the platform's catalogue. */
  observed_since: z.string().nullable(),
});
export type MoveTotal = z.infer<typeof MoveTotal>;

export const PlatformHistory = PlatformMoves.extend({
  pagination: Pagination,
  /** Mondays of the weeks before and after; null where we observed nothing, and after the newest week. */
  previous: z.string().nullable(),
  next: z.string().nullable(),
  observed_since: MoveTotal.shape.observed_since,
  /** In the seven newest days of which we know. */
  counts: z.object({ entraram: z.int(), sairam: z.int() }),
});
export type PlatformHistory = z.infer<typeof PlatformHistory>;
