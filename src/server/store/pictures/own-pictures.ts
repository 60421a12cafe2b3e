import { type RawBuilder, sql } from 'kysely';
import type { Focus } from '#shared/domain/pictures/own-picture-path.ts';
import type { Db, Trx } from '../../infra/db.ts';

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

/** How pages show these pictures. The rows are locked: none changes before this transaction ends. */
export function lockOwnPictures(trx: Trx, paths: readonly string[]): Promise<ShownPicture[]> {
  return listShownPictures(trx, paths, sql`order by id for share`);
}

/** A picture of ours as pages show it: with its focus, or not at all. */
export interface ShownPicture {
  path: string;
  isEnded: boolean;
  focus: Focus;
}

export async function listShownPictures(
  db: Db,
  paths: readonly string[],
  rest: RawBuilder<unknown> = sql``,
): Promise<ShownPicture[]> {
  const { rows } = await sql<{ path: string; isEnded: boolean; focusX: number; focusY: number }>`
    select path, ended_at is not null as "isEnded", focus_x as "focusX", focus_y as "focusY"
    from own_pictures where path = any (${[...paths]}::text[])
    ${rest}
  `.execute(db);
  return rows.map(({ path, isEnded, focusX, focusY }) => ({ path, isEnded, focus: { x: focusX, y: focusY } }));
}

/** The words of these pictures, and whether their licence has ended. */
export async function listPictureFacts(db: Db, paths: readonly string[]) {
  return db
    .selectFrom('own_pictures')
    .select(['path', 'alt', 'credit', 'licence', 'ended_at as endedAt'])
    .where('path', 'in', [...paths])
    .execute();
}
