import type { Context } from '../context.ts';
import type { Fetch } from '../store/jobs/fetch-queue.ts';
import { findImdbId, markGone, saveReplacement } from '../store/titles/stored.ts';
import { TmdbNotFound, TmdbUnavailable } from '../tmdb/failures.ts';
import { findByImdbId } from '../tmdb/find.ts';
import { changeCatalogue } from './change-catalogue.ts';
import { reprojectEntity } from './storage/storages.ts';

const BATCH = { urgency: 'batch', deadlineMs: 30_000 } as const;

/**
 * Hides the page. Overrides stay and apply again if the title comes back. TMDB merges duplicates without saying so: the title
 * that now has this IMDb id is the survivor, and the old address redirects to it.
 */
export async function retireTitle(ctx: Context, fetch: Fetch): Promise<void> {
  const survivor = await findSurvivor(ctx, fetch);
  await changeCatalogue(ctx, async (change) => {
    await markGone(change.trx, fetch, ctx.now());
    if (survivor !== undefined) await saveReplacement(change.trx, fetch, survivor, ctx.now());
    await reprojectEntity(change, fetch.kind, fetch.id);
  });
  ctx.log.info({ ...fetch, survivor }, 'title retired');
}

async function findSurvivor(ctx: Context, fetch: Fetch): Promise<number | undefined> {
  const imdbId = await findImdbId(ctx.db, fetch);
  if (!imdbId) return undefined;
  try {
    const found = await findByImdbId(ctx.tmdb, fetch.kind, imdbId, BATCH);
    return found === fetch.id ? undefined : found;
  } catch (error) {
    if (error instanceof TmdbUnavailable || error instanceof TmdbNotFound) return undefined;
    throw error;
  }
}
