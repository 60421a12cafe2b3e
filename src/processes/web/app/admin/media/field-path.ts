import { subjectPath } from '#shared/admin/domain/subjects/subject-paths.ts';
import type { Editable } from '#shared/domain/entities.ts';
import { parsePartField } from '#shared/domain/titles/part-edits.ts';
import { episodesPath, keyOfEpisode, readEpisodesAddress } from '../editing/seasons/episodes-address.ts';
import { tabOf, tabParameters } from '../editing/tabs.ts';

/** Where a field is edited, with the season or the episode it belongs to opened. */
export function fieldPath({ entity, id, field }: { entity: Editable; id: number; field: string }): string {
  const part = parsePartField(field);
  if (!part) return `${subjectPath(entity, id, tabParameters(tabOf(entity, field)))}#campo-${field}`;
  const { season, episode } = part;
  const change =
    episode === undefined
      ? { group: String(season), isSeasonOpen: true }
      : { group: String(season), open: keyOfEpisode({ season, number: episode }) };
  return `${episodesPath(id, readEpisodesAddress(new URLSearchParams()), change)}#campo-${field}`;
}
