import { sql } from 'kysely';
import type { Article } from '#shared/domain/titles/taxonomy.ts';
import { OWN_SERVICE_IDS_FROM } from '#shared/domain/titles/watch-services.ts';
import type { Db } from '../../infra/db.ts';
import { unlessBroken } from '../links/links.ts';

export interface PlatformServices {
  id: number;
  slug: string;
  /** TMDB's ids: with and without ads, old and new. */
  serviceIds: number[];
}

/** The visible platforms that TMDB knows, in our display order. */
export async function listVisiblePlatforms(db: Db): Promise<PlatformServices[]> {
  const { rows } = await sql<PlatformServices>`
    select platforms.id, slug, array_agg(service_id order by service_id) as "serviceIds"
    from platforms
    join platform_services on platform_services.platform_id = platforms.id
    where is_visible and platforms.id < ${OWN_SERVICE_IDS_FROM}
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

export interface PlatformRow {
  id: number;
  version: number;
  slug: string;
  aliases: string[];
  name: string;
  article: Article;
  service_url: string;
  /** Of a service that editors run: its hosts are those of this address. */
  own_url: string | null;
  h1: string;
  p: string;
  description: string;
  logo_path: string | null;
  backdrop_path: string | null;
  is_visible: boolean;
  /** Sells and rents, listed or not. */
  is_shop: boolean;
  service_ids: number[];
}

/** All platforms in our display order, including unlisted shops, without broken links. Without its own logo, a platform takes that of its service. */
export async function listPlatforms(db: Db): Promise<PlatformRow[]> {
  const { rows } = await sql<PlatformRow>`
    select platforms.id, version, slug, aliases, name, article, coalesce(${unlessBroken(sql.ref('service_url'))}, '') as service_url, h1, p, description, backdrop_path,
           is_visible, case when platforms.id >= ${OWN_SERVICE_IDS_FROM} then defaults ->> 'serviceUrl' end as own_url,
           not (defaults ->> 'isVisible')::boolean as is_shop,
           coalesce(platforms.logo_path, service.logo_path) as logo_path,
           coalesce(service.ids, '{}') as service_ids
    from platforms
    left join lateral (
      select array_agg(service_id order by service_id) as ids,
             (array_agg(watch_services.logo_path order by service_id <> platforms.id, service_id)
               filter (where watch_services.logo_path is not null))[1] as logo_path
      from platform_services
      left join watch_services on watch_services.id = service_id
      where platform_id = platforms.id
    ) as service on true
    order by position
  `.execute(db);
  return rows;
}

/** In our display order. */
export function listPlatformPlaces(db: Db): Promise<{ id: number; slug: string; name: string }[]> {
  return db.selectFrom('platforms').select(['id', 'slug', 'name']).orderBy('position').orderBy('id').execute();
}

export interface ServiceSettings {
  /** TMDB's id. */
  id: number;
  platformId: number;
  /** Null unless the platform was renamed from its built-in name. */
  name: string | null;
  article: Article;
  /** The template of the service's search; may be empty. */
  searchUrl: string;
  /** As `own_url`. */
  ownUrl: string | null;
}

/** Every service of a platform, with what its editors keep. */
export async function listServiceSettings(db: Db): Promise<ServiceSettings[]> {
  const { rows } = await sql<ServiceSettings>`
    select service_id as id, platform_id as "platformId", article, search_url as "searchUrl",
           case when platforms.id >= ${OWN_SERVICE_IDS_FROM} then defaults ->> 'serviceUrl' end as "ownUrl",
           case when name <> defaults ->> 'name' then name end as name
    from platforms
    join platform_services on platform_services.platform_id = platforms.id
  `.execute(db);
  return rows;
}
