import type { SitePart } from '#shared/domain/entities.ts';
import { tags } from '#shared/domain/tags.ts';
import { projectTaxonomy, type TaxonomyEdits, type TaxonomySource } from '#shared/domain/titles/taxonomy.ts';
import { findSiteSource } from '../../store/site/site-overrides.ts';
import { saveTaxonomy } from '../../store/taxonomy/taxonomy.ts';
import { findOverrides } from '../../store/titles/overrides.ts';
import type { Change } from '../change-catalogue.ts';

/** Pages and home are read from their record; genres and platforms have a row, made of the defaults and the editors' values. */
export async function reprojectSitePart(
  { trx, announce }: Change,
  { entity, id }: { entity: SitePart; id: number },
): Promise<void> {
  if (entity === 'page') return announce(tags.pages());
  if (entity === 'home') return announce(tags.home());
  const stored = await findSiteSource(trx, { entity, id });
  if (!stored) return;
  const { key, defaults } = stored.source as TaxonomySource;
  const edits: TaxonomyEdits = await findOverrides(trx, { entity, id });
  await saveTaxonomy(trx, entity, key, projectTaxonomy(defaults, edits));
  announce(...(entity === 'genre' ? [tags.genres()] : [tags.platforms(), tags.platform(id)]));
}
