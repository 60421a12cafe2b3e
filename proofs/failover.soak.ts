import { losePrimaries } from '../test/failover/lose-primaries.ts';
import { loseStandby } from '../test/failover/lose-standby.ts';
import { openPairFixture } from '../test/failover/open-pair-fixture.ts';
import { countOf, reportSoak, wholePercentile } from './report.ts';

/** The primary is killed in mid-write, twenty times: no acknowledged write is lost, and cached pages never fail. */
const ROUNDS = countOf(20);

const fixture = await openPairFixture({ hasStandby: true });
try {
  const lost = await losePrimaries(fixture, ROUNDS, 2026);
  const alone = await loseStandby(fixture);
  const { acknowledged, refused, readings, ...times } = lost;
  const problems = [...lost.problems, ...alone.problems.map((problem) => `without a standby: ${problem}`)];
  const said = (values: readonly number[]) =>
    `${wholePercentile(values, 0.5)} ms (at most ${wholePercentile(values, 1)})`;
  const line = [
    `failover: ${ROUNDS} primaries lost, ${acknowledged} acknowledged writes, ${refused} refused`,
    `first write after ${said(times.firstWriteMs)}, ready after ${said(times.readyMs)}, a standby again after ${said(times.redundantMs)}`,
    `${readings.held} reads of held pages, ${readings.failed.length} failed, slowest ${Math.round(readings.slowestHeldMs)} ms`,
    `without a standby ${alone.acknowledged} writes acknowledged, ${alone.refused} refused`,
  ].join('; ');
  reportSoak({ line, problems });
} finally {
  await fixture.stop();
}
