import { sql } from 'kysely';
import type { Db, Trx } from '../../infra/db.ts';

export interface PersonMerge {
  id: string;
  from: number;
  into: number;
  fromName: string;
  intoName: string;
  author: string;
  mergedAt: Date;
}

/** Merges that are in force and name the person on either side, the newest first. */
export async function listMerges(db: Db, personId: number): Promise<PersonMerge[]> {
  const { rows } = await sql<PersonMerge>`
    select person_merges.id, from_id as from, into_id as into, merged.name as "fromName", survivor.name as "intoName",
           author, merged_at as "mergedAt"
    from person_merges
    join people as merged on merged.id = from_id
    join people as survivor on survivor.id = into_id
    where undone_at is null and (from_id = ${personId} or into_id = ${personId})
    order by merged_at desc
  `.execute(db);
  return rows;
}

/** The person whom an editor merged this one into. */
export async function findMergedInto(db: Db, personId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('person_merges')
    .select('into_id')
    .where('from_id', '=', personId)
    .where('undone_at', 'is', null)
    .executeTakeFirst();
  return row?.into_id;
}

/** People whom editors merged into this one. */
export async function listMergedInto(db: Db, personId: number): Promise<{ id: number; name: string }[]> {
  return db
    .selectFrom('person_merges')
    .innerJoin('people', 'people.id', 'person_merges.from_id')
    .select(['people.id', 'people.name'])
    .where('into_id', '=', personId)
    .where('undone_at', 'is', null)
    .orderBy('people.id')
    .execute();
}

interface NewMerge {
  from: number;
  into: number;
  author: string;
  at: Date;
}

export async function addMerge(trx: Trx, { from, into, author, at }: NewMerge): Promise<void> {
  await trx.insertInto('person_merges').values({ from_id: from, into_id: into, author, merged_at: at }).execute();
}

export async function markMergeUndone(
  trx: Trx,
  id: string,
  { author, at }: { author: string; at: Date },
): Promise<void> {
  await trx.updateTable('person_merges').set({ undone_by: author, undone_at: at }).where('id', '=', id).execute();
}

/** The address of the merged person no longer redirects. */
export async function deleteReplacement(trx: Trx, personId: number): Promise<void> {
  await trx.deleteFrom('replaced_ids').where('kind', '=', 'person').where('old_id', '=', personId).execute();
}

export interface TitlesOfPerson {
  movie: number[];
  series: number[];
}

type Kind = keyof TitlesOfPerson;
const KINDS: readonly Kind[] = ['movie', 'series'];

/** Titles whose credits or voices name the person as shown, those with a credit that an editor hid too. In the order of the ids. */
export async function listTitlesOf(trx: Trx, personId: number): Promise<TitlesOfPerson> {
  const [movie = [], series = []] = [await list('movie'), await list('series')];
  return { movie, series };

  async function list(kind: Kind): Promise<number[]> {
    const { rows } = await sql<{ id: number }>`${creditedIn(kind, personId)} order by id`.execute(trx);
    return rows.map(({ id }) => id);
  }
}

function creditedIn(kind: Kind, personId: number) {
  const key = sql.ref(`${kind}_id`);
  return sql`
    select ${key} as id from ${sql.table(`${kind}_cast`)} where person_id = ${personId}
    union
    select ${key} from ${sql.table(`${kind}_crew`)} where person_id = ${personId}
    union
    select title_id from credit_edits where person_id = ${personId} and title_kind = ${kind}
    union
    select title_id from dubbing_credits where voice_id = ${personId} and title_kind = ${kind}
  `;
}

/** Of the titles of the survivor, those where TMDB or an editor names the merged person. */
export async function listMergedTitles(
  trx: Trx,
  { from, into }: Pick<PersonMerge, 'from' | 'into'>,
): Promise<TitlesOfPerson> {
  const [named, voiced] = [{ personId: from }, { voiceId: from }].map((each) => JSON.stringify([each]));
  const titles: TitlesOfPerson = { movie: [], series: [] };
  for (const kind of KINDS) {
    const { rows } = await sql<{ id: number }>`
      select source.id
      from (${creditedIn(kind, into)}) as title
      join ${sql.table(`${kind}_sources`)} as source on source.id = title.id
      where source.payload -> 'cast' @> ${named}::jsonb or source.payload -> 'crew' @> ${named}::jsonb
        or exists (
          select from overrides
          where entity = ${kind} and entity_id = source.id
            and (field ~ ${`^(cast|crew)[.]${from}[.-]`} or field = 'voices' and value @> ${voiced}::jsonb)
        )
      order by source.id
    `.execute(trx);
    titles[kind] = rows.map(({ id }) => id);
  }
  return titles;
}

/** Which of these people were merged into another who is stored, by an editor or by TMDB. */
export async function listMergedPeople(db: Db, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ from: number; into: number }>`
    select old_id as from, new_id as into
    from replaced_ids
    join people on people.id = new_id
    where kind = 'person' and old_id = any (${[...ids]}::integer[])
  `.execute(db);
  return new Map(rows.map(({ from, into }) => [from, into]));
}
