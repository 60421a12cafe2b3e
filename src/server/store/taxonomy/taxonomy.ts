import { sql } from 'kysely';
import type { TaxonomyFields, TaxonomyKind } from '#shared/domain/titles/taxonomy.ts';
import type { Db, Trx } from '../../infra/db.ts';

export interface TaxonomyRow extends TaxonomyFields {
  id: number;
  /** A genre's original slug, a platform's id. */
  key: string;
  defaults: TaxonomyFields;
}

const TABLES = { genre: 'genres', platform: 'platforms' } as const;
/** Columns that only platforms have. */
const OF_PLATFORMS = {
  genre: sql``,
  platform: sql`article, service_url as "serviceUrl", search_url as "searchUrl",`,
} as const;
const KEYS = { genre: sql`key`, platform: sql`id::text` } as const;

/** All of a kind, in display order. */
export async function listTaxonomy(db: Db, kind: TaxonomyKind): Promise<TaxonomyRow[]> {
  const { rows } = await sql<TaxonomyRow>`
    select id, ${KEYS[kind]} as key, name, slug, aliases, ${OF_PLATFORMS[kind]} h1, p, description, position,
           is_visible as "isVisible", defaults
    from ${sql.table(TABLES[kind])}
    order by position, slug
  `.execute(db);
  return rows;
}

export async function saveTaxonomy(trx: Trx, kind: TaxonomyKind, key: string, fields: TaxonomyFields): Promise<void> {
  const { name, slug, aliases, h1, p, description, position, isVisible, article, serviceUrl, searchUrl } = fields;
  const ofPlatforms =
    kind === 'genre'
      ? sql``
      : sql`article = ${article}, service_url = ${serviceUrl ?? ''}, search_url = ${searchUrl ?? ''},`;
  await sql`
    update ${sql.table(TABLES[kind])}
    set name = ${name}, slug = ${slug}, aliases = ${aliases}::text[], h1 = ${h1}, p = ${p}, description = ${description},
        position = ${position}, is_visible = ${isVisible}, ${ofPlatforms} version = nextval('content_version')
    where ${KEYS[kind]} = ${key}
  `.execute(trx);
}
