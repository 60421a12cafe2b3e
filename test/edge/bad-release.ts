import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { listMissingMigrations } from '../../src/server/store/jobs/health.ts';
import type { EdgeFixture } from './edge-fixture.ts';
import { copyRelease, type ReleaseFolder, type ReleaseProcess } from './release-folder.ts';

/** Time for the edge to accept it by mistake: several health probes. */
const WATCHED_MS = 2_500;
const FAILING_MIGRATION = `-- Why: it cannot work.
-- migrate:up
create table half_a_change (id integer);
alter table movies add column half_a_change integer;
select 1 / 0;

-- migrate:down
`;

export type BadRelease = (fixture: EdgeFixture) => Promise<string[]>;

/** Releases that cannot work: each is started at the free place behind the edge. Returns what should not have happened. */
export const BAD_RELEASES: Record<string, BadRelease> = {
  'told nothing of its database': async (fixture) =>
    expectEnd(fixture, await copyRelease(), { ...fixture.variables, DATABASE_URL: '' }, /DATABASE_URL/),
  'running as the owner of the schema': async (fixture) =>
    expectEnd(
      fixture,
      await copyRelease(),
      { ...fixture.variables, DATABASE_URL: fixture.variables.DATABASE_OWNER_URL ?? '', LOG_LEVEL: 'fatal' },
      /lanterninha_app/,
    ),
  'not built': async (fixture) =>
    expectEnd(fixture, await copyRelease(['src', 'migrations', 'package.json']), fixture.variables, /build/),
  'that throws as it starts': async (fixture) => {
    const release = await copyRelease();
    writeFileSync(path.join(release.folder, 'src/processes/web/load-build.ts'), "throw new Error('broken');\n");
    return expectEnd(fixture, release, fixture.variables, /broken|does not provide/);
  },
  'whose migration fails': tryFailingMigration,
};

async function expectEnd(
  fixture: EdgeFixture,
  release: ReleaseFolder,
  env: Record<string, string>,
  words: RegExp,
): Promise<string[]> {
  const server = release.start(placeOf(fixture), env);
  try {
    const [outcome, wasReady] = await Promise.all([server.begun, isEverReady(server)]);
    return [
      ...(outcome === 'ended' ? [] : ['it listens']),
      ...(wasReady ? ['it was ready'] : []),
      ...(server.process.exitCode === 0 ? ['it ended as if all were well'] : []),
      ...(words.test(server.said()) ? [] : [`it does not say why: ${server.said().slice(0, 200)}`]),
    ];
  } finally {
    await server.stop();
    await release.remove();
  }
}

/** The migration leaves no trace; and the release, if it is started nevertheless, gets no requests. */
async function tryFailingMigration(fixture: EdgeFixture): Promise<string[]> {
  const release = await copyRelease();
  writeFileSync(path.join(release.folder, 'migrations/9999_fails.sql'), FAILING_MIGRATION);
  try {
    const { code, said } = await release.runCli(fixture.variables, 'migrate');
    const server = release.start(placeOf(fixture), { ...fixture.variables, LOG_LEVEL: 'silent' });
    try {
      const outcome = await server.begun;
      const wasReady = await isEverReady(server);
      const served = outcome === 'listening' ? await countServed(server) : 0;
      return [
        ...(code === 0 ? ['its migration is said to have worked'] : []),
        ...(/division by zero/.test(said) ? [] : [`no reason is logged: ${said.slice(0, 200)}`]),
        ...(said.includes('postgres://') ? ['it says the password of the database'] : []),
        ...((await isAnythingLeft(fixture)) ? ['half of its migration is there'] : []),
        ...(outcome === 'listening' ? [] : [`it did not start: ${server.said().slice(0, 200)}`]),
        ...(wasReady ? ['it was ready'] : []),
        ...(served > 0 ? [`it was given ${served} visitors`] : []),
      ];
    } finally {
      await server.stop();
    }
  } finally {
    await release.remove();
  }
}

function placeOf({ spare: [port] }: EdgeFixture): number {
  if (port === undefined) throw new Error('every place behind the edge is taken');
  return port;
}

async function isEverReady({ url }: ReleaseProcess): Promise<boolean> {
  const until = performance.now() + WATCHED_MS;
  while (performance.now() < until) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer?.ok) return true;
    await sleep(50);
  }
  return false;
}

/** Requests it answered, except probes and metrics. */
async function countServed({ url }: ReleaseProcess): Promise<number> {
  const lines = (await (await fetch(`${url}/metrics`)).text()).split('\n');
  const answered = lines.filter(
    (line) => line.startsWith('http_request_seconds_count') && !/route="\/(?:readyz|healthz|metrics)"/.test(line),
  );
  return answered.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}

async function isAnythingLeft({ ctx }: EdgeFixture): Promise<boolean> {
  const { rows } = await sql<{ is_there: boolean }>`
    select to_regclass('half_a_change') is not null
        or exists (select 1 from information_schema.columns where column_name = 'half_a_change') as is_there
  `.execute(ctx.db);
  const [missing] = await listMissingMigrations(ctx.db, ['9999']);
  return rows[0]?.is_there === true || missing === undefined;
}
