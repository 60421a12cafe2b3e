import { sql } from 'kysely';
import type { Db } from '../../infra/db.ts';
import type { Days } from './own-orders.ts';

interface AiredEpisode {
  series_id: number;
  season_number: number;
  episode_number: number;
  /** Of a novela. */
  chapter: number | null;
  /** Empty if unknown. */
  name: string;
  air_date: string;
  /** The channel an editor entered, else the first channel or service of the series; null if unknown. */
  network: string | null;
}

/** Of each series its first episode from today on within these days, else its last one before. */
export async function listAiredEpisodes(
  db: Db,
  { seriesIds, days, today }: { seriesIds: readonly number[]; days: Days; today: string },
): Promise<AiredEpisode[]> {
  if (seriesIds.length === 0) return [];
  const { rows } = await sql<AiredEpisode>`
    select distinct on (series_id)
      series_id, season_number, episodes.number as episode_number, chapter, name, air_date,
      coalesce(channel, network_names[1]) as network
    from episodes
    join series on series.id = series_id
    where series_id = any (${seriesIds}::integer[]) and air_date between ${days.from}::date and ${days.to}::date
    order by
      series_id, air_date < ${today}::date, abs(air_date - ${today}::date), season_number = 0,
      case when air_date < ${today}::date then -episodes.number else episodes.number end
  `.execute(db);
  return rows;
}
