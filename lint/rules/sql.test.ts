import { expect, test } from 'vitest';
import { complaintsOf } from '../complaints.ts';

test.each([
  ["import { sql } from 'kysely';"],
  ["import { type Kysely, sql as raw } from 'kysely';"],
  ["db.selectFrom('movies');"],
  ["await ctx.db.insertInto('movies').execute();"],
  ["trx.updateTable('movies');"],
  ["anything().deleteFrom('movies');"],
  ["db.mergeInto('movies');"],
  ["ctx.db.with('recent', build);"],
  ["pool.query('select id, title from movies where id = $1');"],
  ['pool.query(`\n  SELECT ${columns}\n  FROM movies`);'],
  ["const q = 'insert into movies values ($1)';"],
  ['const q = `update ${table} set title = $1`;'],
  ["const q = 'delete from movies';"],
  ["const q = 'create unique index on movies (slug)';"],
  ["const q = 'alter table movies add column x int';"],
  ["const q = 'with recent as (select 1) select * from recent';"],
  ["const q = '-- cheap\\nselect id from movies';"],
])('a statement is found in %s', (code) => {
  expect(complaintsOf('sql', code, 'src/sample.ts')).toHaveLength(1);
});

test.each([
  ["import type { Kysely } from 'kysely';"],
  ["import { findMovie } from '#server/store/titles/movies.ts';"],
  ['const next = pages.with(0, first);'],
  ["log.info('updated rows');"],
  ["const hint = 'select a platform';"],
  ["const message = 'with all seasons';"],
  ["const message = 'created index of titles';"],
  ["throw new Error('update failed: the set is empty');"],
])('no statement is found in %s', (code) => {
  expect(complaintsOf('sql', code, 'src/sample.ts')).toEqual([]);
});

test('the complaint says where SQL belongs', () => {
  expect(complaintsOf('sql', "db.selectFrom('movies');")[0]).toMatch(/src\/server\/store.*\.selectFrom/);
});
