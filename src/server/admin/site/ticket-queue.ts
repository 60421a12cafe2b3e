import { TICKETS_LISTED } from '#shared/admin/domain/limits.ts';
import type { TicketChoiceLine, TicketQueueLine } from '#shared/admin/domain/site-screens.ts';
import { subjects } from '#shared/admin/domain/subjects/subjects.ts';
import { adminTickets } from '#shared/admin/text/tickets.ts';
import { Failure } from '#shared/domain/failure.ts';
import { isId } from '#shared/domain/ids.ts';
import { tags } from '#shared/domain/tags.ts';
import type { Context } from '../../context.ts';
import {
  deleteTicketChoice,
  findQueuedTicket,
  listTicketChoices,
  listTicketQueue,
  saveTicketChoice,
} from '../../store/availability/tickets.ts';
import { touchMovies } from '../../store/titles/movies.ts';
import { listStoredIds } from '../../store/titles/stored.ts';
import { type Change, changeCatalogue } from '../../sync/change-catalogue.ts';
import { type Editor, openNames } from '../editing/editor.ts';

export async function readTicketQueue(
  ctx: Context,
): Promise<{ queue: TicketQueueLine[]; choices: TicketChoiceLine[] }> {
  const [queue, rows] = await Promise.all([
    listTicketQueue(ctx.db, TICKETS_LISTED),
    listTicketChoices(ctx.db, TICKETS_LISTED),
  ]);
  const nameAuthor = await openNames(
    ctx.db,
    rows.map(({ author }) => author),
  );
  return { queue, choices: rows.map((row) => ({ ...row, author: nameAuthor(row.author) })) };
}

/** The film's page shows the link at once, and later syncs keep the assignment. */
export async function assignTicket(
  ctx: Context,
  { actor }: Editor,
  { key, movieId }: { key: string; movieId: number },
): Promise<void> {
  if (!isId(movieId)) throw new Failure('not-found', subjects.movie.words.notFound);
  await changeCatalogue(ctx, async (change) => {
    if ((await listStoredIds(change.trx, 'movie', [movieId])).length === 0) {
      throw new Failure('not-found', subjects.movie.words.notFound);
    }
    const { title, year } = await decide(change, key, movieId, actor.id);
    await showAgain(change, movieId);
    const after = { title, year };
    change.record(actor, { action: 'ticket.assigned', entity: 'movie', entityId: String(movieId), after });
  });
}

export async function dismissTicket(ctx: Context, { actor }: Editor, key: string): Promise<void> {
  await changeCatalogue(ctx, async (change) => {
    const before = await decide(change, key, null, actor.id);
    change.record(actor, { action: 'ticket.dismissed', entity: 'ticket', entityId: '', before });
  });
}

/** Undoes a decision: the entry is open again, and the film no longer shows its link. */
export async function reopenTicket(ctx: Context, { actor }: Editor, key: string): Promise<void> {
  await changeCatalogue(ctx, async (change) => {
    const before = await deleteTicketChoice(change.trx, key);
    if (!before) throw new Failure('aborted', adminTickets.changed);
    if (before.movieId !== null) await showAgain(change, before.movieId);
    change.record(actor, { action: 'ticket.reopened', entity: 'ticket', entityId: '', before });
  });
}

async function decide({ trx, now }: Change, key: string, movieId: number | null, author: string) {
  const queued = await findQueuedTicket(trx, key);
  const isSaved = queued && (await saveTicketChoice(trx, { key, ...queued, movieId, author, at: now }));
  if (!isSaved) throw new Failure('aborted', adminTickets.changed);
  return queued;
}

async function showAgain({ trx, announce }: Change, movieId: number): Promise<void> {
  await touchMovies(trx, [movieId]);
  announce(tags.movie(movieId));
}
