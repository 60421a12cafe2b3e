import { normaliseForSearch } from '../slug.ts';

export interface TicketLinkRules {
  /** Allowed host names, compared exactly. */
  hosts: readonly string[];
  /** Demo only: allows http to this machine. */
  isDemo: boolean;
}

const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', '[::1]', 'localhost']);
const LINK_CHARACTERS = 2_000;
// The URL parser silently removes tabs and line breaks and reads a backslash as a slash: such links are refused before parsing.
const NEVER_IN_A_LINK = /[\p{Cc}\p{Z}\\]/u;

/** The link as it may be shown, or `undefined`: https to a listed host at its own port, and no user name or password. */
export function parseTicketLink(text: string, { hosts, isDemo }: TicketLinkRules): string | undefined {
  if (text.length > LINK_CHARACTERS || NEVER_IN_A_LINK.test(text)) return undefined;
  const url = URL.parse(text);
  if (!url || url.username || url.password || !hosts.includes(url.hostname)) return undefined;
  const isHttps = url.protocol === 'https:' && url.port === '';
  const isAllowed = isHttps || (isDemo && isLoopbackHttp(url));
  // Escaping makes some links longer.
  return isAllowed && url.href.length <= LINK_CHARACTERS ? url.href : undefined;
}

export function isLoopbackHttp(url: URL): boolean {
  return url.protocol === 'http:' && LOOPBACK.has(url.hostname);
}

/** Entries with equal keys mean the same film; titles are compared in search's normal form. */
export function ticketKeyOf(entry: { tmdbId: number } | { title: string; year: number }): string {
  return 'tmdbId' in entry ? `id:${entry.tmdbId}` : `name:${normaliseForSearch(entry.title)}|${entry.year}`;
}
