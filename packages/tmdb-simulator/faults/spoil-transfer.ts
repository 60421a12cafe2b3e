import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Reply } from '../reply.ts';

const HUGE_BYTES = 50 * 1024 * 1024;
const DRIP_BYTES = 32;

export async function sendDrip(response: ServerResponse, reply: Reply, everyMs: number): Promise<void> {
  response.writeHead(reply.status, { ...reply.headers, 'content-length': String(reply.body.length) });
  for (let sent = 0; sent < reply.body.length && !response.destroyed; sent += DRIP_BYTES) {
    response.write(reply.body.subarray(sent, sent + DRIP_BYTES));
    await sleep(everyMs, undefined, { ref: false });
  }
  response.end();
}

/** Sends half of the body, with a Content-Length of all of it, or in chunks without an end. */
export function sendTruncated(response: ServerResponse, reply: Reply, kind: 'truncated' | 'chunked-cut'): void {
  const half = reply.body.subarray(0, Math.floor(reply.body.length / 2));
  const length = kind === 'truncated' ? { 'content-length': String(reply.body.length) } : {};
  response.writeHead(reply.status, { ...reply.headers, ...length });
  response.write(half, () => response.socket?.destroy());
}

/** The right document after 50 MB of blanks: valid JSON, so only a size limit can refuse it. */
export async function sendHuge(response: ServerResponse, reply: Reply): Promise<void> {
  response.writeHead(reply.status, reply.headers);
  // A client that has read enough closes the connection; that is expected, not an error.
  await pipeline(Readable.from(padded(reply.body)), response).catch(() => undefined);
}

function* padded(body: Buffer): Generator<Buffer> {
  const blanks = Buffer.alloc(64 * 1024, ' ');
  for (let sent = 0; sent < HUGE_BYTES; sent += blanks.length) yield blanks;
  yield body;
}
