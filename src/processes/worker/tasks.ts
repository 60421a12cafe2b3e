import type { Context } from '#server/context.ts';
import { deleteExpiredDocuments } from '#server/store/documents.ts';
import { deleteOldAnnouncements } from '#server/store/outbox.ts';
import { syncMovie } from '#server/sync/sync-movie.ts';
import { STALE_ON_FAILURE_SECONDS } from '#shared/domain/limits.ts';

/** Announcements are for processes that were listening; a week is for people who ask what happened. */
const OUTBOX_DAYS = 7;
const BATCH_DEADLINE_MS = 30_000;

const ago = (ctx: Context, seconds: number) => new Date(ctx.now().getTime() - seconds * 1_000);

/** Queue → what is done with one job of it. Each may be run twice without harm. */
export const tasks = {
  'cache-clean': async (ctx: Context) => deleteExpiredDocuments(ctx.db, ago(ctx, STALE_ON_FAILURE_SECONDS)),
  'outbox-trim': async (ctx: Context) => deleteOldAnnouncements(ctx.db, ago(ctx, OUTBOX_DAYS * 86_400)),
  'movie-sync': async (ctx: Context, job: { movieId: number }) =>
    syncMovie(ctx, job.movieId, { urgency: 'batch', deadlineMs: BATCH_DEADLINE_MS }),
} as const;

export type Queue = keyof typeof tasks;
