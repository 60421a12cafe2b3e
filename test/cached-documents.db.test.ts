import { expect, test } from 'vitest';
import { runRandomEdits } from './cached-documents.ts';
import { openTestFixture } from './database/test-fixture.ts';
import { mulberry32 } from './random.ts';
import { fillSmallWorld, SMALL_WORLD } from './small-world.ts';

test('after any edit no cached document, in any process, is stale', async () => {
  const fixture = await openTestFixture({}, SMALL_WORLD);
  const { ctx: editor } = fixture;
  await fillSmallWorld(editor);
  const { ctx: other } = await fixture.openAnother();
  const listed = async (table: 'movies' | 'series', limit: number) => {
    const query = editor.db.selectFrom(table).select('id').where('is_listed', '=', true);
    return (await query.orderBy('popularity', 'desc').limit(limit).execute()).map((row) => row.id);
  };
  const people = await editor.db.selectFrom('people').select('id').where('has_source', '=', true).limit(10).execute();
  const [collection] = await editor.db.selectFrom('collections').select('id').execute();
  const ids = {
    movies: await listed('movies', 12),
    series: await listed('series', 8),
    people: people.map((row) => row.id),
    collection: collection?.id ?? 0,
  };
  const problems = await runRandomEdits({
    editor,
    other,
    ids,
    steps: Number(process.env.STEPS ?? 25),
    random: mulberry32(Number(process.env.SEED ?? 20261115)),
  });
  expect(problems).toEqual([]);
}, 180_000);
