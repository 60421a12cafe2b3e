import { afterAll, expect, test } from 'vitest';
import { readImports } from './imports/cruise.ts';
import { Mirror } from './mirror.ts';

const APP = 'src/processes/web/app';

const mirror = new Mirror([
  'packages/demo/titles.ts',
  'packages/tmdb-simulator/main.ts',
  'test/builders.ts',
  'tools/dev.ts',
  'src/main.ts',
  'src/shared/text/shell.ts',
  'src/shared/domain/slug.ts',
  'src/shared/domain/subjects/records.ts',
  'src/shared/admin/domain/rules.ts',
  'src/shared/contract/functions.ts',
  'src/shared/rich-text/clean-html.ts',
  'src/server/context.ts',
  ...[
    'infra/db',
    'tmdb/client',
    'store/titles/movies',
    'lists/blocks',
    'sync/sync-movie',
    'catalogue/titles/movie-details',
    'admin/edit-title',
  ].map((name) => `src/server/${name}.ts`),
  `${APP}/design/card.tsx`,
  `${APP}/shell/header.tsx`,
  'src/processes/web/contexts.ts',
  'src/processes/functions/handlers.ts',
  'src/processes/worker/tasks.ts',
]);
afterAll(() => mirror.remove());

let sample = 0;

/** Writes a file with one import of `what`, and returns the rules it breaks. `types of x` imports types only. */
async function rulesBrokenBy(folder: string, what: string, suffix = '.ts'): Promise<string[]> {
  const file = `${folder}/sample-${++sample}${suffix}`;
  const [, types, from] = /^(types of )?(.*)$/.exec(what) ?? [];
  mirror.write(
    file,
    types ? `export type * from '${from}';` : `import * as all from '${from}';\nexport const used = all;`,
  );
  const { violations } = await readImports(mirror.root, [file]);
  return violations.filter((violation) => violation.from === file).map(({ rule }) => rule);
}

test.each([
  ['src/shared/text', '#shared/domain/slug.ts', 'folder: src/shared/text'],
  ['src/shared/domain', '#shared/contract/functions.ts', 'folder: src/shared/domain'],
  ['src/shared/domain', '#server/infra/db.ts', 'folder: src/shared/domain'],
  ['src/shared/contract', '#server/context.ts', 'folder: src/shared/contract'],
  ['src/server/infra', '#server/store/titles/movies.ts', 'folder: src/server/infra'],
  ['src/server/tmdb', '#server/sync/sync-movie.ts', 'folder: src/server/tmdb'],
  ['src/server/store', '#server/tmdb/client.ts', 'folder: src/server/store'],
  ['src/server/sync', '#server/catalogue/titles/movie-details.ts', 'folder: src/server/sync'],
  ['src/server/catalogue', '#server/tmdb/client.ts', 'folder: src/server/catalogue'],
  ['src/server/catalogue', '../admin/edit-title.ts', 'folder: src/server/catalogue'],
  ['src/server/images', '#server/sync/sync-movie.ts', 'folder: src/server/images'],
  ['src/server/admin', '#server/tmdb/client.ts', 'folder: src/server/admin'],
  ['src/server/new-idea', '#server/store/titles/movies.ts', 'every folder has a line'],
  ['src/processes/functions', '../worker/tasks.ts', 'folder: src/processes/functions'],
  ['src/processes/worker', '../../../packages/tmdb-simulator/main.ts', 'folder: src/processes/worker'],
  ['src/server/sync', '../../../test/builders.ts', 'folder: src/server/sync'],
  ['packages/tmdb-simulator', '../../src/shared/domain/slug.ts', 'folder: packages/tmdb-simulator'],
  ['packages/demo', '../tmdb-simulator/main.ts', 'folder: packages/demo'],
  [`${APP}/home`, '#server/sync/sync-movie.ts', `folder: ${APP}`],
  [`${APP}/home`, '#server/catalogue/titles/movie-details.ts', 'server only from routes'],
  [`${APP}/home`, 'types of #server/catalogue/titles/movie-details.ts', 'server only from routes'],
  [`${APP}/home`, '../../contexts.ts', 'server only from routes'],
  [`${APP}/public/home`, '#server/admin/edit-title.ts', 'public pages read the catalogue'],
  [`${APP}/public/home`, '#server/store/titles/movies.ts', 'public pages read the catalogue'],
  [`${APP}/admin/site`, '#server/admin/edit-title.ts', 'server only from routes'],
  [`${APP}/admin/site`, '../../../contexts.ts', 'admin only through its guard'],
  [`${APP}/public/home`, '#shared/admin/domain/rules.ts', 'no admin on public pages'],
  ['src/server/catalogue/lists', '#server/lists/blocks.ts', 'modules only through their index'],
  [`${APP}/home`, '#shared/contract/functions.ts', 'no zod in the browser'],
  [`${APP}/home`, '#shared/domain/subjects/records.ts', 'subjects as types'],
  [`${APP}/home`, '#shared/rich-text/clean-html.ts', 'no cleaner in the browser'],
  [`${APP}/home`, 'node:fs', 'no builtin in the browser'],
  [`${APP}/design`, '../shell/header.tsx', `folder: ${APP}/design`],
  [`${APP}/design`, '#shared/admin/domain/rules.ts', `folder: ${APP}/design`],
  ['src/processes/web', './app/design/card.tsx', 'app only as its build'],
  ['src/shared/domain', 'zod', 'package: none in src/shared/domain'],
  ['src/shared/text', 'node:path', 'package: none in src/shared/text'],
  ['src/shared/contract', 'lru-cache', 'package: none in src/shared/contract'],
  ['src/shared/rich-text', 'zod', 'package: none in src/shared/rich-text'],
  ['src/server/store', 'zod', 'package: not in src/server/store'],
  ['src/server/catalogue', 'react', 'package: react'],
  ['src/server/catalogue', 'kysely', 'package: database'],
  ['src/processes/functions', 'pg-boss', 'package: jobs'],
  ['src/server/sync', 'undici', 'package: network'],
  ['src/server/admin', 'fastify', 'package: http'],
  ['src/server/sync', 'vitest', 'no development package'],
  ['src/server/sync', './not-there.ts', 'no unresolvable import'],
  ['src/server/sync', 'not-installed', 'no unresolvable import'],
])('a file of %s that imports %s breaks the rule "%s"', async (folder, what, rule) => {
  expect(await rulesBrokenBy(folder, what)).toContain(rule);
});

