import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';

/** A complete answer before it is sent, so that a fault can change it. */
export interface Reply {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** Below this a gzip header costs more than it saves. */
const GZIP_FROM_BYTES = 1000;

export function jsonReply(document: unknown): Reply {
  return {
    status: 200,
    headers: { 'content-type': 'application/json;charset=utf-8', 'cache-control': 'public, max-age=21600' },
    body: Buffer.from(JSON.stringify(document)),
  };
}

export function isJson(reply: Reply): boolean {
  return reply.headers['content-type']?.startsWith('application/json') ?? false;
}

export function compressFor(request: IncomingMessage, reply: Reply): Reply {
  const accepts = String(request.headers['accept-encoding'] ?? '').includes('gzip');
  if (!accepts || !isJson(reply) || reply.body.length < GZIP_FROM_BYTES) return reply;
  return {
    ...reply,
    headers: { ...reply.headers, 'content-encoding': 'gzip', vary: 'accept-encoding' },
    body: gzipSync(reply.body),
  };
}

export function sendReply(response: ServerResponse, reply: Reply): void {
  // A 304 describes a body that it does not send, so a Content-Length of 0 would be wrong.
  const length = reply.status === 304 ? {} : { 'content-length': String(reply.body.length) };
  response.writeHead(reply.status, { ...reply.headers, ...length });
  response.end(reply.body);
}
