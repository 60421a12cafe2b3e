import { sql } from 'kysely';
import type { DubbedTitle, VoiceFields } from '#shared/domain/dubbing/dubbing.ts';
import { lockUntilCommit } from '../../infra/advisory-locks.ts';
import type { Db, Trx } from '../../infra/db.ts';
import { moveContentMarks } from '../titles/content-marks.ts';

/** Changes of one title's cast are serialised: a CSV concerns all its rows. */
export async function lockDubbing(trx: Trx, { kind, id }: DubbedTitle): Promise<void> {
  await lockUntilCommit(trx, 'dubbing', `${kind} ${id}`);
}

export interface VoiceRow {
  id: number;
  name: string;
  slug: string;
  profile_path: string | null;
  character: string;
  original_name: string;
  studio: string;
  director: string;
  source_url: string;
}

/** In the order in which editors entered them. Hidden people are left out, as in casts. */
export async function listVoices(db: Db, { kind, id }: DubbedTitle): Promise<VoiceRow[]> {
  const { rows } = await sql<VoiceRow>`
    select people.id, people.name, people.slug, people.profile_path, credit.character, credit.original_name, credit.studio,
           credit.director, credit.source_url
    from dubbing_credits as credit
    join people on people.id = credit.voice_id and people.is_public
    where credit.title_kind = ${kind} and credit.title_id = ${id} and credit.removed_at is null
    order by credit.id
  `.execute(db);
  return rows;
}

/** A row as the table has it, every column, with the name of the voice: what an undo writes back. */
export interface StoredVoice {
  row: Readonly<Record<string, unknown>> & { id: number; version: number; voice_id: number };
  voice: string;
}

/** Rows that are not removed. */
export async function listStoredVoices(db: Db, { kind, id }: DubbedTitle): Promise<StoredVoice[]> {
  const { rows } = await sql<StoredVoice>`
    select to_jsonb(stored) as row, people.name as voice
    from dubbing_credits as stored
    join people on people.id = stored.voice_id
    where title_kind = ${kind} and title_id = ${id} and removed_at is null
    order by stored.id
  `.execute(db);
  return rows;
}

export async function findStoredVoice(db: Db, id: number): Promise<StoredVoice | undefined> {
  const { rows } = await sql<StoredVoice>`
    select to_jsonb(stored) as row, people.name as voice
    from dubbing_credits as stored
    join people on people.id = stored.voice_id
    where stored.id = ${id}
  `.execute(db);
  return rows[0];
}

interface Signed {
  author: string;
  at: Date;
}

type Wanted = VoiceFields & { voiceId: number };

export async function insertVoice(trx: Trx, title: DubbedTitle, fields: Wanted, signed: Signed): Promise<number> {
  const { id } = await trx
    .insertInto('dubbing_credits')
    .values({ title_kind: title.kind, title_id: title.id, ...toColumns(fields), ...toSignature(signed) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateVoice(
  trx: Trx,
  { id, version }: StoredVoice['row'],
  fields: Wanted,
  signed: Signed,
): Promise<void> {
  await trx
    .updateTable('dubbing_credits')
    .set({ ...toColumns(fields), ...toSignature(signed), version: version + 1 })
    .where('id', '=', id)
    .execute();
}

export async function removeVoice(trx: Trx, { id, version }: StoredVoice['row'], signed: Signed): Promise<void> {
  await trx
    .updateTable('dubbing_credits')
    .set({ removed_at: signed.at, ...toSignature(signed), version: version + 1 })
    .where('id', '=', id)
    .execute();
}

const toColumns = ({ character, original, voiceId, studio, director, sourceUrl }: Wanted) => ({
  ...{ character, original_name: original, voice_id: voiceId, studio, director, source_url: sourceUrl },
});

const toSignature = ({ author, at }: Signed) => ({ author, updated_at: at });

/** The fields of a stored row. */
export function toVoiceFields({ row, voice }: StoredVoice): Wanted {
  return {
    ...{ character: row.character, original: row.original_name, voiceId: row.voice_id, voice },
    ...{ studio: row.studio, director: row.director, sourceUrl: row.source_url },
  } as Wanted;
}

/** Characters of the title's own cast with who plays them: an editor's line is compared with these. */
export async function listRoles(db: Db, { kind, id }: DubbedTitle): Promise<{ character: string; actor: string }[]> {
  const { rows } = await sql<{ character: string; actor: string }>`
    select cast_row.character, people.name as actor
    from ${sql.table(kind === 'movie' ? 'movie_cast' : 'series_cast')} as cast_row
    join people on people.id = cast_row.person_id and people.is_public
    where cast_row.${sql.ref(kind === 'movie' ? 'movie_id' : 'series_id')} = ${id} and cast_row.character <> ''
    order by cast_row.position
  `.execute(db);
  return rows;
}

/** How many titles each of these people dubbed. */
export async function countDubbed(db: Db, people: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; count: number }>`
    select voice_id as id, count(*)::integer as count
    from dubbing_credits
    where removed_at is null and voice_id = any (${[...people]}::integer[])
    group by voice_id
  `.execute(db);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** The pages of a title and of its voices show something that is not in their rows: invalidates every cached copy. */
export async function touchDubbed(trx: Trx, { kind, id }: DubbedTitle, people: readonly number[]): Promise<void> {
  await sql`
    update ${sql.table(kind === 'movie' ? 'movies' : 'series')} set version = nextval('content_version') where id = ${id}
  `.execute(trx);
  await sql`
    update people set version = nextval('content_version') where id = any (${[...people]}::integer[])
  `.execute(trx);
  await moveContentMarks(trx, kind, [id]);
  await moveContentMarks(trx, 'person', people);
}

/** The title's name; undefined if it is not stored. */
export async function findDubbedTitle(
  db: Db,
  { kind, id }: DubbedTitle,
): Promise<{ title: string; slug: string; isPublic: boolean } | undefined> {
  const { rows } = await sql<{ title: string; slug: string; isPublic: boolean }>`
    select title, slug, is_public as "isPublic" from ${sql.table(kind === 'movie' ? 'movies' : 'series')} where id = ${id}
  `.execute(db);
  return rows[0];
}
