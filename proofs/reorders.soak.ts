import { changeCollectionItems } from '../src/server/admin/collections/change-items.ts';
import { createRecord } from '../src/server/admin/records/create-record.ts';
import { openContext } from '../src/server/context.ts';
import { readEnv } from '../src/server/infra/env.ts';
import { createLog } from '../src/server/infra/log.ts';
import { hire } from '../test/editing/hire.ts';
import { raceReorders } from '../test/editing/race-reorders.ts';
import { startStack } from '../tools/stack.ts';
import { reportSoak } from './report.ts';

/** The full count of the reorders in src/server/admin/collections/collections.db.test.ts. */
const AT_ONCE = 100;
const ROUNDS = 10;
const TITLES = 60;
const stack = await startStack('embedded', { LOG_LEVEL: 'silent' });
try {
  const env = readEnv(stack.env);
  const fixtures = await Promise.all([1, 2, 3].map(() => openContext(env, createLog(env.LOG_LEVEL))));
  const [first] = fixtures;
  if (!first) throw new Error('no context');
  const editors = await Promise.all(['Ana', 'Bia', 'Caio', 'Dora'].map((name) => hire(first.ctx, name)));
  const [ana] = editors;
  if (!ana) throw new Error('no editor');
  const collectionId = await createRecord(first.ctx, ana, 'collection', { title: 'Corrida', slug: '' });
  const items = Array.from({ length: TITLES }, (_, index) => ({ kind: 'movie', titleId: index + 1 }) as const);
  await changeCollectionItems(first.ctx, ana, collectionId, [{ type: 'add', items }]);
  let seed = 603;
  const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
  const race = { contexts: fixtures.map(({ ctx }) => ctx), editors, collectionId, items };
  const problems: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) problems.push(...(await raceReorders(race, AT_ONCE, random)));
  reportSoak({ line: `reorders: ${ROUNDS} × ${AT_ONCE} at once of ${TITLES} titles`, problems });
  await Promise.all(fixtures.map((fixture) => fixture.close()));
} finally {
  await stack.stop();
}
