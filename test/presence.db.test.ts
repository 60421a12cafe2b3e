import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { addComment } from '../src/server/admin/review/comments.ts';
import { PRESENCE } from '../src/shared/admin/domain/limits.ts';
import { PRESENCE_STREAM_PATH, type Present } from '../src/shared/admin/domain/presence.ts';
import { startServerProcess } from '../tools/stack.ts';
import { FILM, openScreen } from './presence/open-screen.ts';
import { openAdmin, VISITORS } from './staff/open-admin.ts';
import { SITE_URL } from './staff/open-staff-fixture.ts';
import type { Browser } from './staff/people.ts';

const admin = await openAdmin();
const second = await startServerProcess(new Set(), admin.variables, { services: 'web' });
afterAll(() => second.stop());
const urls = { first: admin.server.url, second: second.url };

const screenOf = (browser: Browser, url: string, given: Partial<typeof FILM> = {}) =>
  openScreen({ cookie: browser.cookie, url, origin: SITE_URL }, given);

async function until(isTrue: () => boolean, withinMs = 3_000): Promise<number> {
  const from = Date.now();
  while (!isTrue() && Date.now() - from < withinMs) await sleep(20);
  return Date.now() - from;
}

describe('members at two processes', { timeout: 60_000 }, () => {
  test('see each other, the field each is in, and that one left or fell silent', async () => {
    const [one, other] = [await admin.come('writer'), await admin.come('editor')];
    const [writer, editor] = [(await one.signedIn()).member, (await other.signedIn()).member];
    const here = screenOf(one, urls.first);
    const there = screenOf(other, urls.second);
    for (const screen of [here, there]) {
      expect((await screen.send('stay')).status).toBe(200);
      const response = await screen.open();
      expect([response.status, response.headers.get('content-type')]).toEqual([
        200,
        'text/event-stream; charset=utf-8',
      ]);
      expect(response.headers.get('cache-control')).toContain('no-store');
    }
    await until(() => here.seen().length === 2 && there.seen().length === 2);
    expect(here.seen().map(({ member }) => member)).toEqual([writer.id, editor.id]);

    await there.send('stay', { field: 'overview', asks: 'tagline' });
    const ms = await until(() => here.seen().some(({ field }) => field === 'overview'), 1_500);
    expect(ms).toBeLessThan(1_500);
    expect(here.seen().find(({ member }) => member === editor.id)).toMatchObject({
      field: 'overview',
      asks: 'tagline',
    });

    // Renewed without a change: nothing is sent.
    const before = here.events.length;
    await there.send('stay', { field: 'overview', asks: 'tagline' });
    await here.send('stay');
    await sleep(500);
    expect(here.events.length).toBe(before);

    await there.send('leave');
    expect(await until(() => here.seen().length === 1, 1_500)).toBeLessThan(1_500);
    await until(there.hasEnded);
    expect(there.hasEnded()).toBe(true);

    // A closed laptop: its connection stays open and it says nothing more.
    const silent = screenOf(other, urls.second);
    await silent.send('stay');
    await silent.open();
    await until(() => here.seen().length === 2);
    const beats = setInterval(() => void here.send('stay'), 2_000);
    const goneAfter = await until(() => here.seen().length === 1, 20_000);
    clearInterval(beats);
    expect(goneAfter).toBeGreaterThan(PRESENCE.goneMs - 3_000);
    expect(goneAfter).toBeLessThan(15_000);
    await until(silent.hasEnded);
    expect(silent.hasEnded()).toBe(true);
    here.close();
  });

  test('are told of comments of others, and not of their own', async () => {
    const [one, other] = [await admin.come('writer'), await admin.come('editor')];
    const film = { id: '155' };
    const [here, there] = [screenOf(one, urls.first, film), screenOf(other, urls.second, film)];
    for (const screen of [here, there]) {
      await screen.send('stay');
      await screen.open();
    }
    await until(() => here.seen().length === 2 && there.seen().length === 2);
    const { actor, member } = await other.signedIn();
    const subject = { entity: 'movie', id: 155 } as const;
    await addComment(admin.ctx, { actor, role: member.role }, { ...subject, field: 'overview', reviewId: null }, 'Oi');
    await until(() => here.events.some(({ event }) => event === 'changed'));
    expect(here.events.filter(({ event }) => event === 'changed')).toHaveLength(1);
    expect(there.events.filter(({ event }) => event === 'changed')).toHaveLength(0);
    here.close();
    there.close();
  });

  test('without a stream are answered who is there', async () => {
    const screen = screenOf(await admin.come('writer'), urls.first, { id: '13' });
    const answer = (await (await screen.send('stay', { isPolling: '1' })).json()) as { present: Present[] };
    expect(answer.present).toHaveLength(1);
    const reader = await admin.come('reader');
    const address = `/admin/presenca?${new URLSearchParams({ tab: screen.tab, ...FILM, id: '13' }).toString()}`;
    expect(await (await admin.get(reader, address)).json()).toMatchObject({ present: [{ place: 'edit' }] });
  });
});

