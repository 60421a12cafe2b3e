import { z } from 'zod';
import { isDay } from '#shared/domain/day.ts';
import { refusals } from '#shared/text/api/refusals.ts';
import { CardProvider } from './common.ts';

/** An empty value of a form is no choice. */
const orNone = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

/** /agenda: what opens, arrives and airs in one week. */
export const GetAgenda = z.object({
  /** Any day of the week; this week without it. */
  semana: orNone(z.string({ error: refusals.weekInvalid }).refine(isDay, { error: refusals.weekInvalid })),
  /** Slug of a platform: only what arrived there, and episodes of series that are there. Cinemas are not affected. */
  plataforma: orNone(z.string({ error: refusals.platformInvalid }).max(100, { error: refusals.platformInvalid })),
});
export type GetAgenda = z.infer<typeof GetAgenda>;

export const AGENDA_EVENTS = ['opening', 'reopening', 'arrival', 'digital', 'episode'] as const;

const AgendaProvider = CardProvider.omit({ kind: true });
export type AgendaProvider = z.infer<typeof AgendaProvider>;

const EpisodeNumber = z.object({
  season_number: z.int(),
  episode_number: z.int(),
  /** Of a novela; null for a series that is shown by seasons. */
  chapter: z.int().nullable(),
});

const AgendaEntry = z.object({
  media_type: z.enum(['movie', 'tv']),
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  poster_path: z.string().nullable(),
  /**
   * `opening` and `reopening`: in Brazilian cinemas; `arrival`: we saw it arrive on the platforms; `digital`: its digital release in
   * Brazil, on a platform we do not know; `episode`: one or more episodes air.
   */
  event: z.enum(AGENDA_EVENTS),
  /** Where it arrived, or where the series is in Brazil today. */
  providers: z.array(AgendaProvider),
  /** Of a series: the episodes of the day. */
  episodes: z
    .object({
      count: z.int(),
      first: EpisodeNumber,
      last: EpisodeNumber,
      /** Of the first one, `21:20` in Brazil, and its channel, as an editor entered them. */
      air_time: z.string().nullable(),
      channel: z.string().nullable(),
    })
    .nullable(),
});
export type AgendaEntry = z.infer<typeof AgendaEntry>;

/** The most popular ones first. */
const AgendaLaneOfDay = z.object({
  results: z.array(AgendaEntry),
  /** With those that are not in `results`. */
  total: z.int(),
});

const AgendaDay = z.object({
  day: z.string(),
  cinema: AgendaLaneOfDay,
  streaming: AgendaLaneOfDay,
  episodios: AgendaLaneOfDay,
});

export const Agenda = z.object({
  /** A Monday. */
  from: z.string(),
  to: z.string(),
  days: z.array(AgendaDay),
});
export type Agenda = z.infer<typeof Agenda>;
