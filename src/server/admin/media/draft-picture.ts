import { labelOfField } from '#shared/admin/domain/editing/editable-fields.ts';
import type { SaveOutcome } from '#shared/admin/domain/editing/edited-subject.ts';
import { MEDIA } from '#shared/admin/domain/limits.ts';
import { nameOf } from '#shared/admin/domain/media/library.ts';
import {
  formatReplaced,
  formatTarget,
  leastOf,
  PICTURE_FIELDS,
  type PictureTarget,
  parseChoice,
  pictureFieldOf,
  type ReplacedPicture,
  type ShownTarget,
} from '#shared/admin/domain/media/picture-fields.ts';
import { adminMedia } from '#shared/admin/text/media.ts';
import { Failure } from '#shared/domain/failure.ts';
import type { Context } from '../../context.ts';
import { findPicture } from '../../store/pictures/picture-library.ts';
import { listPictureUses } from '../../store/pictures/picture-uses.ts';
import type { Editor } from '../editing/editor.ts';
import { openSubject } from '../editing/open-subject.ts';
import { saveDraft } from '../editing/save-draft.ts';

export async function openTarget(ctx: Context, word: string | null): Promise<ShownTarget | undefined> {
  const target = parseChoice(word);
  if (!target) return undefined;
  if (target.entity === 'picture') return openReplaced(ctx, target);
  const name = pictureFieldOf(target.field);
  if (!name) return undefined;
  const { title } = await openSubject(ctx, target, [target.field]);
  const label = labelOfField(target.field);
  return { ...target, title, key: formatTarget(target), label, least: PICTURE_FIELDS[name] };
}

async function openReplaced(ctx: Context, target: ReplacedPicture): Promise<ShownTarget> {
  const picture = await findPicture(ctx.db, target.id);
  if (!picture) throw new Failure('not-found', adminMedia.notFound);
  const title = nameOf(picture, adminMedia.unnamed);
  const uses = await listPictureUses(ctx.db, picture.path, MEDIA.usesListed);
  return {
    ...{ ...target, title, key: formatReplaced(target.id), label: adminMedia.inPlaceOf(title) },
    least: leastOf(
      picture,
      uses.map(({ field }) => field),
    ),
    ...{ version: picture.version, places: uses.filter(({ isDraft }) => !isDraft).length },
  };
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
