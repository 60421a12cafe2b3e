import type { SaveOutcome } from '#shared/admin/domain/editing/edited-subject.ts';
import { refuseWrongFields } from '#shared/admin/domain/editing/field-failure.ts';
import {
  type CheckedPictureWords,
  checkPictureWords,
  type GivenPictureWords,
} from '#shared/admin/domain/media/check-picture.ts';
import { PICTURE_FIELDS, type PictureTarget, pictureFieldOf } from '#shared/admin/domain/media/picture-fields.ts';
import { editing } from '#shared/admin/text/field-problems.ts';
import type { PixelSize } from '#shared/domain/pictures/image-url.ts';
import type { Context } from '../../context.ts';
import { findPicture } from '../../store/pictures/picture-library.ts';
import type { Editor } from '../editing/editor.ts';
import { describePicture, type SeenPicture } from './change-picture.ts';
import { draftPicture } from './draft-picture.ts';

const TEXTS = ['name', 'alt', 'credit', 'licence', 'expiresOn'] as const;

interface UsedPicture {
  seen: SeenPicture;
  words: GivenPictureWords;
  target: PictureTarget;
  /** Cuts the part that the field shows, with these texts. */
  cut: (least: PixelSize | undefined, words: CheckedPictureWords) => Promise<{ id: number; path: string }>;
}

/** Texts of a picture, its part for a field, and the field's draft, from one form. Without a description the field could not be published. */
export async function draftWithWords(ctx: Context, editor: Editor, used: UsedPicture): Promise<SaveOutcome> {
  const { seen, words: given, target } = used;
  const { words, faults } = checkPictureWords(given);
  refuseWrongFields({ ...faults, alt: faults.alt ?? (words.alt === '' ? editing.altMissing : undefined) });
  const name = pictureFieldOf(target.field);
  // First what may refuse the frame: then nothing is changed, and the form's version is still the picture's.
  const cut = await used.cut(name && PICTURE_FIELDS[name], words);
  await describePicture(ctx, editor, seen, given);
  if (cut.id !== seen.id) await describeCut(ctx, editor, cut.id, { given, words });
  return draftPicture(ctx, editor, target, cut.path);
}

/** A part that was cut before has the texts of that time. Its middle is its own. */
async function describeCut(
  ctx: Context,
  editor: Editor,
  id: number,
  { given, words }: { given: GivenPictureWords; words: CheckedPictureWords },
): Promise<void> {
  const picture = await findPicture(ctx.db, id);
  if (!picture || TEXTS.every((text) => picture[text] === words[text])) return;
  const focus = { focusX: String(picture.focusX), focusY: String(picture.focusY) };
  await describePicture(ctx, editor, { id, version: picture.version }, { ...given, ...focus });
}
