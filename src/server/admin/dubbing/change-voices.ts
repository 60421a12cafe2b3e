import { type CheckedVoice, checkVoice, type VoiceField } from '#shared/admin/domain/dubbing/check-voice.ts';
import { type CsvFault, readVoiceCsv, sayFaults, VOICE_COLUMNS } from '#shared/admin/domain/dubbing/voice-csv.ts';
import { refuseWrongFields } from '#shared/admin/domain/editing/field-failure.ts';
import { isSameValue } from '#shared/admin/domain/editing/same-value.ts';
import { VOICES } from '#shared/admin/domain/limits.ts';
import type { Given } from '#shared/admin/domain/subscriptions/check-subscription.ts';
import { adminDubbing } from '#shared/admin/text/dubbing.ts';
import { adminSubscriptions } from '#shared/admin/text/subscriptions.ts';
import { type DubbedTitle, keyOfVoice, type VoiceFields } from '#shared/domain/dubbing/dubbing.ts';
import { Failure } from '#shared/domain/failure.ts';
import type { Context } from '../../context.ts';
import { changeLines, type LineChange, type LinesField } from '../editing/change-lines.ts';
import type { ChangedList } from '../editing/change-list.ts';
import type { Editor } from '../editing/editor.ts';
import { findVoice } from './find-voices.ts';
import { readRoles } from './read-voices.ts';

/** The dubbing cast: one voice for each character. */
const VOICE_LINES: LinesField<VoiceFields> = {
  ...{ field: 'voices', keyOf: keyOfVoice, most: VOICES.rows },
  words: { ...adminDubbing, taken: adminDubbing.problems.taken },
};

export function changeVoices(
  ctx: Context,
  editor: Editor,
  title: DubbedTitle,
  changes: readonly LineChange<VoiceFields>[],
): Promise<ChangedList<VoiceFields>> {
  return changeLines(ctx, editor, title, VOICE_LINES, changes);
}

/** One line of the form. A name of no stored person stays a name: publishing creates the person. */
export async function saveVoice(
  ctx: Context,
  editor: Editor,
  title: DubbedTitle,
  { given, was }: { given: Given<VoiceField>; was: VoiceFields | null },
): Promise<void> {
  const checked = checkVoice(given, await readRoles(ctx.db, title));
  if ('faults' in checked) return refuseWrongFields(checked.faults);
  const found = await findVoice(ctx.db, checked.fields);
  if ('fault' in found) return refuseWrongFields({ voice: found.fault });
  await changeVoices(ctx, editor, title, [{ was, line: withoutTyped(found) }]);
}

const withoutTyped = ({ typed: _typed, ...voice }: CheckedVoice): VoiceFields => voice;

/** Puts the lines of a CSV into the draft, or none of them if one is wrong. Returns how many lines were new or different. */
export async function fillVoices(
  ctx: Context,
  editor: Editor,
  title: DubbedTitle,
  { text, source }: { text: string; source: string },
): Promise<number> {
  const read = readVoiceCsv(text, { roles: await readRoles(ctx.db, title), source: source.trim() });
  if ('problem' in read) throw new Failure('invalid-argument', read.problem);
  const voices: VoiceFields[] = [];
  const faults: CsvFault[] = [];
  for (const { line, ...row } of read.rows) {
    const found = await findVoice(ctx.db, row);
    if ('fault' in found) faults.push({ line, column: VOICE_COLUMNS.voice, fault: found.fault });
    else voices.push(withoutTyped(found));
  }
  if (faults.length > 0) throw new Failure('invalid-argument', sayFaults(faults));
  const changes = voices.map((line) => ({ line }));
  const { before, items } = await changeVoices(ctx, editor, title, changes);
  const filled = items.filter((item) => !before.some((each) => isSameValue(each, item))).length;
  if (filled === 0) throw new Failure('invalid-argument', adminSubscriptions.csvNothing);
  return filled;
}
