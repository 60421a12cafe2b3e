import type { Context } from '../src/server/context.ts';
import { announceNews } from '../src/server/sync/availability/announce-news.ts';
import { changeCatalogue } from '../src/server/sync/change-catalogue.ts';
import { addDays } from '../src/shared/domain/day.ts';
import type { TitleKind } from '../src/shared/domain/titles/seen-title.ts';

interface Stay {
  kind: TitleKind;
  titleId: number;
  platformId: number;
  /** The day we saw it arrive, or the first day we looked. */
  from: string;
  isArrivalSeen: boolean;
  /** The first day without it; null if it is there. */
  until: string | null;
}

/** What snapshots publish about one stay of a title on a platform. */
export async function storeStay(ctx: Context, stay: Stay): Promise<void> {
  const { kind, titleId, platformId, from, until } = stay;
  const owner = { kind, title_id: titleId, platform_id: platformId };
  const seen = {
    first_seen_on: from,
    last_seen_on: until ? addDays(until, -1) : from,
    missed_on: until,
    removed_on: until,
  };
  const event = { ...owner, state: 'published', created_at: ctx.now() };
  await changeCatalogue(ctx, async (change) => {
    await change.trx
      .insertInto('availability')
      .values({ ...owner, ...seen })
      .onConflict((conflict) => conflict.columns(['kind', 'title_id', 'platform_id']).doUpdateSet(seen))
      .execute();
    const events = [
      ...(stay.isArrivalSeen ? [{ ...event, event: 'arrived', happened_on: from }] : []),
      ...(until ? [{ ...event, event: 'left', happened_on: until, seen_since: from }] : []),
    ];
    if (events.length > 0) await change.trx.insertInto('availability_events').values(events).execute();
    await announceNews(change, kind, [titleId]);
  });
}

/** An accepted snapshot of a platform, from which its observations begin. */
export async function storeSnapshotDay(ctx: Context, platformId: number, day: string): Promise<void> {
  const at = new Date(`${day}T12:00:00Z`);
  await ctx.db
    .insertInto('availability_snapshots')
    .values({
      ...{ platform_id: platformId, kind: 'movie', taken_on: day, is_complete: true, expected: 1, counted: 1 },
      ...{ started_at: at, finished_at: at },
    })
    .execute();
}
