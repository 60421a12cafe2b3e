import type { JobWithMetadata, PgBoss } from 'pg-boss';
import { type Delivering, type Delivery, deliver } from '#server/notifications/deliver.ts';
import { DELIVERY_QUEUES } from '#server/store/notifications/deliveries.ts';
import {
  NOTIFICATION_ATTEMPT_SECONDS,
  NOTIFICATION_ATTEMPTS,
  NOTIFICATION_DAYS,
  NOTIFICATION_POLL_SECONDS,
  NOTIFICATION_WAIT_DAYS,
} from '#shared/admin/domain/limits.ts';

const DAY_SECONDS = 86_400;
/** Sent in parallel by one process, of each channel: a webhook that does not answer holds no e-mail. */
const AT_ONCE = 5;

/** Tests wait less. */
export interface DeliveryPace {
  firstSeconds: number;
  longestSeconds: number;
  attemptSeconds: number;
  pollSeconds: number;
}

const PACE: DeliveryPace = {
  ...NOTIFICATION_ATTEMPTS,
  attemptSeconds: NOTIFICATION_ATTEMPT_SECONDS,
  pollSeconds: NOTIFICATION_POLL_SECONDS,
};

/** Any number of processes may do it: each takes what no other has. */
export async function workOnDeliveries(
  boss: PgBoss,
  ctx: Parameters<typeof deliver>[0],
  delivering: Delivering,
  { firstSeconds, longestSeconds, attemptSeconds, pollSeconds }: DeliveryPace = PACE,
): Promise<void> {
  for (const [channel, queue] of Object.entries(DELIVERY_QUEUES)) {
    await boss.updateQueue(queue, {
      ...{ retryLimit: NOTIFICATION_ATTEMPTS.max - 1, retryBackoff: true },
      ...{ retryDelay: firstSeconds, retryDelayMax: longestSeconds, expireInSeconds: attemptSeconds },
      retentionSeconds: NOTIFICATION_WAIT_DAYS * DAY_SECONDS,
      deleteAfterSeconds: NOTIFICATION_DAYS * DAY_SECONDS,
    });
    const options = { batchSize: AT_ONCE, burstWhenBatchFull: true, pollingIntervalSeconds: pollSeconds } as const;
    const work = (jobs: JobWithMetadata<Delivery['data']>[]) =>
      Promise.all(
        jobs.map(async (job) => {
          const { id, data, retryCount, retryLimit } = job;
          const isLastTry = retryCount >= retryLimit;
          const settled = await deliver(ctx, delivering, { id, channel, data, isLastTry } as Delivery);
          // At once, not with the slowest of the batch: until then a kill would repeat what was accepted.
          if (settled.status === 'completed') await boss.complete(queue, job, settled.output);
          return settled;
        }),
      );
    await boss.work(queue, { ...options, includeMetadata: true, perJobResults: true }, work);
  }
}
