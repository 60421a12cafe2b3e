import { beforeAll, expect, test } from 'vitest';
import { openTestFixture } from '../../../test/database/test-fixture.ts';
import { createDice } from '../../../test/dice.ts';
import { compareOnce, readTitlesNaively } from '../../../test/filters/naive-filters.ts';
import { RandomCatalogue, TODAY } from '../../../test/filters/random-filters.ts';
import { rebuildLists } from '../catalogue/documents/rebuild-lists.ts';
import type { Context } from '../context.ts';

const fixture = await openTestFixture();
const { ctx } = fixture;
const catalogue = new RandomCatalogue(ctx.db, createDice(20261117));

beforeAll(async () => {
  await catalogue.prepare();
  for (let count = 0; count < 150; count += 1) {
    await catalogue.insert('movie');
    await catalogue.insert('series');
  }
  await catalogue.fillCinemas();
});

async function expectSame(asking: Context, times: number): Promise<void> {
  const titles = { movie: await readTitlesNaively(ctx.db, 'movie'), series: await readTitlesNaively(ctx.db, 'series') };
  for (let time = 0; time < times; time += 1) {
    const asked = catalogue.question();
    expect(await compareOnce(asking, titles[asked.question.kind], asked)).toEqual([]);
  }
}

test('page, total and counts of random combinations are those of a naive recomputation', () => expectSame(ctx, 300));

test('a change is in the next answer, in every process, before and after the lists are built', async () => {
  const other = await fixture.openAnother();
  for (let round = 0; round < 30; round += 1) {
    for (let change = 0; change < 5; change += 1) await catalogue.change();
    if (round === 10) await rebuildLists(ctx);
    // The other process was not asked for some rounds, and a build deleted changes it has not read.
    if (round === 15 || round === 20) await rebuildLists(ctx);
    await expectSame(ctx, 6);
    if (round % 4 === 0) await expectSame(other.ctx, 6);
  }
});

test('a film in cinemas can be watched only while the list of cinemas is recent', async () => {
  const question = { kind: 'movie', sort: 'popular', today: TODAY, access: ['cinema'] } as const;
  const find = (asking: Context) => asking.copies.filters.find(asking, question, { offset: 0, limit: 20 });
  expect((await find(ctx)).total).toBeGreaterThan(0);
  const twoDaysLater = new Date(Date.now() + 2 * 86_400_000);
  expect((await find({ ...ctx, now: () => twoDaysLater })).total).toBe(0);
});

test('questions are answered after the thread ended', async () => {
  ctx.copies.filters.clear();
  await expectSame(ctx, 5);
  const asked = Promise.all(Array.from({ length: 10 }, () => expectSame(ctx, 1)));
  ctx.copies.filters.clear();
  await asked;
});
