import { refuseWrongFields } from '#shared/admin/domain/editing/field-failure.ts';
import { isSameValue } from '#shared/admin/domain/editing/same-value.ts';
import { leastOf } from '#shared/admin/domain/media/picture-fields.ts';
import { replaceInValue } from '#shared/admin/domain/media/replace-in-value.ts';
import { editing } from '#shared/admin/text/field-problems.ts';
import { adminMedia } from '#shared/admin/text/media.ts';
import { Failure } from '#shared/domain/failure.ts';
import type { PixelSize } from '#shared/domain/pictures/image-url.ts';
import type { OwnPicture } from '#shared/domain/titles/field-values.ts';
import type { Context } from '../../context.ts';
import { saveDraftRow } from '../../store/editing/drafts.ts';
import { findPicture, lockPicture, type StoredPicture } from '../../store/pictures/picture-library.ts';
import { listNaming } from '../../store/pictures/picture-uses.ts';
import type { Subject } from '../../store/titles/overrides.ts';
import { type Change, changeCatalogue } from '../../sync/change-catalogue.ts';
import { applyPublication } from '../editing/apply-publication.ts';
import type { Editor } from '../editing/editor.ts';
import { listOpenDrafts, lockWritten } from '../editing/written.ts';
import { fileOf, type SeenPicture, takeAsSeen } from './change-picture.ts';

/** The part of a picture of the library that takes the place of another. */
interface Replacement {
  replaced: SeenPicture;
  id: number;
  /** Cuts it, at least as large as this, and returns the part. */
  cut: (least: PixelSize) => Promise<{ id: number }>;
}

/**
 * Puts a part of one picture, in the shape of another, into every field that names the other: published ones are published, each
 * with its revision, and drafts get it too. One transaction, so no page shows both for longer than its own cache takes.
 */
export async function replacePicture(
  ctx: Context,
  { actor }: Editor,
  { replaced, id, cut }: Replacement,
): Promise<{ id: number; places: number }> {
  const [before, source] = [await findPicture(ctx.db, replaced.id), await findPicture(ctx.db, id)];
  if (!before || !source) throw new Failure('not-found', adminMedia.notFound);
  // Before it is cut: a part has the texts that its source has at that time.
  const fields = (await listNaming(ctx.db, before.path)).flatMap((naming) => naming.fields);
  refuseUnfit(source, fields);
  const part = await cut(leastOf(before, fields));
  if (part.id === replaced.id) refuseWrongFields({ width: adminMedia.samePicture });
  return changeCatalogue(ctx, async (change) => {
    const held = await takeAsSeen(change.trx, replaced);
    const taken = await lockPicture(change.trx, part.id);
    if (!taken) throw new Failure('not-found', adminMedia.notFound);
    const namings = await listNaming(change.trx, held.path);
    refuseUnfit(
      taken,
      namings.flatMap((naming) => naming.fields),
    );
    let places = 0;
    for (const { entity, id: named } of namings)
      places += await replaceIn(change, { entity, id: named }, held.path, { to: toOwn(taken), author: actor.id });
    change.record(actor, {
      ...{ action: 'picture.replaced', entity: 'picture', entityId: fileOf(held) },
      ...{ before: { file: fileOf(held) }, after: { file: fileOf(taken), places } },
    });
    return { id: part.id, places };
  });
}

/** Returns how many published fields changed. */
async function replaceIn(
  change: Change,
  subject: Subject,
  from: string,
  { to, author }: { to: OwnPicture; author: string },
): Promise<number> {
  const { trx, now } = change;
  const held = await lockWritten(trx, subject).catch((error: unknown) => {
    // Written about a title that is not stored: nothing shows it.
    if (error instanceof Failure && error.code === 'not-found') return undefined;
    throw error;
  });
  if (!held) return 0;
  for (const draft of listOpenDrafts(held)) {
    const value = replaceInValue(draft.value, from, to);
    // The same version: plans and reviews of the draft stay valid.
    if (!isSameValue(value, draft.value)) await saveDraftRow(trx, subject, { ...draft, value });
  }
  const values = Object.fromEntries(
    [...held.overrides.values()].flatMap(({ field, value }) => {
      const next = replaceInValue(value, from, to);
      return isSameValue(next, value) ? [] : [[field, next]];
    }),
  );
  const places = Object.keys(values).length;
  if (places === 0) return 0;
  const note = adminMedia.replaceNote;
  await applyPublication(change, subject, held, { values, note, author, at: now, areDraftsKept: true });
  return places;
}

/** What publishing asks of a picture, and a gallery of its texts. */
function refuseUnfit({ alt, credit, licence, endedAt }: StoredPicture, fields: readonly string[]): void {
  const isInGallery = fields.includes('gallery');
  refuseWrongFields({
    width: endedAt === null ? undefined : adminMedia.licenceEnded,
    alt: alt === '' ? editing.altMissing : undefined,
    credit: isInGallery && (credit === '' || licence === '') ? editing.creditMissing : undefined,
  });
}

const toOwn = ({ path, width, height, alt, credit, licence }: StoredPicture): OwnPicture => ({
  ...{ path, width, height, alt, credit, licence },
});
