import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db, Trx } from '../../infra/db.ts';
import type { People, PersonCredits, PersonImages } from '../../infra/tables.ts';
import { type Alias, replaceAliases } from '../titles/aliases.ts';
import { hashContent, saveContentMarks } from '../titles/content-marks.ts';
import { isPersonIndexable } from '../titles/indexable.ts';
import { replaceAll } from '../titles/title-parts.ts';

/** A person whose own TMDB record was fetched; the table sets `version` and `updated_at`. */
export type PersonRow = Required<Omit<Insertable<People>, 'version' | 'updated_at' | 'has_source' | 'seen_at'>>;

export interface PersonProjection {
  person: PersonRow;
  images: Insertable<PersonImages>[];
  credits: Insertable<PersonCredits>[];
  aliases: Alias[];
}

/** Replaces everything projected of one person, who may exist already from a title's credits. */
export async function savePerson(trx: Trx, projection: PersonProjection, seenAt: Date): Promise<void> {
  const { person, images, credits, aliases } = projection;
  const row = { ...person, has_source: true, seen_at: seenAt };
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
  await replaceAll(trx, 'person_images', person.id, images);
  await replaceAll(trx, 'person_credits', person.id, credits);
  await replaceAliases(trx, { entity: 'person', id: person.id }, aliases);
  await saveContentMarks(trx, [{ kind: 'person', id: person.id, hash: hashContent({ person, images, credits }) }]);
}

export type StoredPerson = Omit<Selectable<People>, 'search_name' | 'text_language' | 'updated_at' | 'seen_at'> & {
  /** A search engine may list it. */
  is_indexable: boolean;
};

export function findPerson(db: Db, id: number): Promise<StoredPerson | undefined> {
  return db
    .selectFrom('people')
    .select([
      'id',
      'version',
      'slug',
      'name',
      'department',
      'birthday',
      'deathday',
      'birthplace',
      'biography',
      'biography_language',
      'popularity',
      'profile_path',
      'imdb_id',
      'instagram_id',
      'twitter_id',
      'facebook_id',
      'curiosities_html',
      'additional_infos_html',
      'seo_title',
      'seo_description',
      'is_noindex',
      'is_public',
      'has_source',
    ])
    .select(isPersonIndexable.as('is_indexable'))
    .where('id', '=', id)
    .executeTakeFirst();
}
