import { addDays, toBrazilianDay } from '#shared/domain/day.ts';
import { AVAILABILITY_HISTORY_DAYS } from '#shared/domain/limits.ts';
import type { Context } from '../../context.ts';
import { deleteOldAvailability } from '../../store/availability/availability.ts';

/** Once a day: deletes removed titles, events and snapshots older than the limit. Returns the number of rows. */
export function forgetOldAvailability(ctx: Context): Promise<number> {
  return deleteOldAvailability(ctx.db, addDays(toBrazilianDay(ctx.now()), -AVAILABILITY_HISTORY_DAYS));
}
