import { createHash } from 'node:crypto';
import { refuseWrongFields } from '#shared/admin/domain/editing/field-failure.ts';
import { LINE_CHARACTERS, OWN_PICTURE } from '#shared/admin/domain/limits.ts';
import {
  type CheckedPictureWords,
  checkPictureWords,
  type GivenPictureWords,
  toFocus,
} from '#shared/admin/domain/media/check-picture.ts';
import { type Box, fitBox, focusIn, isUncropped } from '#shared/admin/domain/media/crop.ts';
import { editing } from '#shared/admin/text/field-problems.ts';
import { adminMedia } from '#shared/admin/text/media.ts';
import { Failure } from '#shared/domain/failure.ts';
import type { PixelSize } from '#shared/domain/pictures/image-url.ts';
import { ownPictureFile, ownPicturePathOf } from '#shared/domain/pictures/own-picture-path.ts';
import type { OwnPicture } from '#shared/domain/titles/field-values.ts';
import type { Context } from '../context.ts';
import {
  addOwnPicture,
  describeOwnPicture,
  findOwnPictureBytes,
  type NewOwnPicture,
  type OwnPictureWords,
} from '../store/pictures/own-pictures.ts';
import { findPicture, findPictureByPath } from '../store/pictures/picture-library.ts';
import { type Actor, addAuditEntry } from '../store/staff/audit.ts';
import { createEncoder, EncoderBusy, type Original } from './encode.ts';

const encoder = createEncoder();

type UploadContext = Pick<Context, 'db' | 'log' | 'now'>;

export interface PictureUpload extends OwnPictureWords {
  bytes: Uint8Array;
}

/**
 * Stores a picture that an editor has the right to show, for a gallery or a cover, which need its texts. The file is encoded again,
 * so that nothing hidden in it and no metadata (place, camera) is published. The same file twice is one picture.
 */
export async function uploadPicture(ctx: UploadContext, actor: Actor, upload: PictureUpload): Promise<OwnPicture> {
  const words = checkWords(upload);
  const { bytes, sha256 } = hashUpload(upload.bytes);
  const known = await describeOwnPicture(ctx.db, sha256, words);
  if (known) return { ...known, ...words };
  return store(ctx, actor, { sha256, original: await takeUpload(bytes), words });
}

/** Adds a file to the library, where its texts may follow later. A file that is there already stays as it is. */
export async function addToLibrary(
  ctx: UploadContext,
  actor: Actor,
  upload: GivenPictureWords & { bytes: Uint8Array },
): Promise<{ id: number; isKnown: boolean }> {
  const { bytes: given, ...texts } = upload;
  const { words, faults } = checkPictureWords(texts);
  refuseWrongFields({ ...faults, picture: given.length === 0 ? adminMedia.fileMissing : undefined });
  const { bytes, sha256 } = hashUpload(given);
  const known = await findPictureByPath(ctx.db, ownPicturePathOf(ownPictureFile(sha256)));
  if (known) return { id: known.id, isKnown: true };
  const { expiresOn, focusX, focusY, ...lines } = words;
  const stored = { ...lines, expires_on: expiresOn, focus_x: focusX, focus_y: focusY };
  const taken = { sha256, original: await takeUpload(bytes), words: stored };
  return { id: await findId(ctx, await store(ctx, actor, taken)), isKnown: false };
}

interface CutPart {
  id: number;
  box: Box;
  least: PixelSize | undefined;
  /** Texts that are saved with the cut; without them, those of the picture. */
  words?: CheckedPictureWords;
}

