import type { LookupAddress } from 'node:dns';
import { type AddressInfo, createServer, type LookupFunction } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { createJsonFeed } from './json-feed.ts';

let connections = 0;
const server = createServer((socket) => {
  connections += 1;
  socket.destroy();
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
afterAll(() => server.close());
const { port } = server.address() as AddressInfo;

const rules = { hosts: ['www.bilheteria.example'], isDemo: false };
const lookupTo =
  (address: string): LookupFunction =>
  (_name, _options, callback) =>
    (callback as (error: null, found: LookupAddress[]) => void)(null, [
      { address, family: address.includes(':') ? 6 : 4 },
    ]);

test.each(['127.0.0.1', '10.0.0.1', '169.254.169.254', '192.168.1.1', '::1', 'fd00::1'])(
  'a feed whose host name resolves to %s is not requested',
  async (address) => {
    const feed = createJsonFeed({ url: `https://feed.example:${port}/x.json`, rules, lookup: lookupTo(address) });
    await expect(feed.read()).rejects.toThrow('leads inside our own network');
    expect(connections).toBe(0);
  },
);

test.each([`https://127.0.0.1:${port}/`, `https://[::1]:${port}/`, `https://0x7f000001:${port}/`, 'https://10.0.0.1/'])(
  'a feed at a private address is not asked: %s',
  async (url) => {
    await expect(createJsonFeed({ url, rules }).read()).rejects.toThrow('private address');
    expect(connections).toBe(0);
  },
);
