import { expect, test } from 'vitest';
import { labelFromStack, StatementNames } from './statement-names.ts';

const KYSELY = '    at NamingCompiler.compileQuery (file:///srv/node_modules/kysely/dist/query-compiler.js:1:1)';
const at = (frame: string) => ['Error: where a statement is built', KYSELY, frame].join('\n');

test.each([
  ['a function', '    at readMovie (file:///srv/src/server/store/titles/movies.ts:12:3)', 'readMovie'],
  ['a function under its path', '    at readMovie (/srv/src/server/store/titles/movies.ts:12:3)', 'readMovie'],
  ['a method', '    at Object.readHome (file:///srv/src/server/catalogue/home/home.ts:1:3)', 'readHome'],
  ['a method under another name', '    at Object.a [as run] (file:///srv/src/server/store/a-b.ts:1:3)', 'a'],
  ['a resumed function', '    at async readMovie (file:///srv/src/server/store/titles/movies.ts:12:3)', 'readMovie'],
  ['an anonymous function', '    at file:///srv/src/server/store/titles/movies.ts:12:3', 'movies'],
  ['a function in parentheses', '    at async file:///srv/src/server/store/titles/movies.ts:12:3', 'movies'],
  ['a package', '    at adapter (file:///srv/node_modules/better-auth/index.js:1:1)', 'other'],
  ['what only passes statements on', '    at query (file:///srv/src/server/infra/db.ts:1:1)', 'other'],
])('a statement of %s is named after it', (_what, frame, label) => {
  expect(labelFromStack(at(frame))).toBe(label);
});

test('an anonymous function that a named one awaits has its name', () => {
  const frames = [
    '    at file:///srv/src/server/store/titles/movies.ts:12:3',
    '    at async saveMovie (file:///srv/src/server/sync/sync-movie.ts:12:3)',
  ];
  expect(labelFromStack(at(frames.join('\n')))).toBe('saveMovie');
});

test('a text is named once, and no more texts than PostgreSQL should prepare', () => {
  const names = new StatementNames();
  expect(names.nameOf('select 1', () => 'one')).toMatchObject({ label: 'one' });
  expect(names.nameOf('select 1', () => 'two')).toMatchObject({ label: 'one' });
  expect(names.nameOf('rollback to savepoint a')).toMatchObject({ label: 'rollback' });
  for (let many = 0; many < 600; many += 1) names.nameOf(`select ${many}, 2`);
  expect(names.nameOf('select 599, 2')).toBeUndefined();
  expect(names.nameOf('select 1')).toMatchObject({ label: 'one' });
});
