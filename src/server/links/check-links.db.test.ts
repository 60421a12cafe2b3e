import { expect, test } from 'vitest';
import { openTestFixture } from '../../../test/database/test-fixture.ts';
import { hire } from '../../../test/editing/hire.ts';
import { runNights } from '../../../test/links/run-nights.ts';
import { callFunction } from '../catalogue/documents/call-function.ts';
import { reserveCall } from '../store/links/link-hosts.ts';
import { listDueLinks } from '../store/links/links.ts';
import { remindOfBrokenLinks } from './remind-of-links.ts';

const { ctx } = await openTestFixture();

test('every dead link of a simulated web is hidden within two nights, and no living one ever is', async () => {
  const { problems, counts, dead } = await runNights({
    ...{ ctx, links: 160, nights: 5, seed: 30, perHost: 200, timeoutMs: 800 },
  });
  expect(problems).toEqual([]);
  expect(dead).toBeGreaterThan(10);
  expect(counts.hidden).toBe(dead);
  expect(counts.checked).toBeGreaterThan(700);
});

test('members who curate are notified of them once a night, with their number', async () => {
  const { broken, night } = await ctx.db
    .selectFrom('link_nights')
    .select(['broken', 'night'])
    .where('broken', '>', 0)
    .orderBy('night')
    .executeTakeFirstOrThrow();
  const ana = await hire(ctx, 'Ana', 'editor');
  await hire(ctx, 'Rui', 'writer');
  const morning = { ...ctx, now: () => new Date(`${night}T09:05:00Z`) };
  expect(await remindOfBrokenLinks(morning)).toBe(broken);
  expect(await remindOfBrokenLinks(morning)).toBe(0);
  expect(await remindOfBrokenLinks({ ...ctx, now: () => new Date('2030-01-01T09:05:00Z') })).toBe(0);
  const events = await ctx.db.selectFrom('notification_events').select(['kind', 'details']).execute();
  expect(events).toEqual([{ kind: 'links-broken', details: { day: night, count: broken } }]);
  const bells = await ctx.db.selectFrom('member_notifications').select('member_id').execute();
  expect(bells).toEqual([{ member_id: ana.actor.id }]);
});

test('a host gets no more calls in a night than it is allowed, whoever asks', async () => {
  const now = new Date('2027-01-05T06:00:00Z');
  const asked = { host: 'um.example', night: '2027-01-05', now, perNight: 1_000, perHost: 10 };
  const answers = await Promise.all(Array.from({ length: 40 }, () => reserveCall(ctx.db, asked)));
  expect(answers.filter(Boolean)).toHaveLength(10);
  expect(await reserveCall(ctx.db, { ...asked, night: '2027-01-06' })).toBe(true);
  expect(await reserveCall(ctx.db, { ...asked, host: 'dois.example', perNight: 1 })).toBe(false);
});

test('a page shows no broken trailer, and shows it again when it works', async () => {
  const broken = await ctx.db
    .selectFrom('links')
    .innerJoin('link_uses', 'link_uses.link_id', 'links.id')
    .select(['links.id', 'url', 'entity_id'])
    .where('state', '=', 'broken')
    .where('kind', '=', 'trailer')
    .executeTakeFirstOrThrow();
  const keys = async () => {
    const { value } = await callFunction(ctx, 'getMovieDetails', { movieId: broken.entity_id });
    return (value as { videos: { results: { key: string }[] } }).videos.results.map(({ key }) => key);
  };
  const key = broken.url.slice(-11);
  expect(await keys()).not.toContain(key);
  const { saveSeen } = await import('./check-links.ts');
  await saveSeen(ctx, new Map([[broken.id, { state: 'alive' }]]), '2027-01-05');
  expect(await keys()).toContain(key);
});

test('what failed once is due before everything else', async () => {
  const due = await listDueLinks(ctx.db, { now: new Date('2030-01-01'), most: 500, perHost: 500 });
  const states = due.map(({ state }) => state === 'failing');
  expect(states.lastIndexOf(true)).toBeLessThan(states.indexOf(false));
  expect(due.filter(({ host }) => host === 'www.youtube.com').length).toBeGreaterThan(20);
  const few = await listDueLinks(ctx.db, { now: new Date('2030-01-01'), most: 500, perHost: 3 });
  expect(few.filter(({ host }) => host === 'www.youtube.com')).toHaveLength(3);
});
