import type { Env } from '../infra/env.ts';
import { createJsonFeed } from './json-feed.ts';
import type { TicketSource } from './ticket-source.ts';

/** `undefined` if none is configured. */
export function openTicketSource({ TICKETS_FEED_URL, TICKETS_HOSTS, DEMO }: Env): TicketSource | undefined {
  if (TICKETS_FEED_URL === undefined) return undefined;
  return createJsonFeed({ url: TICKETS_FEED_URL, rules: { hosts: TICKETS_HOSTS, isDemo: DEMO === 'on' } });
}
