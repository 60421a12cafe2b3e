import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { runProgram } from '../../src/processes/cli/program.ts';
import { editMovie } from '../../src/server/admin/edit-movie.ts';
import { getMovieDetails } from '../../src/server/catalogue/movie-details.ts';
import { openContext } from '../../src/server/context.ts';
import { readEnv } from '../../src/server/infra/env.ts';
import { createLog } from '../../src/server/infra/log.ts';
import { findPgTool } from '../../src/server/infra/pg-tools.ts';
import { syncMovie } from '../../src/server/sync/sync-movie.ts';
import { openTestHouse } from '../database/test-house.ts';

/** Runs where PostgreSQL's own tools are: on Debian's 15, not on the embedded server, which comes without them. */
const MAJOR = process.env.LANTERNINHA_TEST_POSTGRES === 'debian' ? 15 : 18;
const hasTools = (await findPgTool('pg_dump', MAJOR)) !== undefined;

describe.skipIf(!hasTools)('a backup', async () => {
  const house = await openTestHouse();
  const folder = await mkdtemp(path.join(tmpdir(), 'lanterninha-backup-'));
  const other = `${new URL(house.database.ownerUrl).pathname.slice(1)}_restored`;
  const at = (url: string) => url.replace(/[^/]+$/, other);
  const administer = async (statement: string) => {
    const client = new pg.Client({ connectionString: house.database.superuserUrl });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  afterAll(async () => {
    await administer(`drop database if exists ${other} with (force)`);
    await rm(folder, { recursive: true, force: true });
  });

  test('read back into an empty database is row for row what it was, edits and audit included, and is served', async () => {
    const { ctx } = house;
    await syncMovie(ctx, 598, { urgency: 'batch', deadlineMs: 10_000 });
    await editMovie(ctx, {
      movieId: 598,
      changes: { title: 'Cidade de Deus, da redação' },
      author: 'redacao',
      note: '',
    });
    const said: string[] = [];
    const output = { write: (text: string) => void said.push(...text.trimEnd().split('\n')) };
    const outputs = { stdout: output, stderr: output, now: () => new Date() };
    const run = (variables: Record<string, string>, ...args: string[]) => runProgram(args, { ...outputs, variables });
    expect(await run(house.variables, 'backup', folder), said.join('\n')).toBe(0);
    expect(said.some((line) => /^tables dumped and counted {2}\d+\/\d+/.test(line))).toBe(true);
    const [dump = ''] = (await readdir(folder)).filter((file) => file.endsWith('.dump'));
    const file = path.join(folder, dump);
    expect(await run(house.variables, 'restore', '--verify', file), said.join('\n')).toBe(0);

    await administer(`create database ${other} owner lanterninha_owner`);
    const variables = {
      ...house.variables,
      DATABASE_URL: at(house.database.applicationUrl),
      DATABASE_OWNER_URL: at(house.database.ownerUrl),
    };
    expect(await run(variables, 'restore', file), said.join('\n')).toBe(0);
    expect(said.at(-1)).toMatch(/^\d+ tables and \d+ rows are what they were on /);
    expect(await run(variables, 'restore', file)).toBe(1);
    expect(said.at(-1)).toMatch(/^The database is not empty: it has \d+ tables\.$/);

    const { ctx: another, close } = await openContext(readEnv(variables), createLog('silent'));
    expect((await getMovieDetails(another, { movieId: 598 })).value.title).toBe('Cidade de Deus, da redação');
    await close();

    // Somebody changes a row nobody announced.
    const client = new pg.Client({ connectionString: variables.DATABASE_OWNER_URL });
    await client.connect();
    await client.query("update movies set overview = 'outro' where id = 598");
    await client.end();
    expect(await run(variables, 'restore', '--verify', file)).toBe(1);
    expect(said.at(-1)).toMatch(/^\d+ tables are not what they were\.$/);
    expect(said).toContain('public.movies: 1 rows then, 1 now');
  }, 60_000);
});