/** The part of a picture that a field shows, as a picture of its own with the same texts and licence. */
export async function cutPicture(
  ctx: UploadContext,
  actor: Actor,
  { id, box, least, words: given }: CutPart,
): Promise<{ id: number; path: string }> {
  const stored = await findPicture(ctx.db, id);
  if (!stored) throw new Failure('not-found', adminMedia.notFound);
  const picture = { ...stored, ...given };
  const fitted = fitBox(picture, least && least.width / least.height, box);
  if (fitted.width < (least?.width ?? OWN_PICTURE.minWidth))
    refuseWrongFields({ width: adminMedia.tooSmall(least ?? { width: OWN_PICTURE.minWidth, height: 1 }, fitted) });
  if (isUncropped(picture, fitted)) return { id, path: picture.path };
  const { x, y, width, height } = fitted;
  // The same part of the same picture is one picture, too.
  const sha256 = hash(`${picture.sha256} ${x} ${y} ${width} ${height}`);
  const known = await findPictureByPath(ctx.db, ownPicturePathOf(ownPictureFile(sha256)));
  if (known) return { id: known.id, path: known.path };
  const bytes = await findOwnPictureBytes(ctx.db, picture.path);
  if (!bytes) throw new Failure('not-found', adminMedia.notFound);
  const original = await whenFree(encoder.cut(bytes, fitted));
  const { name, alt, credit, licence, expiresOn, path: cut_from } = picture;
  const point = focusIn(picture, fitted);
  const focus = { focus_x: toFocus(point.x * 100), focus_y: toFocus(point.y * 100) };
  const words = { name, alt, credit, licence, expires_on: expiresOn, ...focus, cut_from };
  const cut = await store(ctx, actor, { sha256, original, words });
  return { id: await findId(ctx, cut), path: cut.path };
}

async function findId({ db }: UploadContext, { path }: OwnPicture): Promise<number> {
  const stored = await findPictureByPath(db, path);
  if (!stored) throw new Failure('not-found', adminMedia.notFound);
  return stored.id;
}

function hashUpload(given: Uint8Array) {
  const bytes = Buffer.from(given);
  if (bytes.length > OWN_PICTURE.bytes) refuseWrongFields({ picture: editing.pictureTooLarge });
  return { bytes, sha256: hash(bytes) };
}

function hash(given: Buffer | string): string {
  return createHash('sha256').update(given).digest('hex');
}

function checkWords({ alt, credit, licence }: OwnPictureWords): OwnPictureWords {
  const words = { alt: alt.trim(), credit: credit.trim(), licence: licence.trim() };
  refuseWrongFields({
    alt: findWordsFault(words.alt, editing.altMissing),
    credit: findWordsFault(words.credit, editing.creditMissing),
    licence: findWordsFault(words.licence, editing.creditMissing),
  });
  return words;
}

function findWordsFault(words: string, missing: string): string | undefined {
  if (words === '') return missing;
  return words.length > LINE_CHARACTERS ? editing.tooLong(String(LINE_CHARACTERS)) : undefined;
}

async function takeUpload(bytes: Buffer): Promise<Original> {
  try {
    const original = await whenFree(encoder.encodeUpload(bytes));
    if (original.width < OWN_PICTURE.minWidth) refuseWrongFields({ picture: editing.pictureTooNarrow });
    return original;
  } catch (error) {
    if (!(error instanceof Failure)) refuseWrongFields({ picture: editing.pictureUnreadable });
    throw error;
  }
}

async function whenFree(encoding: Promise<Original>): Promise<Original> {
  try {
    return await encoding;
  } catch (error) {
    if (error instanceof EncoderBusy) throw new Failure('unavailable', editing.pictureBusy);
    throw error;
  }
}

interface Taken {
  sha256: string;
  original: Original;
  words: OwnPictureWords & Partial<Pick<NewOwnPicture, 'name' | 'expires_on' | 'cut_from' | 'focus_x' | 'focus_y'>>;
}

async function store(ctx: UploadContext, actor: Actor, taken: Taken): Promise<OwnPicture> {
  const { sha256, original, words } = taken;
  const { ink, bytes, width, height, fingerprint } = original;
  const file = ownPictureFile(sha256);
  const path = ownPicturePathOf(file);
  const at = ctx.now();
  const action = words.cut_from === undefined ? 'picture.uploaded' : 'picture.cut';
  const entry = await ctx.db.transaction().execute(async (trx) => {
    const picture = { path, sha256, bytes, width, height, fingerprint, ...words, author: actor.id, at };
    await addOwnPicture(trx, picture, { file, colour: ink });
    const auditEvent = { action, entity: 'picture', entityId: file, after: { width, height, ...words } };
    return addAuditEntry(trx, { ...auditEvent, at, actor: actor.id, network: actor.network });
  });
  ctx.log.info({ ...entry, action }, 'audit');
  const { alt, credit, licence } = words;
  return { path, width, height, alt, credit, licence };
}
