import { describe, expect, test } from 'vitest';
import { moveToDay } from '#shared/admin/domain/calendar/calendar.ts';
import { adminCalendar } from '#shared/admin/text/calendar.ts';
import { addDays, toBrazilianDay } from '#shared/domain/day.ts';
import { HOME } from '#shared/domain/site/home-pins.ts';
import { enterPlan } from '../../../../test/editing/enter-prices.ts';
import { CENTRAL_STATION, CITY_OF_GOD, openEditedFixture } from '../../../../test/editing/open-edited-fixture.ts';
import { problemOf } from '../../../../test/editing/soon.ts';
import { findPlan } from '../../store/editing/plans.ts';
import { discardDraft } from '../editing/discard-draft.ts';
import { openSubject } from '../editing/open-subject.ts';
import { plan } from '../editing/plans.ts';
import { sendForReview } from '../review/send-review.ts';
import { movePlan } from './move-plan.ts';
import { readCalendar } from './read-calendar.ts';

const fixture = await openEditedFixture();
const { ctx } = fixture;
const ana = await fixture.hire('Ana');
const HOUR_MS = 3_600_000;
const today = toBrazilianDay(ctx.now());
const days = { from: today, to: addDays(today, 30) };
const inHours = (hours: number) => new Date(Math.floor(ctx.now().getTime() / 60_000) * 60_000 + hours * HOUR_MS);

type Film = typeof CITY_OF_GOD;
async function planFilm(film: Film, publishAt: Date, unpublishAt?: Date): Promise<void> {
  const { fields } = await openSubject(ctx, film);
  const seen = Object.fromEntries(fields.flatMap(({ field, draft, version }) => (draft ? [[field, version]] : [])));
  await plan(ctx, ana, film, { publishAt, unpublishAt, publishOnPlatformId: undefined, seen });
}
const itemOf = async (key: string) => (await readCalendar(ctx, days)).items.find((item) => item.key === key);
const keyOf = ({ entity, id }: Film, what = 'publish') => `${entity}-${id}-${what}`;

