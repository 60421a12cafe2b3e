import { sql } from 'kysely';
import type { FreeService } from '#shared/domain/subscriptions/free-services.ts';
import type { TaxonomyFields } from '#shared/domain/titles/taxonomy.ts';
import type { Db, Trx } from '../../infra/db.ts';

/** All that are not removed, whatever their dates, in the order they were entered. */
export async function listFreeServices(db: Db): Promise<FreeService[]> {
  const { rows } = await sql<FreeService>`
    select id, platform_id as "platformId", name, article, about, url, asks, asks_other as "asksOther", has_ads as "hasAds",
           is_public as "isPublic", source_url as "sourceUrl", checked_on as "checkedOn", expires_on as "expiresOn",
           offers_checked_on as "offersCheckedOn", version, author
    from free_services
    where removed_at is null
    order by id
  `.execute(db);
  return rows;
}

interface OwnPlatform {
  id: number;
  /** What the service says of itself; editors' changes of the platform win over it. */
  defaults: TaxonomyFields;
  shown: TaxonomyFields;
}

/** The platform of a service that editors run, with its only service, which is itself. */
export async function saveOwnPlatform(trx: Trx, { id, defaults, shown }: OwnPlatform): Promise<void> {
  const { name, slug, aliases, h1, p, description, position, isVisible, article, serviceUrl, searchUrl } = shown;
  await sql`
    insert into platforms (id, slug, aliases, name, article, h1, p, description, position, is_visible, service_url, search_url, defaults)
    values (${id}, ${slug}, ${aliases}::text[], ${name}, ${article}, ${h1}, ${p}, ${description}, ${position}, ${isVisible},
            ${serviceUrl ?? ''}, ${searchUrl ?? ''}, ${JSON.stringify(defaults)}::jsonb)
    on conflict (id) do update
    set slug = excluded.slug, aliases = excluded.aliases, name = excluded.name, article = excluded.article, h1 = excluded.h1,
        p = excluded.p, description = excluded.description, position = excluded.position, is_visible = excluded.is_visible,
        service_url = excluded.service_url, search_url = excluded.search_url, defaults = excluded.defaults,
        version = nextval('content_version')
  `.execute(trx);
  await sql`
    insert into watch_services (id, name, logo_path, seen_at) values (${id}, ${defaults.name}, null, now())
    on conflict (id) do update set name = excluded.name
  `.execute(trx);
  await sql`
    insert into platform_services (service_id, platform_id) values (${id}, ${id}) on conflict (service_id) do nothing
  `.execute(trx);
}
