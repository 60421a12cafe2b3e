import { sql } from 'kysely';
import type { Db } from '../infra/db.ts';

export interface PlatformServices {
  id: number;
  slug: string;
  /** TMDB's ids: with and without ads, old and new. */
  serviceIds: number[];
}

/** The platforms we list, in our order. */
export async function listVisiblePlatforms(db: Db): Promise<PlatformServices[]> {
  const { rows } = await sql<PlatformServices>`
    select platforms.id, slug, array_agg(service_id order by service_id) as "serviceIds"
    from platforms
    join platform_services on platform_services.platform_id = platforms.id
    where is_visible
    group by platforms.id
    order by position
  `.execute(db);
  return rows;
}

export async function listServiceIds(db: Db, platformId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('platform_services')
    .select('service_id')
    .where('platform_id', '=', platformId)
    .orderBy('service_id')
    .execute();
  return rows.map((row) => row.service_id);
}
