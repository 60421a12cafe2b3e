import { openContext } from '../src/server/context.ts';
import { readEnv } from '../src/server/infra/env.ts';
import { createLog } from '../src/server/infra/log.ts';
import { race } from '../test/races.ts';
import { openReplicaFixture } from '../test/replicas/replica-fixture.ts';
import { reportSoak } from './report.ts';

/** The races of proofs/races.soak.ts with both processes reading from a replica, whose lag changes every two seconds. */
const HEATS = Number(process.argv[3] ?? 1_000);
const LAGS_MS = [0, 20, 60, 150, 400];
const LAG_LASTS_MS = 2_000;

const fixture = await openReplicaFixture('debian');
try {
  const open = () => openContext(readEnv({ ...fixture.variables, TMDB_RATE_PER_SECOND: '50' }), createLog('silent'));
  const [first, second] = await Promise.all([open(), open()]);
  let part = 0;
  const changing = setInterval(() => {
    part += 1;
    fixture.replica.lag(LAGS_MS[part % LAGS_MS.length] ?? 0).catch(() => undefined);
  }, LAG_LASTS_MS);
  const track = { contexts: [first.ctx, second.ctx] as const, changeFilm: fixture.changeFilm };
  const problems = await race(track, HEATS, 2_026);
  clearInterval(changing);
  const { values } = await second.ctx.metrics.databaseReads.get();
  const reads = values.map(({ labels, value }) => `${value} from ${labels.from}`).join(', ');
  reportSoak({ line: `replica-races: ${HEATS} heats, readers of one process: ${reads}`, problems });
  await Promise.all([first.close(), second.close()]);
} finally {
  await fixture.stop();
}
