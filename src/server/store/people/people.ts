import { type Insertable, type Selectable, sql } from 'kysely';
import { COLUMNS } from '../../infra/columns.ts';
import type { Db, Trx } from '../../infra/db.ts';
import type { People } from '../../infra/tables.ts';
import { type Alias, replaceAliases } from '../titles/aliases.ts';
import { hashContent, saveContentMarks } from '../titles/content-marks.ts';
import { isPersonIndexable } from '../titles/indexable.ts';
import { type PartRow, type ProjectionStamp, replaceParts } from '../titles/title-parts.ts';

/** A person whose own TMDB record was fetched; the other columns are set when it is saved. */
export type PersonRow = Required<
  Omit<Insertable<People>, 'version' | 'updated_at' | 'has_source' | 'seen_at' | 'projected_by'>
>;

export interface PersonProjection {
  person: PersonRow;
  images: PartRow<'person_images'>[];
  credits: PartRow<'person_credits'>[];
  aliases: Alias[];
}

/** Replaces everything projected of one person, who may exist already from a title's credits. */
export async function savePerson(trx: Trx, projection: PersonProjection, written: ProjectionStamp): Promise<void> {
  const { person, images, credits, aliases } = projection;
  const row = { ...person, has_source: true, seen_at: written.seenAt, projected_by: written.version };
  await trx
    .insertInto('people')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({
        ...row,
        version: sql<number>`nextval('content_version')`,
        updated_at: sql<Date>`now()`,
      }),
    )
    .execute();
  await replaceParts(trx, person.id, { person_images: images, person_credits: credits });
  await replaceAliases(trx, { entity: 'person', id: person.id }, aliases);
  await saveContentMarks(trx, [{ kind: 'person', id: person.id, hash: hashContent({ person, images, credits }) }]);
}

export type StoredPerson = Selectable<People> & {
  /** A search engine may list it. */
  is_indexable: boolean;
};

export function findPerson(db: Db, id: number): Promise<StoredPerson | undefined> {
  return db
    .selectFrom('people')
    .select(COLUMNS.people)
    .select(isPersonIndexable.as('is_indexable'))
    .where('id', '=', id)
    .executeTakeFirst();
}
