import { isIP, type LookupFunction } from 'node:net';
import { Agent, request } from 'undici';
import { TICKETS } from '#shared/domain/limits.ts';
import type { TicketLinkRules } from '#shared/domain/titles/ticket-link.ts';
import type { Env } from '../infra/env.ts';
import { isPrivateAddress, publicLookup } from '../infra/public-lookup.ts';
import { parseFeed } from './parse-feed.ts';
import type { TicketSource } from './ticket-source.ts';

export interface JsonFeedOptions {
  /** https; http only for loopback in the demo, which the settings enforce. */
  url: string;
  rules: TicketLinkRules;
  /** DNS lookup; tests replace it. */
  lookup?: LookupFunction;
  /** For the whole request: connecting, waiting and reading the body. */
  timeoutMs?: number;
}

/** The documented JSON feed: one request, bounded in time and size, no redirect followed, nothing decompressed. */
export function createJsonFeed({ rules, ...feed }: JsonFeedOptions): TicketSource {
  return { read: async () => parseFeed(await fetchText(feed), rules) };
}

type Feed = Omit<JsonFeedOptions, 'rules'>;

async function fetchText({ url: address, lookup, timeoutMs = TICKETS.fetchMs }: Feed): Promise<string> {
  const url = new URL(address);
  const isPublic = url.protocol === 'https:';
  // For a host that is an IP address there is no DNS lookup, so it is checked here.
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isPublic && isIP(host) && isPrivateAddress(host)) throw new Error('the ticket feed is at a private address');
  const dispatcher = new Agent({
    connections: 1,
    connect: { timeout: TICKETS.connectMs, ...(isPublic ? { lookup: publicLookup(lookup) } : lookup && { lookup }) },
  });
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const { statusCode, headers, body } = await request(url, {
      dispatcher,
      signal,
      headers: { accept: 'application/json' },
    });
    if (statusCode !== 200 || headers['content-encoding']) {
      body.on('error', () => undefined).destroy();
      throw new Error(`the ticket feed answered ${statusCode}${statusCode === 200 ? ', compressed' : ''}`);
    }
    return await readBounded(body);
  } finally {
    await dispatcher.destroy();
  }
}

async function readBounded(body: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    if (bytes > TICKETS.feedBytes) throw new Error('the ticket feed is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** `undefined` if none is configured. */
export function openTicketSource({ TICKETS_FEED_URL, TICKETS_HOSTS, DEMO }: Env): TicketSource | undefined {
  if (TICKETS_FEED_URL === undefined) return undefined;
  return createJsonFeed({ url: TICKETS_FEED_URL, rules: { hosts: TICKETS_HOSTS, isDemo: DEMO === 'on' } });
}
