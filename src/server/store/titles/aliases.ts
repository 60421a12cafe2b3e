import { sql } from 'kysely';
import type { Db, Trx } from '../../infra/db.ts';
import type { Subject } from './overrides.ts';

export interface Alias {
  /** As the editor wrote it. */
  alias: string;
  /** As search compares it; two aliases that compare alike are one. */
  searchAlias: string;
}

/** Replaces all aliases of one title or person: deletes the others and upserts these. */
export async function replaceAliases(trx: Trx, { entity, id }: Subject, aliases: readonly Alias[]): Promise<void> {
  await trx
    .deleteFrom('title_aliases')
    .where('kind', '=', entity)
    .where('entity_id', '=', id)
    .where('search_alias', '<>', sql<string>`all(${aliases.map(({ searchAlias }) => searchAlias)}::text[])`)
    .execute();
  if (aliases.length === 0) return;
  await trx
    .insertInto('title_aliases')
    .values(
      aliases.map(({ alias, searchAlias }) => ({ kind: entity, entity_id: id, alias, search_alias: searchAlias })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'entity_id', 'search_alias'])
        .doUpdateSet({ alias: (row) => row.ref('excluded.alias') }),
    )
    .execute();
}

export async function listAliases(db: Db, { entity, id }: Subject): Promise<string[]> {
  const rows = await db
    .selectFrom('title_aliases')
    .select('alias')
    .where('kind', '=', entity)
    .where('entity_id', '=', id)
    .orderBy('search_alias')
    .execute();
  return rows.map((row) => row.alias);
}
