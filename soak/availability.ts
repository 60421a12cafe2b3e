import { execFileSync } from 'node:child_process';
import { startSimulator } from '../simulator/start.ts';
import { migrate } from '../src/server/infra/migrate.ts';
import { openWatch } from '../test/availability/open-watch.ts';
import { watchThirtyDays } from '../test/availability/thirty-days.ts';
import { startLocalPostgres } from '../tools/local-postgres.ts';

/** The full count of test/availability.db.test.ts: a catalogue ten times as large, with platforms of real size. */
const MOVIES = 120_000;
const SERIES = 24_000;
const postgres = await startLocalPostgres('embedded');
try {
  await postgres.createDatabase('availability');
  await migrate(postgres.ownerUrl('availability'));
  const simulator = await startSimulator({ seed: 2026, movies: MOVIES, series: SERIES, ratePerSecond: 100_000 });
  const watch = await openWatch(postgres.applicationUrl('availability'), simulator);
  const { problems, arrivals, departures, looks } = await watchThirtyDays(watch);
  for (const problem of problems.slice(0, 20)) process.stdout.write(`${problem}\n`);
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD']).toString().trim();
  const today = new Date().toISOString().slice(0, 10);
  const told = `${arrivals} arrivals, ${departures} departures, ${JSON.stringify(looks)}`;
  process.stdout.write(`availability: 30 days, ${told}, ${problems.length} differences, ${commit}, ${today}\n`);
  await watch.close();
  await simulator.close();
  process.exitCode = problems.length === 0 ? 0 : 1;
} finally {
  await postgres.stop();
}
