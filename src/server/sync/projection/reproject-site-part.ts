import { isRecordEntity, type SitePart } from '#shared/domain/entities.ts';
import type { RecordEntity } from '#shared/domain/subjects/records.ts';
import { tags } from '#shared/domain/tags.ts';
import { projectTaxonomy, type TaxonomyEdits, type TaxonomySource } from '#shared/domain/titles/taxonomy.ts';
import { saveRecord } from '../../store/records/records.ts';
import { findSiteSource } from '../../store/site/site-sources.ts';
import { saveTaxonomy } from '../../store/taxonomy/taxonomy.ts';
import { findOverrides } from '../../store/titles/overrides.ts';
import type { Change } from '../change-catalogue.ts';

const TAG: Readonly<Record<RecordEntity, string>> = { page: tags.pages(), robots: tags.pages(), home: tags.home() };

/** A record is made of the editors' values; genres and platforms have a row, made of the defaults and the editors' values. */
export async function reprojectSitePart(
  { trx, announce, now }: Change,
  { entity, id }: { entity: SitePart; id: number },
): Promise<void> {
  if (isRecordEntity(entity)) {
    await saveRecord(trx, { entity, id }, await findOverrides(trx, { entity, id }), now);
    return announce(TAG[entity]);
  }
  const stored = await findSiteSource(trx, { entity, id });
  if (!stored) return;
  const { key, defaults } = stored.source as TaxonomySource;
  const edits: TaxonomyEdits = await findOverrides(trx, { entity, id });
  await saveTaxonomy(trx, entity, key, projectTaxonomy(defaults, edits));
  announce(...(entity === 'genre' ? [tags.genres()] : [tags.platforms(), tags.platform(id)]));
}
