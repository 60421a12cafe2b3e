import pg from 'pg';
import { expect, test } from 'vitest';
import { createTestDatabase } from './database/test-database.ts';

const { ownerUrl, applicationUrl } = await createTestDatabase();

async function ask(url: string, ...statements: string[]): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    let last: string[] = [];
    for (const statement of statements) {
      const { rows } = await client.query<[string]>({ text: statement, rowMode: 'array' });
      last = rows.map(([name]) => name);
    }
    return last;
  } finally {
    await client.end();
  }
}

/** pg-boss creates a partition of this table for every day. */
const UNCOMMENTED_TABLES = `
  select oid::regclass::text from pg_class
  where relkind in ('r', 'p', 'v') and relnamespace::regnamespace::text in ('public', 'staff', 'pgboss')
    and coalesce(obj_description(oid, 'pg_class'), '') = '' and relname not like 'queue_stats_%'
  order by 1`;

test('every table, view and trigger has a comment', async () => {
  expect(await ask(ownerUrl, UNCOMMENTED_TABLES)).toEqual([]);
  const triggers = await ask(
    ownerUrl,
    `select tgname::text from pg_trigger
     where not tgisinternal and coalesce(obj_description(oid, 'pg_trigger'), '') = '' order by 1`,
  );
  expect(triggers).toEqual([]);
  expect((await ask(ownerUrl, 'select tgname::text from pg_trigger where not tgisinternal')).length).toBeGreaterThan(
    20,
  );
});

test('the tables of search keep their comments when they are built anew', async () => {
  const parts = ['keys', 'words', 'tops'].map((part) => `select search_shadow_index('${part}')`);
  await ask(applicationUrl, 'select search_shadow_open()', ...parts, 'select search_shadow_swap()');
  expect(await ask(ownerUrl, UNCOMMENTED_TABLES)).toEqual([]);
});
