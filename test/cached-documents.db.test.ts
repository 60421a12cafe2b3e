import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { rebuildLists } from '../src/server/catalogue/documents/rebuild-lists.ts';
import { type CachedDocuments, runRandomEdits } from './cached-documents.ts';
import { openTestFixture } from './database/test-fixture.ts';
import { mulberry32 } from './random.ts';
import { fillSmallWorld, SMALL_WORLD } from './small-world.ts';

let site: Pick<CachedDocuments, 'editor' | 'other' | 'ids'>;

beforeAll(async () => {
  const fixture = await openTestFixture({}, SMALL_WORLD);
  const { ctx: editor } = fixture;
  await fillSmallWorld(editor);
  await rebuildLists(editor);
  const { ctx: other } = await fixture.openAnother();
  const listed = async (table: 'movies' | 'series', limit: number) => {
    const query = editor.db.selectFrom(table).select('id').where('is_listed', '=', true);
    return (await query.orderBy('popularity', 'desc').limit(limit).execute()).map((row) => row.id);
  };
  const people = await editor.db.selectFrom('people').select('id').where('has_source', '=', true).limit(10).execute();
  const [collection] = await editor.db.selectFrom('records').select('id').where('entity', '=', 'collection').execute();
  const ids = {
    movies: await listed('movies', 12),
    series: await listed('series', 8),
    people: people.map((row) => row.id),
    collection: collection?.id ?? 0,
  };
  site = { editor, other, ids };
}, 120_000);
afterEach(() => vi.restoreAllMocks());

test('after any edit no cached document, in any process, is stale', async () => {
  const steps = Number(process.env.STEPS ?? 25);
  const random = mulberry32(Number(process.env.SEED ?? 20261115));
  expect(await runRandomEdits({ ...site, steps, random })).toEqual([]);
}, 180_000);

test.each(['documents', 'home', 'cards'] as const)(
  'the comparison notices when %s misses announcements',
  async (name) => {
    vi.spyOn(site.editor.copies[name], 'drop').mockReturnValue();
    const problems = await runRandomEdits({ ...site, steps: 6, random: mulberry32(20261116) });
    expect(problems).toContainEqual(expect.stringContaining('is old where it was edited'));
  },
  60_000,
);
