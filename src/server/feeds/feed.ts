import { z } from 'zod';

/** One event on a day, for RSS and calendar. */
const FeedItem = z.object({
  /** Stable, even if the event moves to another day. */
  id: z.string(),
  title: z.string(),
  text: z.string(),
  /** Path of the event's page. */
  path: z.string(),
  /** In Brazil's time zone. */
  day: z.string(),
  /** When its day, or something else about it, last changed; null if it never does. ISO, in UTC or with an offset. */
  changedAt: z.string().nullable(),
});
export type FeedItem = z.infer<typeof FeedItem>;

export const Feed = z.object({
  title: z.string(),
  description: z.string(),
  /** Path of the page the feed belongs to. */
  path: z.string(),
  /** As in the feed's URL; empty if there is only one feed of the kind. */
  slug: z.string(),
  /** The day it was built, in Brazil's time zone. */
  builtOn: z.string(),
  items: z.array(FeedItem),
});
export type Feed = z.infer<typeof Feed>;
