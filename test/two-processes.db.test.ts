import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { editMovie } from '../src/server/admin/editing/edit-entity.ts';
import { syncMovie } from '../src/server/sync/sync-movie.ts';
import { type Server, startServerProcess } from '../tools/stack.ts';
import { openTestFixture } from './database/test-fixture.ts';

const fixture = await openTestFixture({ LOG_LEVEL: 'warn' });
const servers: Server[] = [];

beforeAll(async () => {
  await syncMovie(fixture.ctx, 598, { urgency: 'batch', deadlineMs: 10_000 });
  const start = () => startServerProcess(new Set(), fixture.variables, { services: 'web,functions' });
  servers.push(...(await Promise.all([start(), start()])));
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
});

async function pageShows(server: Server, words: string): Promise<boolean> {
  const page = await fetch(`${server.url}/filme/598`);
  const api = await fetch(`${server.url}/api/getMovieDetails?movieId=598`);
  return (await page.text()).includes(words) && (await api.text()).includes(words);
}

test('an edit made through one process is served by the others within 2 s, ten times out of ten', async () => {
  // Warm: both have cached the film before any edit.
  for (const server of servers) expect(await pageShows(server, 'Cidade de Deus')).toBe(true);

  for (let round = 1; round <= 10; round += 1) {
    const title = `Cidade de Deus, edição ${round}`;
    await editMovie(fixture.ctx, { movieId: 598, changes: { title }, author: 'redacao', note: '' });
    const deadline = Date.now() + 2_000;
    const seen = await Promise.all(
      servers.map(async (server) => {
        while (Date.now() < deadline) {
          if (await pageShows(server, title)) return true;
          await sleep(20);
        }
        return false;
      }),
    );
    expect(seen).toEqual([true, true]);
  }
});

test('pages and their data are rendered once and cached, whatever else is in their address or comes with the request', async () => {
  const [server] = servers;
  const read = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${server?.url}${path}`, { headers });
    return { status: answer.status, text: await answer.text() };
  };
  const film = '/filme/cidade-de-deus-2002-598';
  await editMovie(fixture.ctx, { movieId: 598, changes: { title: 'Cidade de Deus' }, author: 'redacao', note: '' });
  await sleep(500);
  for (const path of [film, `${film}.data`, '/filmes?genero=drama&ordenacao=mais-votados']) await read(path);
  const before = await countPages(server);
  const page = await read(film);
  for (const headers of [{ cookie: 'a=b' }, { 'x-forwarded-host': 'evil.example' }, { 'accept-encoding': 'br' }])
    expect(await read(`${film}?utm_source=carta`, headers)).toEqual(page);
  expect((await read(`${film}.data`)).text).toContain('Cidade de Deus');
  await read('/filmes?utm_medium=x&ordenacao=mais-votados&genero=drama');
  const after = await countPages(server);
  expect(after.hit - before.hit).toBe(6);
  expect(after.miss).toBe(before.miss);
  expect(after.bytes).toBeGreaterThan(10_000);
});

async function countPages(server: Server | undefined) {
  const text = await (await fetch(`${server?.url}/metrics`)).text();
  const read = (name: string) =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(name))
        ?.split(' ')[1] ?? 0,
    );
  return {
    hit: read('page_reads_total{from="hit"}'),
    miss: read('page_reads_total{from="miss"}'),
    bytes: read('page_cache_bytes'),
  };
}

test('a process that gets SIGTERM reports not ready, goes on answering while it drains, and exits', async () => {
  const server = await startServerProcess(
    new Set(),
    { ...fixture.variables, DRAIN_SECONDS: '1' },
    { services: 'functions' },
  );
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  const gone = new Promise((resolve) => server.process.once('exit', resolve));
  server.process.kill('SIGTERM');
  await sleep(200);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  expect((await fetch(`${server.url}/api/getMovieDetails?movieId=598`)).status).toBe(200);
  expect(await gone).toBe(0);
});

test('a process mounts only the services it was asked for', async () => {
  const server = await startServerProcess(new Set(), fixture.variables, { services: 'images' });
  expect((await fetch(`${server.url}/api/getMovieDetails?movieId=598`)).status).toBe(404);
  expect((await fetch(`${server.url}/filme/598`)).status).toBe(404);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  await server.stop();
});

test('a release whose migrations are missing never says it is ready, and is when they are there', async () => {
  const owner = new pg.Client({ connectionString: fixture.database.ownerUrl });
  await owner.connect();
  const { rows } = await owner.query<{ version: string }>(
    'delete from schema_migrations where version = (select max(version) from schema_migrations) returning version',
  );
  const server = await startServerProcess(new Set(), fixture.variables, { services: 'functions' });
  const readiness = async () => (await fetch(`${server.url}/readyz`)).json();
  expect(await readiness()).toEqual({ ready: false, problems: ['migrations are missing'] });
  await owner.query('insert into schema_migrations (version) values ($1)', [rows[0]?.version]);
  expect(await readiness()).toEqual({ ready: true, problems: [] });
  await owner.end();
  await server.stop();
});

test('a process whose database is down starts all the same, says it is not ready, and answers what needs none', async () => {
  const nowhere = {
    ...fixture.variables,
    DATABASE_URL: 'postgres://lanterninha_app@127.0.0.1:1/nothing',
    LOG_LEVEL: 'silent',
  };
  const server = await startServerProcess(new Set(), nowhere, {});
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  const ready = await fetch(`${server.url}/readyz`);
  expect([ready.status, await ready.json()]).toEqual([503, { ready: false, problems: ['database cannot be reached'] }]);
  const page = await fetch(`${server.url}/filme/598`);
  expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await page.text()).toContain('Erro ao carregar dados');
  expect((await fetch(`${server.url}/filme/`)).status).toBe(404);
  await server.stop();
});
