import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { syncMovie } from '../src/server/sync/sync-movie.ts';
import { edge as words } from '../src/shared/text/edge.ts';
import { startVarnish } from '../tools/edge/start-varnish.ts';
import { endWithParent } from '../tools/end-with-parent.ts';
import { findFreePort } from '../tools/local-postgres.ts';
import { startServerProcess } from '../tools/stack.ts';
import { openTestFixture } from './database/test-fixture.ts';
import { openDatabaseDoor } from './database-door.ts';
import { look, purge } from './edge/edge-fixture.ts';
import { BATCH } from './editing/hire.ts';

const own = await openTestFixture({ RATE_LIMITS: 'off' });
const ROOT = path.resolve(import.meta.dirname, '..');
const FILM = '/filme/cidade-de-deus-2002-598';
const HELD = [FILM, '/', '/filmes', '/sobre', '/api/getGenres'];
const HEALS_MS = 20_000;

beforeAll(async () => {
  await syncMovie(own.ctx, 598, BATCH);
  // No fetch may change the pages during the test.
  await own.ctx.db.deleteFrom('fetch_queue').execute();
}, 60_000);

test('an edge cut off from its servers serves what it has at once, refuses the rest with our page, and heals by itself', async () => {
  const variables = { ...own.variables, TRUSTED_PROXIES: '127.0.0.1' };
  const web = await startServerProcess(new Set(), variables, { services: 'web,functions' });
  const door = await openDatabaseDoor(web.url);
  const edge = await startVarnish({ origins: [Number(new URL(door.url).port)] });
  const at = (asked: string) => look(edge.url + asked);
  try {
    for (const asked of HELD) await expect.poll(async () => (await at(asked)).status, { timeout: HEALS_MS }).toBe(200);
    // Packets are lost, nothing is refused: connections stay open and nothing is answered.
    door.fallSilent();
    const first = await at('/privacidade');
    expect([first.status, first.headers.get('cache-control')]).toEqual([503, 'no-store']);
    expect(first.body).toContain(words.unavailableTitle);
    expect(Number(first.headers.get('retry-after'))).toBeGreaterThanOrEqual(2);
    await purge({ edge }, 'all');
    for (const asked of HELD) {
      const { status, cache, ms } = await at(asked);
      expect([asked, status, cache]).toEqual([asked, 200, 'stale']);
      expect(ms, asked).toBeLessThan(2_000);
    }
    await door.open();
    await expect.poll(async () => (await at('/privacidade')).status, { timeout: HEALS_MS }).toBe(200);
    await expect.poll(async () => (await at(FILM)).cache, { timeout: HEALS_MS }).toBe('hit');
  } finally {
    await edge.stop();
    await web.stop();
  }
}, 180_000);

/** A process that finds names in a file of ours only, in its own mount namespace; root alone may create one. */
async function startWithNames(env: Record<string, string>, names: readonly string[]) {
  const folder = mkdtempSync(path.join(tmpdir(), 'lanterninha-names-'));
  const [hosts, resolver] = [path.join(folder, 'hosts'), path.join(folder, 'resolv.conf')];
  const write = (known: readonly string[]) =>
    writeFileSync(hosts, ['127.0.0.1 localhost', ...known.map((name) => `127.0.0.1 ${name}`)].join('\n'));
  write(names);
  // Nothing listens there: every other name fails at once.
  writeFileSync(resolver, 'nameserver 127.0.0.1\noptions timeout:1 attempts:1\n');
  const port = await findFreePort();
  const script = `mount --bind ${hosts} /etc/hosts && mount --bind ${resolver} /etc/resolv.conf && exec "$@"`;
  const program = [process.execPath, 'src/main.ts', '--services=web,functions'];
  const child: ChildProcess = spawn(...endWithParent('TERM', 'unshare', ['-m', 'sh', '-c', script, 'sh', ...program]), {
    cwd: ROOT,
    env: { PATH: process.env.PATH, TZ: process.env.TZ, NODE_ENV: 'production', ...env, PORT: String(port) },
    stdio: 'ignore',
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });
  return { url: `http://127.0.0.1:${port}`, child, forget: () => write([]), remember: () => write(names) };
}

test('while no name resolves, what a process has is served, the rest is refused, and it heals when names are back', async () => {
  const names = { database: 'database.lanterninha.test', tmdb: 'tmdb.lanterninha.test' };
  const door = await openDatabaseDoor(own.variables.DATABASE_URL ?? '');
  const by = (url: string | undefined, name: string) => (url ?? '').replace('127.0.0.1', name);
  const { DATABASE_STATEMENT_TIMEOUT_MS: _, ...variables } = own.variables;
  const web = await startWithNames(
    {
      ...variables,
      DATABASE_URL: by(door.url, names.database),
      TMDB_API_URL: by(own.variables.TMDB_API_URL, names.tmdb),
    },
    Object.values(names),
  );
  const at = (asked: string) => look(web.url + asked);
  const readiness = () => at('/readyz').catch(() => ({ status: 0, body: '' }));
  await expect.poll(async () => (await readiness()).status, { timeout: 60_000 }).toBe(200);
  for (const asked of HELD) expect((await at(asked)).status, asked).toBe(200);

  web.forget();
  // Open connections to the database do not need its name; TMDB is asked on new ones.
  const unknown = await at('/filme/238');
  expect([unknown.status, unknown.ms < 3_000]).toEqual([404, true]);
  await door.close();
  await door.open();
  await sleep(200);
  for (const asked of HELD) expect((await at(asked)).status, asked).toBe(200);
  const cold = await at('/buscar?q=sem+nome');
  expect([cold.status, cold.ms < 4_000, cold.headers.has('retry-after')]).toEqual([503, true, true]);
  await expect
    .poll(async () => (await readiness()).body, { timeout: HEALS_MS })
    .toContain('database cannot be reached');
  expect((await at('/healthz')).status).toBe(200);

  web.remember();
  await expect.poll(async () => (await readiness()).status, { timeout: HEALS_MS }).toBe(200);
  expect((await at('/buscar?q=com+nome')).status).toBe(200);
  expect(web.child.exitCode).toBeNull();
}, 120_000);
