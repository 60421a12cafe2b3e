import { beforeAll, describe, expect, test } from 'vitest';
import { Rotation } from '#shared/contract/rotation.ts';
import { addDays, toBrazilianDay } from '#shared/domain/day.ts';
import type { PlanFields } from '#shared/domain/subscriptions/subscriptions.ts';
import { insertMovie, insertSeries } from '../../../../test/builders/stored-title.ts';
import { openTestFixture } from '../../../../test/database/test-fixture.ts';
import { enterPlan } from '../../../../test/editing/enter-prices.ts';
import { callFunction } from '../documents/call-function.ts';

const { ctx } = await openTestFixture();
const today = toBrazilianDay(ctx.now());

async function price(slug: string, priceCents: number, more: Partial<PlanFields> = {}) {
  const { id } = await ctx.db.selectFrom('platforms').select('id').where('slug', '=', slug).executeTakeFirstOrThrow();
  await enterPlan(ctx, { platformId: id, name: `Plano ${priceCents}`, priceCents, ...more });
}

beforeAll(async () => {
  await insertMovie(ctx.db, { id: 1, title: 'Só na Netflix', offers: [['flatrate', 8]] });
  const both = [
    ['flatrate', 8],
    ['flatrate', 337],
  ] as const;
  await insertMovie(ctx.db, { id: 2, title: 'Nas duas', offers: both });
  await insertMovie(ctx.db, { id: 3, title: 'Sem preço', offers: [['flatrate', 307]] });
  await insertMovie(ctx.db, { id: 4, title: 'Para alugar', offers: [['rent', 2]] });
  const free = [
    ['ads', 300],
    ['flatrate', 8],
  ] as const;
  await insertMovie(ctx.db, { id: 5, title: 'De graça', offers: free });
  await insertMovie(ctx.db, { id: 6, title: 'Em lugar nenhum' });
  await insertSeries(ctx.db, { id: 7, title: 'Longa', offers: [['flatrate', 337]] });
  await ctx.db.updateTable('movies').set({ runtime_minutes: 120 }).where('id', '>', 0).execute();
  await ctx.db.updateTable('series').set({ episode_minutes: 60, episode_count: 70 }).where('id', '=', 7).execute();
  await price('netflix', 4_490);
  await price('netflix', 2_090);
  await price('disney-plus', 2_799);
  // By year only, and no longer shown: neither is a price of a month.
  await price('globoplay', 9_900, { period: 'year' });
  await price('globoplay', 990, { checkedOn: addDays(today, -31) });
});

const plan = async (input: object) => (await callFunction(ctx, 'getRotation', input)).value;
const ALL = 'f1-f2-f3-f4-f5-f6-s7';

describe('a rotation', () => {
  test('takes the cheapest plan that is shown, one service a month, and lists the rest apart', async () => {
    const rotation = await plan({ t: ALL, horas: 15, inicio: '2026-12' });
    expect(Rotation.strict().parse(rotation)).toEqual(rotation);
    // 70 hours at 65 a month are two months of Disney+, which has room for the film on both.
    expect(rotation.months.map(({ month, service, price_cents }) => [month, service.slug, price_cents])).toEqual([
      ['2026-12', 'disney-plus', 2_799],
      ['2027-01', 'disney-plus', 2_799],
      ['2027-02', 'netflix', 2_090],
    ]);
    expect([rotation.total_cents, rotation.together_cents, rotation.is_exact]).toEqual([7_688, 14_667, true]);
    expect(rotation.titles.map(({ apart }) => apart)).toEqual([null, null, 'unpriced', 'shop', 'free', 'none', null]);
    expect([rotation.checked_on, rotation.is_invented]).toEqual([today, true]);
  });

  test('costs nothing on a service that is paid already, even without a price', async () => {
    const rotation = await plan({ t: 'f1-f3', meus: 'globoplay,netflix' });
    expect([rotation.total_cents, rotation.months.length]).toEqual([0, 2]);
    expect(rotation.months.every(({ is_own, price_cents }) => is_own && price_cents === 0)).toBe(true);
  });

  test('leaves out what is not here, and of nothing is nothing', async () => {
    expect((await plan({ t: 'f1-f999999' })).titles).toHaveLength(1);
    expect(await plan({ t: '' })).toMatchObject({ titles: [], months: [], total_cents: 0 });
  });

  test('shows no price after its last day', async () => {
    const later = { ...ctx, now: () => new Date(ctx.now().getTime() + 31 * 86_400_000) };
    const { value } = await callFunction(later, 'getRotation', { t: 'f1' });
    expect([value.total_cents, value.months, value.titles[0]?.apart]).toEqual([0, [], 'unpriced']);
  });

  test.each([
    [{ t: 'p1' }],
    [{ t: 598 }],
    [{ t: Array.from({ length: 10_000 }, (_, id) => `f${id + 1}`).join('-') }],
    [{ t: 'f1', horas: 16 }],
    [{ t: 'f1', inicio: '2026-13' }],
  ])('is refused: %#', async (input) => {
    await expect(callFunction(ctx, 'getRotation', input)).rejects.toMatchObject({ code: 'invalid-argument' });
  });
});
