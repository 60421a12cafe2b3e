import { beforeAll, describe, expect, test } from 'vitest';
import type { FeedKind } from '#shared/domain/site/feed-address.ts';
import { openScriptedFixture } from '../../../test/availability/open-scripted-fixture.ts';
import { storeArrival, storeMovie, storeSeries } from '../../../test/insert-agenda.ts';
import { readCalendar, readRss } from '../../../test/read-feeds.ts';
import { getFeed } from './get-feed.ts';
import { writeCalendar } from './write-calendar.ts';
import { writeRss } from './write-rss.ts';

const { ctx, setDay } = await openScriptedFixture();
const SERIES = { id: 7, title: 'Série', serviceId: 8, seasons: { 1: ['2026-11-18', '2026-11-25'] } };

async function readEvents(kind: FeedKind, slug: string) {
  const { value } = await getFeed(ctx, kind, slug);
  const { siteUrl } = ctx;
  const { items } = readRss(writeRss(value, { siteUrl, selfPath: '/feeds/x.xml' }));
  const { events } = readCalendar(writeCalendar(value, { siteUrl, product: 'Lanterninha' }));
  expect(items.map(({ title }) => title)).toEqual(events.map(({ SUMMARY }) => SUMMARY));
  return events.map(({ UID = '', SUMMARY = '', SEQUENCE = '', ...event }) => ({
    ...{ id: UID.split('@')[0], title: SUMMARY, day: event['DTSTART;VALUE=DATE'], sequence: Number(SEQUENCE) },
  }));
}

beforeAll(async () => {
  setDay('2026-11-17');
  await storeMovie(ctx, { id: 1, title: 'Estreia', releases: [[3, '2026-11-19']] });
  await storeMovie(ctx, {
    id: 2,
    title: 'Em casa',
    releases: [
      [3, '2026-09-10'],
      [4, '2026-11-20'],
    ],
  });
  const { id } = await ctx.db
    .selectFrom('platforms')
    .select('id')
    .where('slug', '=', 'netflix')
    .executeTakeFirstOrThrow();
  await storeArrival(ctx, 2, id, '2026-11-16');
  await storeSeries(ctx, SERIES);
  // All was stored in the past: two changes within a second have one sequence.
  await ctx.db
    .updateTable('content_marks')
    .set({ changed_at: new Date('2026-11-01T00:00:00Z') })
    .execute();
}, 60_000);

describe('calendar and RSS of the agenda', () => {
  test.each([
    ['cinema', ['filme-1-estreia: Estreia: Estreia']],
    ['streaming', ['filme-2-netflix: Em casa chegou à Netflix', 'filme-2-digital: Lançamento digital: Em casa']],
    ['episodios', ['serie-7-1-1: Série T1E1', 'serie-7-1-2: Série T1E2']],
    [
      '',
      [
        'filme-2-netflix: Em casa chegou à Netflix',
        'serie-7-1-1: Série T1E1',
        'filme-1-estreia: Estreia: Estreia',
        'filme-2-digital: Lançamento digital: Em casa',
        'serie-7-1-2: Série T1E2',
      ],
    ],
  ])('have the lane "%s"', async (lane, expected) => {
    const events = await readEvents('agenda', lane);
    expect(events.map(({ id, title }) => `${id}: ${title}`)).toEqual(expected);
  });
});

describe('an event that moves keeps its UID and raises its SEQUENCE', () => {
  const find = async (kind: FeedKind, slug: string, id: string) =>
    (await readEvents(kind, slug)).find((event) => event.id === id);

  test.each(['agenda', 'lancamentos'] as const)('a premiere, in %s', async (kind) => {
    const [lane, day] = [kind === 'agenda' ? 'cinema' : '', kind === 'agenda' ? '2026-11-26' : '2026-12-03'];
    const before = await find(kind, lane, 'filme-1-estreia');
    await storeMovie(ctx, { id: 1, title: 'Estreia', releases: [[3, day]] });
    const after = await find(kind, lane, 'filme-1-estreia');
    expect([before?.day === after?.day, after?.day]).toEqual([false, day.replaceAll('-', '')]);
    expect(after?.sequence).toBeGreaterThan(before?.sequence ?? Number.NaN);
    await ctx.db
      .updateTable('content_marks')
      .set({ changed_at: new Date('2026-11-02T00:00:00Z') })
      .execute();
  });

  test('an episode, in the agenda and in the calendar of its series', async () => {
    const both = async () => [
      await find('agenda', 'episodios', 'serie-7-1-2'),
      await find('serie', '7', 'serie-7-1-2'),
    ];
    const before = await both();
    await storeSeries(ctx, { ...SERIES, seasons: { 1: ['2026-11-18', '2026-11-27'] } });
    const after = await both();
    expect(after.map((event) => event?.day)).toEqual(['20261127', '20261127']);
    for (const [place, event] of after.entries()) {
      expect(event?.sequence).toBeGreaterThan(before[place]?.sequence ?? Number.NaN);
    }
  });

  test('and one that stays keeps both', async () => {
    const before = await readEvents('agenda', '');
    await storeMovie(ctx, {
      id: 2,
      title: 'Em casa',
      popularity: 99,
      releases: [
        [3, '2026-09-10'],
        [4, '2026-11-20'],
      ],
    });
    expect(await readEvents('agenda', '')).toEqual(before);
  });
});
