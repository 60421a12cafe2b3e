import { openPairHouse } from '../test/failover/open-pair-house.ts';
import { restartPostgres } from '../test/failover/restart-postgres.ts';
import { countOf, tellSoak, wholePercentile } from '../tools/tell-soak.ts';

/** PostgreSQL restarted under load, fast and immediate by turns: nobody's write is lost, held pages never fail, all heals by itself. */
const ROUNDS = countOf(10);

const house = await openPairHouse({ hasStandby: false });
try {
  const { problems, acknowledged, refused, readings, ...times } = await restartPostgres(house, ROUNDS, 2026);
  const said = (values: readonly number[]) =>
    `${wholePercentile(values, 0.5)} ms (at most ${wholePercentile(values, 1)})`;
  const line = [
    `postgres-restarts: ${ROUNDS} restarts, away ${said(times.awayMs)}, ${acknowledged} acknowledged writes, ${refused} refused`,
    `after it answers: ready ${said(times.readyMs)}, a page nobody held ${said(times.pageMs)}, a write of each editor ${said(times.writeMs)}`,
    `${readings.held} reads of held pages, ${readings.failed.length} failed, slowest ${Math.round(readings.slowestHeldMs)} ms`,
    `${readings.unheld} of pages nobody held, ${readings.refused} refused with 503`,
  ].join('; ');
  tellSoak({ line, problems });
} finally {
  await house.stop();
}
