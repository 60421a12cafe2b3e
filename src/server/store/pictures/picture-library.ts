import { type RawBuilder, sql } from 'kysely';
import type { LibraryCounts, LibraryQuery } from '#shared/admin/domain/media/library.ts';
import type { Db, Trx } from '../../infra/db.ts';
import { titleOf } from '../editing/subjects.ts';
import type { Slice } from '../titles/title-tables.ts';
import { usesOf } from './picture-uses.ts';

export interface StoredPicture {
  id: number;
  path: string;
  sha256: string;
  name: string;
  alt: string;
  credit: string;
  licence: string;
  width: number;
  height: number;
  expiresOn: string | null;
  removedAt: Date | null;
  endedAt: Date | null;
  unusedSince: Date | null;
  focusX: number;
  focusY: number;
  cutFrom: string | null;
  version: number;
  author: string;
  createdAt: Date;
}

const STORED = sql`
  picture.id, picture.path, picture.sha256, picture.name, picture.alt, picture.credit, picture.licence, picture.width,
  picture.height, picture.expires_on as "expiresOn", picture.removed_at as "removedAt", picture.ended_at as "endedAt",
  picture.unused_since as "unusedSince", picture.cut_from as "cutFrom", picture.focus_x as "focusX",
  picture.focus_y as "focusY", picture.version, picture.author,
  picture.created_at as "createdAt"`;

/** Letters without case and accents, for the search. */
const plain = (text: RawBuilder<unknown>) =>
  sql`regexp_replace(normalize(lower(${text}), nfd), '[\\u0300-\\u036f]', '', 'g')`;

function matches(
  { view, shape, licence }: Omit<LibraryQuery, 'page' | 'phrase'>,
  days: LibraryDays,
): RawBuilder<boolean> {
  const views = {
    all: sql<boolean>`picture.removed_at is null`,
    expiring: sql<boolean>`picture.removed_at is null and picture.expires_on between ${days.today}::date and ${days.soon}::date`,
    expired: sql<boolean>`picture.removed_at is null and picture.expires_on < ${days.today}::date`,
    unused: sql<boolean>`picture.removed_at is null and picture.path not in (select path from uses)`,
    'without-alt': sql<boolean>`picture.removed_at is null and picture.alt = ''`,
    removed: sql<boolean>`picture.removed_at is not null`,
  } as const;
  const shapes = {
    any: sql<boolean>`true`,
    wide: sql<boolean>`picture.width >= picture.height`,
    tall: sql<boolean>`picture.width < picture.height`,
  } as const;
  const licences = licence === '' ? sql<boolean>`true` : sql<boolean>`picture.licence = ${licence}`;
  return sql<boolean>`(${views[view]} and ${shapes[shape]} and ${licences})`;
}

/** Today, and the last day of the licences that end soon. */
export interface LibraryDays {
  today: string;
  soon: string;
}

/** How often each picture is used. */
const COUNTED = sql`select path, count(*)::integer as uses from uses group by path`;

export type CountedPicture = StoredPicture & { uses: number };

/**
 * One page of the library, the newest first, and how many pictures each view has, in one statement: both need all uses. The phrase is
 * looked for in the picture's texts and in the titles it is used in.
 */
export async function listLibrary(
  db: Db,
  { phrase, ...query }: Omit<LibraryQuery, 'page'>,
  days: LibraryDays,
  { offset, limit }: Slice,
): Promise<{ rows: CountedPicture[]; total: number; counts: LibraryCounts }> {
  const wanted = sql`'%' || ${plain(sql`${phrase.replaceAll(/[\\%_]/g, String.raw`\$&`)}::text`)} || '%'`;
  const found =
    phrase === ''
      ? sql`true`
      : sql`(
          ${plain(sql`concat_ws(' ', picture.name, picture.alt, picture.credit, picture.licence)`)} like ${wanted}
          or exists (select from uses where uses.path = picture.path and ${plain(titleOf('uses'))} like ${wanted})
        )`;
  const count = (view: keyof LibraryCounts) =>
    sql`count(*) filter (where ${matches({ view, shape: 'any', licence: '' }, days)})`;
  const { rows } = await sql<Listed | (Nulls & Pick<Listed, 'counts'>)>`
    with uses as materialized (${usesOf()}), counted as (${COUNTED}),
    listed as (
      select ${STORED}, coalesce(counted.uses, 0) as uses, count(*) over ()::integer as total
      from own_pictures as picture left join counted on counted.path = picture.path
      where ${matches(query, days)} and ${found}
      order by picture.created_at desc, picture.id desc
      offset ${offset} limit ${limit}
    ),
    counts as (
      select ${count('all')} as all, ${count('expiring')} as expiring, ${count('expired')} as expired,
             ${count('unused')} as unused, ${count('without-alt')} as "without-alt", ${count('removed')} as removed
      from own_pictures as picture
    )
    select listed.*, to_jsonb(counts) as counts
    from counts left join listed on true order by listed."createdAt" desc, listed.id desc
  `.execute(db);
  const [first] = rows;
  if (!first) throw new Error('a count has one row');
  const listed = rows.flatMap((row) => (row.id === null ? [] : [row]));
  return {
    rows: listed.map(({ total: _, counts: _counts, ...row }) => row),
    total: first.total ?? 0,
    counts: first.counts,
  };
}

type Listed = CountedPicture & { total: number; counts: LibraryCounts };
/** The row of an empty page. */
type Nulls = { [column in keyof CountedPicture | 'total']: null };

