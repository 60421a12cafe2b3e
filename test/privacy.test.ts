import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { privacy } from '../src/shared/text/privacy.ts';
import { namesIn, ROOT } from './spec-coverage.ts';

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const page = read('docs/privacy.md');
const named = new Set(namesIn(page.replaceAll(/^```[\s\S]*?^```$/gm, '')));

const PERSONAL =
  /\b(?:email|ip_address|user_agent|network|actor|member|member_id|user_id|author|\w*(?:opened|resolved|undone|approved|decided|settled|updated|created|removed)_by|asker_hash)\s+text\b/;

/** Names and columns of the tables of a migration. */
function listTables(sql: string): { name: string; columns: string }[] {
  const text = sql.replaceAll(/--.*$/gm, '');
  return [...text.matchAll(/^create (?:unlogged )?table ([\w.]+) \(([^;]*)\);/gm)].map(([, name = '', rest = '']) => ({
    name,
    columns: rest,
  }));
}

const migrations = readdirSync(path.join(ROOT, 'migrations')).map((file) => read(`migrations/${file}`));
const dropped = new Set(
  migrations.flatMap((sql) =>
    [...sql.matchAll(/^drop table ([^;]+);/gm)].flatMap(([, names = '']) => names.split(/,\s*/)),
  ),
);
/** Columns that a later migration dropped, by table. */
const droppedColumns = new Map(
  migrations.flatMap((sql) =>
    [...sql.matchAll(/^alter table (\w+)\s([^;]*);/gm)].map(
      ([, table = '', changes = '']) =>
        [table, new Set([...changes.matchAll(/drop column (\w+)/g)].map(([, name]) => name))] as const,
    ),
  ),
);
const tables = migrations
  .flatMap(listTables)
  .filter(({ name }) => !dropped.has(name))
  .map(({ name, columns }) => {
    const gone = droppedColumns.get(name) ?? new Set();
    const left = columns.split(',').filter((column) => !gone.has(/\w+/.exec(column)?.[0]));
    return { name, columns: left.join(',') };
  });

test('a table with a personal column is found, also in one line and after a comment', () => {
  const found = listTables(
    'create unlogged table a.b (key text, -- x; y\n  member text not null);\ncreate table c (n int);',
  );
  expect(found.map(({ name, columns }) => [name, PERSONAL.test(columns)])).toEqual([
    ['a.b', true],
    ['c', false],
  ]);
});

test('every table with a personal column is on the page, and every table of the page exists', () => {
  const personal = tables.filter(({ name, columns }) => name.startsWith('staff.') || PERSONAL.test(columns));
  expect(personal.length).toBeGreaterThan(35);
  expect(personal.map(({ name }) => name).filter((name) => !named.has(name))).toEqual([]);
  const known = new Set(tables.map(({ name }) => name));
  expect([...named].filter((name) => /^(?:staff\.)?[a-z]+_?[a-z_]*s$/.test(name) && !known.has(name))).toEqual([]);
});

test('every key of the browser that the policy names is on the page', () => {
  expect(privacy.keysRows.map(([key]) => key).filter((key) => !named.has(key))).toEqual([]);
});