test('two files that import each other break the rule "no cycle"', async () => {
  mirror.write('src/server/sync/one.ts', `export * from './two.ts';`);
  mirror.write('src/server/sync/two.ts', `export * from './one.ts';`);
  const { violations } = await readImports(mirror.root, ['src/server/sync']);
  expect(violations.map(({ rule }) => rule)).toContain('no cycle');
});

test.each([
  ['src/shared/contract', '#shared/text/shell.ts'],
  ['src/shared/contract', 'zod'],
  ['src/server/catalogue', '#server/store/titles/movies.ts'],
  ['src/server/catalogue', '#shared/contract/functions.ts'],
  ['src/server/store', 'kysely'],
  ['src/processes/worker', '#server/sync/sync-movie.ts'],
  [`${APP}/admin/site`, '#shared/admin/domain/rules.ts'],
  [`${APP}/home`, 'types of #shared/contract/functions.ts'],
  [`${APP}/home`, '../design/card.tsx'],
  [`${APP}/home`, 'react'],
  ['packages/tmdb-simulator', '../demo/titles.ts'],
  ['tools', '../src/server/store/titles/movies.ts'],
])('a file of %s may import %s', async (folder, what) => {
  expect(await rulesBrokenBy(folder, what)).toEqual([]);
});

test.each(['../../../test/builders.ts', 'vitest', 'node:fs'])('a test of the domain may import %s', async (what) => {
  expect(await rulesBrokenBy('src/shared/domain', what, '.test.ts')).toEqual([]);
});

test('a test follows the import rules of its folder', async () => {
  const met = await rulesBrokenBy('src/shared/domain', '#server/store/titles/movies.ts', '.test.ts');
  expect(met).toContain('folder: src/shared/domain (tests)');
});

test('a test with a database may use all of the server, and no process', async () => {
  expect(await rulesBrokenBy('src/server/sync', '#server/admin/edit-title.ts', '.db.test.ts')).toEqual([]);
  const met = await rulesBrokenBy('src/server/sync', '../../processes/worker/tasks.ts', '.db.test.ts');
  expect(met).toEqual(['stories stay in the server']);
});

test.each([
  ['public/home', '#server/catalogue/titles/movie-details.ts', '-route.tsx'],
  ['public/home', '../../../contexts.ts', '.server.ts'],
  ['admin/site', '#server/admin/edit-title.ts', '-route.tsx'],
])('a file of the app in %s may import %s if its name ends in %s', async (folder, what, suffix) => {
  expect(await rulesBrokenBy(`${APP}/${folder}`, what, suffix)).toEqual([]);
});

test.each(['-route.tsx', '.server.ts'])('a public file that ends in %s may not call the admin', async (suffix) => {
  const met = await rulesBrokenBy(`${APP}/public/home`, '#server/admin/edit-title.ts', suffix);
  expect(met).toEqual(['public pages read the catalogue']);
});
