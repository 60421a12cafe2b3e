import { openReplicaHouse } from '../test/replicas/replica-house.ts';
import { editWhileLate } from '../test/replicas/replica-lag.ts';
import { tellSoak } from '../tools/tell-soak.ts';

/** Debian's PostgreSQL with a streaming replica paused for a minute: an editor sees each of a hundred edits at once. */
const EDITS = Number(process.argv[3] ?? 100);
const PAUSED_MS = 60_000;

const house = await openReplicaHouse('debian');
try {
  const report = await editWhileLate(house, await house.startServer(), { edits: EDITS, pausedMs: PAUSED_MS });
  tellSoak({
    line:
      `replica-lag: ${EDITS} edits while a replica was late by up to ${Math.round(report.lagSeconds)} s, ` +
      `${report.seenInNewsroom} seen in the admin, ${report.seenOnPage} on the page, ` +
      `read from it again after ${Math.round(report.backMs)} ms`,
    problems: report.problems,
  });
} finally {
  await house.stop();
}
