import { expect, test } from 'vitest';
import { addDays } from '#shared/domain/day.ts';
import { cacheHeaders } from '#shared/domain/site/cache-headers.ts';
import { CITY_OF_GOD, openEditedFixture } from '../../../../test/editing/open-edited-fixture.ts';
import { isWhole } from '../../../../test/sample.ts';
import type { Context } from '../../context.ts';
import { openCopies } from '../../copies.ts';
import { type Answer, endsWithTheDay, lifetimeOf } from '../documents/answer.ts';
import { callFunction, functionOf } from '../documents/call-function.ts';

const NETFLIX = 8;
const SOURCE = 'https://precos.example/';
const fixture = await openEditedFixture();
const { db } = fixture.ctx;
await db
  .insertInto('watch_services')
  .values({ id: NETFLIX, name: 'Netflix', logo_path: null, seen_at: new Date() })
  .onConflict((conflict) => conflict.doNothing())
  .execute();
await db.deleteFrom('movie_offers').where('movie_id', '=', CITY_OF_GOD.id).execute();
await db
  .insertInto('movie_offers')
  .values({ movie_id: CITY_OF_GOD.id, service_id: NETFLIX, kind: 'flatrate', position: 1 })
  .execute();

/** Prices that no other number on the page has, checked at all times of the year and with all kinds of ends. */
const PLANS = Array.from({ length: 60 }, (_, place) => ({
  name: `Plano ${place}`,
  cents: 770_001 + place * 13,
  checkedOn: addDays('2026-12-01', (place * 37) % 360),
  days: [0, 1, 2, 6, 29, 30, 31, 90][place % 8] ?? 0,
})).map((plan) => ({ ...plan, expiresOn: addDays(plan.checkedOn, plan.days) }));
for (const [place, { name, cents, checkedOn, expiresOn }] of PLANS.entries()) {
  const dated = { sourceUrl: SOURCE, checkedOn, expiresOn };
  // Days in the future, which no editor may publish, are written as an archive has them.
  await writeRecord('plan', place + 1, {
    ...{ platformId: NETFLIX, name, priceCents: cents, period: 'month', hasAds: false, ...dated },
  });
  const bundle = { seller: `Vendedora ${place}`, name: 'Combo', platformIds: [NETFLIX] };
  await writeRecord('bundle', place + 1, { ...bundle, priceCents: cents + 100_000, period: 'month', ...dated });
}

async function writeRecord(entity: string, id: number, content: object): Promise<void> {
  const now = new Date();
  const row = { title: 'x', is_public: true, content: JSON.stringify(content), created_at: now, changed_at: now };
  await db
    .insertInto('records')
    .values({ entity, id, ...row })
    .execute();
}

/** Written apart from the rule it tests. */
const isValid = ({ checkedOn, expiresOn }: (typeof PLANS)[number], day: string) =>
  day >= checkedOn && day <= expiresOn && Date.parse(day) - Date.parse(checkedOn) <= 30 * 86_400_000;
const centsIn = (text: string) => [...text.matchAll(/"price_cents":(\d+)/g)].map(([, cents]) => Number(cents));

/** The worst cache that obeys our headers: it serves a copy to its last second, then stale for as long as it may. */
class WorstCache {
  #kept: { text: string; until: number } | undefined;

  async get(
    ask: () => Promise<Answer<unknown>>,
    ttlSeconds: number,
    now: Date,
  ): Promise<{ text: string; isNew: boolean }> {
    if (this.#kept && now.getTime() < this.#kept.until) return { text: this.#kept.text, isNew: false };
    const answer = await ask();
    const headers = cacheHeaders({
      ...{ ttlSeconds: lifetimeOf(answer, ttlSeconds, now), tags: answer.tags, isDated: endsWithTheDay(answer) },
    });
    const said = headers['Cache-Control'] ?? '';
    const seconds = (name: string) => Number(new RegExp(`${name}=(\\d+)`).exec(said)?.[1]);
    this.#kept = {
      text: answer.text,
      until: now.getTime() + (seconds('s-maxage') + seconds('stale-while-revalidate')) * 1_000,
    };
    return { text: answer.text, isNew: true };
  }
}

/** Around midnight in Brazil, where it matters, and through the day, so that copies of every age meet it. */
const TIMES = ['00:00:00.001', '00:00:20', '06:13:00', '14:00:00', '22:31:07', '23:50:00', '23:59:45', '23:59:59.999'];

/** A check looks at two months, `npm run check -- all` at a year. */
const [UNTIL, SHARE] = isWhole() ? (['2027-12-01', 1] as const) : (['2027-02-01', 0.15] as const);

test('over a year no price or bundle is served on a day that is not its own, from caches neither', {
  timeout: 240_000,
}, async () => {
  const clock = { now: new Date() };
  const now = () => clock.now;
  const ctx: Context = { ...fixture.ctx, now, copies: openCopies({ now, pageBytes: 1_000_000 }) };
  const [titles, platforms] = [new WorstCache(), new WorstCache()];
  let [shown, built] = [0, 0];
  for (let day = '2026-11-25'; day < UNTIL; day = addDays(day, 1)) {
    for (const time of TIMES) {
      clock.now = new Date(`${day}T${time}-03:00`);
      const title = await titles.get(
        () => callFunction(ctx, 'getMovieDetails', { movieId: CITY_OF_GOD.id }),
        functionOf('getMovieDetails').ttlSeconds,
        clock.now,
      );
      const platform = await platforms.get(
        () => callFunction(ctx, 'getMediaByStreaming', { providerSlug: 'netflix' }),
        functionOf('getMediaByStreaming').ttlSeconds,
        clock.now,
      );
      const valid = PLANS.filter((plan) => isValid(plan, day));
      const allowed = new Set(valid.flatMap(({ cents }) => [cents, cents + 100_000]));
      for (const { text } of [title, platform]) {
        const said = centsIn(text);
        expect(
          said.filter((cents) => !allowed.has(cents)),
          `${day} ${time}`,
        ).toEqual([]);
        shown += said.length;
      }
      // Away from midnight a new answer has all of them.
      if (platform.isNew && !time.startsWith('23:59')) {
        expect(centsIn(platform.text)).toHaveLength(valid.length * 2);
        built += 1;
      }
      if (title.isNew && !time.startsWith('23:59')) {
        const cheapest = valid.map(({ cents }) => cents).toSorted((one, other) => one - other)[0];
        expect(centsIn(title.text)[0] ?? undefined).toBe(cheapest);
      }
    }
  }
  expect(shown).toBeGreaterThan(1_000 * SHARE);
  expect(built).toBeGreaterThan(300 * SHARE);
});

test('a title and a platform say nothing of prices when none is shown', async () => {
  const now = () => new Date('2030-01-01T12:00:00Z');
  const ctx: Context = { ...fixture.ctx, now, copies: openCopies({ now, pageBytes: 1_000_000 }) };
  const title = await callFunction(ctx, 'getMovieDetails', { movieId: CITY_OF_GOD.id });
  expect(title.value['watch/providers'].results.BR).not.toHaveProperty('bundles');
  expect(title.value['watch/providers'].results.BR.flatrate[0]).not.toHaveProperty('plan');
  const platform = await callFunction(ctx, 'getMediaByStreaming', { providerSlug: 'netflix' });
  expect(platform.value).not.toHaveProperty('plans');
});
