import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { syncMovie } from '../src/server/sync/sync-movie.ts';
import { type Server, startServerProcess } from '../tools/stack.ts';
import { openTestFixture } from './database/test-fixture.ts';
import { BATCH } from './editing/hire.ts';

/** Every container of compose.yaml as a process, with the settings it is given there and no others. */
const ROOT = path.resolve(import.meta.dirname, '..');
const compose = parseAllDocuments(readFileSync(path.join(ROOT, 'deploy/compose.yaml'), 'utf8'), {
  merge: true,
})[0]?.toJS() as {
  services: Record<string, { command?: string[]; environment: Record<string, string> }>;
};
const fixture = await openTestFixture();
beforeAll(() => syncMovie(fixture.ctx, 598, BATCH));

/** As compose fills in `${NAME:?}` and `${NAME:-default}` from a .env with the secrets a site needs. */
const GIVEN: Record<string, string> = {
  SITE_URL: 'http://127.0.0.1:3000',
  ADMIN_SECRET: 'a'.repeat(40),
  METRICS_TOKEN: 'm'.repeat(40),
  EDGE_PURGE_SECRET: 'p'.repeat(40),
  GA4_MEASUREMENT_ID: 'G-ABCD1234',
  GA4_API_SECRET: 'g'.repeat(20),
  TICKETS_HOSTS: 'www.bilheteria.example',
  TICKETS_FEED_URL: 'https://bilheteria.example/feed.json',
  LOG_LEVEL: 'warn',
};
function environmentOf(name: string): Record<string, string> {
  const service = compose.services[name];
  if (!service) throw new Error(`compose.yaml has no ${name}`);
  const filled = Object.entries(service.environment).map(([variable, value]) => [
    variable,
    fixture.variables[variable] ??
      value.replaceAll(/\$\{(\w+):[-?]([^}]*)\}/g, (_, key: string, fallback: string) => GIVEN[key] ?? fallback),
  ]);
  return Object.fromEntries(filled) as Record<string, string>;
}

async function withProcess(name: string, work: (server: Server) => Promise<void>): Promise<void> {
  // The address is the one that the process gets.
  const { SITE_URL: _, ...env } = environmentOf(name);
  const services = /--services=(\S+)/.exec(compose.services[name]?.command?.join(' ') ?? '')?.[1] ?? '';
  const own = { IMAGE_FOLDER: fixture.variables.IMAGE_FOLDER ?? '', ...env };
  const server = await startServerProcess(new Set(), own, { services });
  try {
    await expect
      .poll(async () => (await fetch(`${server.url}/readyz`)).text(), { timeout: 30_000 })
      .toContain('"ready":true');
    await work(server);
  } finally {
    await server.stop();
  }
}

/** Starts a process that loads the whole product. */
const SLOW_MS = 120_000;
const statusOf = async (url: string) => (await fetch(url, { redirect: 'manual' })).status;

test(
  'images: serves a picture without the key of the admin, the token of TMDB and the secret of the edge',
  () =>
    withProcess('images', async ({ url }) => {
      const film = await fixture.ctx.db
        .selectFrom('movies')
        .select('poster_path')
        .where('id', '=', 598)
        .executeTakeFirstOrThrow();
      const file = String(film.poster_path).replace(/^\/|\.\w+$/g, '');
      expect(await statusOf(`${url}/img/poster/w342/${file}.jpg`)).toBe(200);
      const headers = { authorization: `Bearer ${GIVEN.METRICS_TOKEN}` };
      expect((await fetch(`${url}/metrics`, { headers })).status).toBe(200);
    }),
  SLOW_MS,
);

test(
  'web: shows a film, an unknown one from TMDB, and the sign-in, without the secret of the edge',
  () =>
    withProcess('web1', async ({ url }) => {
      expect(await statusOf(`${url}/filme/cidade-de-deus-2002-598`)).toBe(200);
      expect(await statusOf(`${url}/api/getMovieDetails?movieId=496243`)).toBe(200);
      expect(await statusOf(`${url}/admin/login`)).toBe(200);
    }),
  SLOW_MS,
);

test('worker: is ready', () => withProcess('worker', async () => undefined), SLOW_MS);

test.each([
  ['migrate', ['migrate'], /nothing to apply/],
  ['cli', ['sync:status'], /movie: \d of 0 known/],
])(
  '%s: runs `%s`',
  async (name, args, printed) => {
    const env = { PATH: process.env.PATH, ...environmentOf(name) };
    const ended = await promisify(execFile)(process.execPath, ['src/processes/cli/main.ts', ...args], {
      cwd: ROOT,
      env,
    });
    expect(ended.stdout).toMatch(printed);
  },
  SLOW_MS,
);
