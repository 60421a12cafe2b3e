import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { adminArchive } from '#shared/admin/text/archive.ts';
import { Failure } from '#shared/domain/failure.ts';
import type { Db } from '../infra/db.ts';
import type { ArchivedBytes, ArchivedPicture } from '../store/archive/archive-rows.ts';
import { findOwnPictureBytes } from '../store/pictures/own-pictures.ts';
import { createEncoder, type Encoder } from './encode.ts';

const words = adminArchive;

/** Beside the archive: the stored bytes of its pictures, one after the other in the order of its rows. No name is read from it. */
export const picturesFileOf = (archive: string) => `${archive}.pictures`;

export async function writeArchivedPictures(db: Db, file: string, pictures: readonly ArchivedPicture[]): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    for (const [row, { path, hash }] of pictures.entries()) {
      const bytes = await findOwnPictureBytes(db, path);
      // Bytes of a path never change, but a picture that nothing uses may be deleted meanwhile.
      if (!bytes || sha256Of(bytes) !== hash) refuseRow(row, words.pictureWrong);
      await handle.write(bytes);
    }
  } finally {
    await handle.close();
  }
}

export interface ArchivedPictures {
  read(picture: ArchivedPicture): Promise<ArchivedBytes>;
  close(): Promise<void>;
}

/** Checks every picture before any is imported, one at a time. Throws what is wrong with the first, in words. */
export async function openArchivedPictures(
  file: string,
  pictures: readonly ArchivedPicture[],
): Promise<ArchivedPictures> {
  if (pictures.length === 0) return { read: () => Promise.reject(new Error('no pictures')), close: async () => {} };
  const handle = await open(file, 'r').catch(() => refuse(words.picturesMissing(file)));
  const encoder = createEncoder();
  const places = new Map<string, { at: number; row: number }>();
  let end = 0;
  for (const [row, { path, size }] of pictures.entries()) {
    places.set(path, { at: end, row });
    end += size;
  }
  const read = async (picture: ArchivedPicture) => {
    const { at, row } = places.get(picture.path) ?? { at: 0, row: 0 };
    return readPicture({ handle, encoder }, picture, at, row);
  };
  const close = async () => {
    encoder.close();
    await handle.close();
  };
  try {
    if ((await handle.stat()).size !== end) refuse(words.picturesSize);
    for (const picture of pictures) await read(picture);
  } catch (error) {
    await close();
    throw error;
  }
  return { read, close };
}

/** The bytes are stored and served as they come, so they must be what an upload leaves: one whole JPEG without metadata. */
async function readPicture(
  { handle, encoder }: { handle: FileHandle; encoder: Encoder },
  { size, hash, width, height }: ArchivedPicture,
  at: number,
  row: number,
): Promise<ArchivedBytes> {
  const bytes = Buffer.alloc(size);
  const { bytesRead } = await handle.read(bytes, 0, size, at);
  if (bytesRead !== size || sha256Of(bytes) !== hash) refuseRow(row, words.pictureWrong);
  try {
    const source = await encoder.inspect(bytes);
    const isStored = source.format === 'jpeg' && source.bytes.length === size && !(await encoder.hasMetadata(bytes));
    if (!isStored || source.width !== width || source.height !== height) refuseRow(row, words.pictureUnreadable);
    return { bytes, ink: await encoder.decode(source) };
  } catch (error) {
    if (error instanceof Failure) throw error;
    return refuseRow(row, words.pictureUnreadable);
  }
}

const sha256Of = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

function refuse(sentence: string): never {
  throw new Failure('invalid-argument', sentence);
}

function refuseRow(row: number, what: string): never {
  refuse(words.wrongRow(words.sections.pictures, row + 1, what));
}
