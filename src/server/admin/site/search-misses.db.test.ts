import { describe, expect, test } from 'vitest';
import { CITY_OF_GOD, openEditedFixture } from '../../../../test/editing/open-edited-fixture.ts';
import { searchCatalogue } from '../../catalogue/search/search.ts';
import { openSearchMisses } from '../../measurement/search-misses.ts';
import { aliasSearchMiss, forgetOldSearches, readSearchMisses } from './search-misses.ts';

const fixture = await openEditedFixture();
const { ctx } = fixture;
const ana = await fixture.hire('Ana');
const other = await fixture.openAnother();

describe('a search that found nothing', () => {
  const terms = async () => (await readSearchMisses(ctx)).map(({ term, askers }) => [term, askers]);
  const ask = async (typed: string, askers: number) => {
    const misses = openSearchMisses(ctx);
    for (let number = 0; number < askers; number += 1) misses.note(typed, `203.0.113.${number}`);
    misses.note(typed, '203.0.113.0');
    await misses.close();
  };

  test('is listed from five visitors a day up, across processes, and never who they are', async () => {
    await ask('O Bicho de Sete Cabecas!', 4);
    expect(await terms()).toEqual([]);
    const kept = JSON.stringify([
      await ctx.db.selectFrom('search_askers').selectAll().execute(),
      await ctx.db.selectFrom('search_misses').selectAll().execute(),
    ]);
    expect(kept).not.toMatch(/bicho|203\.0/i);
    await ask('o bicho de sete cabeças', 5);
    expect(await terms()).toEqual([['o bicho de sete cabecas', 5]]);
  });

  test('that may be a personal number or an address is not stored', async () => {
    await ask('ana@example.com', 6);
    await ask('123.456.789-09', 6);
    await ask('(11) 91234-5678', 6);
    expect(await terms()).toHaveLength(1);
  });

  test('becomes another name of what was meant, found at once', async () => {
    const find = async () =>
      (await searchCatalogue(other.ctx, { query: 'bicho de sete cabecas', page: 1 })).value.totals.movies;
    expect(await find()).toBe(0);
    await aliasSearchMiss(ctx, ana, { term: 'o bicho de sete cabecas', subject: CITY_OF_GOD });
    expect(await find()).toBe(1);
    expect(await terms()).toEqual([]);
    expect((await fixture.listAudit()).at(-1)).toMatchObject({ action: 'alias.added' });
  });

  test('leaves no trace of its visitors the day after, and is deleted after its time', async () => {
    await ask('outra coisa', 5);
    fixture.pass(24 * 60);
    await forgetOldSearches(ctx);
    expect(await ctx.db.selectFrom('search_askers').selectAll().execute()).toEqual([]);
    expect(await ctx.db.selectFrom('search_salts').selectAll().execute()).toEqual([]);
    expect(await terms()).toHaveLength(1);
    fixture.pass(90 * 24 * 60);
    await forgetOldSearches(ctx);
    expect(await terms()).toEqual([]);
  });
});
