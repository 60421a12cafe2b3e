import { TICKETS } from '#shared/domain/limits.ts';
import { normaliseForSearch } from '#shared/domain/slug.ts';
import { tags } from '#shared/domain/tags.ts';
import { ticketKeyOf } from '#shared/domain/titles/ticket-link.ts';
import type { Context } from '../context.ts';
import { lockTickets, type NewTicketEntry, replaceTickets, turnTickets } from '../store/availability/tickets.ts';
import { touchMovies } from '../store/titles/movies.ts';
import { type Change, changeCatalogue } from '../sync/change-catalogue.ts';
import type { TicketEntry, TicketSource } from './ticket-source.ts';

export interface TicketReport {
  entries: number;
  refused: number;
  ended: number;
  changed: number;
}

/**
 * Reads the whole source before replacing anything. Links it no longer contains are removed; if it cannot be read this throws,
 * and the known links stay until they end.
 */
export async function syncTickets(ctx: Context, source: TicketSource): Promise<TicketReport> {
  const readAt = ctx.now();
  const { entries, refused } = await source.read();
  const current = entries.map((entry) => toRow(entry, readAt)).filter((row) => row.endsAt > readAt);
  const changed = await changeCatalogue(ctx, async (change) => {
    await lockTickets(change.trx);
    return invalidate(change, await replaceTickets(change.trx, current, readAt));
  });
  return { entries: current.length, refused, ended: entries.length - current.length, changed };
}

/** Every minute: what ended is deleted and what begins is shown, with the caches invalidated in the same transaction. */
export async function turnDueTickets(ctx: Context): Promise<{ changed: number }> {
  const changed = await changeCatalogue(ctx, async (change) =>
    invalidate(change, await turnTickets(change.trx, change.now)),
  );
  return { changed };
}

async function invalidate({ trx, announce }: Change, movieIds: readonly number[]): Promise<number> {
  await touchMovies(trx, movieIds);
  announce(...movieIds.map(tags.movie));
  return movieIds.length;
}

function toRow({ film, url, from, until }: TicketEntry, readAt: Date): NewTicketEntry {
  const confirmedUntil = readAt.getTime() + TICKETS.confirmedHours * 3_600_000;
  const endsAt = Math.min(until.getTime(), confirmedUntil) - TICKETS.endedEarlySeconds * 1_000;
  const named = 'title' in film ? film : undefined;
  return {
    key: ticketKeyOf(film),
    tmdbId: 'tmdbId' in film ? film.tmdbId : null,
    title: named?.title ?? null,
    searchTitle: named ? normaliseForSearch(named.title) : null,
    year: named?.year ?? null,
    url,
    beginsAt: from ?? readAt,
    endsAt: new Date(endsAt),
  };
}
