import { createHmac } from 'node:crypto';
import { isIP, type LookupFunction } from 'node:net';
import { Agent, request } from 'undici';
import { WEBHOOK_ADDRESS_CHARACTERS, WEBHOOK_TIMEOUT_MS } from '#shared/admin/domain/limits.ts';
import type { WebhookBody } from '#shared/admin/domain/notifications/webhook-body.ts';
import { isLoopbackHttp } from '#shared/domain/titles/ticket-link.ts';
import { isPrivateAddress, publicLookup } from '../infra/public-lookup.ts';

interface WebhookCall {
  address: string;
  secret: string;
  body: WebhookBody;
  at: Date;
  /** Accepts http to this machine too. */
  isDemo: boolean;
  /** DNS lookup; tests replace it. */
  lookup?: LookupFunction;
}

/** `undefined` unless it is https, without user and password, and not an address of our own network. */
export function parseWebhookAddress(text: string, isDemo: boolean): URL | undefined {
  const url = URL.parse(text);
  if (!url || url.href.length > WEBHOOK_ADDRESS_CHARACTERS || url.username || url.password || url.hash)
    return undefined;
  if (isDemo && isLoopbackHttp(url)) return url;
  if (url.protocol !== 'https:' || url.hostname === 'localhost' || url.hostname.endsWith('.localhost'))
    return undefined;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // A host that is an IP address is never looked up, so it is checked here.
  return isIP(host) && isPrivateAddress(host) ? undefined : url;
}

/** `t=…,v1=…`: HMAC-SHA256 of the time, a point and the body. The time lets a receiver refuse replayed calls. */
function signWebhook(secret: string, body: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1_000);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}

/** Throws unless the receiver answers 2xx. Follows no redirect and reads nothing of the answer; every connection is checked. */
export async function callWebhook({ address, secret, body, at, isDemo, lookup }: WebhookCall): Promise<void> {
  const url = parseWebhookAddress(address, isDemo);
  if (!url) throw new Error('the address of the webhook is not allowed');
  const isPublic = url.protocol === 'https:';
  const dispatcher = new Agent({
    connections: 1,
    connect: { timeout: WEBHOOK_TIMEOUT_MS, ...(isPublic ? { lookup: publicLookup(lookup) } : lookup && { lookup }) },
  });
  const text = JSON.stringify(body);
  try {
    const answer = await request(url, {
      ...{ method: 'POST', dispatcher, body: text, signal: AbortSignal.timeout(WEBHOOK_TIMEOUT_MS) },
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'user-agent': 'Lanterninha-Webhook',
        'x-lanterninha-event': body.id,
        'x-lanterninha-signature': signWebhook(secret, text, at),
      },
    });
    answer.body.on('error', () => undefined).destroy();
    if (answer.statusCode < 200 || answer.statusCode > 299)
      throw new Error(`the receiver answered ${answer.statusCode}`);
  } finally {
    await dispatcher.destroy();
  }
}
