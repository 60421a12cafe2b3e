import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { FIRST_AFTER_BASELINE } from '../src/server/infra/migrate.ts';

const FOLDER = path.resolve(import.meta.dirname, '../migrations');
const files = readdirSync(FOLDER);
const texts = new Map(files.map((file) => [file, readFileSync(path.join(FOLDER, file), 'utf8')]));
const numberOf = (file: string) => file.slice(0, 4);

/**
 * From 1.0 on a migration runs while the release before it serves, so it may not remove or rename anything that release uses, or
 * require more than it writes. `test/upgrades.db.test.ts` shows that the product goes on beneath one that only adds.
 */
const DANGERS = [
  /\bdrop (?:table|column|view|materialized view|function|type|schema|constraint|trigger|index|sequence) (?:if exists )?[\w."]+/g,
  /\brename (?:to|column|constraint)\b[^;,]*/g,
  /\balter column \w+ (?:set data )?type\b[^;,]*/g,
  // Columns that must be filled and that the release before does not fill.
  /\balter column \w+ set not null/g,
  /\badd column (?:if not exists )?\w+(?:(?!\bdefault\b|\bgenerated\b)[^;,])*\bnot null\b(?:(?!\bdefault\b|\bgenerated\b)[^;,])*(?=[;,])/g,
  /\balter column \w+ drop default/g,
  /\brevoke\b[^;]*/g,
];

/** The number and statement as matched, and why the release before does not notice. */
const ALLOWED: Record<string, string> = {};

/** What the migration itself runs: without comments, function bodies and the down part. */
function statementsOf(text: string): string {
  const [up = ''] = text.split(/^-- migrate:down/m);
  return up
    .replaceAll(/--[^\n]*/g, '')
    .replaceAll(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
    .replaceAll(/\s+/g, ' ')
    .toLowerCase();
}

/** Dangerous statements, except those on tables and functions that the migration itself creates. */
function findDangers(text: string): string[] {
  const statements = statementsOf(text);
  const made = [...statements.matchAll(/\bcreate (?:table|function) (?:if not exists )?([\w.]+)/g)].map(
    ([, name = '']) => name,
  );
  const isOfItsOwn = (found: string) => made.some((name) => new RegExp(`\\b${name}\\b`).test(found));
  return DANGERS.flatMap((pattern) => [...statements.matchAll(pattern)].map(([found]) => found.trim())).filter(
    (found) => !isOfItsOwn(found),
  );
}

test('every migration says why it exists, has a number of its own and no way down', () => {
  expect(new Set(files.map(numberOf)).size).toBe(files.length);
  for (const [file, text] of texts) {
    expect(file).toMatch(/^\d{4}_[a-z_]+\.sql$/);
    expect([file, text.split(/^-- migrate:(?:up|down)\n/m).map((part) => part.trim() !== '')]).toEqual([
      file,
      [true, true, false],
    ]);
    expect(text).toMatch(/^-- Why: /);
  }
});

test('the baseline has at most sixteen files, in which every table is created as it is, and later numbers follow those it replaced', () => {
  const baseline = files.filter((file) => numberOf(file) < FIRST_AFTER_BASELINE);
  expect(baseline.map(numberOf)).toEqual(baseline.map((_, index) => String(index + 1).padStart(4, '0')));
  expect([baseline.length > 10, baseline.length <= 16]).toEqual([true, true]);
  const altered = baseline.flatMap((file) =>
    // pg-boss's file is as pg-boss prints it.
    file.endsWith('_pgboss.sql')
      ? []
      : [...statementsOf(texts.get(file) ?? '').matchAll(/alter table [\w.]+ (?!alter column \w+ set storage )[^;]*/g)],
  );
  expect(altered.map(([statement]) => statement)).toEqual([]);
});

const { version } = JSON.parse(readFileSync(path.join(FOLDER, '../package.json'), 'utf8')) as { version: string };

test.skipIf(version.startsWith('0.'))(
  'from 1.0 on no migration takes away what the release before it may use, but for those that say why it may',
  () => {
    const later = files.filter((file) => numberOf(file) >= FIRST_AFTER_BASELINE);
    const found = later.flatMap((file) =>
      findDangers(texts.get(file) ?? '').map((danger) => `${numberOf(file)} ${danger}`),
    );
    expect(found.toSorted()).toEqual(Object.keys(ALLOWED).toSorted());
  },
);

test.each([
  'alter table movies drop column title;',
  'alter table movies rename column title to name;',
  'alter table movies rename to films;',
  'drop table movies;',
  'alter table movies alter column id type bigint;',
  'alter table movies alter column tagline set not null;',
  'alter table movies add column rank integer not null;',
  'alter table movies add column a text, add column rank integer not null, add column b text;',
  'revoke select on movies from lanterninha_app;',
])('%s is seen', (statement) => {
  expect(findDangers(`-- migrate:up\n${statement}\n-- migrate:down`)).toHaveLength(1);
});

test.each([
  'alter table movies add column rank integer;',
  'alter table movies add column rank integer not null default 0;',
  'create table extra (id integer not null);',
  '-- drop table movies;\nselect 1;',
  'create function f() returns void language sql as $$ drop table movies $$;',
])('%s is nothing to see', (statement) => {
  expect(findDangers(`-- migrate:up\n${statement}\n-- migrate:down\ndrop table movies;`)).toEqual([]);
});
