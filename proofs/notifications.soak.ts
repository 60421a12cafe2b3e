import { openContext } from '../src/server/context.ts';
import { readEnv } from '../src/server/infra/env.ts';
import { createLog } from '../src/server/infra/log.ts';
import { stormNotifications } from '../test/notifications/storm.ts';
import { startStack } from '../tools/stack.ts';
import { reportSoak } from './report.ts';

/** The full count of test/notifications.db.test.ts. */
const EVENTS = 2_000;
const KILLS = 5;
const stack = await startStack('embedded', { LOG_LEVEL: 'silent' });
try {
  const { ctx, close } = await openContext(readEnv(stack.env), createLog('silent'));
  const variables = stack.env;
  const { problems, counts } = await stormNotifications({ ctx, variables, events: EVENTS, kills: KILLS, seed: 29 });
  const line = [
    `notifications: ${counts.written} events, ${counts.undone} more rolled back, ${KILLS} workers killed:`,
    `${counts.attempts} attempts, ${counts.sent} delivered (${counts.letters} e-mails in all), ${counts.failed} visible as failed,`,
    `${counts.repeats} repeated under the same id, each after a kill`,
  ].join(' ');
  reportSoak({ line, problems });
  await close();
} finally {
  await stack.stop();
}
