import { openSubject } from '#server/admin/editing/open-subject.ts';
import { saveDraft } from '#server/admin/editing/save-draft.ts';
import { uploadPicture } from '#server/images/upload-picture.ts';
import { adminEditing } from '#shared/admin/text/editing.ts';
import type { Editable } from '#shared/domain/entities.ts';
import type { GalleryEdits } from '#shared/domain/titles/field-values.ts';
import type { GrantedAction } from '../guard.server.ts';

const NONE: GalleryEdits = { first: [], hidden: [], own: [] };

/** An upload also adds the picture to the gallery's draft, so that editors need not copy its address. */
export async function takePicture(
  { ctx, editor, field, file }: GrantedAction,
  subject: { entity: Editable; id: number },
) {
  const words = { alt: field('alt'), credit: field('credit'), licence: field('licence') };
  const picture = await uploadPicture(ctx, editor.actor, { bytes: await file('picture'), ...words });
  const { fields } = await openSubject(ctx, subject);
  const gallery = fields.find((each) => each.field === 'gallery');
  const written = gallery?.draft ?? gallery?.published;
  const held = (written?.value as GalleryEdits | null | undefined) ?? NONE;
  const value = { ...held, own: [picture, ...held.own.filter(({ path }) => path !== picture.path)] };
  const draft = await saveDraft(ctx, editor, subject, [{ field: 'gallery', value, version: gallery?.version ?? 0 }]);
  if (draft.clashes.length > 0) return { picture, draft, clashes: draft.clashes };
  return { picture, draft, notice: adminEditing.notices.uploaded };
}
