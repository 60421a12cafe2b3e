import { OperatorError } from '#server/infra/operator-error.ts';
import { FETCH_KINDS } from '#server/store/jobs/fetch-queue.ts';
import { syncOne } from '#server/sync/sync-one.ts';
import { syncSagas } from '#server/sync/sync-sagas.ts';
import { TmdbUnavailable } from '#server/tmdb/failures.ts';
import { catalogueCommand } from './command.ts';
import { describeError } from './describe-error.ts';
import { idNumber, oneOf, oneOrMore, required } from './parameters.ts';

const DEADLINE_MS = 30_000;
/** Fewer than the pool's connections: more would only wait for one, and some would time out. */
const TOGETHER = 8;

export const syncTitles = catalogueCommand({
  summary: 'fetch films, series or people from TMDB now, by their ids',
  needs: ['TMDB_TOKEN'],
  arguments: {
    kind: required(oneOf(...FETCH_KINDS), FETCH_KINDS.join(', ')),
    ids: oneOrMore(idNumber, "TMDB's ids"),
  },
  /** A failure does not stop the others, a refused token does; the exit code says that one failed. */
  async run({ kind, ids }, { ctx, env, terminal }) {
    const progress = terminal.progress(`${kind} synced`);
    let done = 0;
    let failed = 0;
    const sync = async (wanted: number) => {
      try {
        const options = { urgency: 'batch', deadlineMs: DEADLINE_MS } as const;
        terminal.print(`${kind} ${wanted}: ${await syncOne(ctx, { kind, id: wanted }, options)}`);
      } catch (error) {
        if (error instanceof TmdbUnavailable && error.fault === 'key') throw error;
        failed += 1;
        terminal.print(`${kind} ${wanted}: ${describeError(error, env)}`);
      }
      done += 1;
      progress.update(done, ids.length);
    };
    const waiting = [...ids];
    const work = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) await sync(next);
    };
    await Promise.all(Array.from({ length: TOGETHER }, work));
    progress.end();
    // At most as many as films; the worker fetches the rest.
    if (kind === 'movie') await syncSagas(ctx, ids.length);
    if (failed > 0) throw new OperatorError(`${failed} of ${ids.length} were not synced.`);
  },
});
