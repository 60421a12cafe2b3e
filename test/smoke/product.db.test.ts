import pg from 'pg';
import { expect, test } from 'vitest';
import { editMovie } from '../../src/server/admin/editing/edit-entity.ts';
import { callFunction } from '../../src/server/catalogue/documents/call-function.ts';
import { getMovieDetails } from '../../src/server/catalogue/titles/movie-details.ts';
import { listMigrations, migrate } from '../../src/server/infra/migrate.ts';
import { isPrivilegedRole, listMissingMigrations } from '../../src/server/store/jobs/health.ts';
import { syncMovie } from '../../src/server/sync/sync-movie.ts';
import { startServerProcess } from '../../tools/stack.ts';
import { TEMPLATE } from '../database/global-setup.ts';
import { openTestFixture } from '../database/test-fixture.ts';

/** What must work on every supported PostgreSQL: CI runs this file on 15 and on 18. */
const fixture = await openTestFixture();
const { ctx, database } = fixture;

async function version(): Promise<number> {
  const client = new pg.Client({ connectionString: database.superuserUrl });
  await client.connect();
  const { rows } = await client.query<{ server_version_num: string }>('show server_version_num');
  await client.end();
  return Math.floor(Number(rows[0]?.server_version_num) / 10_000);
}

test('this run uses the PostgreSQL version it claims', async () => {
  const expected = process.env.LANTERNINHA_TEST_POSTGRES === 'debian' ? 15 : 18;
  expect(await version()).toBe(expected);
});

test('every migration is applied, and applying them again does nothing', async () => {
  expect(await listMissingMigrations(ctx.db, listMigrations())).toEqual([]);
  expect(await listMissingMigrations(ctx.db, ['0001', '0027', '9999'])).toEqual(['0027', '9999']);
  expect((await migrate(database.ownerUrl)).trim()).toBe('');
});

test('the application role is no superuser and can change no part of the schema', async () => {
  expect(await isPrivilegedRole(ctx.db)).toBe(false);
  const client = new pg.Client({ connectionString: database.applicationUrl });
  await client.connect();
  for (const statement of [
    'create table x (y int)',
    'create temporary table x (y int)',
    'create schema s',
    'create role r',
    'alter table movies add column y int',
    'drop table movies',
    'truncate overrides',
    'create table pgboss.x (y int)',
    'create extension pg_trgm',
    'insert into schema_migrations values (9999)',
  ]) {
    await expect(client.query(statement), statement).rejects.toThrow(/permission denied|must be owner/);
  }
  await client.end();
});

test('the migrations alone take the right to create temporary tables away', async () => {
  const client = new pg.Client({ connectionString: database.superuserUrl });
  await client.connect();
  const { rows } = await client.query<{ app: boolean; owner: boolean }>(
    `select has_database_privilege('lanterninha_app', $1, 'TEMPORARY') as app,
      has_database_privilege('lanterninha_owner', $1, 'TEMPORARY') as owner`,
    [TEMPLATE],
  );
  await client.end();
  // Migrations use some.
  expect(rows).toEqual([{ app: false, owner: true }]);
});

test('a process refuses to run as a role that could change the schema', async () => {
  const variables = { ...fixture.variables, DATABASE_URL: database.ownerUrl, LOG_LEVEL: 'fatal' };
  await expect(startServerProcess(new Set(), variables, { services: 'functions' })).rejects.toThrow(/lanterninha_app/);
});

test('a film is synced, read, edited, synced again and listed', async () => {
  const options = { urgency: 'batch', deadlineMs: 10_000 } as const;
  expect(await syncMovie(ctx, 598, options)).toBe('stored');
  await editMovie(ctx, { movieId: 598, changes: { title: 'Título da casa' }, author: 'redacao', note: '' });
  await fixture.changeFilm(598, { runtime: 131 });
  expect(await syncMovie(ctx, 598, options)).toBe('stored');
  expect((await getMovieDetails(ctx, { movieId: 598 })).value).toMatchObject({ title: 'Título da casa', runtime: 131 });
  expect((await callFunction(ctx, 'getFilmesList', {})).value.results[0]?.title).toBe('Título da casa');
});

test('the worker runs its queues without a right to create anything', async () => {
  const server = await startServerProcess(
    new Set(),
    { ...fixture.variables, LOG_LEVEL: 'info' },
    { services: 'worker' },
  );
  await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status, { timeout: 10_000 }).toBe(200);
  const client = new pg.Client({ connectionString: database.applicationUrl });
  await client.connect();
  await client.query(`insert into fetch_queue (kind, id, priority, reason) values ('movie', 666, 1, 'test')`);
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const { rows } = await client.query('select 1 from movies where id = 666');
    if (rows.length > 0) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await client.end();
  await server.stop();
  expect((await getMovieDetails(ctx, { movieId: 666 })).value.title).toBe('Central do Brasil');
  expect(server.log.join('')).not.toMatch(/"level":"(error|fatal)"/);
});
