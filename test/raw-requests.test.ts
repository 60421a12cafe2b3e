import { once } from 'node:events';
import { connect } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHttpApp } from '../src/server/infra/http.ts';
import { createMetrics } from '../src/server/infra/observing/metrics.ts';

const lines: string[] = [];
const log = pino({ level: 'trace' }, { write: (line) => void lines.push(line) });
const app = await createHttpApp({ log, metrics: createMetrics(), trustedProxies: [], isHttps: true });
let port = 0;

beforeAll(async () => {
  app.post('/form', async () => 'taken');
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(() => app.close());

/** Sends raw bytes on a new connection and returns everything until the server closes it. */
async function send(bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk.toString()));
  socket.write(bytes);
  await once(socket, 'close');
  return answer;
}

const HIDDEN = 'GET /hidden HTTP/1.1\r\nHost: a\r\n\r\n';
const post = (headers: string, body: string) => `POST /form HTTP/1.1\r\nHost: a\r\n${headers}\r\n\r\n${body}`;

test.each([
  ['both lengths', post('Content-Length: 6\r\nTransfer-Encoding: chunked', `0\r\n\r\n${HIDDEN}`)],
  ['both lengths, the other way round', post('Transfer-Encoding: chunked\r\nContent-Length: 6', `0\r\n\r\n${HIDDEN}`)],
  ['two different lengths', post('Content-Length: 0\r\nContent-Length: 5', `abcde${HIDDEN}`)],
  ['a length that is no number', post('Content-Length: +5', `abcde${HIDDEN}`)],
  ['chunks that are not the last encoding', post('Transfer-Encoding: chunked, identity', `0\r\n\r\n${HIDDEN}`)],
  ['a space before the colon', post('Content-Length : 5', `abcde${HIDDEN}`)],
  ['a folded header', post('X-A: b\r\n Content-Length: 5', `abcde${HIDDEN}`)],
  ['a chunk whose size is no number', post('Transfer-Encoding: chunked', `0x5\r\nabcde\r\n0\r\n\r\n${HIDDEN}`)],
])('a request with %s is refused, and nothing behind it is taken for another', async (_what, bytes) => {
  lines.length = 0;
  const answer = await send(bytes);
  expect(answer.match(/^HTTP\/1\.1 \d+/gm)).toEqual(['HTTP/1.1 400']);
  expect(lines.join()).not.toContain('/hidden');
});

test('TRACE is answered without a word of what was sent', async () => {
  const answer = await send('TRACE /form HTTP/1.1\r\nHost: a\r\nX-Mine: secret\r\nConnection: close\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1\.1 40[45] /);
  expect(answer).not.toContain('secret');
});

test('a line break in an address or a header stays within one line of the log', async () => {
  lines.length = 0;
  const forged = '%0a%7b%22level%22:%22error%22%7d';
  await send(`GET /a${forged} HTTP/1.1\r\nHost: a\r\nUser-Agent: b${forged}\r\nConnection: close\r\n\r\n`);
  await expect.poll(() => lines.length).toBe(1);
  expect(lines[0]?.trimEnd()).not.toContain('\n');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ msg: 'request', status: 404 });
});
