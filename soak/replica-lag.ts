import { execFileSync } from 'node:child_process';
import { openReplicaHouse } from '../test/replicas/replica-house.ts';
import { editWhileLate } from '../test/replicas/replica-lag.ts';

/** Debian's PostgreSQL with a streaming replica that shows nothing new for a minute: an editor sees each of a hundred edits at once. */
const EDITS = Number(process.argv[3] ?? 100);
const PAUSED_MS = 60_000;

const house = await openReplicaHouse('debian');
try {
  const report = await editWhileLate(house, await house.startServer(), { edits: EDITS, pausedMs: PAUSED_MS });
  for (const problem of report.problems.slice(0, 20)) process.stdout.write(`${problem}\n`);
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD']).toString().trim();
  const today = new Date().toISOString().slice(0, 10);
  process.stdout.write(
    `replica-lag: ${EDITS} edits while a replica was late by up to ${Math.round(report.lagSeconds)} s, ` +
      `${report.seenInNewsroom} seen in the newsroom, ${report.seenOnPage} on the page, ` +
      `read from it again after ${Math.round(report.backMs)} ms, ${report.problems.length} failures, ${commit}, ${today}\n`,
  );
  process.exitCode = report.problems.length === 0 ? 0 : 1;
} finally {
  await house.stop();
}
