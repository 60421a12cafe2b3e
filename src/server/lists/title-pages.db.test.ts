import { sql } from 'kysely';
import { beforeAll, expect, test, vi } from 'vitest';
import { SORTS } from '#shared/domain/sort.ts';
import type { TitleKind } from '#shared/domain/titles/seen-title.ts';
import { insertMovie, insertSeries } from '../../../test/builders/stored-title.ts';
import { openTestFixture } from '../../../test/database/test-fixture.ts';
import { createDice } from '../../../test/dice.ts';
import { gaugeDerived } from '../catalogue/documents/gauge-derived.ts';
import { rebuildLists } from '../catalogue/documents/rebuild-lists.ts';
import { findInBlocks, findTitlePage } from './find-title-page.ts';
import { countTitles, listTitleIds, type TitleQuery } from './title-lists.ts';

// Small blocks, so that a few hundred titles fill many of them and reach their depth.
vi.mock('#shared/domain/limits.ts', async (original) => ({
  ...(await original<object>()),
  LIST_BLOCKS: { blockSize: 7, depth: 60 },
}));

const { ctx } = await openTestFixture();
const TODAY = '2026-11-15';
const TOMORROW = '2026-11-16';
const at = (day: string) => ({ ...ctx, now: () => new Date(`${day}T15:00Z`) });
const { pick, chance, below } = createDice(20261115);
const INSERT = { movie: insertMovie, series: insertSeries } as const;
const NETFLIX = { serviceIds: [8, 1796], kinds: ['flatrate', 'free', 'ads'] as const };
const GENRES = { movie: [18, 28, 35], series: [18, 10759, 35] } as const;
const WORDS = [
  'O Cão',
  'A Casa 2',
  'A Casa 10',
  'Águia',
  'Um Zoológico',
  '¡Ação!',
  'Os Anjos',
  '𝔘tópico',
  '千と千尋',
  'A.I.',
];
let nextId = 1;

const describeTitle = (kind: TitleKind) => ({
  popularity: pick([0.5, 1.25, 7.7, 20.3, 33]),
  day: pick(['1994-07-06', '1994-12-31', '2020-02-02', '2026-11-14', TODAY, TOMORROW, '2027-01-01', null]),
  isListed: chance(0.9),
  title: `${pick(WORDS)} ${pick(WORDS)}`,
  voteAverage: pick([0, 5.5, 7.7, 8.123]),
  voteCount: pick([0, 1, 9, 10, 99, 100, 199, 200, 4_000]),
  genreIds: [...new Set([pick(GENRES[kind]), pick(GENRES[kind])])],
  offers: chance(0.5) ? ([[pick(['flatrate', 'rent']), pick([8, 1796, 119])]] as const) : [],
});

async function insertTitle(kind: TitleKind): Promise<void> {
  await INSERT[kind](ctx.db, { id: nextId, ...describeTitle(kind) });
  nextId += 1;
}

/** What a sync, an editor or TMDB may change about a title. */
async function changeTitle(kind: TitleKind): Promise<void> {
  const id = 1 + below(nextId - 1);
  const table = kind === 'movie' ? 'movies' : 'series';
  const { popularity, isListed, title, voteAverage, voteCount, genreIds } = describeTitle(kind);
  const own = kind === 'movie' ? sql`movie_offers where movie_id = ${id}` : sql`series_offers where series_id = ${id}`;
  await pick([
    () => insertTitle(kind),
    () => ctx.db.updateTable(table).set({ popularity }).where('id', '=', id).execute(),
    () => ctx.db.updateTable(table).set({ is_listed: isListed }).where('id', '=', id).execute(),
    () =>
      ctx.db
        .updateTable(table)
        .set({ vote_average: voteAverage, vote_count: voteCount })
        .where('id', '=', id)
        .execute(),
    () => ctx.db.updateTable(table).set({ title, search_title: title.toLowerCase() }).where('id', '=', id).execute(),
    () => ctx.db.updateTable(table).set({ genre_ids: genreIds }).where('id', '=', id).execute(),
    () =>
      ctx.db
        .deleteFrom(kind === 'movie' ? 'movie_sources' : 'series_sources')
        .where('id', '=', id)
        .execute(),
    () => sql`delete from ${own}`.execute(ctx.db),
  ])();
}

function pickQuery(): { query: TitleQuery; slice: { offset: number; limit: number } } {
  const kind = pick(['movie', 'series'] as const);
  const query: TitleQuery = { kind, sort: pick(SORTS), today: pick([TODAY, TOMORROW]) };
  if (chance(0.5)) query.genreIds = [pick(GENRES[kind])];
  if (chance(0.4)) query.year = pick([1994, 2026, 1800]);
  if (chance(0.5)) query.offered = { serviceIds: [...NETFLIX.serviceIds], kinds: [...NETFLIX.kinds] };
  if (query.offered && chance(0.5)) query.minVotes = pick([1, 10, 150]);
  if (query.offered && chance(0.5)) query.minRating = pick([5.5, 7.7]);
  if (query.offered && chance(0.3)) query.maxRating = 7.7;
  return { query, slice: { offset: pick([0, 0, 3, 7, 14, 20, 50, 58, 200]), limit: pick([0, 1, 5, 20]) } };
}

let fromBlocks = 0;

async function expectSameAsLive(times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    const { query, slice } = pickQuery();
    const live = { ids: await listTitleIds(ctx.db, query, slice), total: await countTitles(ctx.db, query) };
    expect({ query, slice, ...(await findTitlePage(ctx, query, slice)) }).toEqual({ query, slice, ...live });
    if (await findInBlocks(ctx, query, slice)) fromBlocks += 1;
  }
}

beforeAll(async () => {
  for (let count = 0; count < 150; count += 1) {
    await insertTitle('movie');
    await insertTitle('series');
  }
});

test('before anything is built lists are read from the titles, and afterwards they say the same from blocks', async () => {
  await expectSameAsLive(20);
  expect(fromBlocks).toBe(0);
  await rebuildLists(at(TODAY));
  await expectSameAsLive(120);
  // All but those beyond the depth of the blocks.
  expect(fromBlocks).toBeGreaterThan(100);
});

test('a changed title is in the lists at the next read, at its place, and counted', async () => {
  for (let round = 0; round < 25; round += 1) {
    for (let change = 0; change < 4; change += 1) await changeTitle(pick(['movie', 'series']));
    await expectSameAsLive(12);
  }
  expect(await countChanges()).toBeGreaterThan(30);
});

test('a rebuild takes all changes in, and readers of either build say the same', async () => {
  await rebuildLists(at(TODAY));
  expect(await countChanges()).toBe(0);
  await expectSameAsLive(50);
  await rebuildLists(at(TOMORROW));
  await expectSameAsLive(50);
});

test('a title written during a build is in the lists: as a change, if the build did not see it', async () => {
  let isBuilding = true;
  const building = rebuildLists(at(TODAY)).finally(() => {
    isBuilding = false;
  });
  while (isBuilding) {
    await changeTitle(pick(['movie', 'series']));
    await expectSameAsLive(1);
  }
  await building;
  await expectSameAsLive(40);
});

test('metrics report how many changes the lists have since their build, and whether VACUUM keeps up', async () => {
  await gaugeDerived(ctx);
  const told = await ctx.metrics.registry.metrics();
  expect(told).toContain(`list_changes ${await countChanges()}\n`);
  expect(told).toMatch(/list_build_timestamp_seconds 1\d{9}/);
  expect(told).toContain('table_visible_share');
});

async function countChanges(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from list_changes`.execute(ctx.db);
  return rows[0]?.count ?? 0;
}
