import { PgBoss } from 'pg-boss';
import { workOnDeliveries } from '../../src/processes/worker/deliver-notifications.ts';
import { openContext } from '../../src/server/context.ts';
import { readEnv } from '../../src/server/infra/env.ts';
import { createLog } from '../../src/server/infra/log.ts';
import { openDelivering } from '../../src/server/notifications/deliver.ts';

/** A worker that only delivers notifications, with short waits. The parent kills it. */
const env = readEnv(process.env);
const { ctx } = await openContext(env, createLog('silent'));
const delivering = openDelivering(env);
if (!delivering) throw new Error('ADMIN_SECRET is not set');
const boss = new PgBoss({
  ...{ connectionString: env.DATABASE_URL, max: 4, migrate: false, createSchema: false, schedule: false },
  ...{ superviseIntervalSeconds: 1, monitorIntervalSeconds: 1 },
});
boss.on('error', () => undefined);
await boss.start();
const pace = { firstSeconds: 1, longestSeconds: 1, attemptSeconds: 10, pollSeconds: 0.5 };
await workOnDeliveries(boss, ctx, delivering, pace);
process.stdout.write('ready\n');
