import { startSimulator } from '../packages/tmdb-simulator/start.ts';
import { migrate } from '../src/server/infra/migrate.ts';
import { openWatch } from '../test/availability/open-watch.ts';
import { watchThirtyDays } from '../test/availability/thirty-days.ts';
import { startLocalPostgres } from '../tools/local-postgres.ts';
import { reportSoak } from './report.ts';

/** The full count of test/availability.db.test.ts: a catalogue ten times as large, with platforms of real size. */
const MOVIES = 120_000;
const SERIES = 24_000;
const postgres = await startLocalPostgres('embedded');
try {
  await postgres.createDatabase('availability');
  await migrate(postgres.ownerUrl('availability'));
  const simulator = await startSimulator({ seed: 2026, movies: MOVIES, series: SERIES, ratePerSecond: 100_000 });
  const watch = await openWatch(postgres.applicationUrl('availability'), simulator);
  const { problems, arrivals, departures, pages, looks } = await watchThirtyDays(watch);
  const told = `${arrivals} arrivals, ${departures} departures, ${pages} lists and histories, ${JSON.stringify(looks)}`;
  reportSoak({ line: `availability: 30 days, ${told}`, problems });
  await watch.close();
  await simulator.close();
} finally {
  await postgres.stop();
}
