import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { runProgram } from '../../src/processes/cli/program.ts';
import { editMovie } from '../../src/server/admin/editing/edit-entity.ts';
import { getMovieDetails } from '../../src/server/catalogue/titles/movie-details.ts';
import { openContext } from '../../src/server/context.ts';
import { readEnv } from '../../src/server/infra/env.ts';
import { createLog } from '../../src/server/infra/log.ts';
import { findPgTool } from '../../src/server/infra/pg-tools.ts';
import { listLastBackups } from '../../src/server/store/jobs/backup-runs.ts';
import { syncMovie } from '../../src/server/sync/sync-movie.ts';
import { openTestFixture } from '../database/test-fixture.ts';

/** Runs where PostgreSQL's own tools are: on Debian's 15, not on the embedded server, which comes without them. */
const MAJOR = process.env.LANTERNINHA_TEST_POSTGRES === 'debian' ? 15 : 18;
const hasTools = (await findPgTool('pg_dump', MAJOR)) !== undefined;

describe.skipIf(!hasTools)('a backup', async () => {
  const fixture = await openTestFixture();
  const folder = await mkdtemp(path.join(tmpdir(), 'lanterninha-backup-'));
  const other = `${new URL(fixture.database.ownerUrl).pathname.slice(1)}_restored`;
  const at = (url: string) => url.replace(/[^/]+$/, other);
  const administer = async (statement: string) => {
    const client = new pg.Client({ connectionString: fixture.database.superuserUrl });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  afterAll(async () => {
    await administer(`drop database if exists ${other} with (force)`);
    await rm(folder, { recursive: true, force: true });
  });

  const said: string[] = [];
  const output = { write: (text: string) => void said.push(...text.trimEnd().split('\n')) };
  const outputs = { stdout: output, stderr: output, now: () => new Date() };
  const run = (variables: Record<string, string>, ...args: string[]) => runProgram(args, { ...outputs, variables });

  test('read back into an empty database is row for row what it was, edits and audit included, and is served', async () => {
    const { ctx } = fixture;
    await syncMovie(ctx, 598, { urgency: 'batch', deadlineMs: 10_000 });
    await editMovie(ctx, {
      movieId: 598,
      changes: { title: 'Cidade de Deus, da redação' },
      author: 'redacao',
      note: '',
    });
    expect(await run(fixture.variables, 'backup', folder), said.join('\n')).toBe(0);
    expect(said.some((line) => /^tables dumped and counted {2}\d+\/\d+/.test(line))).toBe(true);
    const [dump = ''] = (await readdir(folder)).filter((file) => file.endsWith('.dump'));
    const file = path.join(folder, dump);
    for (const each of await readdir(folder))
      expect([each, await modeOf(path.join(folder, each))]).toEqual([each, 0o600]);
    expect(await listLastBackups(ctx.db)).toEqual([{ kind: 'dump', takenAt: expect.any(Date) }]);
    expect(await run(fixture.variables, 'restore', '--verify', file), said.join('\n')).toBe(0);

    await administer(`create database ${other} owner lanterninha_owner`);
    const variables = {
      ...fixture.variables,
      DATABASE_URL: at(fixture.database.applicationUrl),
      DATABASE_OWNER_URL: at(fixture.database.ownerUrl),
    };
    expect(await run(variables, 'restore', file), said.join('\n')).toBe(0);
    expect(said.at(-1)).toMatch(/^\d+ tables and \d+ rows are what they were on /);
    // Every line of progress ends at its total.
    const ends = said.flatMap((line) => /^tables .*?(\d+)\/(\d+) {2}100 %/.exec(line)?.slice(1, 3).join('/') ?? []);
    expect(ends.length).toBeGreaterThan(2);
    expect(ends.filter((end) => new Set(end.split('/')).size > 1)).toEqual([]);
    const app = new pg.Client({ connectionString: variables.DATABASE_URL });
    await app.connect();
    await expect(app.query('create temporary table x (y int)')).rejects.toThrow(/permission denied/);
    await app.end();
    expect(await run(variables, 'restore', file)).toBe(1);
    expect(said.at(-1)).toMatch(/^The database is not empty: it has \d+ tables\.$/);

    const { ctx: another, close } = await openContext(readEnv(variables), createLog('silent'));
    expect((await getMovieDetails(another, { movieId: 598 })).value.title).toBe('Cidade de Deus, da redação');
    await close();

    // Changes a row without an announcement.
    const client = new pg.Client({ connectionString: variables.DATABASE_OWNER_URL });
    await client.connect();
    await client.query("update movies set overview = 'outro' where id = 598");
    await client.end();
    expect(await run(variables, 'restore', '--verify', file)).toBe(1);
    expect(said.at(-1)).toMatch(/^\d+ tables are not what they were\.$/);
    expect(said).toContain('public.movies: 1 rows then, 1 now');
  }, 60_000);

  test('encrypted for a key is opened by that key only, and one that was changed or cut short is not read back', async () => {
    const keys = await mkdtemp(path.join(folder, 'keys-'));
    const [secret, another] = [path.join(keys, 'own.txt'), path.join(keys, 'another.txt')];
    for (const each of [secret, another]) execFileSync('age-keygen', ['-o', each], { stdio: 'pipe' });
    const recipient = /public key: (\S+)/.exec(await readFile(secret, 'utf8'))?.[1] ?? '';
    const inside = path.join(keys, 'encrypted');
    expect(await run({ ...fixture.variables, BACKUP_RECIPIENTS: recipient }, 'backup', inside), said.join('\n')).toBe(
      0,
    );
    expect(await modeOf(inside)).toBe(0o700);
    const [name = ''] = (await readdir(inside)).filter((each) => each.endsWith('.dump.age'));
    const file = path.join(inside, name);
    const bytes = await readFile(file);
    expect([await modeOf(file), bytes.includes('PGDMP'), bytes.includes('lanterninha')]).toEqual([0o600, false, false]);

    await administer(`drop database if exists ${other} with (force)`);
    await administer(`create database ${other} owner lanterninha_owner`);
    const variables = { ...fixture.variables, DATABASE_OWNER_URL: at(fixture.database.ownerUrl) };
    const restoreWith = (identity: string) => run({ ...variables, BACKUP_IDENTITY_FILE: identity }, 'restore', file);
    expect(await restoreWith('')).toBe(1);
    expect(said.at(-1)).toContain('is encrypted');
    expect(await restoreWith(another)).toBe(1);
    expect(said.at(-1)).toContain('age failed');

    // Noticed by its checksum, and by its age if the checksum was changed too.
    const manifest = JSON.parse(await readFile(`${file}.json`, 'utf8')) as Record<string, unknown>;
    const { sha256: _sum, ...older } = manifest;
    for (const [damaged, words] of [
      [bytes.with(bytes.length - 100, (bytes.at(-100) ?? 0) ^ 1), 'age failed'],
      [bytes.subarray(0, bytes.length - 200), 'age failed'],
    ] as const) {
      await writeFile(file, damaged);
      await writeFile(`${file}.json`, JSON.stringify(manifest));
      expect(await restoreWith(secret)).toBe(1);
      expect(said.at(-1)).toContain('SHA-256 differs');
      await writeFile(`${file}.json`, JSON.stringify(older));
      expect(await restoreWith(secret)).toBe(1);
      expect(said.slice(-3).join('\n')).toContain(words);
    }
    await writeFile(file, bytes);
    expect(await restoreWith(secret), said.slice(-5).join('\n')).toBe(0);
    expect(said.at(-1)).toMatch(/^\d+ tables and \d+ rows are what they were on /);
  }, 60_000);
});

async function modeOf(file: string): Promise<number> {
  return (await stat(file)).mode & 0o777;
}
