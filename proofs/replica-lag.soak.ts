import { openReplicaFixture } from '../test/replicas/replica-fixture.ts';
import { editWhileLate } from '../test/replicas/replica-lag.ts';
import { reportSoak } from './report.ts';

/** Debian's PostgreSQL with a streaming replica paused for a minute: an editor sees each of a hundred edits at once. */
const EDITS = Number(process.argv[3] ?? 100);
const PAUSED_MS = 60_000;

const fixture = await openReplicaFixture('debian');
try {
  const report = await editWhileLate(fixture, await fixture.startServer(), { edits: EDITS, pausedMs: PAUSED_MS });
  reportSoak({
    line:
      `replica-lag: ${EDITS} edits while a replica was late by up to ${Math.round(report.lagSeconds)} s, ` +
      `${report.seenInAdmin} seen in the admin, ${report.seenOnPage} on the page, ` +
      `read from it again after ${Math.round(report.backMs)} ms`,
    problems: report.problems,
  });
} finally {
  await fixture.stop();
}
