import type { SaveOutcome } from '#shared/admin/domain/edited-subject.ts';
import { formatTarget, type PictureTarget } from '#shared/admin/domain/media/picture-fields.ts';
import { adminMedia } from '#shared/admin/text/media.ts';
import { Failure } from '#shared/domain/failure.ts';
import type { Context } from '../../context.ts';
import type { Editor } from '../editing/editor.ts';
import { openSubject } from '../editing/open-subject.ts';
import { saveDraft } from '../editing/save-draft.ts';

/** The title of the subject whose field a picture is chosen for, and what the field is called. */
export async function openTarget(ctx: Context, target: PictureTarget): Promise<{ title: string; key: string }> {
  const { title } = await openSubject(ctx, target, [target.field]);
  return { title, key: formatTarget(target) };
}

/** Puts the picture into the draft of the field. */
export async function draftPicture(
  ctx: Context,
  editor: Editor,
  { field, ...subject }: PictureTarget,
  path: string,
): Promise<SaveOutcome> {
  const { fields } = await openSubject(ctx, subject, [field]);
  const held = fields.find((each) => each.field === field);
  if (!held) throw new Failure('not-found', adminMedia.notFound);
  return saveDraft(ctx, editor, subject, [{ field, value: path, version: held.version }]);
}
