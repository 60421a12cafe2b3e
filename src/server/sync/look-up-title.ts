import type { Context } from '../context.ts';
import type { Fetch } from '../store/jobs/fetch-queue.ts';
import { TmdbNotFound, TmdbUnavailable } from '../tmdb/failures.ts';
import { findByImdbId } from '../tmdb/find.ts';
import { fetchName, type NamedTitle } from '../tmdb/look-up.ts';

/** A user waits for the answer. */
const ASKED = { urgency: 'interactive', deadlineMs: 5_000 } as const;

/** The title's name at TMDB. `absent`: TMDB has no such id. `unavailable`: TMDB does not answer. */
export async function lookUpTitle(ctx: Context, { kind, id }: Fetch): Promise<NamedTitle | 'absent' | 'unavailable'> {
  try {
    return (await fetchName(ctx.tmdb, kind, id, ASKED)) ?? 'absent';
  } catch (error) {
    if (error instanceof TmdbUnavailable) return 'unavailable';
    throw error;
  }
}

/** The person TMDB knows by this IMDb id. */
export async function findPersonByImdb(ctx: Context, imdbId: string): Promise<number | undefined> {
  try {
    return await findByImdbId(ctx.tmdb, 'person', imdbId, ASKED);
  } catch (error) {
    if (error instanceof TmdbUnavailable || error instanceof TmdbNotFound) return undefined;
    throw error;
  }
}
