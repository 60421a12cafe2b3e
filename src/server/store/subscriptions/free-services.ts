import { sql } from 'kysely';
import { toServiceFields } from '#shared/domain/subscriptions/entered-values.ts';
import type { FreeService } from '#shared/domain/subscriptions/free-services.ts';
import type { TaxonomyFields } from '#shared/domain/titles/taxonomy.ts';
import type { Db, Trx } from '../../infra/db.ts';
import { readRecordRows } from '../records/records.ts';

/** All that are published, whatever their dates, in the order they were entered. */
export async function listFreeServices(db: Db): Promise<FreeService[]> {
  const records = await readRecordRows(db, 'service', sql`is_public order by id`);
  return records.flatMap(({ id, values }) => {
    const fields = toServiceFields(values);
    return fields ? { id, ...fields } : [];
  });
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
