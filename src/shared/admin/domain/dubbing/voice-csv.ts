import { adminDubbing } from '#shared/admin/text/dubbing.ts';
import { adminSubscriptions } from '#shared/admin/text/subscriptions.ts';
import { keyOfVoice, type VoiceFields } from '../../../domain/dubbing/dubbing.ts';
import { normaliseForSearch } from '../../../domain/slug.ts';
import { buildCsv, parseCsv } from '../csv.ts';
import { VOICES } from '../limits.ts';
import { type CheckedVoice, checkVoice, namePerson, type VoiceField } from './check-voice.ts';
import type { CastRole } from './find-role.ts';

const { columns } = adminDubbing;
const words = adminSubscriptions;

/** By field, the name of its column. */
export const VOICE_COLUMNS = {
  ...{ character: columns.character, original: columns.original, voice: columns.voice },
  ...{ studio: columns.studio, director: columns.director, source: columns.source },
} as const satisfies Record<VoiceField, string>;
const REQUIRED = [columns.character, columns.voice];

export interface CsvFault {
  line: number;
  column: string;
  fault: string;
}
type ReadVoices = { rows: (CheckedVoice & { line: number })[] } | { problem: string };

interface Reading {
  roles: readonly CastRole[];
  /** Of lines without one. */
  source: string;
}

/** With a wrong line nothing is read: a file is applied as a whole or not at all. */
export function readVoiceCsv(text: string, { roles, source }: Reading): ReadVoices {
  // A form holds less; this bounds the work for other callers.
  if (text.length > VOICES.csvCharacters) return { problem: words.csvTooLong(VOICES.csvRows) };
  const parsed = parseCsv(text, VOICES.csvRows);
  if ('problem' in parsed) return parsed;
  const [head, ...rest] = parsed.lines;
  if (!head || rest.length === 0) return { problem: words.csvEmpty };
  if (rest.length > VOICES.csvRows) return { problem: words.csvTooLong(VOICES.csvRows) };
  const names = head.cells.map(toColumnName);
  const missing = REQUIRED.filter((column) => !names.includes(column));
  if (missing.length > 0) return { problem: words.csvHeader(missing.join(', ')) };

  const rows = new Map<string, CheckedVoice & { line: number }>();
  const faults: CsvFault[] = [];
  for (const { line, cells } of rest) {
    if (cells.length !== names.length) {
      faults.push({ line, column: words.csv, fault: words.csvCells });
      continue;
    }
    const cellOf = (field: VoiceField) => cells[names.indexOf(VOICE_COLUMNS[field])] ?? '';
    const given = {
      ...{ character: cellOf('character'), original: cellOf('original'), voice: cellOf('voice') },
      ...{ studio: cellOf('studio'), director: cellOf('director'), source: cellOf('source') || source },
    };
    const checked = checkVoice(given, roles);
    if ('fields' in checked) {
      const key = keyOfVoice(checked.fields);
      if (rows.has(key)) faults.push({ line, column: words.csv, fault: words.csvRepeated });
      else rows.set(key, { ...checked.fields, line });
    } else {
      for (const [field, fault] of Object.entries(checked.faults))
        faults.push({ line, column: VOICE_COLUMNS[field as VoiceField], fault });
    }
  }
  return faults.length > 0 ? { problem: sayFaults(faults) } : { rows: [...rows.values()] };
}

export function sayFaults(faults: readonly CsvFault[]): string {
  const shown = faults.slice(0, VOICES.csvFaultsShown);
  return words.csvFaults(shown, faults.length - shown.length);
}

/** `Ator original`, `estúdio`: people write columns as they speak. */
function toColumnName(cell: string): string {
  return normaliseForSearch(cell.replaceAll('_', ' ')).replaceAll(' ', '_');
}

/** What `readVoiceCsv` reads back as the same rows. */
export function buildVoiceCsv(voices: readonly VoiceFields[]): string {
  const rows = voices.map(({ character, original, voice, voiceId, studio, director, sourceUrl }) => [
    ...[character, original, namePerson(voice, voiceId), studio, director, sourceUrl],
  ]);
  return buildCsv([Object.values(VOICE_COLUMNS), ...rows]);
}
