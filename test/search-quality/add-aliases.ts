import { demoAliases } from '../../packages/demo/editorial/aliases.ts';
import type { Db } from '../../src/server/infra/db.ts';
import { normaliseForSearch } from '../../src/shared/domain/slug.ts';

/** Adds the demo editors' nicknames to a seeded catalogue, which has no editors. */
export async function addDemoAliases(db: Db): Promise<void> {
  for (const { kind, id, alias } of demoAliases) {
    await db
      .insertInto('title_aliases')
      .values({ kind, entity_id: id, alias, search_alias: normaliseForSearch(alias) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
