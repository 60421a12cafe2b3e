import { openContext } from '../../src/server/context.ts';
import { readEnv } from '../../src/server/infra/env.ts';
import { createLog } from '../../src/server/infra/log.ts';
import { deliverInLoop, openDelivering } from '../../src/server/notifications/deliver.ts';

/** A worker that only delivers notifications, with short waits. The parent kills it. */
const env = readEnv(process.env);
const { ctx } = await openContext(env, createLog('silent'));
const delivering = openDelivering(env);
if (!delivering) throw new Error('ADMIN_SECRET is not set');
process.stdout.write('ready\n');
const attempts = { max: delivering.attempts.max, firstMs: 50, longestMs: 400 };
await deliverInLoop(ctx, { ...delivering, attempts, leaseMs: 2_000, pollMs: 20 }, new AbortController().signal);