/** Pictures whose licence ends soon, as the library lists them. */
export async function countEndingLicences(db: Db, days: LibraryDays): Promise<number> {
  const isEnding = matches({ view: 'expiring', shape: 'any', licence: '' }, days);
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from own_pictures as picture where ${isEnding}
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** The licences in use, the most frequent first. */
export async function listLicences(db: Db, limit: number): Promise<string[]> {
  const { rows } = await sql<{ licence: string }>`
    select licence from own_pictures where licence <> '' group by licence order by count(*) desc, licence limit ${limit}
  `.execute(db);
  return rows.map(({ licence }) => licence);
}

export async function findPicture(db: Db, id: number): Promise<CountedPicture | undefined> {
  const { rows } = await sql<CountedPicture>`
    select ${STORED}, (
      select count(*)::integer from (${usesOf(sql`(select path from own_pictures where id = ${id})`)}) as named
    ) as uses
    from own_pictures as picture where picture.id = ${id}
  `.execute(db);
  return rows[0];
}

export async function findPictureByPath(db: Db, path: string): Promise<StoredPicture | undefined> {
  const { rows } = await sql<StoredPicture>`select ${STORED} from own_pictures as picture where path = ${path}`.execute(
    db,
  );
  return rows[0];
}

/** Locked until the transaction ends, so that no publication names the picture meanwhile. */
export async function lockPicture(trx: Trx, id: number): Promise<StoredPicture | undefined> {
  const { rows } = await sql<StoredPicture>`
    select ${STORED} from own_pictures as picture where id = ${id} for no key update
  `.execute(trx);
  return rows[0];
}

/** The picture it was cut from, others cut from that one, and pictures whose fingerprint differs in few bits. */
export async function listAlike(
  db: Db,
  { id, path, cutFrom }: Pick<StoredPicture, 'id' | 'path' | 'cutFrom'>,
  { bits, limit }: { bits: number; limit: number },
): Promise<CountedPicture[]> {
  const { rows } = await sql<CountedPicture>`
    with uses as materialized (${usesOf()}), counted as (${COUNTED})
    select ${STORED}, coalesce(counted.uses, 0) as uses
    from own_pictures as shown, own_pictures as picture left join counted on counted.path = picture.path
    where shown.id = ${id} and picture.id <> shown.id
      and (
        picture.path = ${cutFrom} or picture.cut_from in (${path}, ${cutFrom})
        or bit_count(picture.fingerprint # shown.fingerprint) <= ${bits}
      )
    order by picture.id
    limit ${limit}
  `.execute(db);
  return rows;
}

export interface PictureWords {
  name: string;
  alt: string;
  credit: string;
  licence: string;
  expiresOn: string | null;
  focusX: number;
  focusY: number;
}

export async function savePictureWords(
  trx: Trx,
  id: number,
  { name, alt, credit, licence, expiresOn, focusX, focusY }: PictureWords,
  by: { author: string; at: Date },
): Promise<void> {
  await trx
    .updateTable('own_pictures')
    .set({ name, alt, credit, licence, expires_on: expiresOn, focus_x: focusX, focus_y: focusY, ...nextVersion(by) })
    .where('id', '=', id)
    .execute();
}

export async function setPictureRemoved(
  trx: Trx,
  id: number,
  removedAt: Date | null,
  by: { author: string; at: Date },
): Promise<void> {
  await trx
    .updateTable('own_pictures')
    .set({ removed_at: removedAt, ...nextVersion(by) })
    .where('id', '=', id)
    .execute();
}

const nextVersion = ({ author, at }: { author: string; at: Date }) => ({
  ...{ version: sql<number>`version + 1`, updated_by: author, updated_at: at },
});

/** Whether pages leave it out. */
export async function setPictureEnded(trx: Trx, id: number, endedAt: Date | null): Promise<void> {
  await trx.updateTable('own_pictures').set({ ended_at: endedAt }).where('id', '=', id).execute();
}

/** Pictures that pages still show and should not, or the other way round. */
export async function listUnsettledPictures(db: Db, today: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from own_pictures
    where (removed_at is not null or coalesce(expires_on < ${today}::date, false)) <> (ended_at is not null)
    order by id
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** The day on which licences end within some days, and how many are in use. */
export async function countExpiring(db: Db, { today, soon }: LibraryDays): Promise<{ day: string; count: number }[]> {
  const { rows } = await sql<{ day: string; count: number }>`
    with uses as materialized (${usesOf()})
    select expires_on as day, count(*)::integer as count
    from own_pictures as picture
    where removed_at is null and expires_on between ${today}::date and ${soon}::date
      and exists (select from uses where uses.path = picture.path and not uses.is_draft)
    group by expires_on order by expires_on
  `.execute(db);
  return rows;
}

/** Pictures that have been unused since a time between these two. */
export async function countLeaving(db: Db, { from, until }: { from: Date; until: Date }): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from own_pictures where unused_since >= ${from} and unused_since < ${until}
  `.execute(db);
  return rows[0]?.count ?? 0;
}

interface EndingPicture {
  id: number;
  day: string;
  name: string;
  alt: string;
}

/** Pictures in use whose licence ends on one of these days. */
export async function listEndingPictures(
  db: Db,
  { from, to }: { from: string; to: string },
  limit: number,
): Promise<EndingPicture[]> {
  const { rows } = await sql<EndingPicture>`
    with uses as materialized (${usesOf()})
    select id, expires_on as day, name, alt
    from own_pictures as picture
    where removed_at is null and expires_on between ${from}::date and ${to}::date
      and exists (select from uses where uses.path = picture.path and not uses.is_draft)
    order by expires_on, id
    limit ${limit}
  `.execute(db);
  return rows;
}
