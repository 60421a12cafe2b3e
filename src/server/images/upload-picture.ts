import { createHash } from 'node:crypto';
import { refuseWrongFields } from '#shared/admin/domain/field-failure.ts';
import { LINE_CHARACTERS, OWN_PICTURE } from '#shared/admin/domain/limits.ts';
import { editing } from '#shared/admin/text/field-problems.ts';
import { Failure } from '#shared/domain/failure.ts';
import { ownPictureFile, ownPicturePathOf } from '#shared/domain/pictures/own-picture-path.ts';
import type { OwnPicture } from '#shared/domain/titles/field-values.ts';
import type { Context } from '../context.ts';
import { addOwnPicture, describeOwnPicture, type OwnPictureWords } from '../store/pictures/own-pictures.ts';
import { type Actor, addAuditEntry } from '../store/staff/audit.ts';
import { createEncoder, EncoderBusy, type Original } from './encode.ts';

const encoder = createEncoder();

export interface PictureUpload extends OwnPictureWords {
  bytes: Uint8Array;
}

/**
 * Stores a picture that an editor has the right to show. The file is encoded again, so that nothing hidden in it and no metadata
 * (place, camera) is published. The same file twice is one picture.
 */
export async function uploadPicture(
  ctx: Pick<Context, 'db' | 'log' | 'now'>,
  actor: Actor,
  upload: PictureUpload,
): Promise<OwnPicture> {
  const words = checkWords(upload);
  const bytes = Buffer.from(upload.bytes);
  if (bytes.length > OWN_PICTURE.bytes) refuseWrongFields({ picture: editing.pictureTooLarge });
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const known = await describeOwnPicture(ctx.db, sha256, words);
  if (known) return { ...known, ...words };

  const original = await encode(bytes);
  if (original.width < OWN_PICTURE.minWidth) refuseWrongFields({ picture: editing.pictureTooNarrow });
  return store(ctx, actor, { sha256, original, words });
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

async function encode(bytes: Buffer): Promise<Original> {
  try {
    return await encoder.encodeUpload(bytes);
  } catch (error) {
    if (error instanceof EncoderBusy) throw new Failure('unavailable', editing.pictureBusy);
    refuseWrongFields({ picture: editing.pictureUnreadable });
    throw error;
  }
}

interface Taken {
  sha256: string;
  original: Original;
  words: OwnPictureWords;
}

async function store(ctx: Pick<Context, 'db' | 'log' | 'now'>, actor: Actor, taken: Taken): Promise<OwnPicture> {
  const { sha256, original, words } = taken;
  const { ink, bytes, width, height } = original;
  const file = ownPictureFile(sha256);
  const path = ownPicturePathOf(file);
  const at = ctx.now();
  const entry = await ctx.db.transaction().execute(async (trx) => {
    const picture = { path, sha256, bytes, width, height, ...words, author: actor.id, at };
    await addOwnPicture(trx, picture, { file, colour: ink });
    const auditEvent = {
      action: 'picture.uploaded',
      entity: 'picture',
      entityId: file,
      after: { width, height, ...words },
    };
    return addAuditEntry(trx, { ...auditEvent, at, actor: actor.id, network: actor.network });
  });
  ctx.log.info({ ...entry, action: 'picture.uploaded' }, 'audit');
  return { path, width, height, ...words };
}
