import { escapeXml } from '#shared/domain/xml.ts';
import type { Feed, FeedItem } from './feed.ts';

interface FeedPlace {
  siteUrl: string;
  /** Path of the feed itself. */
  selfPath: string;
}

/** RSS 2.0. Future items have no `pubDate`: readers would ignore it or hide the item. */
export function writeRss(feed: Feed, { siteUrl, selfPath }: FeedPlace): string {
  const link = (path: string) => escapeXml(siteUrl + path);
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    `<title>${escapeXml(feed.title)}</title>`,
    `<link>${link(feed.path)}</link>`,
    `<description>${escapeXml(feed.description)}</description>`,
    '<language>pt-BR</language>',
    `<atom:link href="${link(selfPath)}" rel="self" type="application/rss+xml"/>`,
    ...feed.items.map((item) => writeItem(item, feed.builtOn, siteUrl)),
    '</channel>',
    '</rss>',
    '',
  ];
  return lines.join('\n');
}

function writeItem(item: FeedItem, today: string, siteUrl: string): string {
  const published = item.day <= today ? `<pubDate>${writeRfc822(item.day)}</pubDate>` : '';
  return [
    '<item>',
    `<title>${escapeXml(item.title)}</title>`,
    `<link>${escapeXml(siteUrl + item.path)}</link>`,
    `<guid isPermaLink="false">${escapeXml(`${item.id}@${new URL(siteUrl).host}`)}</guid>`,
    published,
    `<description>${escapeXml(item.text)}</description>`,
    '</item>',
  ].join('');
}

/** Noon in São Paulo: the same day in every time zone that people read us in. */
function writeRfc822(day: string): string {
  return new Date(`${day}T12:00:00-03:00`).toUTCString();
}
