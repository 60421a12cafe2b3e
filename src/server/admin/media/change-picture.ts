import { refuseWrongFields } from '#shared/admin/domain/editing/field-failure.ts';
import { checkPictureWords, type GivenPictureWords } from '#shared/admin/domain/media/check-picture.ts';
import { isEnded } from '#shared/admin/domain/media/library.ts';
import { mayRole } from '#shared/admin/domain/staff-roles.ts';
import { editing } from '#shared/admin/text/field-problems.ts';
import { adminMedia } from '#shared/admin/text/media.ts';
import { toBrazilianDay } from '#shared/domain/day.ts';
import { Failure } from '#shared/domain/failure.ts';
import type { Context } from '../../context.ts';
import type { Trx } from '../../infra/db.ts';
import { workOnEach } from '../../infra/work-on-each.ts';
import { notify } from '../../store/notifications/notify.ts';
import {
  listUnsettledPictures,
  lockPicture,
  type StoredPicture,
  savePictureWords,
  setPictureEnded,
  setPictureRemoved,
} from '../../store/pictures/picture-library.ts';
import { listShowing } from '../../store/pictures/picture-uses.ts';
import { type Change, changeCatalogue } from '../../sync/change-catalogue.ts';
import { reprojectEntity } from '../../sync/storage/storages.ts';
import type { Editor } from '../editing/editor.ts';

/** The picture, in the version that the editor saw. */
export interface SeenPicture {
  id: number;
  version: number;
}

/** What pages show after a change: as before, TMDB's picture from now on, or the picture again. */
export type Shown = 'same' | 'ended' | 'resumed';

/** Texts, focus and licence. An end of the licence that has passed takes the picture off every page at once. */
export async function describePicture(
  ctx: Context,
  { actor, role }: Editor,
  seen: SeenPicture,
  given: GivenPictureWords,
): Promise<Shown> {
  const { words, faults } = checkPictureWords(given);
  refuseWrongFields(faults);
  return changeCatalogue(ctx, async (change) => {
    const { trx, now, record } = change;
    const before = await takeAsSeen(trx, seen);
    const isShown = (await listShowing(trx, before.path)).length > 0;
    const isFocusMoved = before.focusX !== words.focusX || before.focusY !== words.focusY;
    refuseWrongFields({
      alt: isShown && words.alt === '' && before.alt !== '' ? editing.altMissing : undefined,
      expiresOn:
        isShown && before.expiresOn !== words.expiresOn && !mayRole(role, 'publish')
          ? adminMedia.expiryForbidden
          : undefined,
      focusX: isShown && isFocusMoved && !mayRole(role, 'publish') ? adminMedia.focusForbidden : undefined,
    });
    await savePictureWords(trx, seen.id, words, { author: actor.id, at: now });
    record(actor, {
      ...{ action: 'picture.described', entity: 'picture', entityId: fileOf(before) },
      ...{ before: toWords(before), after: words },
    });
    return settle(change, { ...before, expiresOn: words.expiresOn }, isFocusMoved);
  });
}

/** Pages show TMDB's picture in its place, until it is brought back. What editors wrote stays. */
export async function takePictureOff(ctx: Context, { actor }: Editor, seen: SeenPicture): Promise<void> {
  await changeCatalogue(ctx, async (change) => {
    const before = await takeAsSeen(change.trx, seen);
    if (before.removedAt) return;
    await setPictureRemoved(change.trx, seen.id, change.now, { author: actor.id, at: change.now });
    change.record(actor, { action: 'picture.taken-off', entity: 'picture', entityId: fileOf(before) });
    await settle(change, { ...before, removedAt: change.now });
  });
}

export async function bringPictureBack(ctx: Context, { actor }: Editor, seen: SeenPicture): Promise<void> {
  await changeCatalogue(ctx, async (change) => {
    const before = await takeAsSeen(change.trx, seen);
    if (!before.removedAt) return;
    await setPictureRemoved(change.trx, seen.id, null, { author: actor.id, at: change.now });
    change.record(actor, { action: 'picture.brought-back', entity: 'picture', entityId: fileOf(before) });
    await settle(change, { ...before, removedAt: null });
  });
}

/**
 * Takes pictures whose licence ended off the site, with everything that shows them, each in one transaction. Idempotent; the job
 * runs it all day, because the day may change or a licence be renewed while a process is down.
 */
export async function settlePictures(ctx: Context): Promise<{ changed: number }> {
  let changed = 0;
  const unsettled = await listUnsettledPictures(ctx.db, toBrazilianDay(ctx.now()));
  await workOnEach(unsettled, { log: ctx.log, describe: (picture) => ({ picture }) }, async (id) => {
    changed += await changeCatalogue(ctx, async (change) => {
      const picture = await lockPicture(change.trx, id);
      const shown = picture ? await settle(change, picture) : 'same';
      if (!picture || shown === 'same') return 0;
      const auditEvent = { action: `picture.${shown}`, entity: 'picture', entityId: fileOf(picture) };
      change.record({ id: 'system', network: '' }, auditEvent);
      const day = picture.expiresOn;
      if (shown === 'ended' && day !== null)
        await notify(change.trx, {
          ...{ kind: 'picture-expired', at: change.now, actor: 'system', to: 'curate', details: { count: 1, day } },
          onceKey: `picture-expired:${id}:${day}`,
        });
      return 1;
    });
  });
  return { changed };
}

/** Writes the rows of everything that names the picture again, if pages must show it otherwise than now. */
async function settle(change: Change, picture: StoredPicture, isFocusMoved = false): Promise<Shown> {
  const { trx, now } = change;
  const { expiresOn, removedAt } = picture;
  const ends = isEnded({ expiresOn: expiresOn ?? undefined, removedAt: removedAt ?? undefined }, toBrazilianDay(now));
  const isSame = ends === (picture.endedAt !== null);
  if (isSame && !isFocusMoved) return 'same';
  if (!isSame) await setPictureEnded(trx, picture.id, ends ? now : null);
  for (const { entity, id } of await listShowing(trx, picture.path)) await reprojectEntity(change, entity, id);
  if (isSame) return 'same';
  return ends ? 'ended' : 'resumed';
}

export async function takeAsSeen(trx: Trx, { id, version }: SeenPicture): Promise<StoredPicture> {
  const picture = await lockPicture(trx, id);
  if (!picture) throw new Failure('not-found', adminMedia.notFound);
  if (picture.version !== version) throw new Failure('aborted', adminMedia.changedMeanwhile);
  return picture;
}

export const fileOf = ({ path }: StoredPicture) => path.slice(1, -4);
const toWords = ({ name, alt, credit, licence, expiresOn, focusX, focusY }: StoredPicture) => ({
  ...{ name, alt, credit, licence, expiresOn, focusX, focusY },
});
