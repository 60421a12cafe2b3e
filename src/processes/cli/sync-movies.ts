import type { Context } from '#server/context.ts';
import { syncMovie } from '#server/sync/sync-movie.ts';

const BATCH_DEADLINE_MS = 30_000;

/** One film that fails does not stop the others; the exit code says that one did. */
export async function syncMovies(ctx: Context, args: string[], print: (line: string) => void): Promise<void> {
  const [kind, ...ids] = args;
  if (kind !== 'movie' || ids.length === 0 || !ids.every((id) => /^[1-9]\d{0,9}$/.test(id))) {
    throw new Error('usage: sync movie ID…');
  }
  const failed: string[] = [];
  await Promise.all(
    ids.map(async (id) => {
      try {
        const outcome = await syncMovie(ctx, Number(id), { urgency: 'batch', deadlineMs: BATCH_DEADLINE_MS });
        print(`movie ${id}: ${outcome}`);
      } catch (error) {
        failed.push(id);
        print(`movie ${id}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }),
  );
  if (failed.length > 0) throw new Error(`${failed.length} of ${ids.length} films were not synced`);
}
