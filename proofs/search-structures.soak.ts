import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { openBatchContext, openContext } from '../src/server/context.ts';
import { readEnv } from '../src/server/infra/env.ts';
import { createLog } from '../src/server/infra/log.ts';
import { foldNameChanges, rebuildSearch } from '../src/server/search/index.ts';
import { findSearchDifferences } from '../test/search-checker/check-search.ts';
import { startStack } from '../tools/stack.ts';
import { reportSoak } from './report.ts';

/**
 * Compares every search structure with the names themselves on a hundredth of the catalogue: after a build, after folding in
 * thousands of changes, and after a build with concurrent changes. `npm run soak -- search-structures --share 0.01 --changes 10000`
 */
const { values } = parseArgs({
  options: { share: { type: 'string', default: '0.01' }, changes: { type: 'string', default: '10000' } },
  allowPositionals: true,
});
const stack = await startStack();
const env = readEnv({ ...stack.env });
const problems: string[] = [];
const opened = await openContext(env, createLog('warn'));
const { ctx, close } = openBatchContext(env, opened.ctx);
try {
  await stack.runCli('seed:scale', '--share', values.share);
  const built = await rebuildSearch(ctx);
  await compare(`${built.keys} keys, ${built.prefixes} prefixes, ${built.words} words, after a build`, true);
  await changeNames(Number(values.changes));
  const started = performance.now();
  const folded = await foldNameChanges(ctx);
  await compare(`${folded} changes folded in ${Math.round(performance.now() - started)} ms`, false);
  let beside = Promise.resolve();
  await rebuildSearch(ctx, (step) => {
    if (step === 'lists and words') beside = changeNames(500);
  });
  await beside;
  await foldNameChanges(ctx);
  await compare('after a build with changes beside it', false);
  const { keys, prefixes, words } = built;
  reportSoak({
    line: `search-structures: share ${values.share}, ${keys} keys, ${prefixes} prefixes, ${words} words, ${values.changes} changes`,
    problems,
  });
} finally {
  await close();
  await opened.close();
  await stack.stop();
}

async function compare(what: string, isBuilt: boolean): Promise<void> {
  const differences = await findSearchDifferences(ctx.db, { isBuilt });
  process.stdout.write(`${what}: ${differences.length} differences\n`);
  problems.push(...differences.map((difference) => `${what}: ${difference}`));
}

/** Changes like those of syncs and editors: popularity, names, hiding and showing, of as many titles and people. */
async function changeNames(count: number): Promise<void> {
  const some = sql`select id from movies order by random() limit ${Math.ceil(count / 5)}`;
  const people = sql`select id from people order by random() limit ${Math.ceil(count / 5)}`;
  const { db } = ctx;
  await sql`update movies set popularity = popularity * (0.5 + random()) where id in (${some})`.execute(db);
  await sql`update movies set search_title = search_title || ' dois ' || (id % 7) where id in (${some})`.execute(db);
  await sql`update movies set is_public = not is_public where id in (${some})`.execute(db);
  await sql`update people set popularity = popularity * (0.5 + random()) where id in (${people})`.execute(db);
  await sql`update people set search_name = 'novo ' || search_name where id in (${people})`.execute(db);
}
