import { isRecordEntity, type SitePart } from '#shared/domain/entities.ts';
import type { TaxonomySource } from '#shared/domain/titles/taxonomy.ts';
import { lockUntilCommit } from '../../infra/advisory-locks.ts';
import type { Db, Trx } from '../../infra/db.ts';
import { findRecord, lockRecord } from '../records/records.ts';
import { listTaxonomy } from '../taxonomy/taxonomy.ts';
import type { StoredSource } from '../titles/sources.ts';

interface Part {
  entity: SitePart;
  id: number;
}

type SiteSource = StoredSource<{ id: number } | TaxonomySource>;

const stored = (at: Date) => ({ fetchedAt: at, fetchStartedAt: at, isGone: false });

/** What editors write over: the defaults of a genre or platform. The default texts of pages are not stored. */
export async function findSiteSource(db: Db, { entity, id }: Part): Promise<SiteSource | undefined> {
  if (isRecordEntity(entity)) {
    const record = await findRecord(db, { entity, id });
    return record && { source: { id }, ...stored(record.changedAt) };
  }
  const rows = await listTaxonomy(db, entity);
  const row = rows.find((each) => each.id === id);
  if (!row) return undefined;
  const others = rows.filter((each) => each !== row).map(({ name, slug, aliases }) => ({ name, slug, aliases }));
  return { source: { id, key: row.key, defaults: row.defaults, others }, ...stored(new Date(0)) };
}

/** Changes of one record wait for each other; of genres and platforms all of a kind, because slugs and order concern all rows. */
export async function lockSitePart(trx: Trx, part: Part): Promise<SiteSource | undefined> {
  const { entity, id } = part;
  await (isRecordEntity(entity) ? lockRecord(trx, { entity, id }) : lockUntilCommit(trx, 'taxonomy', entity));
  return findSiteSource(trx, part);
}
