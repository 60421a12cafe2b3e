import { sql } from 'kysely';
import type { DubbedTitle } from '#shared/domain/dubbing/dubbing.ts';
import type { Db, Trx } from '../../infra/db.ts';
import { touchPeople } from '../people/credit-edits.ts';
import { moveContentMarks } from '../titles/content-marks.ts';
import { TITLE_TABLES } from '../titles/title-tables.ts';

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
    where credit.title_kind = ${kind} and credit.title_id = ${id}
    order by credit.position
  `.execute(db);
  return rows;
}

export interface ProjectedVoice {
  position: number;
  character: string;
  original_name: string;
  voice_id: number;
  studio: string;
  director: string;
  source_url: string;
}

/**
 * Replaces the voices of a title. Neither its row nor those of the people name them, so the pages of all that enter or leave get a new
 * version; returns these people.
 */
export async function saveVoices(
  trx: Trx,
  { kind, id }: DubbedTitle,
  voices: readonly ProjectedVoice[],
): Promise<number[]> {
  const columns = sql`position, character, original_name, voice_id, studio, director, source_url`;
  // An archive may name a person who is not here.
  const given = sql`
    select ${columns} from jsonb_populate_recordset(null::dubbing_credits, ${JSON.stringify(voices)}::jsonb) as voice
    where exists (select from people where people.id = voice.voice_id)
  `;
  const { rows } = await sql<{ id: number }>`
    with before as (select ${columns} from dubbing_credits where title_kind = ${kind} and title_id = ${id}),
    after as (${given})
    select distinct voice_id as id
    from ((table before except table after) union all (table after except table before)) as changed
    order by voice_id
  `.execute(trx);
  const people = rows.map((row) => row.id);
  if (people.length === 0) return [];
  await trx.deleteFrom('dubbing_credits').where('title_kind', '=', kind).where('title_id', '=', id).execute();
  await sql`
    insert into dubbing_credits (title_kind, title_id, ${columns})
    select ${kind}, ${id}, given.* from (${given}) as given
  `.execute(trx);
  await moveContentMarks(trx, kind, [id]);
  await touchPeople(trx, people);
  return people;
}

/** Characters of the title's own cast with who plays them: an editor's line is compared with these. */
export async function listRoles(db: Db, { kind, id }: DubbedTitle): Promise<{ character: string; actor: string }[]> {
  const { cast, owner } = TITLE_TABLES[kind];
  const { rows } = await sql<{ character: string; actor: string }>`
    select cast_row.character, people.name as actor
    from ${sql.table(cast)} as cast_row
    join people on people.id = cast_row.person_id and people.is_public
    where cast_row.${sql.ref(owner)} = ${id} and cast_row.character <> ''
    order by cast_row.position
  `.execute(db);
  return rows;
}
