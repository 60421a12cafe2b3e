import { DELIVERY_TESTS_PER_HOUR } from '#shared/admin/domain/limits.ts';
import { adminNotificationSettings } from '#shared/admin/text/staff/notification-settings.ts';
import { Failure } from '#shared/domain/failure.ts';
import type { Context } from '../context.ts';
import { takeTry } from '../store/staff/staff-tries.ts';
import { toErrorLine } from './deliver.ts';

/** A test leaves our network at a member's wish, so each member may send only some within an hour. */
export async function sendTest(ctx: Context, memberId: string, send: () => Promise<void>): Promise<void> {
  const now = ctx.now();
  const resetsAt = new Date(now.getTime() + 3_600_000);
  if (await takeTry(ctx.db, `delivery-test:${memberId}`, DELIVERY_TESTS_PER_HOUR, now, resetsAt))
    throw new Failure('resource-exhausted', adminNotificationSettings.tooManyTests);
  try {
    await send();
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure('aborted', adminNotificationSettings.testFailed(toErrorLine(error)), { cause: error });
  }
}
