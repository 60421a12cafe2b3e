import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { callFunction } from '../src/server/catalogue/documents/call-function.ts';
import { openAdminContext, openContext } from '../src/server/context.ts';
import { readEnv } from '../src/server/infra/env.ts';
import { createLog } from '../src/server/infra/log.ts';
import { deleteAllDocuments } from '../src/server/store/cache/documents.ts';
import type { FunctionName } from '../src/shared/contract/functions.ts';
import { openTestFixture } from './database/test-fixture.ts';
import { openDatabaseDoor } from './database-door.ts';
import { fillSmallWorld, SMALL_WORLD } from './small-world.ts';

const fixture = await openTestFixture({}, SMALL_WORLD);
const door = await openDatabaseDoor(fixture.variables.DATABASE_URL ?? '');
const WARM: [FunctionName, object][] = [
  ['getMovieDetails', { movieId: 598 }],
  ['getFilmesList', {}],
  ['getMediaByGenre', { genero: 'drama' }],
  ['getStreaming', {}],
];
const COLD: [FunctionName, object][] = [
  ['getMovieDetails', { movieId: 238 }],
  ['getSeriesList', {}],
  ['getPopularPeople', {}],
  ['searchAutocomplete', { query: 'cidade' }],
  ['getCustomCollections', {}],
];

const REFUSED_MS = 3_000;
/** What a busy machine adds; less than a second wait for the database would. */
const LATE_MS = 1_000;

beforeAll(() => fillSmallWorld(fixture.ctx), 120_000);

async function openProcess(settings: Record<string, string> = {}) {
  // With the default statement timeout of a process.
  const { DATABASE_STATEMENT_TIMEOUT_MS: _, ...variables } = fixture.variables;
  const env = readEnv({ ...variables, DATABASE_URL: door.url, ...settings });
  const opened = await openContext(env, createLog('silent'));
  await expect.poll(() => opened.listener.isConnected(), { timeout: 5_000 }).toBe(true);
  return opened;
}

async function timed<T>(work: Promise<T>): Promise<{ outcome: T | { code?: string }; ms: number }> {
  const started = performance.now();
  const outcome = await work.catch((error: { code?: string }) => error);
  return { outcome, ms: performance.now() - started };
}

describe.each([
  ['is killed', () => door.close()],
  ['falls silent', async () => door.fallSilent()],
])('when the database %s', (_how, breakIt) => {
  test('what a process has is still answered, the rest is refused within 3 s, home comes from TMDB, and all heals within 10 s', async () => {
    await door.open();
    await deleteAllDocuments(fixture.ctx.db);
    const { ctx, close } = await openProcess();
    for (const [name, input] of WARM) await callFunction(ctx, name, input);
    await breakIt();
    await sleep(300);

    for (const [name, input] of WARM) {
      const { outcome, ms } = await timed(callFunction(ctx, name, input));
      expect(outcome, name).toHaveProperty('value');
      expect(ms, name).toBeLessThan(REFUSED_MS + LATE_MS);
    }
    for (const [name, input] of COLD) {
      const { outcome, ms } = await timed(callFunction(ctx, name, input));
      expect(outcome, name).toMatchObject({ code: 'unavailable' });
      expect(ms, name).toBeLessThan(REFUSED_MS + LATE_MS);
    }
    const home = await timed(callFunction(ctx, 'getHomeAll', {}));
    expect(home.outcome).toMatchObject({ value: { isFallback: true } });

    await door.open();
    const returned = performance.now();
    for (const [name, input] of [...COLD, ...WARM]) {
      await expect
        .poll(
          () =>
            callFunction(ctx, name, input).then(
              () => 'answered',
              () => 'refused',
            ),
          { timeout: 10_000 },
        )
        .toBe('answered');
    }
    expect(performance.now() - returned).toBeLessThan(10_000);
    await close();
  }, 90_000);
});

test('a connection that breaks between two statements of a transaction fails that transaction and nothing else', async () => {
  await door.open();
  const { ctx, close } = await openProcess();
  const work = ctx.db.transaction().execute(async (trx) => {
    await sql`select 1`.execute(trx);
    await door.close();
    await sleep(200);
    await sql`select 1`.execute(trx);
  });
  await expect(work).rejects.toThrow();
  await door.open();
  await expect
    .poll(
      () =>
        callFunction(ctx, 'getGenres', {}).then(
          () => true,
          () => false,
        ),
      { timeout: 10_000 },
    )
    .toBe(true);
  await close();
}, 60_000);

test('while every connection of the pool is taken, cached answers and the admin go on, the rest is refused within 3 s, and all heals within 5 s', async () => {
  await door.open();
  await deleteAllDocuments(fixture.ctx.db);
  const settings = { DATABASE_POOL_SIZE: '2' };
  const { ctx, close } = await openProcess(settings);
  const admin = openAdminContext(readEnv({ ...fixture.variables, DATABASE_URL: door.url, ...settings }), ctx);
  for (const [name, input] of WARM) await callFunction(ctx, name, input);
  let release = () => undefined as void;
  const over = new Promise<void>((resolve) => {
    release = resolve;
  });
  let holders = 0;
  const hold = () => {
    holders += 1;
    return over;
  };
  const taken = Array.from({ length: 2 }, () => ctx.db.transaction().execute(hold));
  await expect.poll(() => holders).toBe(2);
  const started = performance.now();
  const refused = await Promise.all(COLD.map(([name, input]) => timed(callFunction(ctx, name, input))));
  for (const { outcome, ms } of refused) {
    expect(outcome).toMatchObject({ code: 'unavailable' });
    expect(ms).toBeLessThan(REFUSED_MS + LATE_MS);
  }
  // They waited for a connection: the pool was the reason.
  expect(performance.now() - started).toBeGreaterThan(1_000);
  for (const [name, input] of WARM) expect(await callFunction(ctx, name, input), name).toHaveProperty('value');
  const { rows } = await sql<{ one: number }>`select 1 as one`.execute(admin.ctx.db);
  expect(rows).toEqual([{ one: 1 }]);
  release();
  await Promise.all(taken);
  const freed = performance.now();
  for (const [name, input] of COLD) expect(await callFunction(ctx, name, input), name).toHaveProperty('value');
  expect(performance.now() - freed).toBeLessThan(5_000);
  await admin.close();
  await close();
}, 90_000);
