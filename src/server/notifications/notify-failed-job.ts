import { toBrazilianDay } from '#shared/domain/day.ts';
import type { Context } from '../context.ts';
import { notify } from '../store/notifications/notify.ts';

/** A job whose every try failed; of each job at most one notification a day, because some run every minute. */
export async function notifyFailedJob(ctx: Context, routine: string): Promise<void> {
  const at = ctx.now();
  const onceKey = `routine:${routine}:${toBrazilianDay(at)}`;
  const event = {
    kind: 'routine-failed',
    at,
    actor: 'system',
    to: 'administer',
    details: { routine },
    onceKey,
  } as const;
  await ctx.db
    .transaction()
    .execute((trx) => notify(trx, event))
    // The job's own error is what its runner has to report.
    .catch((err: unknown) => ctx.log.warn({ err, routine }, 'a failed job could not be notified'));
}
