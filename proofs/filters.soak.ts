import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { rebuildLists } from '../src/server/catalogue/documents/rebuild-lists.ts';
import type { Context } from '../src/server/context.ts';
import { createDb, type Db } from '../src/server/infra/db.ts';
import { createLog } from '../src/server/infra/log.ts';
import { createDice } from '../test/dice.ts';
import { compareOnce, readTitlesNaively } from '../test/filters/naive-filters.ts';
import { RandomCatalogue } from '../test/filters/random-filters.ts';
import { openReplicaFixture } from '../test/replicas/replica-fixture.ts';
import { reportSoak } from './report.ts';

/** The full count of src/server/filters/filters.db.test.ts, with a catalogue of 5 % of the watchable titles and a replica. */
const TITLES = 6_000;
const COMBINATIONS = 5_000;
const CHANGES = 2_000;
const ROUNDS = 20;

const fixture = await openReplicaFixture('embedded');
const { ctx } = fixture;
const url = fixture.variables.DATABASE_REPLICA_URLS ?? '';
const replica = createDb({ url, poolSize: 4, statementTimeoutMs: 30_000, log: createLog('silent') });
const catalogue = new RandomCatalogue(ctx.db, createDice(20261117));
const problems: string[] = [];

async function compare(asking: Context, times: number): Promise<void> {
  const titles = {
    movie: await readTitlesNaively(asking.db, 'movie'),
    series: await readTitlesNaively(asking.db, 'series'),
  };
  for (let time = 0; time < times; time += 1) {
    const asked = catalogue.question();
    problems.push(...(await compareOnce(asking, titles[asked.question.kind], asked)));
  }
}

/** Waits until the replica has replayed everything the primary has written. */
async function replay(): Promise<void> {
  const lsn = await ask(ctx.db, sql`select pg_current_wal_lsn()::text as lsn`);
  while ((await ask(replica, sql`select (pg_last_wal_replay_lsn() >= ${lsn}::pg_lsn)::text as lsn`)) !== 'true')
    await sleep(20);
}

async function ask(db: Db, statement: ReturnType<typeof sql>): Promise<string> {
  const { rows } = await statement.execute(db);
  return (rows[0] as { lsn: string }).lsn;
}

try {
  await catalogue.prepare();
  for (let count = 0; count < TITLES; count += 1) await catalogue.insert(count % 3 === 0 ? 'series' : 'movie');
  await catalogue.fillCinemas();
  await compare(ctx, COMBINATIONS);
  const reading = { ...ctx, db: replica };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let change = 0; change < CHANGES / ROUNDS; change += 1) await catalogue.change();
    if (round % 5 === 4) await rebuildLists(ctx);
    await compare(ctx, COMBINATIONS / ROUNDS);
    await replay();
    await compare(reading, COMBINATIONS / ROUNDS);
  }
  const asked = `${COMBINATIONS} combinations, as many after ${CHANGES} changes, as many from a replica`;
  reportSoak({ line: `filters: ${TITLES} titles, ${asked}`, problems: problems.slice(0, 20) });
} finally {
  await replica.destroy();
  await fixture.stop();
}
