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
    .onConflict((conflict) => conflict.column('sha256').doUpdateSet(wordsOf(picture)))
    .execute();
}

/** The same file once more is the same picture, under the words given now. */
export function describeOwnPicture(db: Db, sha256: string, words: OwnPictureWords) {
  return db
    .updateTable('own_pictures')
    .set(wordsOf(words))
    .where('sha256', '=', sha256)
    .returning(['path', 'width', 'height'])
    .executeTakeFirst();
}

const wordsOf = ({ alt, credit, licence }: OwnPictureWords) => ({ alt, credit, licence });

export async function findOwnPictureBytes(db: Db, path: string): Promise<Buffer | undefined> {
  const row = await db.selectFrom('own_pictures').select('bytes').where('path', '=', path).executeTakeFirst();
  return row?.bytes;
}
