import type { Editable, SourceOf } from '#shared/domain/entities.ts';
import { parseCreditField } from '#shared/domain/titles/credit-edits.ts';
import type { MovieSource } from '#shared/domain/titles/movie.ts';
import { parsePartField } from '#shared/domain/titles/part-edits.ts';
import type { SeasonSource, SeriesSource } from '#shared/domain/titles/series.ts';
import type { Db } from '../../infra/db.ts';
import type { Subject } from '../../store/titles/overrides.ts';
import { listSeasonSources } from '../../store/titles/season-sources.ts';
import { providerCredits, providerFields, providerParts } from './read-provider-fields.ts';

export type ProviderValues = Readonly<Record<string, unknown>>;

interface Provided<E extends Editable> {
  source: SourceOf<E>;
  /** All seasons of a series, if the caller has read them. */
  seasons?: readonly SeasonSource[];
}

/**
 * TMDB's values of the subject's own fields, of the named fields of credits and, of a series, of seasons and episodes. Reads the seasons that are
 * named and no others. A field of a season or episode that TMDB does not have is absent.
 */
export async function readProviderValues<E extends Editable>(
  db: Db,
  { entity, id }: Subject<E>,
  { source, seasons }: Provided<E>,
  fields: readonly string[],
): Promise<ProviderValues> {
  const credits = fields.flatMap((field) => parseCreditField(field) ?? []);
  const isCredited = (entity === 'movie' || entity === 'series') && credits.length > 0;
  const own: ProviderValues = {
    ...providerFields(entity, source),
    ...(isCredited && providerCredits(source as MovieSource | SeriesSource, credits)),
  };
  const parts = fields.flatMap((field) => parsePartField(field) ?? []);
  if (entity !== 'series' || parts.length === 0) return own;
  const named = [...new Set(parts.map(({ season }) => season))];
  const read = seasons ?? (await listSeasonSources(db, id, named));
  return { ...own, ...providerParts(source as SeriesSource, read, parts) };
}
