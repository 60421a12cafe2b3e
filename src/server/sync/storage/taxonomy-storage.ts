import { tags } from '#shared/domain/tags.ts';
import {
  projectTaxonomy,
  type TaxonomyEdits,
  type TaxonomyKind,
  type TaxonomySource,
} from '#shared/domain/titles/taxonomy.ts';
import { lockUntilCommit } from '../../infra/advisory-locks.ts';
import type { Db } from '../../infra/db.ts';
import { listTaxonomy, saveTaxonomy } from '../../store/taxonomy/taxonomy.ts';
import { findOverrides } from '../../store/titles/overrides.ts';
import { type Storage, toStored } from './storage.ts';

/** A row, made of the defaults in it and the editors' values. */
export function taxonomyStorage(entity: TaxonomyKind): Storage<TaxonomySource> {
  const find = async (db: Db, id: number) => {
    const rows = await listTaxonomy(db, entity);
    const row = rows.find((each) => each.id === id);
    if (!row) return undefined;
    const others = rows.filter((each) => each !== row).map(({ name, slug, aliases }) => ({ name, slug, aliases }));
    return toStored({ id, key: row.key, defaults: row.defaults, others }, new Date(0));
  };
  return {
    find,
    // All of the kind wait for each other, because slugs and order concern all rows.
    async lock(trx, id) {
      await lockUntilCommit(trx, 'taxonomy', entity);
      return find(trx, id);
    },
    async project({ trx, announce }, id) {
      const stored = await find(trx, id);
      if (!stored) return;
      const { key, defaults } = stored.source;
      const edits: TaxonomyEdits = await findOverrides(trx, { entity, id });
      await saveTaxonomy(trx, entity, key, projectTaxonomy(defaults, edits));
      announce(...(entity === 'genre' ? [tags.genres()] : [tags.platforms(), tags.platform(id)]));
    },
    isVersioned: false,
  };
}
