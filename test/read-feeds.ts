import { parseRssFeed } from 'feedsmith';
import ICAL from 'ical.js';

/**
 * Strict readers of RSS 2.0 and iCalendar: they throw on any fault. What they read is compared with what independent libraries read,
 * ical.js (of Thunderbird) and feedsmith.
 */
interface ReadRss {
  channel: Record<string, string>;
  items: Record<string, string>[];
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const unescape = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|apos);/g, (_all, name: string) => ENTITIES[name] ?? '');

export function readRss(text: string): ReadRss {
  if (!text.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0"')) throw new Error('no RSS 2.0');
  const stray = /&(?!(?:amp|lt|gt|quot|apos);)/.exec(text);
  if (stray) throw new Error(`a bare ampersand at ${stray.index}`);
  checkNesting(text);
  const items = [...text.matchAll(/<item>(.*?)<\/item>/gs)].map(([, inside = '']) => readFields(inside));
  const channel = readFields(text.replace(/<item>.*?<\/item>/gs, '').replace(/.*<channel>/s, ''));
  for (const name of ['title', 'link', 'description']) if (!channel[name]) throw new Error(`no ${name} of the channel`);
  for (const item of items) {
    if (!item.title && !item.description) throw new Error('an item without title and description');
    if (item.pubDate && !RFC_822.test(item.pubDate)) throw new Error(`no date: ${item.pubDate}`);
    if (item.link && !URL.canParse(item.link)) throw new Error(`no address: ${item.link}`);
  }
  const guids = items.map((item) => item.guid);
  if (new Set(guids).size !== guids.length) throw new Error('two items with one guid');
  const theirs = parseRssFeed(text).items ?? [];
  compare(
    items.map(({ guid = '', link = '' }) => `${guid} ${link}`),
    theirs.map(({ guid, link }) => `${guid?.value} ${link}`),
  );
  return { channel, items };
}

function compare(ours: readonly string[], theirs: readonly string[]): void {
  if (ours.join('\n') !== theirs.join('\n'))
    throw new Error(`read in two ways:\n${ours.join('\n')}\n\n${theirs.join('\n')}`);
}

const RFC_822 =
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d\d:\d\d:\d\d (?:[+-]\d{4}|GMT)$/;

function readFields(text: string): Record<string, string> {
  const fields = [...text.matchAll(/<([a-zA-Z]+)(?: [^>]*)?>([^<]*)<\/\1>/g)];
  return Object.fromEntries(fields.map(([, name = '', value = '']) => [name, unescape(value)]));
}

function checkNesting(text: string): void {
  const open: string[] = [];
  for (const [, close, name = '', empty] of text.matchAll(/<(\/?)([a-zA-Z:]+)[^>]*?(\/?)>/g)) {
    if (empty) continue;
    if (!close) open.push(name);
    else if (open.pop() !== name) throw new Error(`</${name}> closes something else`);
  }
  if (open.length > 0) throw new Error(`not closed: ${open.join(', ')}`);
}

interface ReadEvent {
  properties: Record<string, string>;
}

/** RFC 5545, 3.1 to 3.6: lines, escapes, and the required properties of a calendar and an event, each once. */
export function readCalendar(text: string): { properties: Record<string, string>; events: ReadEvent['properties'][] } {
  if (!text.endsWith('\r\n')) throw new Error('the last line does not end');
  if (/[^\r]\n|\r[^\n]/.test(text)) throw new Error('a line does not end with CRLF');
  const lines = text.slice(0, -2).split('\r\n');
  for (const line of lines) {
    if (Buffer.byteLength(line) > 75) throw new Error(`longer than 75 octets: ${line}`);
    if (!line.isWellFormed()) throw new Error('a character is cut in two');
  }
  const unfolded = text.slice(0, -2).replaceAll('\r\n ', '').split('\r\n');
  if (unfolded[0] !== 'BEGIN:VCALENDAR' || unfolded.at(-1) !== 'END:VCALENDAR') throw new Error('no calendar');
  const events: Record<string, string>[] = [];
  const calendar: Record<string, string> = {};
  let current = calendar;
  for (const line of unfolded.slice(1, -1)) {
    if (line === 'BEGIN:VEVENT') {
      if (current !== calendar) throw new Error('an event in an event');
      current = {};
    } else if (line === 'END:VEVENT') {
      events.push(current);
      current = calendar;
    } else setProperty(current, line);
  }
  for (const name of ['VERSION', 'PRODID']) if (!calendar[name]) throw new Error(`no ${name}`);
  for (const event of events) checkEvent(event);
  if (new Set(events.map(({ UID }) => UID)).size !== events.length) throw new Error('two events with one UID');
  const theirs = new ICAL.Component(ICAL.parse(text) as unknown[]).getAllSubcomponents('vevent').map((event) => {
    const { uid, summary, description, startDate, sequence } = new ICAL.Event(event);
    return [uid, summary, description ?? '', startDate.isDate, startDate.toICALString(), sequence ?? 0].join('|');
  });
  const ours = events.map((event) =>
    [event.UID, event.SUMMARY, event.DESCRIPTION ?? '', true, event['DTSTART;VALUE=DATE'], event.SEQUENCE ?? 0].join(
      '|',
    ),
  );
  compare(ours, theirs);
  return { properties: calendar, events };
}

const TEXTS = new Set(['SUMMARY', 'DESCRIPTION', 'NAME', 'X-WR-CALNAME', 'X-WR-CALDESC', 'PRODID']);

function setProperty(component: Record<string, string>, line: string): void {
  const [, name = '', parameters = '', value = ''] = /^([A-Z-]+)((?:;[A-Z-]+=[^:;]+)*):(.*)$/s.exec(line) ?? [];
  if (!name) throw new Error(`no property: ${line}`);
  if (component[name + parameters] !== undefined) throw new Error(`${name} twice`);
  if (TEXTS.has(name) && /(?<!\\)(?:\\\\)*(?:[;,]|\\[^\\;,nN])/.test(value)) throw new Error(`not escaped: ${line}`);
  component[name + parameters] = TEXTS.has(name)
    ? value.replace(/\\([\\;,nN])/g, (_all, character: string) => (/n/i.test(character) ? '\n' : character))
    : value;
}

function checkEvent(event: Record<string, string>): void {
  for (const name of ['UID', 'SUMMARY']) if (!event[name]) throw new Error(`an event without ${name}`);
  if (!/^\d{8}T\d{6}Z$/.test(event.DTSTAMP ?? '')) throw new Error('DTSTAMP is no time in UTC');
  const [start = '', end = ''] = [event['DTSTART;VALUE=DATE'], event['DTEND;VALUE=DATE']];
  if (!/^\d{8}$/.test(start) || !/^\d{8}$/.test(end) || end <= start) throw new Error('no whole day');
  if (!URL.canParse(event.URL ?? '')) throw new Error('no address');
}
