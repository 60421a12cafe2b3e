import { expect, test } from 'vitest';
import { chooseEncoding, toPage } from './page.ts';

const LARGE = { body: Buffer.alloc(2_000) };

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.0,gzip', 'gzip'],
  ['BR', 'br'],
  ['gzip;q=0', undefined],
  ['brotli, xgzip', undefined],
  ['identity', undefined],
  ['', undefined],
])('a browser that reads "%s" is sent %s', (accepted, encoding) => {
  expect(chooseEncoding(accepted, LARGE)).toBe(encoding);
});

test('what is small goes as it is', () => {
  expect(chooseEncoding('br', { body: Buffer.alloc(100) })).toBeUndefined();
});

test('a small page occupies its own bytes in memory, not the pool it was cut from', async () => {
  const marked = { html: Buffer.from('<p>Bacurau</p>'.repeat(100)), nonce: 'n' };
  const { body } = await toPage(new Response(), { isHttps: true, now: new Date(), marked });
  expect(body.toString()).toBe('<p>Bacurau</p>'.repeat(100));
  expect(body.buffer.byteLength).toBe(body.length);
});
