import { sql } from 'kysely';
import { openBatchContext, openContext } from '../src/server/context.ts';
import type { Db } from '../src/server/infra/db.ts';
import { readEnv } from '../src/server/infra/env.ts';
import { createLog } from '../src/server/infra/log.ts';
import { FETCH_KINDS } from '../src/server/store/jobs/fetch-queue.ts';
import type { Subject } from '../src/server/store/titles/overrides.ts';
import { drainFetchQueue } from '../src/server/sync/drain-queue.ts';
import { queueImport, readKnownIds } from '../src/server/sync/import-exports.ts';
import { syncOne } from '../src/server/sync/sync-one.ts';
import { newestExportDay } from '../src/server/tmdb/exports.ts';
import type { Entity } from '../src/shared/domain/entities.ts';
import { startChangedTmdb } from '../test/editing/changed-tmdb.ts';
import { countChanged, editEverything, photograph, readShown } from '../test/editing/edit-everything.ts';
import { BATCH, hire } from '../test/editing/hire.ts';
import { startStack } from '../tools/stack.ts';
import { countOf, reportSoak } from './report.ts';

/** The full count of test/reimport.db.test.ts: so many changes at TMDB of fields that editors wrote. */
const CHANGES = countOf(20_000);
/** Films, series and people that are stored, and how many of each are edited. */
const STORED = 60;
const EDITED = 20;
const simulator = { SIM_MOVIES: '200', SIM_TV: '100', SIM_PEOPLE: '500', SIM_RATE_PER_SECOND: '5000' };
const settings = { LOG_LEVEL: 'silent', DATABASE_STATEMENT_TIMEOUT_MS: '30000' };
const stack = await startStack('embedded', settings, simulator);
let round = 0;
const tmdb = await startChangedTmdb(stack.simulatorUrl, () => `volta ${round}`);
try {
  const env = readEnv({ ...stack.env, TMDB_API_URL: `${tmdb.url}/3` });
  const opened = await openContext(env, createLog('silent'));
  // As the worker's: patient with a busy machine.
  const { ctx, close } = openBatchContext(env, opened.ctx);
  let minutes = 0;
  // A later answer is newer: two syncs of one second have no order.
  const later = { ...ctx, now: () => new Date(Date.now() + minutes * 60_000) };
  const editor = await hire(ctx, 'Ana', 'administrator');
  for (const kind of FETCH_KINDS) {
    await readKnownIds(later, kind, stack.env.TMDB_EXPORTS_URL ?? '', newestExportDay(new Date()));
    await queueImport(later, kind, STORED);
  }
  const signal = new AbortController().signal;
  await drainFetchQueue(later, { concurrency: 4, signal, leaseSeconds: 60, untilEmpty: true });
  const subjects = await listSubjects(ctx.db);
  const sync = async () => {
    for (const { entity, id } of subjects) await syncOne(later, { kind: entity, id }, BATCH);
  };
  const { addedTo } = await editEverything(later, editor, subjects);
  const before = JSON.stringify(await photograph(ctx.db));
  const shown = JSON.stringify(await readShown(ctx.db, subjects, addedTo));
  const problems: string[] = [];
  let changes = 0;
  while (changes < CHANGES) {
    round += 1;
    minutes += 60;
    await sync();
    changes += await countChanged(ctx.db);
    if (JSON.stringify(await photograph(ctx.db)) !== before)
      problems.push(`round ${round}: a row of an editor changed`);
    if (JSON.stringify(await readShown(ctx.db, subjects, addedTo)) !== shown)
      problems.push(`round ${round}: pages show something else`);
    process.stdout.write(`round ${round}: ${changes} changes, ${problems.length} failures\n`);
  }
  const [{ count } = { count: 0 }] = await ctx.db
    .selectFrom('overrides')
    .select((expression) => expression.fn.countAll<number>().as('count'))
    .execute();
  reportSoak({ line: `tmdb-changed: ${changes} changes in ${round} rounds, ${count} edited fields`, problems });
  await close();
  await opened.close();
} finally {
  await tmdb.close();
  await stack.stop();
}

async function listSubjects(db: Db): Promise<Subject<Entity>[]> {
  const { rows } = await sql<Subject<Entity>>`
    (select 'movie' as entity, id from movie_sources order by id limit ${EDITED}) union all
    (select 'series', id from series_sources order by id limit ${EDITED}) union all
    (select 'person', id from person_sources order by id limit ${EDITED})`.execute(db);
  return rows;
}
