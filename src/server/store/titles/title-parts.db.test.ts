import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestFixture } from '../../../../test/database/test-fixture.ts';
import { syncMovie } from '../../sync/sync-movie.ts';
import { type PartRow, replaceParts } from './title-parts.ts';

const CITY_OF_GOD = 598;
const fixture = await openTestFixture();
const { ctx } = fixture;
const batch = { urgency: 'batch', deadlineMs: 10_000 } as const;

/** What each row says, and the transaction that wrote it. */
async function readCrew(): Promise<Map<string, string>> {
  const { rows } = await sql<{ job: string; writer: string }>`
    select position || ' ' || job as job, xmin::text as writer from movie_crew where movie_id = ${CITY_OF_GOD} order by position
  `.execute(ctx.db);
  return new Map(rows.map(({ job, writer }) => [job, writer]));
}

test('rows that stay the same are not written again, the others are changed, added and deleted', async () => {
  await syncMovie(ctx, CITY_OF_GOD, batch);
  const person = await ctx.db
    .selectFrom('movie_crew')
    .select('person_id')
    .where('movie_id', '=', CITY_OF_GOD)
    .executeTakeFirstOrThrow();
  const replace = (...jobs: string[]) => {
    const rows = jobs.map((job, position): PartRow<'movie_crew'> => {
      return { movie_id: CITY_OF_GOD, position, ...person, job, department: 'Writing' };
    });
    return ctx.db.transaction().execute((trx) => replaceParts(trx, CITY_OF_GOD, { movie_crew: rows }));
  };
  await replace('Writer', 'Story', 'Novel');
  const before = await readCrew();
  expect([...before.keys()]).toEqual(['0 Writer', '1 Story', '2 Novel']);

  await replace('Writer', 'Screenplay', 'Novel', 'Idea');
  const after = await readCrew();
  expect([...after.keys()]).toEqual(['0 Writer', '1 Screenplay', '2 Novel', '3 Idea']);
  expect([...after].filter(([job, writer]) => before.get(job) === writer).map(([job]) => job)).toEqual([
    '0 Writer',
    '2 Novel',
  ]);

  await replace('Screenplay');
  expect([...(await readCrew()).keys()]).toEqual(['0 Screenplay']);
  await replace();
  expect(await readCrew()).toEqual(new Map());
});
