import { sql } from 'kysely';
import type { Db } from '../infra/db.ts';

export interface OwnPictureWords {
  alt: string;
  credit: string;
  licence: string;
}

export interface NewOwnPicture extends OwnPictureWords {
  path: string;
  /** Of what was uploaded. */
  sha256: string;
  /** What is kept of it. */
  bytes: Buffer;
  width: number;
  height: number;
  author: string;
  at: Date;
}

/** The row, and the dark tone pages lay around it, which would else be found when TMDB's picture is fetched. */
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

/** The same file once more is the same picture, under the words given now. */
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
 * Notes which pictures nothing names since when, and removes those nothing has named since `unusedBefore`. What names one is
 * looked for in the database, which alone may delete it. Gives the names of what is gone.
 */
export async function deleteUnusedPictures(db: Db, now: Date, unusedBefore: Date): Promise<string[]> {
  const { rows } = await sql<{ file: string }>`
    select file from forget_unused_pictures(${now}::timestamptz, ${unusedBefore}::timestamptz)
  `.execute(db);
  return rows.map(({ file }) => file);
}
