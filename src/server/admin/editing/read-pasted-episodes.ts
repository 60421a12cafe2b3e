import type { EpisodeLine } from '#shared/admin/domain/editing/edited-episodes.ts';
import type { EditedField, FieldSave } from '#shared/admin/domain/editing/edited-subject.ts';
import { refuseWrongFields } from '#shared/admin/domain/editing/field-failure.ts';
import {
  type PastedEpisodeLine,
  parsePastedEpisodes,
  toPastedDay,
} from '#shared/admin/domain/editing/pasted-episodes.ts';
import { EPISODES_PASTED_MAX } from '#shared/admin/domain/limits.ts';
import { editing } from '#shared/admin/text/field-problems.ts';
import { toBrazilianDay } from '#shared/domain/day.ts';
import { partField } from '#shared/domain/titles/part-edits.ts';
import type { Context } from '../../context.ts';
import { listNumberedEpisodes } from '../../store/editing/episode-lists.ts';
import { openSubject } from './open-subject.ts';

export interface PastedTitles {
  pasted: string;
  /** The number of the first title, if the lines have none. */
  first: number;
  /** The numbers are of this season; without it, chapters of the novela. */
  season: number | undefined;
}

export interface PastedOutcome {
  lines: PastedEpisodeLine[];
  /** What to save, over the versions that the comparison saw. */
  saves: FieldSave[];
}

/** Says what pasted titles and days would change. Writes nothing. */
export async function readPastedEpisodes(
  ctx: Context,
  seriesId: number,
  { pasted, first, season }: PastedTitles,
): Promise<PastedOutcome> {
  const parsed = parsePastedEpisodes(pasted, first, EPISODES_PASTED_MAX);
  refuseWrongFields({
    pasted: parsed.length === 0 ? editing.pastedNothing : undefined,
    ...(parsed.length > EPISODES_PASTED_MAX && { pasted: editing.tooManyLines(EPISODES_PASTED_MAX) }),
  });
  const numbers = parsed.flatMap(({ number }) => number ?? []);
  const rows = await listNumberedEpisodes(ctx.db, seriesId, season, numbers);
  const rowOf = new Map(rows.map((row) => [season === undefined ? row.chapter : row.number, row]));
  const names = rows.flatMap((row) => [nameOf(row, 'name'), nameOf(row, 'airDate')]);
  const { fields } = await openSubject(ctx, { entity: 'series', id: seriesId }, names);
  const fieldOf = new Map(fields.map((field) => [field.field, field]));
  const saves = new Map<string, FieldSave>();
  const lines = parsed.map(({ number, title, day, text }): PastedEpisodeLine => {
    const row = number === null ? undefined : rowOf.get(number);
    const near = row?.airDate ?? toBrazilianDay(ctx.now());
    const on = day && toPastedDay(day, near);
    if (!row || title === '' || (day && on === null))
      return { title: title || text, number, day: on, verdict: 'unknown', current: '' };
    const wanted = [[nameOf(row, 'name'), title] as const, ...(on ? [[nameOf(row, 'airDate'), on] as const] : [])];
    const changed = wanted.filter(([field, value]) => currentOf(fieldOf.get(field)) !== value);
    for (const [field, value] of changed) saves.set(field, { field, value, version: fieldOf.get(field)?.version ?? 0 });
    const current = currentOf(fieldOf.get(nameOf(row, 'name')));
    const isNew = row.isUntitled && current === row.name;
    const verdict = changed.length === 0 ? 'same' : isNew || current === title ? 'new' : 'replaced';
    return { title, number, day: on, verdict, current: verdict === 'replaced' ? current : '' };
  });
  return { lines, saves: [...saves.values()] };
}

function nameOf({ season, number: episode }: EpisodeLine, name: string): string {
  return partField({ season, episode, name });
}

/** As it would be published: the draft, else what is on the page. */
function currentOf(field: EditedField | undefined): string {
  const value = field?.draft ? (field.draft.value ?? field.provider) : field?.shown;
  return typeof value === 'string' ? value : '';
}
