import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { syncMovie } from '../src/server/sync/sync-movie.ts';
import { startServerProcess } from '../tools/stack.ts';
import { openTestFixture } from './database/test-fixture.ts';
import { sample } from './sample.ts';

const fixture = await openTestFixture();
const KNOWN = [598, 666, 238];
for (const id of KNOWN) await syncMovie(fixture.ctx, id, { urgency: 'batch', deadlineMs: 10_000 });
const before = await fixture.ctx.db.selectFrom('movie_sources').select(['id', 'payload_hash', 'fetched_at']).execute();

/** A new process per fault, so that its circuit breaker is closed and its caches are empty. */
async function startServer() {
  const server = await startServerProcess(new Set(), fixture.variables, { services: 'web,functions' });
  afterAll(() => server.stop());
  return server;
}

async function timed(url: string): Promise<{ status: number; ms: number; body: string }> {
  const started = performance.now();
  const response = await fetch(url);
  const body = await response.text();
  return { status: response.status, ms: performance.now() - started, body };
}

beforeEach(() => fixture.setFaults([]));

const faults = [
  ['down', { kind: 'reset' }],
  ['slow by 30 s', { kind: 'slow', after_ms: 30_000 }],
  ['hanging', { kind: 'hang' }],
  ['answering 429 with Retry-After', { kind: '429-seconds', after_ms: 20_000 }],
  ['answering 429 without', { kind: '429-absent' }],
  ['answering an HTML page', { kind: '502-html' }],
  ['answering garbage', { kind: 'invalid-json' }],
  ['cut in the middle', { kind: 'truncated' }],
  ['cut in the middle of a chunk', { kind: 'chunked-cut' }],
  ['answering nothing', { kind: 'empty' }],
  ['sending 50 MB', { kind: 'huge' }],
  ['sending null where it never was', { kind: 'drift-null' }],
] as const;

// Each starts a process.
describe.each(sample(faults, 4))('while TMDB is %s', (_name, fault) => {
  test('known films answer 200 from our copy, and an unknown one answers within 2 s and never with a 5xx page', async () => {
    const server = await startServer();
    await fixture.setFaults([{ match: '.*', ...fault }]);

    for (const id of KNOWN) {
      const page = await timed(`${server.url}/filme/${id}`);
      expect(page.status).toBe(200);
      const api = await timed(`${server.url}/api/getMovieDetails?movieId=${id}`);
      expect(api.status).toBe(200);
    }
    const unknown = await timed(`${server.url}/filme/parasita-2019-496243`);
    expect(unknown.status).toBe(404);
    expect(unknown.body).toContain('Página não encontrada');
    expect(unknown.ms).toBeLessThan(2_000);
    const unknownApi = await timed(`${server.url}/api/getMovieDetails?movieId=7347`);
    expect(unknownApi.status).toBe(503);
    expect(unknownApi.ms).toBeLessThan(2_000);
    await server.stop();
  });
});

test('through all of these not one row of ours changed', async () => {
  const after = await fixture.ctx.db.selectFrom('movie_sources').select(['id', 'payload_hash', 'fetched_at']).execute();
  expect(after).toEqual(before);
});

test('after a few failures the breaker opens: visitors are answered at once and TMDB is left in peace', async () => {
  const server = await startServer();
  await fixture.setFaults([{ match: '.*', kind: 'slow', after_ms: 30_000 }]);
  const ids = Array.from({ length: 12 }, (_, index) => 70_000_000 + index);
  for (const id of ids.slice(0, 6)) await timed(`${server.url}/api/getMovieDetails?movieId=${id}`);
  const statsBefore = await stats();
  const quick = await Promise.all(ids.slice(6).map((id) => timed(`${server.url}/api/getMovieDetails?movieId=${id}`)));
  expect(Math.max(...quick.map(({ ms }) => ms))).toBeLessThan(1_000);
  expect(quick.every(({ status }) => status === 503)).toBe(true);
  expect((await stats()).total).toBe(statsBefore.total);
  expect((await timed(`${server.url}/metrics`)).body).toContain('tmdb_breaker_open 1');
});

test('when TMDB works again, an unknown film is fetched once and stored', async () => {
  const server = await startServer();
  const before = (await stats()).total;
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => timed(`${server.url}/filme/parasita-2019-496243`)),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  expect((await stats()).total).toBe(before + 1);
});

async function stats(): Promise<{ total: number }> {
  return (await fetch(`${fixture.simulatorUrl}/__sim/stats`)).json() as Promise<{ total: number }>;
}
