import type { ItemKey } from '#shared/domain/titles/collection-items.ts';
import type { Context } from '../context.ts';
import { findByImdbId } from '../tmdb/find.ts';

/** A user waits for the answer. */
const DEADLINE_MS = 5_000;

/** The film or series with this IMDb id at TMDB; `undefined` if there is none or TMDB does not answer. */
export async function findTitleByImdb(ctx: Context, imdbId: string): Promise<ItemKey | undefined> {
  for (const kind of ['movie', 'series'] as const) {
    const options = { urgency: 'interactive', deadlineMs: DEADLINE_MS } as const;
    const titleId = await findByImdbId(ctx.tmdb, kind, imdbId, options).catch((err: unknown) => {
      ctx.log.warn({ err, kind, imdbId }, 'an IMDb id could not be looked up at TMDB');
      return undefined;
    });
    if (titleId !== undefined) return { kind, titleId };
  }
  return undefined;
}
