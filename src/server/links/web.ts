import { isIP, type LookupFunction } from 'node:net';
import { Agent, type buildConnector, type Dispatcher, request } from 'undici';
import { LINK_TIMEOUT_MS } from '#shared/admin/domain/limits.ts';
import { isPrivateAddress, publicLookup } from '../infra/public-lookup.ts';
import type { WebAnswer, WebFault } from './judge-answer.ts';
import { ROBOT_NAME } from './robots.ts';

const ADDRESS_CHARACTERS = 2_000;

/** `undefined` unless it is https at its own port, without user and password, and not an address of our own network. */
export function parseLink(text: string): URL | undefined {
  const url = URL.parse(text);
  if (!url || url.href.length > ADDRESS_CHARACTERS || url.protocol !== 'https:') return undefined;
  if (url.username || url.password || url.port || url.hostname === 'localhost' || url.hostname.endsWith('.localhost'))
    return undefined;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return isIP(host) && isPrivateAddress(host) ? undefined : url;
}

export interface LinkCall {
  url: URL;
  method: 'HEAD' | 'GET';
  /** How much of the body is read; nothing if it is zero. */
  bytes: number;
}

/** One call, without redirects, cookies or a sign-in. It never throws. */
export interface Web {
  call(call: LinkCall): Promise<WebAnswer>;
  close(): Promise<void>;
}

interface WebOptions {
  siteUrl: string;
  /** The operator's address for oEmbed: not looked up as a stranger's. */
  oembedUrl: string;
  timeoutMs?: number;
  /** Tests replace DNS, or the connection. */
  lookup?: LookupFunction;
  connect?: buildConnector.connector;
}

export function openWeb({ siteUrl, oembedUrl, timeoutMs = LINK_TIMEOUT_MS, lookup, connect }: WebOptions): Web {
  const timeouts = { headersTimeout: timeoutMs, bodyTimeout: timeoutMs };
  const strangers = new Agent({
    ...timeouts,
    connect: connect ?? { timeout: timeoutMs, lookup: publicLookup(lookup) },
  });
  const operators = new Agent({ ...timeouts, connect: connect ?? { timeout: timeoutMs } });
  const headers = { 'user-agent': `${ROBOT_NAME}/1.0 (+${siteUrl})`, accept: '*/*' };
  return {
    async call({ url, method, bytes }) {
      const dispatcher: Dispatcher = url.origin === new URL(oembedUrl).origin ? operators : strangers;
      try {
        const answer = await request(url, { dispatcher, method, headers, signal: AbortSignal.timeout(timeoutMs) });
        const text = bytes > 0 ? await readStart(answer.body, bytes) : '';
        answer.body.on('error', () => undefined).destroy();
        const [location, retryAfter] = [answer.headers.location, answer.headers['retry-after']].map((value) =>
          Array.isArray(value) ? value[0] : value,
        );
        return { status: answer.statusCode, location, retryAfter, text };
      } catch (error) {
        return { fault: toFault(error) };
      }
    },
    async close() {
      await Promise.all([strangers.destroy(), operators.destroy()]);
    },
  };
}

async function readStart(body: AsyncIterable<Uint8Array>, bytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    chunks.push(chunk);
    size += chunk.byteLength;
    if (size >= bytes) break;
  }
  return Buffer.concat(chunks).subarray(0, bytes).toString('utf8');
}

const NO_NETWORK = new Set(['EAI_AGAIN', 'ENETUNREACH', 'EHOSTUNREACH', 'ENETDOWN']);
const SLOW = new Set(['UND_ERR_CONNECT_TIMEOUT', 'UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT', 'ETIMEDOUT']);

function toFault(error: unknown): WebFault {
  const { name = '', message = '', code = '' } = error as { name?: string; message?: string; code?: string };
  if (message.includes('leads inside our own network')) return 'inside';
  if (name === 'TimeoutError' || name === 'AbortError' || SLOW.has(code)) return 'slow';
  if (code === 'ENOTFOUND') return 'no-host';
  return NO_NETWORK.has(code) ? 'no-network' : 'refused';
}
