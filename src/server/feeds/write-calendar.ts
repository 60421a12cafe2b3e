import { addDays } from '#shared/domain/day.ts';
import { CALENDAR_REFRESH_HOURS } from '#shared/domain/limits.ts';
import type { Feed, FeedItem } from './feed.ts';

/** RFC 5545: all-day events that do not mark the user as busy. */
export function writeCalendar(feed: Feed, { siteUrl, product }: { siteUrl: string; product: string }): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(product)}//Agenda//PT-BR`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'X-WR-TIMEZONE:America/Sao_Paulo',
    // NAME and DESCRIPTION are of RFC 7986; the X- properties are for older calendars.
    `NAME:${escapeText(feed.title)}`,
    `X-WR-CALNAME:${escapeText(feed.title)}`,
    `DESCRIPTION:${escapeText(feed.description)}`,
    `X-WR-CALDESC:${escapeText(feed.description)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:PT${CALENDAR_REFRESH_HOURS}H`,
    `X-PUBLISHED-TTL:PT${CALENDAR_REFRESH_HOURS}H`,
    ...feed.items.flatMap((item) => writeEvent(item, feed.builtOn, siteUrl)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

function writeEvent(item: FeedItem, builtOn: string, siteUrl: string): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${item.id}@${new URL(siteUrl).host}`,
    // Rounded to the day, so that the response (and its ETag) stays the same all day.
    `DTSTAMP:${compact(builtOn)}T000000Z`,
    ...(item.changedAt ? writeRevision(new Date(item.changedAt)) : []),
    `DTSTART;VALUE=DATE:${compact(item.day)}`,
    `DTEND;VALUE=DATE:${compact(addDays(item.day, 1))}`,
    `SUMMARY:${escapeText(item.title)}`,
    ...(item.text ? [`DESCRIPTION:${escapeText(item.text)}`] : []),
    `URL:${siteUrl}${item.path}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

const FIRST_REVISION_MS = Date.UTC(2020, 0);

/**
 * Rises whenever the event moves, as RFC 5545 requires (3.8.7.4): seconds, because a sequence has 31 bits. It may also rise without a
 * move, if something else changed.
 */
function writeRevision(changedAt: Date): string[] {
  const time = changedAt.toISOString().replace(/[-:]|\.\d+/g, '');
  const sequence = Math.max(0, Math.floor((changedAt.getTime() - FIRST_REVISION_MS) / 1_000));
  return [`LAST-MODIFIED:${time}`, `SEQUENCE:${sequence}`];
}

const compact = (day: string) => day.replaceAll('-', '');

const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f]/g;

function escapeText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(CONTROL, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');
}

const LINE_OCTETS = 75;

/** Lines of at most 75 octets; continuation lines start with a space, and no character is split. */
function foldLine(line: string): string {
  const folded: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > LINE_OCTETS) {
      folded.push(current);
      current = ' ';
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...folded, current].join('\r\n');
}
