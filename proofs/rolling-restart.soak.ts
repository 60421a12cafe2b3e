import { inSoakFixture } from '../test/edge/open-soak-fixture.ts';
import { readMeanwhile, restartEach } from '../test/edge/rolling-restart.ts';
import { countOf } from './report.ts';

/** Two processes behind the edge restart one at a time while people read: no reader notices. Then the same with SIGKILL. */
const ROUNDS = countOf(4);
const READERS = 16;
const KILLED_SHARE = 0.001;

await inSoakFixture({ env: { DRAIN_SECONDS: '3' } }, async (fixture) => {
  const left = await readMeanwhile(fixture, READERS, () => restartEach(fixture, ROUNDS, 'SIGTERM'));
  const killed = await readMeanwhile(fixture, READERS, () => restartEach(fixture, ROUNDS, 'SIGKILL'));
  const problems = left.failed.map((failure) => `after SIGTERM: ${failure}`);
  if (killed.failed.length > killed.asked * KILLED_SHARE)
    problems.push(...killed.failed.map((failure) => `killed: ${failure}`));
  const line = `rolling-restart: ${ROUNDS} restarts under ${left.asked} reads, ${left.failed.length} failed; ${ROUNDS} kills under ${killed.asked} reads, ${killed.failed.length} failed`;
  return { line, problems };
});
