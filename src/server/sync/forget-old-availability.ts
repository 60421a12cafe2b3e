import { addDays, toBrazilianDay } from '#shared/domain/day.ts';
import { AVAILABILITY_HISTORY_DAYS } from '#shared/domain/limits.ts';
import type { Context } from '../context.ts';
import { deleteOldAvailability } from '../store/availability.ts';

/** Once a day: what has been gone, told or looked at for longer than we may keep it. Says how many rows went. */
export function forgetOldAvailability(ctx: Context): Promise<number> {
  return deleteOldAvailability(ctx.db, addDays(toBrazilianDay(ctx.now()), -AVAILABILITY_HISTORY_DAYS));
}
