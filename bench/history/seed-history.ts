import { sql } from 'kysely';
import type { Context } from '../../src/server/context.ts';
import { AVAILABILITY_HISTORY_DAYS } from '../../src/shared/domain/limits.ts';

/** As on a usual day of all platforms in Brazil: 0.5 % of 30,000 titles. */
const ARRIVALS_PER_DAY = 150;
const POOL = { movies: 24_000, series: 8_000 };
/** Fewer are not the history of a running site. */
const ENOUGH = 10_000;

export interface SeededHistory {
  events: number;
  remove(): Promise<void>;
}

/** Six months of events of popular titles, unless the catalogue has them. Most titles that arrive leave after 20 to 80 days. */
export async function seedHistory(ctx: Context, today: string): Promise<SeededHistory> {
  const known = await countEvents(ctx);
  if (known >= ENOUGH) return { events: known, remove: async () => undefined };
  await ctx.db.transaction().execute(async (trx) => {
    await sql`select setseed(0.5)`.execute(trx);
    await sql`
      with pool as (
        select kind, id, row_number() over () as place
        from (
          (select 'movie' as kind, id from movies where is_listed order by popularity desc limit ${POOL.movies})
          union all
          (select 'series', id from series where is_listed order by popularity desc limit ${POOL.series})
        ) as listed
      ), service as (
        select id, row_number() over (order by position) as place from platforms where is_visible
      ), drawn as (
        select ${today}::date - day as on_day,
               1 + floor(random() * (select count(*) from pool))::integer as title_place,
               -- The first platforms have most of the titles.
               1 + floor(power(random(), 2) * (select count(*) from service))::integer as platform_place,
               20 + floor(random() * 60)::integer as stayed
        from generate_series(0, ${AVAILABILITY_HISTORY_DAYS}) as day, generate_series(1, ${ARRIVALS_PER_DAY})
      ), stay as (
        select pool.kind, pool.id as title_id, service.id as platform_id, on_day, stayed
        from drawn
        join pool on pool.place = title_place
        join service on service.place = platform_place
      ), told as (
        select kind, title_id, platform_id, 'arrived' as event, on_day as happened_on, null::date as seen_since from stay
        union all
        select kind, title_id, platform_id, 'left', on_day + stayed, on_day from stay where on_day + stayed <= ${today}::date - 13
      )
      insert into availability_events (kind, title_id, platform_id, event, happened_on, seen_since, state, created_at)
      select kind, title_id, platform_id, event, happened_on, seen_since, 'published', ${ctx.now()}::timestamptz from told
      on conflict do nothing
    `.execute(trx);
    await sql`
      insert into availability (kind, title_id, platform_id, first_seen_on, last_seen_on)
      select distinct kind, title_id, platform_id, ${today}::date, ${today}::date from availability_events
      on conflict do nothing
    `.execute(trx);
    await sql`
      insert into availability_snapshots
        (platform_id, kind, taken_on, is_complete, expected, counted, started_at, finished_at)
      select platforms.id, kind, ${today}::date - day, true, 1, 1, ${ctx.now()}::timestamptz, ${ctx.now()}::timestamptz
      from platforms, unnest(array['movie', 'series']) as kind, generate_series(0, ${AVAILABILITY_HISTORY_DAYS}) as day
      where platforms.is_visible
      on conflict do nothing
    `.execute(trx);
  });
  const remove = async () => {
    for (const table of ['availability_events', 'availability', 'availability_snapshots'] as const) {
      await ctx.db.deleteFrom(table).execute();
    }
  };
  return { events: await countEvents(ctx), remove };
}

async function countEvents({ db }: Context): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from availability_events`.execute(db);
  return rows[0]?.count ?? 0;
}
