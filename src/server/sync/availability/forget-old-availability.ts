import { addDays, toBrazilianDay } from '#shared/domain/day.ts';
import { AVAILABILITY_HISTORY_DAYS } from '#shared/domain/limits.ts';
import type { Context } from '../../context.ts';
import { deleteOldAvailability } from '../../store/availability/availability.ts';
import { deleteOldCinemaListings } from '../../store/availability/cinema-listings.ts';

/** Once a day: deletes removed titles, events and snapshots older than this. Returns the number of rows. */
export async function forgetOldAvailability(ctx: Context, days = AVAILABILITY_HISTORY_DAYS): Promise<number> {
  const before = addDays(toBrazilianDay(ctx.now()), -days);
  await deleteOldCinemaListings(ctx.db, before);
  return deleteOldAvailability(ctx.db, before);
}
