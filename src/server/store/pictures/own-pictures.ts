import { sql } from 'kysely';
import type { Db } from '../../infra/db.ts';

export interface OwnPictureWords {
  alt: string;
  credit: string;
  licence: string;
}

export interface NewOwnPicture extends OwnPictureWords {
  path: string;
  /** Hash of the uploaded file. */
  sha256: string;
  /** The stored version of it. */
  bytes: Buffer;
  width: number;
  height: number;
  fingerprint: string;
  name?: string;
  expires_on?: string | null;
  focus_x?: number;
  focus_y?: number;
  /** The path of the picture it is a part of. */
  cut_from?: string;
  author: string;
  at: Date;
}

/**
 * Saves the row and the dominant colour that pages show around the picture; for TMDB's pictures it is computed when they
 * are fetched.
 */
export async function addOwnPicture(
  db: Db,
  picture: NewOwnPicture,
  ink: { file: string; colour: string },
): Promise<void> {
  const { at, bytes, ...row } = picture;
  await db
    .with('inked', (cte) =>
      cte
        .insertInto('image_inks')
        .values({ file: ink.file, ink: ink.colour })
        .onConflict((conflict) => conflict.doNothing()),
    )
    .insertInto('own_pictures')
    .values({ ...row, bytes, created_at: at })
    .onConflict((conflict) => conflict.column('sha256').doUpdateSet({ ...wordsOf(picture), unused_since: null }))
    .execute();
}

/** Uploading the same file again updates the texts of the existing picture. */
export function describeOwnPicture(db: Db, sha256: string, words: OwnPictureWords) {
  return db
    .updateTable('own_pictures')
    .set({ ...wordsOf(words), unused_since: null })
    .where('sha256', '=', sha256)
    .returning(['path', 'width', 'height'])
    .executeTakeFirst();
}

const wordsOf = ({ alt, credit, licence }: OwnPictureWords) => ({ alt, credit, licence });

export async function findOwnPictureBytes(db: Db, path: string): Promise<Buffer | undefined> {
  const row = await db.selectFrom('own_pictures').select('bytes').where('path', '=', path).executeTakeFirst();
  return row?.bytes;
}

/**
 * Notes since when pictures are unused, and deletes those unused since before `unusedBefore`. A database function looks for
 * uses, and only it may delete. Returns the names of the deleted files.
 */
export async function deleteUnusedPictures(db: Db, now: Date, unusedBefore: Date): Promise<string[]> {
  const { rows } = await sql<{ file: string }>`
    select file from forget_unused_pictures(${now}::timestamptz, ${unusedBefore}::timestamptz)
  `.execute(db);
  return rows.map(({ file }) => file);
}
