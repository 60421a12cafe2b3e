import { z } from 'zod';

/** One thing that happens on a day, as a reader's list and a calendar show it. */
const FeedItem = z.object({
  /** The same for as long as it is the same thing, whatever day it moves to. */
  id: z.string(),
  title: z.string(),
  text: z.string(),
  /** Of its page. */
  path: z.string(),
  /** In Brazil. */
  day: z.string(),
});
export type FeedItem = z.infer<typeof FeedItem>;

export const Feed = z.object({
  title: z.string(),
  description: z.string(),
  /** Of the page it belongs to. */
  path: z.string(),
  /** As in the address of the feed; empty where there is one of the kind. */
  slug: z.string(),
  /** The day it was worked out, in Brazil. */
  builtOn: z.string(),
  items: z.array(FeedItem),
});
export type Feed = z.infer<typeof Feed>;
