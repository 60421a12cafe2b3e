import { createProgress } from '../src/processes/cli/progress.ts';
import { editMovie } from '../src/server/admin/editing/edit-entity.ts';
import { openContext } from '../src/server/context.ts';
import { readEnv } from '../src/server/infra/env.ts';
import { createLog } from '../src/server/infra/log.ts';
import { syncMovie } from '../src/server/sync/sync-movie.ts';
import { runImport } from '../test/import-run.ts';
import { startStack } from '../tools/stack.ts';
import { reportSoak } from './report.ts';

/** The full count of test/import.db.test.ts: 20,000 films, 4,000 series, 30,000 people, five kills, 300 calls a second. */
const SIZES = { movie: 20_000, series: 4_000, person: 30_000 };
const DAY = '2026-11-14';
const simulator = {
  SIM_MOVIES: '40000',
  SIM_TV: '8000',
  SIM_PEOPLE: '60000',
  SIM_RATE_PER_SECOND: '5000',
  SIM_NOW: '2026-11-14T12:00:00Z',
};
const stack = await startStack('embedded', { LOG_LEVEL: 'fatal' }, simulator);
try {
  const { ctx, close } = await openContext(readEnv(stack.env), createLog('fatal'));
  await syncMovie(ctx, 598, { urgency: 'batch', deadlineMs: 10_000 });
  await editMovie(ctx, { movieId: 598, changes: { title: 'Título da casa' }, author: 'redacao', note: '' });
  const overrides = () => ctx.db.selectFrom('overrides').selectAll().execute();
  const before = JSON.stringify(await overrides());

  const progress = createProgress('arrived', process.stdout);
  const total = SIZES.movie + SIZES.series + SIZES.person;
  const result = await runImport({
    ctx,
    databaseUrl: stack.postgres.applicationUrl('lanterninha'),
    simulatorUrl: stack.simulatorUrl,
    variables: stack.env,
    day: DAY,
    sizes: SIZES,
    kills: 5,
    leaseSeconds: 30,
    ratePerSecond: 300,
    onProgress: (waiting) => progress.update(Math.max(total - waiting, 0), total),
  });
  progress.end();
  if (JSON.stringify(await overrides()) !== before) result.problems.push('an override changed');
  const { held, calls, faults, mostInOneSecond, seconds, problems } = result;
  const what = `${held} titles, ${calls} calls, ${faults} faults, 5 kills, at most ${mostInOneSecond} calls in a second, ${seconds} s`;
  reportSoak({ line: `import: ${what}`, problems });
  await close();
} finally {
  await stack.stop();
}
