import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { normaliseForSearch } from '#shared/domain/slug.ts';
import { insertMovie, insertSeries } from '../../../test/builders/stored-title.ts';
import { openTestFixture } from '../../../test/database/test-fixture.ts';
import { createDice } from '../../../test/dice.ts';
import { findSearchDifferences } from '../../../test/search-checker/check-search.ts';
import { callFunction } from '../catalogue/documents/call-function.ts';
import { foldNameChanges } from './fold-changes.ts';
import { NUMBER_WORDS } from './number-words.ts';
import { hasOutgrownSearch, rebuildSearch } from './rebuild-search.ts';
import { openShadow } from './search-rebuild.ts';

const { ctx } = await openTestFixture();
const { db } = ctx;

const WORDS = [
  'sombra',
  'sol',
  'mar',
  'noite',
  'vingança',
  'coração',
  'parte dois',
  'o retorno',
  'céu',
  'marte',
  '七人の侍',
];
const dice = createDice(12);
const drawTitle = () => Array.from({ length: 1 + dice.below(3) }, () => dice.pick(WORDS)).join(' ');

const TABLES = ['search_keys', 'search_shapes', 'search_tops', 'search_vocabulary'];

async function fillCatalogue(): Promise<void> {
  for (let id = 1; id <= 260; id += 1)
    await insertMovie(db, { id, title: drawTitle(), popularity: dice.below(300), day: '2001-02-03' });
  for (let id = 1; id <= 120; id += 1) await insertSeries(db, { id, title: drawTitle(), popularity: dice.below(90) });
  const people = Array.from({ length: 160 }, (_, place) => {
    const name = `${dice.pick(['Maria', 'Mário', 'Sônia', 'Antônio'])} ${dice.pick(['Souza', 'Solano', 'Marques'])}`;
    return {
      id: place + 1,
      name,
      slug: `p-${place}`,
      popularity: dice.below(40),
      search_name: normaliseForSearch(name),
      seen_at: new Date(0),
    };
  });
  await db.insertInto('people').values(people).execute();
}

/** Typical changes by editors and syncs: names, popularity, hiding, showing, aliases. */
async function changeSomething(): Promise<void> {
  const id = 1 + dice.below(260);
  const title = drawTitle();
  const search_title = normaliseForSearch(title);
  const changes = [
    () => db.updateTable('movies').set({ title, search_title }).where('id', '=', id).execute(),
    () =>
      db
        .updateTable('movies')
        .set({ popularity: dice.below(300) })
        .where('id', '=', id)
        .execute(),
    () =>
      db
        .updateTable('movies')
        .set({ is_public: dice.below(2) === 1 })
        .where('id', '=', id)
        .execute(),
    () =>
      db
        .updateTable('series')
        .set({ popularity: dice.below(200) })
        .where('id', '=', 1 + dice.below(120))
        .execute(),
    () =>
      db
        .updateTable('people')
        .set({ is_public: false })
        .where('id', '=', 1 + dice.below(160))
        .execute(),
    () =>
      db
        .insertInto('title_aliases')
        .values({ kind: 'movie', entity_id: id, alias: title, search_alias: search_title })
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    () => db.deleteFrom('title_aliases').where('entity_id', '=', id).execute(),
  ];
  await dice.pick(changes)();
}

const suggest = async (query: string) => (await callFunction(ctx, 'searchAutocomplete', { query })).value.suggestions;

async function foldAll(): Promise<number> {
  let all = 0;
  for (let some = -1; some !== 0; all += some) some = await foldNameChanges(ctx);
  return all;
}

