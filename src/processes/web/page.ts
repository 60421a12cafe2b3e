import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { allowOwnInline } from '#server/infra/security-headers.ts';
import { maySendStale, sharedLifetimeOf, withLifetimeLeft } from '#shared/domain/site/cache-headers.ts';
import type { MarkedHtml } from './contexts.ts';
import type { PageEvent } from './page-events.ts';

/** A page ready to send: rendered, hashed and compressed once. */
export interface Page {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  etag: string;
  /** 0 if it must not be cached. */
  lifetimeSeconds: number;
  /** Whether it may be sent after its lifetime while it is rendered again. */
  maySendStale: boolean;
  renderedAt: Date;
  pageEvents: readonly PageEvent[];
  /** Compressed when first requested. */
  encoded: Map<Encoding, Promise<Buffer>>;
}

type Encoding = 'br' | 'gzip';

const compressors: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  // Within a few per cent of the default level 11, in a fiftieth of the time.
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: promisify<Buffer, Buffer>(gzip),
};
const SMALLEST_ENCODED_BYTES = 1_024;

interface PageOptions {
  isHttps: boolean;
  now: Date;
  pageEvents?: readonly PageEvent[];
  /** The rendered page; without it the response has the body: data, a redirect, a failure. */
  marked?: MarkedHtml | undefined;
}

export async function toPage(response: Response, options: PageOptions): Promise<Page> {
  const { marked } = options;
  const headers: Record<string, string> = Object.fromEntries(response.headers);
  headers['cache-control'] ??= 'no-store';
  let body: Buffer;
  if (marked) {
    const { html, policy } = allowOwnInline(marked, options);
    body = outOfPool(html);
    headers['content-security-policy'] = policy;
  } else body = Buffer.from(await response.arrayBuffer());
  return {
    status: response.status,
    headers,
    body,
    // Weak, because the same page is sent compressed or not.
    etag: `W/"${hash('sha1', body, 'base64url')}"`,
    lifetimeSeconds: sharedLifetimeOf(headers['cache-control']),
    maySendStale: maySendStale(headers['cache-control']),
    renderedAt: options.now,
    pageEvents: options.pageEvents ?? [],
    encoded: new Map(),
  };
}

/** Memory used, including the compressed copies: at most a fifth of the page each. */
export function bytesOf({ body, headers }: Page): number {
  return Math.ceil(body.length * 1.4) + JSON.stringify(headers).length + 500;
}

/** `leftSeconds` is the remaining lifetime that a cache in front of us is given. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Page,
  leftSeconds = page.lifetimeSeconds,
): Promise<FastifyReply> {
  reply.code(page.status).headers(page.headers);
  if (leftSeconds < page.lifetimeSeconds) {
    reply.header('cache-control', withLifetimeLeft(page.headers['cache-control'] ?? '', leftSeconds));
  }
  // A redirect has no body, so no content type.
  if (page.body.length === 0) return reply.send();
  if (page.status === 200) reply.header('etag', page.etag);
  if (page.status === 200 && hasMark(request, page.etag)) return reply.code(304).send();
  const encoding = chooseEncoding(request.headers['accept-encoding'] ?? '', page);
  if (!encoding) return reply.send(page.body);
  return reply.header('content-encoding', encoding).send(await encode(page, encoding));
}

function hasMark(request: FastifyRequest, etag: string): boolean {
  const known = request.headers['if-none-match'];
  return known !== undefined && known.split(',').some((mark) => mark.trim() === etag);
}

const named = (encoding: Encoding) =>
  new RegExp(`(?:^|[,\\s])${encoding}(?!\\s*;\\s*q=0(?:\\.0*)?(?:[,\\s]|$))(?:[;,\\s]|$)`, 'i');
const READS = { br: named('br'), gzip: named('gzip') };

/** The best encoding the browser accepts; `q=0` means it does not. */
export function chooseEncoding(accepted: string, { body }: Pick<Page, 'body'>): Encoding | undefined {
  if (accepted === '' || body.length < SMALLEST_ENCODED_BYTES) return undefined;
  if (READS.br.test(accepted)) return 'br';
  return READS.gzip.test(accepted) ? 'gzip' : undefined;
}

function encode(page: Page, encoding: Encoding): Promise<Buffer> {
  const made = page.encoded.get(encoding);
  if (made) return made;
  const making = compressors[encoding](page.body).then(outOfPool);
  page.encoded.set(encoding, making);
  return making;
}

/** A small Buffer is a slice of a pool of 64 KB, which it would keep in memory for as long as the page is cached. */
function outOfPool(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}
