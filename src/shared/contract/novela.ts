import { z } from 'zod';

/** A chapter of a novela: an episode, with its running number over all seasons. */
export const Chapter = z.object({
  number: z.int(),
  season_number: z.int(),
  episode_number: z.int(),
  name: z.string(),
  air_date: z.string().nullable(),
});
export type Chapter = z.infer<typeof Chapter>;

/** The last chapter and the next one, with what their cards show. */
export const DatedChapter = Chapter.extend({
  air_date: z.string(),
  overview: z.string(),
  still_path: z.string().nullable(),
  /** `21:20`, in Brazil, and the channel, as an editor entered them. */
  air_time: z.string().nullable(),
  channel: z.string().nullable(),
});
export type DatedChapter = z.infer<typeof DatedChapter>;

export const Novela = z.object({
  first_chapter: z.int(),
  last_chapter: z.int(),
  /** Days of its latest chapters, Monday is 1; empty if too few are known. */
  weekdays: z.array(z.int()),
  /** Shown before today, in Brazil. */
  last: DatedChapter.nullable(),
  /** Shown today or later. */
  next: DatedChapter.nullable(),
});
export type Novela = z.infer<typeof Novela>;

export const RelatedSeries = z.object({
  id: z.int(),
  name: z.string(),
  name_lang: z.string(),
  first_air_year: z.int().nullable(),
  slug: z.string(),
});
export type RelatedSeries = z.infer<typeof RelatedSeries>;

/** Remakes and reruns, as editors say. */
export const SeriesRelations = z.object({
  remake_of: RelatedSeries.nullable(),
  reprise_of: RelatedSeries.nullable(),
  remakes: z.array(RelatedSeries),
  reprises: z.array(RelatedSeries),
});
export type SeriesRelations = z.infer<typeof SeriesRelations>;