describe('what search reads', () => {
  test('equals what the titles give, after a build, after changes, and after a build with concurrent changes', async () => {
    await fillCatalogue();
    expect(await hasOutgrownSearch(ctx)).toBe(false);
    const built = await rebuildSearch(ctx);
    expect(built.prefixes).toBeGreaterThan(5);
    expect(await findSearchDifferences(db, { isBuilt: true })).toEqual([]);

    for (let change = 0; change < 60; change += 1) await changeSomething();
    expect(await foldAll()).toBeGreaterThan(20);
    expect(await findSearchDifferences(db, { isBuilt: false })).toEqual([]);

    // A title changed while the shadow tables are built, after its keys were read, is in the new index too.
    let isRead = false;
    await rebuildSearch(ctx, (step) => {
      isRead ||= step === 'lists and words';
      if (step === 'word index') void changeSomething();
    });
    expect(isRead).toBe(true);
    await foldAll();
    expect(await findSearchDifferences(db, { isBuilt: false })).toEqual([]);
  });

  test('is read, written and updated without an error and without a gap during a rebuild', async () => {
    let isBuilding = true;
    const untilBuilt = async (act: () => Promise<unknown>) => {
      let times = 0;
      for (; isBuilding; times += 1) await act();
      return times;
    };
    const build = async () => {
      for (let times = 0; times < 2; times += 1) await rebuildSearch(ctx);
    };
    const building = build().finally(() => {
      isBuilding = false;
    });
    const [asked, written] = await Promise.all([
      untilBuilt(async () => expect((await suggest('so')).movies).toHaveLength(5)),
      untilBuilt(changeSomething),
      untilBuilt(changeSomething),
      untilBuilt(() => suggest('xi')),
      untilBuilt(() => foldNameChanges(ctx)),
    ]);
    await building;
    expect(Math.min(asked, written)).toBeGreaterThan(3);
    await foldAll();
    expect(await findSearchDifferences(db, { isBuilt: false })).toEqual([]);
  });
});

test('autovacuum stays away while tables are built, and is on again with statistics once they are read', async () => {
  const listTables = async (names: readonly string[]) => {
    const { rows } = await sql<{ name: string; isOff: boolean; isCounted: boolean }>`
      select relname as name, coalesce('autovacuum_enabled=off' = any (reloptions), false) as "isOff",
             exists (select from pg_stats where tablename = relname) as "isCounted"
      from pg_class
      where relname = any (${names}::text[]) and relkind = 'r'
      order by relname
    `.execute(db);
    return rows;
  };
  const shadows = TABLES.map((name) => `${name}_next`);
  await openShadow(db);
  expect(await listTables(shadows)).toEqual(shadows.map((name) => ({ name, isOff: true, isCounted: false })));
  await rebuildSearch(ctx);
  expect(await listTables(TABLES)).toEqual(TABLES.map((name) => ({ name, isOff: false, isCounted: true })));
});

describe('under a prefix that many names share', () => {
  test('a new name is found at once while many score changes wait, and those follow over time', async () => {
    await db.updateTable('movies').set({ popularity: sql`popularity * 1.2 + 1` }).execute();
    await insertMovie(db, { id: 9_003, title: 'Sorriso novo', popularity: 9_000 });
    await foldNameChanges(ctx);
    expect((await suggest('so')).movies[0]).toMatchObject({ id: 9_003 });
    expect(await findSearchDifferences(db, { isBuilt: false })).not.toEqual([]);
    await foldAll();
    expect(await findSearchDifferences(db, { isBuilt: false })).toEqual([]);
  });

  test('a precomputed answer stays while only scores change, and is rebuilt when a poster changes', async () => {
    const answerOf = async (prefix: string) =>
      (await db.selectFrom('search_tops').select('answer').where('prefix', '=', prefix).executeTakeFirstOrThrow())
        .answer;
    const [first] = (await suggest('so')).movies;
    const film = db.updateTable('movies').where('id', '=', first?.id ?? 0);
    await film.set({ popularity: sql`popularity * 2` }).execute();
    expect(await answerOf('so')).not.toBeNull();
    await film.set({ poster_path: '/outro.jpg' }).execute();
    expect(await answerOf('so')).toBeNull();
    await foldNameChanges(ctx);
    expect(await answerOf('so')).toContain('/outro.jpg');
    await foldAll();
  });

  test('a hidden title disappears at once, and a new popular one is found once its change is applied', async () => {
    const [first] = (await suggest('so')).movies;
    const id = first?.id ?? 0;
    await db.updateTable('movies').set({ is_public: false }).where('id', '=', id).execute();
    expect((await suggest('so')).movies.map((movie) => movie.id)).not.toContain(id);
    await insertMovie(db, { id: 9_001, title: 'Sófocles', popularity: 5_000 });
    await foldNameChanges(ctx);
    expect((await suggest('so')).movies[0]).toMatchObject({ id: 9_001, title: 'Sófocles' });
    // A rare word finds it before the change is applied.
    await insertMovie(db, { id: 9_002, title: 'Xilofone', popularity: 1 });
    expect((await suggest('xilo')).movies).toHaveLength(1);
  });
});

test('numbers are the same words to the database and to us', async () => {
  const { rows } = await sql<{ word: string; digits: string }>`select word, digits from search_numbers`.execute(db);
  expect(Object.fromEntries(rows.map(({ word, digits }) => [word, digits]))).toEqual(NUMBER_WORDS);
});
