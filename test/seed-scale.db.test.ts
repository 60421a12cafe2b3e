import { spawn } from 'node:child_process';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { callFunction } from '../src/server/catalogue/documents/call-function.ts';
import { getMovieDetails } from '../src/server/catalogue/titles/movie-details.ts';
import { findSeries } from '../src/server/store/titles/series.ts';
import { openTestFixture } from './database/test-fixture.ts';
import { checkLists } from './derived/check-lists.ts';

const CLI = path.resolve(import.meta.dirname, '../src/processes/cli/main.ts');

test('a hundredth of the whole catalogue is seeded in one command, and the result can be read', async () => {
  const fixture = await openTestFixture();
  const output: string[] = [];
  const child = spawn(process.execPath, [CLI, 'seed:scale', '--share', '0.01'], {
    env: { ...fixture.variables, PATH: process.env.PATH },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  const code = await new Promise((resolve) => child.once('exit', resolve));
  expect(code, output.join('')).toBe(0);

  const count = async (table: 'movies' | 'series' | 'people' | 'movie_cast' | 'episodes') => {
    const row = await fixture.ctx.db
      .selectFrom(table)
      .select((expression) => expression.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return row.count;
  };
  expect(await count('movies')).toBeGreaterThan(10_000);
  expect(await count('series')).toBeGreaterThan(1_700);
  expect(await count('people')).toBeGreaterThan(36_000);
  expect(await count('movie_cast')).toBeGreaterThan(60_000);
  expect(await count('episodes')).toBeGreaterThan(60_000);
  // Dropped while seeding, created again at the end.
  const { rows } = await sql<{ name: string }>`
    select indexname as name from pg_indexes where tablename in ('movies', 'episodes', 'movie_cast')
  `.execute(fixture.ctx.db);
  expect(rows.map(({ name }) => name)).toContain('movies_by_release_date');

  const { results } = (await callFunction(fixture.ctx, 'getFilmesList', {})).value;
  expect(results).toHaveLength(20);
  for (const { id } of results.slice(0, 5))
    expect((await getMovieDetails(fixture.ctx, { movieId: id })).value.id).toBe(id);
  const [first] = await fixture.ctx.db.selectFrom('series').select('id').limit(1).execute();
  expect(await findSeries(fixture.ctx.db, first?.id ?? 0)).toBeDefined();

  // A sample of the derived lists; `npm run soak -- sync-while-reading` compares all.
  const compared = await checkLists(fixture.ctx, { share: 0.01, seed: 1 });
  expect(compared.differences).toEqual([]);
  expect(compared.lists).toBeGreaterThan(50);
}, 180_000);