describe('the calendar', () => {
  test('shows plans with the fields they publish, by who planned them', async () => {
    await fixture.write(ana, CITY_OF_GOD, { tagline: 'Uma frase.' });
    const at = inHours(30);
    await planFilm(CITY_OF_GOD, at, inHours(60));
    expect(await itemOf(keyOf(CITY_OF_GOD))).toMatchObject({
      kind: 'publication',
      day: toBrazilianDay(at),
      at,
      plan: { by: { name: 'Ana' }, conflicts: [] },
    });
    expect(await itemOf(keyOf(CITY_OF_GOD, 'unpublish'))).toMatchObject({ kind: 'removal' });
    const outside = { from: addDays(today, 20), to: addDays(today, 40) };
    expect((await readCalendar(ctx, outside)).items.filter((item) => item.plan)).toEqual([]);
  });

  test('a moved plan keeps what it publishes; the audit log has both times', async () => {
    const item = await itemOf(keyOf(CITY_OF_GOD));
    const was = item?.at ?? new Date(0);
    const to = moveToDay(was, addDays(item?.day ?? today, 1));
    await movePlan(ctx, ana, CITY_OF_GOD, { what: 'publish', was, to });
    expect(await findPlan(ctx.db, CITY_OF_GOD)).toMatchObject({
      publishAt: to,
      seen: { tagline: 1 },
      author: ana.actor.id,
    });
    const entries = ctx.db.selectFrom('audit_entries').select(['action', 'before', 'after']).orderBy('seq', 'desc');
    expect(await entries.limit(1).executeTakeFirst()).toEqual({
      ...{ action: 'plan.moved', before: { publishAt: was.toISOString() }, after: { publishAt: to.toISOString() } },
    });
  });

  test('a plan is not moved into the past, behind its end, or twice from the same time', async () => {
    const was = (await itemOf(keyOf(CITY_OF_GOD)))?.at ?? new Date(0);
    const move = (to: Date, seen = was) =>
      problemOf(movePlan(ctx, ana, CITY_OF_GOD, { what: 'publish', was: seen, to }));
    expect(await move(inHours(-1))).toBe(adminCalendar.past);
    expect(await move(inHours(200))).toMatch(/final|depois/);
    expect(await move(inHours(40), inHours(1))).toBe(adminCalendar.changed);
    expect((await findPlan(ctx.db, CITY_OF_GOD))?.publishAt).toEqual(was);
    expect(await problemOf(movePlan(ctx, ana, CENTRAL_STATION, { what: 'publish', was, to: inHours(9) }))).toBe(
      adminCalendar.changed,
    );
  });

  test('a plan whose draft changed, or is in review too, has a conflict', async () => {
    await fixture.write(ana, CITY_OF_GOD, { tagline: 'Outra frase.' });
    expect((await itemOf(keyOf(CITY_OF_GOD)))?.plan?.conflicts).toEqual([{ kind: 'changed', fields: ['tagline'] }]);
    const reviewer = await fixture.hire('Bruno');
    const { fields } = await openSubject(ctx, CITY_OF_GOD);
    const version = fields.find(({ field }) => field === 'tagline')?.version ?? 0;
    await sendForReview(ctx, ana, CITY_OF_GOD, { seen: { tagline: version }, note: '', reviewerId: reviewer.actor.id });
    expect((await itemOf(keyOf(CITY_OF_GOD)))?.plan?.conflicts).toContainEqual({ kind: 'review', fields: ['tagline'] });
  });

  test('two plans with one address have a conflict, also if only one is on the shown days', async () => {
    await discardDraft(ctx, ana, CITY_OF_GOD);
    await fixture.write(ana, CITY_OF_GOD, { slug: 'o-mesmo' });
    await fixture.write(ana, CENTRAL_STATION, { slug: 'o-mesmo' });
    await planFilm(CITY_OF_GOD, inHours(30));
    await planFilm(CENTRAL_STATION, inHours(24 * 60));
    expect((await itemOf(keyOf(CITY_OF_GOD)))?.plan?.conflicts).toEqual([{ kind: 'slug', other: 'Central do Brasil' }]);
    await discardDraft(ctx, ana, CENTRAL_STATION);
    expect((await itemOf(keyOf(CITY_OF_GOD)))?.plan?.conflicts).toEqual([]);
  });

  test('shows what enters and leaves home, and a film that is hidden while it is pinned', async () => {
    const until = addDays(today, 10);
    await fixture.write(ana, HOME, { pins: [{ kind: 'movie', id: CITY_OF_GOD.id, from: today, until }] });
    await fixture.publishAll(ana, HOME);
    await planFilm(CITY_OF_GOD, inHours(30), inHours(60));
    const { items } = await readCalendar(ctx, days);
    expect(items.filter(({ kind }) => kind === 'featured').map(({ day }) => day)).toEqual([today, until]);
    expect((await itemOf(keyOf(CITY_OF_GOD, 'unpublish')))?.plan?.conflicts).toEqual([{ kind: 'home', until }]);
  });

  test('shows the day a price ends, or 30 days after nobody checked it', async () => {
    await enterPlan(ctx, { platformId: 8, name: 'Padrão', expiresOn: addDays(today, 5) });
    await enterPlan(ctx, { platformId: 8, name: 'Premium', expiresOn: addDays(today, 300) });
    const ends = (await readCalendar(ctx, days)).items.filter(({ kind }) => kind === 'expiry');
    expect(ends.map(({ title, day }) => [title, day])).toEqual([
      ['Netflix: Padrão', addDays(today, 5)],
      ['Netflix: Premium', addDays(today, 30)],
    ]);
  });

  test('shows the films that open in Brazilian cinemas', async () => {
    const day = addDays(today, 7);
    await ctx.db
      .insertInto('movie_releases')
      .values({ movie_id: CENTRAL_STATION.id, type: 3, released_on: day, position: 99, certification: '', note: '' })
      .execute();
    const openings = (await readCalendar(ctx, days)).items.filter(({ kind }) => kind === 'opening');
    expect(openings.map(({ title, day: opens }) => [title, opens])).toEqual([['Central do Brasil', day]]);
  });
});
