import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCalendar, readRss } from '../../../test/read-feeds.ts';
import type { Feed } from './feed.ts';
import { writeCalendar } from './write-calendar.ts';
import { writeRss } from './write-rss.ts';

const SITE = 'https://lanterninha.example';
const feed: Feed = {
  title: 'Novidades: Netflix',
  description: 'O que chegou, e quando; só no Brasil.',
  path: '/plataformas/netflix',
  slug: 'netflix',
  builtOn: '2026-11-15',
  items: [
    {
      id: 'a-1',
      title: 'Tom & Jerry, o filme; "já" <chegou>',
      text: 'Uma linha\ne outra \\ fim',
      path: '/filme/a-1',
      day: '2026-11-14',
      changedAt: '2026-11-10T09:08:07.654321+00:00',
    },
    { id: 'a-2', title: 'Ainda não', text: '', path: '/filme/b-2', day: '2026-12-31', changedAt: null },
  ],
};

test('a feed is read back as it was', () => {
  const { channel, items } = readRss(writeRss(feed, { siteUrl: SITE, selfPath: '/feeds/plataforma/netflix.xml' }));

  expect(channel).toMatchObject({
    title: 'Novidades: Netflix',
    link: `${SITE}/plataformas/netflix`,
    language: 'pt-BR',
  });
  expect(items[0]).toEqual({
    title: 'Tom & Jerry, o filme; "já" <chegou>',
    link: `${SITE}/filme/a-1`,
    guid: 'a-1@lanterninha.example',
    pubDate: 'Sat, 14 Nov 2026 15:00:00 GMT',
    description: 'Uma linha\ne outra \\ fim',
  });
  expect(items[1]).not.toHaveProperty('pubDate');
});

test('a calendar is read back as it was: whole days that end where the next begins, also at the end of a year', () => {
  const { properties, events } = readCalendar(writeCalendar(feed, { siteUrl: SITE, product: 'Lanterninha' }));

  expect(properties).toMatchObject({ NAME: 'Novidades: Netflix', CALSCALE: 'GREGORIAN' });
  expect(events).toEqual([
    {
      UID: 'a-1@lanterninha.example',
      DTSTAMP: '20261115T000000Z',
      'LAST-MODIFIED': '20261110T090807Z',
      SEQUENCE: '216464887',
      'DTSTART;VALUE=DATE': '20261114',
      'DTEND;VALUE=DATE': '20261115',
      SUMMARY: 'Tom & Jerry, o filme; "já" <chegou>',
      DESCRIPTION: 'Uma linha\ne outra \\ fim',
      URL: `${SITE}/filme/a-1`,
      TRANSP: 'TRANSPARENT',
    },
    expect.objectContaining({ 'DTSTART;VALUE=DATE': '20261231', 'DTEND;VALUE=DATE': '20270101' }),
  ]);
});

test('a later change has a higher sequence, also the last one that fits 31 bits', () => {
  const sequenceOf = (changedAt: string) => {
    const moved = { ...feed, items: feed.items.map((item) => ({ ...item, changedAt })) };
    const { events } = readCalendar(writeCalendar(moved, { siteUrl: SITE, product: 'Lanterninha' }));
    return Number(events[0]?.SEQUENCE);
  };
  const times = ['2019-01-01T00:00:00Z', '2026-11-17T19:00:00Z', '2026-11-17T19:00:01Z', '2088-01-19T03:14:07Z'];
  expect(times.map(sequenceOf)).toEqual([0, 217_105_200, 217_105_201, 2_147_483_647]);
});

test('whatever a title contains, both are valid', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 120 }),
      fc.string({ unit: 'binary', maxLength: 120 }),
      (name, text) => {
        const [first] = feed.items;
        const odd = { ...feed, items: first ? [{ ...first, title: `x${name}`, text }] : [] };
        readRss(writeRss(odd, { siteUrl: SITE, selfPath: '/feeds/a.xml' }));
        readCalendar(writeCalendar(odd, { siteUrl: SITE, product: 'Lanterninha' }));
      },
    ),
  );
});
