import { type CheckedVoice, checkVoice, type VoiceField } from '#shared/admin/domain/dubbing/check-voice.ts';
import { type CsvFault, readVoiceCsv, sayFaults, VOICE_COLUMNS } from '#shared/admin/domain/dubbing/voice-csv.ts';
import { refuseWrongFields } from '#shared/admin/domain/editing/field-failure.ts';
import { isSameValue } from '#shared/admin/domain/editing/same-value.ts';
import { VOICES } from '#shared/admin/domain/limits.ts';
import type { Given } from '#shared/admin/domain/subscriptions/check-subscription.ts';
import { adminDubbing } from '#shared/admin/text/dubbing.ts';
import { adminSubscriptions } from '#shared/admin/text/subscriptions.ts';
import { type DubbedTitle, keyOfVoice, type VoiceChange, type VoiceFields } from '#shared/domain/dubbing/dubbing.ts';
import { Failure } from '#shared/domain/failure.ts';
import type { Context } from '../../context.ts';
import { commitReplicated } from '../../store/cache/commit.ts';
import { announceScreenChange } from '../../store/editing/presence.ts';
import { type ChangedList, changeListIn, takeTurns } from '../editing/change-list.ts';
import type { Editor } from '../editing/editor.ts';
import { findVoice } from './find-voices.ts';
import { readRoles } from './read-voices.ts';

const { problems, tooMany, clash } = adminDubbing;

/** Changes the draft of a title's dubbing cast line by line: changes of other editors to other characters stay. */
export async function changeVoices(
  ctx: Context,
  { actor }: Editor,
  title: DubbedTitle,
  changes: readonly VoiceChange[],
): Promise<ChangedList<VoiceFields>> {
  const subject = { entity: title.kind, id: title.id } as const;
  const by = { author: actor.id, at: ctx.now() };
  return takeTurns(ctx, title.id, () =>
    ctx.db.transaction().execute(async (trx) => {
      await commitReplicated(trx);
      const changed = await changeListIn<VoiceFields>(trx, by, subject, 'voices', (before) =>
        changes.reduce(changeVoice, before),
      );
      await announceScreenChange(trx, subject, by.author);
      return changed;
    }),
  );
}

function changeVoice(voices: readonly VoiceFields[], { was, voice }: VoiceChange): readonly VoiceFields[] {
  const placeOf = (one: VoiceFields) => voices.findIndex((each) => keyOfVoice(each) === keyOfVoice(one));
  const named = was ?? voice;
  const place = named ? placeOf(named) : -1;
  const held = voices[place] ?? null;
  if (was !== undefined && !isSameValue(held, was)) {
    // The answer to this same change was lost.
    if (isSameValue(held, voice)) return voices;
    throw new Failure('aborted', was === null ? problems.taken : clash);
  }
  if (voice === null) return voices.filter((each) => each !== held);
  const taken = placeOf(voice);
  if (taken >= 0 && taken !== place) throw new Failure('aborted', problems.taken);
  if (held) return voices.with(place, voice);
  if (voices.length >= VOICES.rows) throw new Failure('resource-exhausted', tooMany(VOICES.rows));
  return [...voices, voice];
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
  await changeVoices(ctx, editor, title, [{ was, voice: withoutTyped(found) }]);
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
  const changes = voices.map((voice) => ({ voice }));
  const { before, items } = await changeVoices(ctx, editor, title, changes);
  const filled = items.filter((item) => !before.some((each) => isSameValue(each, item))).length;
  if (filled === 0) throw new Failure('invalid-argument', adminSubscriptions.csvNothing);
  return filled;
}
