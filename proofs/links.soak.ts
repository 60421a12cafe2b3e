import { openContext } from '../src/server/context.ts';
import { readEnv } from '../src/server/infra/env.ts';
import { createLog } from '../src/server/infra/log.ts';
import { runNights } from '../test/links/run-nights.ts';
import { startStack } from '../tools/stack.ts';
import { reportSoak } from './report.ts';

/** The full count of src/server/links/check-links.db.test.ts. */
const LINKS = 5_000;
const NIGHTS = 10;
const PER_HOST = 1_400;
const stack = await startStack('embedded', { LOG_LEVEL: 'silent' });
try {
  const { ctx, close } = await openContext(readEnv(stack.env), createLog('silent'));
  const { problems, counts, dead, all } = await runNights({
    ...{ ctx, links: LINKS, nights: NIGHTS, seed: 30, perHost: PER_HOST, timeoutMs: 300 },
  });
  const line = [
    `links: ${all} links, ${dead} of them dead, ${NIGHTS} nights, ${counts.calls} calls for ${counts.checked} checks:`,
    `${counts.hidden} hidden, each within two nights, no living one;`,
    `at most ${counts.mostOfOneHost} calls of one host in a night (${PER_HOST} allowed)`,
  ].join(' ');
  reportSoak({ line, problems });
  await close();
} finally {
  await stack.stop();
}
