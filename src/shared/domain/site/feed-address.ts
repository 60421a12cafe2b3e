import { PAGE_WORDS, PAGED_RECORDS } from '../subjects/page-words.ts';
import { AGENDA_LANES } from './agenda-week.ts';

/** Feeds that need no account. The values are words of the URL. */
export const FEED_KINDS = [
  'plataforma',
  'saidas',
  'lancamentos',
  'filme',
  'serie',
  'pessoa',
  'agenda',
  ...PAGED_RECORDS.map((entity) => PAGE_WORDS[entity]),
] as const;
export type FeedKind = (typeof FEED_KINDS)[number];

export type FeedFormat = 'xml' | 'ics';

export interface FeedAddress {
  kind: FeedKind;
  /** As in the page's URL, or a lane of the agenda; empty for kinds with a single feed and for the whole agenda. */
  slug: string;
  format: FeedFormat;
}

const OF_ONE_THING: readonly FeedKind[] = ['plataforma', 'saidas', 'filme', 'serie', 'pessoa'];
const FEEDS = '/feeds/';

/** `/feeds/serie/ruptura-2022-95396.ics`, `/feeds/lancamentos.xml` */
export function buildFeedPath({ kind, slug, format }: FeedAddress): string {
  return `${FEEDS}${kind}${slug && `/${slug}`}.${format}`;
}

const ADDRESS = /^\/feeds\/([a-z]+)(?:\/([a-z0-9-]{1,200}))?\.(xml|ics)$/;

export function parseFeedPath(path: string): FeedAddress | null {
  const [, word = '', slug = '', format = ''] = ADDRESS.exec(path) ?? [];
  const kind = FEED_KINDS.find((known) => known === word);
  if (!kind || !isFitting(kind, slug)) return null;
  return { kind, slug, format: format === 'ics' ? 'ics' : 'xml' };
}

function isFitting(kind: FeedKind, slug: string): boolean {
  if (kind === 'agenda') return slug === '' || AGENDA_LANES.some((lane) => lane === slug);
  return OF_ONE_THING.includes(kind) === (slug !== '');
}
