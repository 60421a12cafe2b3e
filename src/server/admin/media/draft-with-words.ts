import type { SaveOutcome } from '#shared/admin/domain/editing/edited-subject.ts';
import { refuseWrongFields } from '#shared/admin/domain/editing/field-failure.ts';
import { checkPictureWords, type GivenPictureWords } from '#shared/admin/domain/media/check-picture.ts';
import type { Box } from '#shared/admin/domain/media/crop.ts';
import { PICTURE_FIELDS, type PictureTarget, pictureFieldOf } from '#shared/admin/domain/media/picture-fields.ts';
import { editing } from '#shared/admin/text/field-problems.ts';
import type { Context } from '../../context.ts';
import { cutPicture } from '../../images/upload-picture.ts';
import { findPicture } from '../../store/pictures/picture-library.ts';
import type { Editor } from '../editing/editor.ts';
import { describePicture, type SeenPicture } from './change-picture.ts';
import { draftPicture } from './draft-picture.ts';

interface UsedPicture {
  seen: SeenPicture;
  words: GivenPictureWords;
  box: Box;
  target: PictureTarget;
}

/** Texts of a picture, its part for a field, and the field's draft, from one form. Without a description the field could not be published. */
export async function draftWithWords(ctx: Context, editor: Editor, used: UsedPicture): Promise<SaveOutcome> {
  const { seen, words: given, box, target } = used;
  const { words, faults } = checkPictureWords(given);
  refuseWrongFields({ ...faults, alt: faults.alt ?? (words.alt === '' ? editing.altMissing : undefined) });
  const name = pictureFieldOf(target.field);
  // First what may refuse the frame: then nothing is changed, and the form's version is still the picture's.
  const cut = await cutPicture(ctx, editor.actor, { id: seen.id, box, least: name && PICTURE_FIELDS[name], words });
  await describePicture(ctx, editor, seen, given);
  if (cut.id !== seen.id) await describeCut(ctx, editor, cut.id, given);
  return draftPicture(ctx, editor, target, cut.path);
}

/** A part that was cut before has the texts of that time. */
async function describeCut(ctx: Context, editor: Editor, id: number, given: GivenPictureWords): Promise<void> {
  const picture = await findPicture(ctx.db, id);
  if (!picture || picture.alt !== '') return;
  const focus = { focusX: String(picture.focusX), focusY: String(picture.focusY) };
  await describePicture(ctx, editor, { id, version: picture.version }, { ...given, ...focus });
}
