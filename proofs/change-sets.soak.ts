import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { applyChangeSet } from '../src/server/admin/change-sets/apply-change-set.ts';
import { undoChangeSet } from '../src/server/admin/change-sets/undo-change-set.ts';
import { saveDraft } from '../src/server/admin/editing/save-draft.ts';
import { getMovieDetails } from '../src/server/catalogue/titles/movie-details.ts';
import { openBatchContext, openContext } from '../src/server/context.ts';
import { readEnv } from '../src/server/infra/env.ts';
import { createLog } from '../src/server/infra/log.ts';
import { drainFetchQueue } from '../src/server/sync/drain-queue.ts';
import { queueImport, readKnownIds } from '../src/server/sync/import-exports.ts';
import { newestExportDay } from '../src/server/tmdb/exports.ts';
import { CHANGES_PER_SET } from '../src/shared/admin/domain/change-sets.ts';
import { hire } from '../test/editing/hire.ts';
import { prepareValues } from '../test/editing/race-editors.ts';
import { percentile } from '../tools/figures.ts';
import { startStack } from '../tools/stack.ts';
import { reportSoak } from './report.ts';

/** As many films as a change set may have, published and undone in one transaction each, beside readers and another editor. */
const BAR_MS = 5_000;
const simulator = { SIM_MOVIES: '800', SIM_TV: '10', SIM_PEOPLE: '500', SIM_RATE_PER_SECOND: '5000' };
const stack = await startStack('embedded', { LOG_LEVEL: 'silent', DATABASE_STATEMENT_TIMEOUT_MS: '30000' }, simulator);
try {
  const env = readEnv(stack.env);
  const opened = await openContext(env, createLog('silent'));
  const { ctx, close } = openBatchContext(env, opened.ctx);
  const [ana, bia] = [await hire(ctx, 'Ana', 'administrator'), await hire(ctx, 'Bia')];
  await readKnownIds(ctx, 'movie', stack.env.TMDB_EXPORTS_URL ?? '', newestExportDay(new Date()));
  await queueImport(ctx, 'movie', CHANGES_PER_SET + 100);
  const signal = new AbortController().signal;
  await drainFetchQueue(ctx, { concurrency: 4, signal, leaseSeconds: 60, untilEmpty: true });
  const { rows } = await sql<{ id: number }>`select id from movie_sources order by id`.execute(ctx.db);
  const films = rows.map(({ id }) => ({ entity: 'movie' as const, id }));
  const [chosen, others] = [films.slice(0, CHANGES_PER_SET), films.slice(CHANGES_PER_SET)];
  const problems = chosen.length === CHANGES_PER_SET && others.length > 50 ? [] : [`${films.length} films`];

  const time = async (work: () => Promise<unknown>) => {
    const started = performance.now();
    await work();
    return performance.now() - started;
  };
  const save = (id: number, field: string) =>
    saveDraft(opened.ctx, bia, { entity: 'movie', id }, [{ field, value: `Outra ${id}`, version: 0 }]);
  /** Reads and saves of other films while `work` runs, and one save of a film that it locks. */
  const beside = async (work: () => Promise<unknown>, field: string) => {
    let isDone = false;
    const reads: number[] = [];
    const saves: number[] = [];
    const read = async () => {
      for (let nth = 0; !isDone; nth += 1) {
        reads.push(await time(() => getMovieDetails(opened.ctx, { movieId: others[nth % others.length]?.id ?? 0 })));
        // A read from memory waits for nothing: without a pause nothing else would run.
        await sleep(2);
      }
    };
    const edit = async () => {
      for (const { id } of others) if (!isDone) saves.push(await time(() => save(id, field)));
    };
    const running = work().finally(() => {
      isDone = true;
    });
    const blocked = time(() => save(chosen[0]?.id ?? 0, field));
    await Promise.all([running, read(), edit(), blocked]);
    return { p99: percentile(reads, 0.99), worstSave: Math.max(...saves), blocked: await blocked };
  };
  const calm = await beside(() => sleep(3_000), 'seoDescription');
  let id = '';
  const prepared = await time(async () => {
    id = await prepareValues(ctx, ana, chosen, { seoTitle: 'Um título para todos' });
  });
  let [applied, undone] = [0, 0];
  const apply = async () => {
    applied = await time(() => applyChangeSet(ctx, ana, id, 'publication'));
  };
  const busy = await beside(apply, 'tagline');
  const undo = async () => {
    undone = await time(() => undoChangeSet(ctx, ana, id));
  };
  const again = await beside(undo, 'overview');
  const { rows: left } = await sql<{ count: number }>`
    select count(*)::integer as count from overrides where field = 'seoTitle'`.execute(ctx.db);
  if (left[0]?.count !== 0) problems.push(`${left[0]?.count} titles were not undone`);
  for (const [what, ms] of Object.entries({ applied, undone }))
    if (ms > BAR_MS) problems.push(`${what} in ${ms.toFixed(0)} ms`);
  const round = (ms: number) => `${ms.toFixed(0)} ms`;
  const line =
    `change-sets: ${chosen.length} films prepared in ${round(prepared)}, published in ${round(applied)}, undone in ${round(undone)}; ` +
    `a save of one of them waits ${round(busy.blocked)} and ${round(again.blocked)}, of another film at most ${round(busy.worstSave)} ` +
    `and ${round(again.worstSave)} (calm ${round(calm.worstSave)}); readers' p99 ${busy.p99.toFixed(1)} and ${again.p99.toFixed(1)} ms ` +
    `(calm ${calm.p99.toFixed(1)})`;
  reportSoak({ line, problems });
  await close();
  await opened.close();
} finally {
  await stack.stop();
}
