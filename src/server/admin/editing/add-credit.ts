import type { SaveOutcome } from '#shared/admin/domain/editing/edited-subject.ts';
import { refuseWrongFields } from '#shared/admin/domain/editing/field-failure.ts';
import { adminCredits } from '#shared/admin/text/credits.ts';
import { type CreditList, creditField, keyOfCredit } from '#shared/domain/titles/credit-edits.ts';
import type { Context } from '../../context.ts';
import { listFieldVersions } from '../../store/editing/credit-fields.ts';
import type { Subject } from '../../store/titles/overrides.ts';
import type { Editor } from './editor.ts';
import { findNamedPerson } from './find-person.ts';
import { openCredits } from './open-credits.ts';
import { saveDraft } from './save-draft.ts';

const words = adminCredits.add;

interface NewCredit {
  list: CreditList;
  /** `Fulana de Tal`, or with her number if there are namesakes. */
  person: string;
  /** The character, which may be empty, or TMDB's name of the job. */
  part: string;
}

/** Puts a credit that TMDB does not have into the draft. Returns the person's name and the credit's key. */
export async function addCredit(
  ctx: Context,
  editor: Editor,
  subject: Subject<'movie' | 'series'>,
  { list, person, part }: NewCredit,
): Promise<{ name: string; key: string; draft: SaveOutcome }> {
  if (list === 'crew' && part === '') refuseWrongFields({ part: words.jobMissing });
  const found = await findNamedPerson(ctx.db, person);
  if ('fault' in found) {
    refuseWrongFields({ person: found.fault });
    throw new Error('refused above');
  }
  const key = keyOfCredit(list, { personId: found.id, job: part });
  const { lines } = await openCredits(ctx, subject, list);
  if (lines.some((line) => line.key === key)) refuseWrongFields({ person: words.taken });
  const name = list === 'cast' ? 'character' : 'job';
  const fields = [
    { field: creditField({ list, key, name: 'isAdded' }), value: true },
    ...(part === '' ? [] : [{ field: creditField({ list, key, name }), value: part }]),
  ];
  const versionOf = await listFieldVersions(
    ctx.db,
    subject,
    fields.map(({ field }) => field),
  );
  const saves = fields.map((save) => ({ ...save, version: versionOf(save.field) }));
  return { name: found.name, key, draft: await saveDraft(ctx, editor, subject, saves) };
}
