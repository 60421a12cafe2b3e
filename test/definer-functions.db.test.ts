import pg from 'pg';
import { expect, test } from 'vitest';
import { openTestFixture } from './database/test-fixture.ts';

const { database } = await openTestFixture();

async function ask(url: string, ...statements: string[]): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const results: pg.QueryResult[] = [];
    for (const statement of statements) results.push(await client.query(statement));
    return results.at(-1) as pg.QueryResult;
  } finally {
    await client.end();
  }
}

test("a function with the rights of its owner searches the caller's temporary tables last", async () => {
  const { rows } = await ask(
    database.ownerUrl,
    `select p.oid::regprocedure::text as name, coalesce(array_to_string(p.proconfig, ';'), '') as settings
     from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where p.prosecdef and n.nspname not in ('pg_catalog', 'information_schema') order by 1`,
  );
  expect(rows.length).toBeGreaterThanOrEqual(4);
  const loose = (rows as { name: string; settings: string }[]).filter(
    ({ settings }) => !/(?:^|;)search_path=(?:[^;]*, )?pg_temp(?:;|$)/.test(settings),
  );
  expect(loose).toEqual([]);
});

test("a temporary table of the application's login, were it allowed to make one, does not replace one of ours", async () => {
  await ask(
    database.ownerUrl,
    "do $$ begin execute format('grant temporary on database %I to public', current_database()); end $$",
  );
  await ask(
    database.applicationUrl,
    'create temporary table search_keys (stolen text)',
    'grant select on search_keys to public',
    'select search_shadow_open()',
  );
  const { rows } = await ask(
    database.ownerUrl,
    "select column_name from information_schema.columns where table_schema = 'public' and table_name = 'search_keys_next'",
  );
  expect(rows).toContainEqual({ column_name: 'key' });
  expect(rows).not.toContainEqual({ column_name: 'stolen' });
});