describe('a stream', () => {
  const ALLOWED = ['reader', 'writer', 'editor', 'administrator', 'unconfirmed administrator', 'demoted'];

  test.each(VISITORS)('of %s opens only with a session', async (visitor) => {
    const screen = screenOf(await admin.come(visitor), urls.first);
    await screen.send('stay');
    const { status } = await screen.open();
    if (ALLOWED.includes(visitor)) expect(status).toBe(200);
    else expect([401, 403]).toContain(status);
    screen.close();
  });

  test('ends when the session does', async () => {
    const browser = await admin.come('editor');
    const screen = screenOf(browser, urls.first);
    await screen.send('stay');
    await screen.open();
    const { session } = await browser.signedIn();
    await admin.ctx.db.deleteFrom('staff.sessions').where('id', '=', session.id).execute();
    // As if the last sign of life were older; without a session it sends no other.
    const old = new Date(Date.now() - PRESENCE.goneMs);
    await admin.ctx.db.updateTable('presence').set({ seen_at: old }).where('tab', '=', screen.tab).execute();
    await screen.send('stay');
    expect(await until(screen.hasEnded, 5_000)).toBeLessThan(5_000);
    expect((await screen.send('stay')).headers.get('location')).toContain('/admin/login');
  });

  test('of a screen that another member opened ends at once', async () => {
    const screen = screenOf(await admin.come('editor'), urls.first);
    await screen.send('stay');
    const thief = await admin.come('reader');
    const address = `${urls.first}${PRESENCE_STREAM_PATH}?${new URLSearchParams({ ...FILM, tab: screen.tab }).toString()}`;
    const text = await (await fetch(address, { headers: { cookie: thief.cookie } })).text();
    expect(text).toBe('retry: 2000\n\n');
    await admin.post(thief, '/admin/presenca', { intent: 'leave', tab: screen.tab });
    const left = await admin.ctx.db.selectFrom('presence').select('tab').where('tab', '=', screen.tab).execute();
    expect(left).toHaveLength(1);
  });

  test('of too many of one member is refused', async () => {
    const browser = await admin.come('editor');
    const screens = Array.from({ length: PRESENCE.streamsPerMember + 1 }, () => screenOf(browser, urls.first));
    const statuses: number[] = [];
    for (const screen of screens) {
      await screen.send('stay');
      statuses.push((await screen.open()).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(PRESENCE.streamsPerMember);
    expect(statuses.at(-1)).toBe(503);
    for (const screen of screens) screen.close();
  });

  test('is not a use of the session, and neither is renewing a screen', async () => {
    const browser = await admin.come('editor');
    const { session } = await browser.signedIn();
    const long = new Date(admin.clock.now.getTime() - 20 * 60_000);
    await admin.ctx.db.updateTable('staff.sessions').set({ seen_at: long }).where('id', '=', session.id).execute();
    const screen = screenOf(browser, urls.first);
    await screen.send('stay');
    await screen.open();
    const row = await admin.ctx.db
      .selectFrom('staff.sessions')
      .select('seen_at')
      .where('id', '=', session.id)
      .executeTakeFirstOrThrow();
    expect(row.seen_at?.getTime()).toBe(long.getTime());
    screen.close();
  });
});

test('more signs of life than screens can send are refused', async () => {
  const screen = screenOf(await admin.come('editor'), urls.first);
  expect((await screen.send('stay')).status).toBe(200);
  // All at once: one after the other on a busy machine they would be as slow as the limit allows.
  const answers = await Promise.all(Array.from({ length: 2 * PRESENCE.beatsAtOnce }, () => screen.send('stay')));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]));
});
