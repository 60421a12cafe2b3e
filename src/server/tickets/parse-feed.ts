import { z } from 'zod';
import { LARGEST_ID } from '#shared/domain/ids.ts';
import { TICKETS } from '#shared/domain/limits.ts';
import { normaliseForSearch } from '#shared/domain/slug.ts';
import { parseTicketLink, type TicketLinkRules } from '#shared/domain/titles/ticket-link.ts';
import type { TicketEntry, TicketReading } from './ticket-source.ts';

/** The format is documented in docs/reference/ticket-feed.md. Each entry is parsed by itself, so that a bad one costs only itself. */
const Feed = z.object({ version: z.literal(1), entries: z.array(z.unknown()).max(TICKETS.entries) });

const instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text));
const Entry = z.object({
  tmdbId: z.int().min(1).max(LARGEST_ID).optional(),
  title: z
    .string()
    .trim()
    .min(1)
    .max(190)
    .refine((title) => normaliseForSearch(title) !== '' && !/\p{Cc}/u.test(title))
    .optional(),
  year: z.int().min(1880).max(2100).optional(),
  url: z.string(),
  from: instant.optional(),
  until: instant,
});

/** Throws if this is no such feed, or if most of its entries are refused: then none is used. */
export function parseFeed(text: string, rules: TicketLinkRules): TicketReading {
  const feed = Feed.parse(JSON.parse(text));
  const entries = feed.entries.flatMap((each) => parseEntry(each, rules) ?? []);
  const refused = feed.entries.length - entries.length;
  if (refused > feed.entries.length * TICKETS.refusedShare) {
    throw new Error(`${refused} of ${feed.entries.length} entries of the ticket feed were refused`);
  }
  return { entries, refused };
}

function parseEntry(value: unknown, rules: TicketLinkRules): TicketEntry | undefined {
  const { success, data: entry } = Entry.safeParse(value);
  const film = success ? filmOf(entry) : undefined;
  const url = success ? parseTicketLink(entry.url, rules) : undefined;
  return success && film && url ? { film, url, from: entry.from, until: entry.until } : undefined;
}

/** The TMDB id if there is one; title and year are then only informative. */
function filmOf({ tmdbId, title, year }: z.infer<typeof Entry>): TicketEntry['film'] | undefined {
  if (tmdbId !== undefined) return { tmdbId };
  return title !== undefined && year !== undefined ? { title: title.toWellFormed(), year } : undefined;
}
