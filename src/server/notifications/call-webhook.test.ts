import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo, LookupFunction } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import type { WebhookBody } from '#shared/admin/domain/notifications/webhook-body.ts';
import { callWebhook, parseWebhookAddress } from './call-webhook.ts';

const body: WebhookBody = {
  ...{ id: 'e1', kind: 'mention', at: '2026-11-18T12:00:00.000Z', actor: null, subject: null, fields: [] },
  ...{ reviewId: null, routine: null, day: null, count: null },
};
const at = new Date('2026-11-18T12:00:07Z');
const open: { close(): void }[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

async function receive(status: number, headers: Record<string, string> = {}) {
  const calls: { headers: Record<string, unknown>; text: string }[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    request.on('end', () => {
      calls.push({ headers: request.headers, text });
      response.writeHead(status, headers).end('x'.repeat(100_000));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push({ close: () => server.close() });
  return { calls, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/redacao` };
}

describe('a call', () => {
  test('carries the id of the event and a signature of time and body', async () => {
    const { calls, address } = await receive(204);
    await callWebhook({ address, secret: 's3cret', body, at, isDemo: true });
    const [call] = calls;
    const signature = createHmac('sha256', 's3cret').update(`1795003207.${call?.text}`).digest('hex');
    expect(call?.headers).toMatchObject({
      ...{ 'x-lanterninha-event': 'e1', 'x-lanterninha-signature': `t=1795003207,v1=${signature}` },
      'content-type': 'application/json; charset=utf-8',
    });
    expect(JSON.parse(call?.text ?? '')).toEqual(body);
  });

  test.each([300, 302, 404, 410, 500, 503])('answered %i has failed', async (status) => {
    const { calls, address } = await receive(status, { location: 'http://127.0.0.1:9/inside' });
    await expect(callWebhook({ address, secret: 's', body, at, isDemo: true })).rejects.toThrow(String(status));
    expect(calls.length).toBe(1);
  });

  test.each(['127.0.0.1', '10.1.2.3', '169.254.169.254', '::1', 'fd00::1'])(
    'to a public name that leads to %s connects to nothing',
    async (inside) => {
      const lookup: LookupFunction = (_, __, callback) =>
        callback(null, [{ address: inside, family: inside.includes(':') ? 6 : 4 }]);
      const call = callWebhook({ address: 'https://avisos.example/', secret: 's', body, at, isDemo: false, lookup });
      await expect(call).rejects.toThrow('leads inside our own network');
    },
  );
});

test.each([
  ['https://avisos.example/redacao?a=b', true],
  ['https://avisos.example:8443/', true],
  ['https://203.0.114.7/', true],
  ['https://203.0.113.7/', false],
  ['http://avisos.example/', false],
  ['http://127.0.0.1/', false],
  ['https://127.0.0.1/', false],
  ['https://2130706433/', false],
  ['https://0x7f.1/', false],
  ['https://10.0.0.1/', false],
  ['https://169.254.169.254/latest/', false],
  ['https://[::1]/', false],
  ['https://[::ffff:127.0.0.1]/', false],
  ['https://[fd12::1]/', false],
  ['https://localhost/', false],
  ['https://x.localhost/', false],
  ['https://user@avisos.example/', false],
  ['https://user:pass@avisos.example/', false],
  ['https://avisos.example/#x', false],
  ['ftp://avisos.example/', false],
  ['javascript:alert(1)', false],
  [`https://avisos.example/${'a'.repeat(500)}`, false],
  ['', false],
])('the address %s is accepted: %s', (address, isAccepted) => {
  expect(parseWebhookAddress(address, false) !== undefined).toBe(isAccepted);
});

test('the demo may call this machine, and nothing else without TLS', () => {
  expect(parseWebhookAddress('http://127.0.0.1:9000/', true)).toBeDefined();
  expect(parseWebhookAddress('http://10.0.0.1/', true)).toBeUndefined();
});
