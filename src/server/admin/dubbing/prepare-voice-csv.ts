import type { CheckedVoice } from '#shared/admin/domain/dubbing/check-voice.ts';
import { toRoles } from '#shared/admin/domain/dubbing/find-role.ts';
import {
  type CsvFault,
  keyOfVoice,
  readVoiceCsv,
  sayFaults,
  VOICE_COLUMNS,
} from '#shared/admin/domain/dubbing/voice-csv.ts';
import { adminSubscriptions } from '#shared/admin/text/subscriptions.ts';
import type { DubbedTitle, VoiceFields } from '#shared/domain/dubbing/dubbing.ts';
import { Failure } from '#shared/domain/failure.ts';
import type { Context } from '../../context.ts';
import { addDubbingChange, type VoiceItem } from '../../store/dubbing/dubbing-changes.ts';
import { listRoles, listStoredVoices, toVoiceFields } from '../../store/dubbing/dubbing-credits.ts';
import type { Editor } from '../editing/editor.ts';
import { getDubbedName } from './change-voices.ts';
import { findVoice } from './find-voices.ts';

/** Stores what a CSV would change, row by row. Changes nothing: `applyVoices` does, with exactly these items. */
export async function prepareVoiceCsv(
  ctx: Context,
  editor: Editor,
  title: DubbedTitle,
  { text, source }: { text: string; source: string },
): Promise<string> {
  await getDubbedName(ctx.db, title);
  const roles = toRoles(await listRoles(ctx.db, title));
  const read = readVoiceCsv(text, { roles, source: source.trim() });
  if ('problem' in read) throw new Failure('invalid-argument', read.problem);
  const rows: CheckedVoice[] = [];
  const faults: CsvFault[] = [];
  for (const { line, ...row } of read.rows) {
    const found = await findVoice(ctx.db, row);
    if ('fault' in found) faults.push({ line, column: VOICE_COLUMNS.voice, fault: found.fault });
    else rows.push(found);
  }
  if (faults.length > 0) throw new Failure('invalid-argument', sayFaults(faults));
  return ctx.db.transaction().execute(async (trx) => {
    const stored = new Map((await listStoredVoices(trx, title)).map((row) => [keyOfVoice(toVoiceFields(row)), row]));
    const items = rows.flatMap(({ typed, ...wanted }): VoiceItem[] => {
      const before = stored.get(keyOfVoice(wanted)) ?? null;
      const isSame = before !== null && isEqual(toVoiceFields(before), wanted);
      return isSame
        ? []
        : [{ id: before?.row.id ?? null, before, wanted, version: null, ...(typed !== undefined && { typed }) }];
    });
    if (items.length === 0) throw new Failure('invalid-argument', adminSubscriptions.csvNothing);
    return addDubbingChange(trx, { title, items, author: editor.actor.id, preparedAt: ctx.now() });
  });
}

function isEqual(one: VoiceFields, other: VoiceFields): boolean {
  const inOrder = (fields: object) => JSON.stringify(Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return inOrder(one) === inOrder(other);
}
