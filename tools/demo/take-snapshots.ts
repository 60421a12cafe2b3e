import type { Context } from '../../src/server/context.ts';
import { confirmArrivals } from '../../src/server/sync/availability/confirm-arrivals.ts';
import { snapshotAll } from '../../src/server/sync/availability/sync-availability.ts';
import { addDays, toBrazilianDay } from '../../src/shared/domain/day.ts';

/** Two months and a half: enough that titles left, stayed away for a fortnight, and some came back. */
const DAYS = 75;

/** Takes availability snapshots of every platform for each day since the last, at most 75 days back, as a running site would. */
export async function takeSnapshots(ctx: Context, simulatorUrl: string): Promise<number> {
  const today = toBrazilianDay(ctx.now());
  const days = Array.from({ length: DAYS + 1 }, (_, index) => addDays(today, index - DAYS));
  const seen = await ctx.db.selectFrom('availability_snapshots').select('taken_on').distinct().execute();
  const last =
    seen
      .map(({ taken_on }) => taken_on)
      .toSorted()
      .at(-1) ?? '';
  const missing = days.filter((day) => day > last);
  for (const day of missing) {
    const now = day === today ? ctx.now() : new Date(`${day}T15:00:00Z`);
    await moveClock(simulatorUrl, now);
    const dated = { ...ctx, now: () => now };
    await snapshotAll(dated);
    await confirmArrivals(dated);
  }
  await moveClock(simulatorUrl, ctx.now());
  return missing.length;
}

async function moveClock(simulatorUrl: string, now: Date): Promise<void> {
  const answer = await fetch(`${simulatorUrl}/__sim/clock`, { method: 'POST', body: JSON.stringify({ now }) });
  if (!answer.ok) throw new Error(`the simulator does not know what day it is: ${answer.status}`);
}
