import { openPairFixture } from '../test/failover/open-pair-fixture.ts';
import { restartPostgres } from '../test/failover/restart-postgres.ts';
import { countOf, reportSoak, wholePercentile } from './report.ts';

/** PostgreSQL restarts under load, alternately fast and immediate: no write is lost, cached pages never fail, all recovers. */
const ROUNDS = countOf(10);

const fixture = await openPairFixture({ hasStandby: false });
try {
  const { problems, acknowledged, refused, readings, ...times } = await restartPostgres(fixture, ROUNDS, 2026);
  const said = (values: readonly number[]) =>
    `${wholePercentile(values, 0.5)} ms (at most ${wholePercentile(values, 1)})`;
  const line = [
    `postgres-restarts: ${ROUNDS} restarts, away ${said(times.awayMs)}, ${acknowledged} acknowledged writes, ${refused} refused`,
    `after it answers: ready ${said(times.readyMs)}, an uncached page ${said(times.pageMs)}, a write of each editor ${said(times.writeMs)}`,
    `${readings.held} reads of held pages, ${readings.failed.length} failed, slowest ${Math.round(readings.slowestHeldMs)} ms`,
    `${readings.notStored} of uncached pages, ${readings.refused} refused with 503`,
  ].join('; ');
  reportSoak({ line, problems });
} finally {
  await fixture.stop();
}
