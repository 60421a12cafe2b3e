import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { faceOf, titleOf } from '../src/server/store/editing/subjects.ts';
import { openTestFixture } from './database/test-fixture.ts';

const { ctx } = await openTestFixture();

/** What reads a whole table of titles or people where a sequential scan costs too much to be chosen for a small one. */
async function listScans(statement: ReturnType<typeof sql>): Promise<string[]> {
  return ctx.db.transaction().execute(async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx);
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${statement}`.execute(trx);
    return rows
      .map((row) => row['QUERY PLAN'])
      .filter((line) => /Seq Scan on (?:movies|series|people|records)/.test(line));
  });
}

const MANY = sql`(select 'movie' as entity, number::text as entity_id from generate_series(1, 1000) as number)`;

test('the names of many subjects are read by their keys, and no table of titles as a whole', async () => {
  expect(await listScans(sql`select ${titleOf('about')} from ${MANY} as about`)).toEqual([]);
});

test('so is the face of each review', async () => {
  const faces = sql`select face.title from reviews as review join lateral ${faceOf('review')} as face on true`;
  expect(await listScans(faces)).toEqual([]);
});

test('a plain join would read them whole', async () => {
  const isSame = sql`face.entity = review.entity and face.id = review.entity_id`;
  expect(
    await listScans(sql`select face.title from reviews as review join subject_faces as face on ${isSame}`),
  ).not.toEqual([]);
});
