import { sql } from 'kysely';
import type { LinkNight } from '#shared/admin/domain/links.ts';
import type { Db, Trx } from '../../infra/db.ts';

interface Asked {
  host: string;
  night: string;
  now: Date;
  perNight: number;
  perHost: number;
}

/** Counts one call before it is made, for night and host; false if either has had all of its calls, or the host asked for a pause. */
export async function reserveCall(db: Db, { host, night, now, perNight, perHost }: Asked): Promise<boolean> {
  const { rows } = await sql`
    with tonight as (
      insert into link_nights (night, calls, started_at, ended_at) values (${night}, 1, ${now}, ${now})
      on conflict (night) do update set calls = link_nights.calls + 1, ended_at = excluded.ended_at
      where link_nights.calls < ${perNight}
      returning night
    )
    insert into link_hosts (host, night, calls)
    select ${host}, night, 1 from tonight
    on conflict (host) do update
    set night = excluded.night, calls = case when link_hosts.night = excluded.night then link_hosts.calls + 1 else 1 end
    where (link_hosts.night <> excluded.night or link_hosts.calls < ${perHost})
      and (link_hosts.paused_until is null or link_hosts.paused_until <= ${now})
    returning host
  `.execute(db);
  return rows.length > 0;
}

export async function pauseHost(db: Db, host: string, until: Date): Promise<void> {
  await sql`update link_hosts set paused_until = ${until} where host = ${host}`.execute(db);
}

/** `undefined` if it was not read tonight. */
export async function findRobotsText(db: Db, host: string, night: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('link_hosts')
    .select('robots')
    .where('host', '=', host)
    .where('robots_night', '=', night)
    .executeTakeFirst();
  return row?.robots ?? undefined;
}

export async function saveRobotsText(db: Db, host: string, night: string, text: string): Promise<void> {
  await db.updateTable('link_hosts').set({ robots: text, robots_night: night }).where('host', '=', host).execute();
}

/** True for the first caller of the night. */
export async function beginNight(trx: Trx, night: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into link_nights (night, started_at, ended_at) values (${night}, ${now}, ${now})
    on conflict (night) do nothing returning night
  `.execute(trx);
  return rows.length > 0;
}

export async function countCalls(db: Db, night: string): Promise<number> {
  const row = await db.selectFrom('link_nights').select('calls').where('night', '=', night).executeTakeFirst();
  return row?.calls ?? 0;
}

export async function addChecked(
  trx: Trx,
  night: string,
  { checked, broken }: { checked: number; broken: number },
  now: Date,
): Promise<void> {
  await sql`
    update link_nights
    set checked = checked + ${checked}, broken = broken + ${broken}, ended_at = greatest(ended_at, ${now})
    where night = ${night}
  `.execute(trx);
}

/** How many links were hidden for the first time on this night. */
export async function countBrokenOn(db: Db, night: string): Promise<number> {
  const row = await db.selectFrom('link_nights').select('broken').where('night', '=', night).executeTakeFirst();
  return row?.broken ?? 0;
}

export async function findLastNight(db: Db): Promise<LinkNight | undefined> {
  const { rows } = await sql<LinkNight>`
    select checked, started_at as "startedAt", ended_at as "endedAt"
    from link_nights where checked > 0 order by night desc limit 1
  `.execute(db);
  return rows[0];
}

export async function deleteOldNights(db: Db, before: string): Promise<void> {
  await db.deleteFrom('link_nights').where('night', '<', before).execute();
  await db.deleteFrom('link_hosts').where('night', '<', before).execute();
}
