import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { openTestFixture } from '../../../test/database/test-fixture.ts';
import type { ShippedEntry } from '../store/staff/audit-shipping.ts';
import { note } from './audited.ts';
import { gaugeAuditShipping, shipAudit } from './ship-audit.ts';

const { ctx, database } = await openTestFixture();
const write = async (count: number) => {
  for (let entry = 0; entry < count; entry += 1)
    await note(
      ctx,
      { id: 'ana', network: '203.0.113.0' },
      { action: 'session.opened', entity: 'member', entityId: 'ana', after: { by: 'não-ASCII ✓', entry } },
    );
};

/** Replaces the operator's log server. */
const received: ShippedEntry[] = [];
let answers: number[] = [];
let authorization: string | undefined;
const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const status = answers.shift() ?? 204;
    authorization = request.headers.authorization;
    if (status < 300)
      for (const line of Buffer.concat(chunks).toString().trim().split('\n'))
        received.push(JSON.parse(line) as ShippedEntry);
    response.writeHead(status).end();
  });
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
afterAll(() => void server.close());
const target = { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/audit`, token: 'secret' };

const lag = async () => {
  await gaugeAuditShipping({ ...ctx, now: () => new Date(Date.now() + 60_000) });
  return (await ctx.metrics.auditUnshipped.get()).values[0]?.value ?? -1;
};

/** Checks the chain as a receiver does, without our tables. */
function findBreak(entries: readonly ShippedEntry[]): string | undefined {
  let previous = '0'.repeat(64);
  for (const [place, { seq, hash, hashed }] of entries.entries()) {
    if (seq !== place + 1) return `entry ${place + 1} is missing`;
    if (createHash('sha256').update(hashed).digest('hex') !== hash) return `entry ${seq} is not what was hashed`;
    if ((JSON.parse(hashed) as string[])[0] !== previous) return `entry ${seq} does not follow`;
    previous = hash;
  }
  return undefined;
}

test('every entry reaches the receiver once, in order, and its chain can be checked there', async () => {
  await write(450);
  expect(await lag()).toBeGreaterThan(50);
  expect(await shipAudit(ctx, target)).toBe(450);
  expect(received).toHaveLength(450);
  expect(findBreak(received)).toBeUndefined();
  expect(authorization).toBe('Bearer secret');
  expect(await shipAudit(ctx, target)).toBe(0);
  expect(await lag()).toBe(0);
});

test('after an outage it goes on where it stopped', async () => {
  await write(250);
  answers = [204, 503];
  await expect(shipAudit(ctx, target)).rejects.toThrow('answered 503');
  expect(received).toHaveLength(650);
  expect(await lag()).toBeGreaterThan(50);
  await write(1);
  expect(await shipAudit(ctx, target)).toBe(51);
  expect(received).toHaveLength(701);
  expect(findBreak(received)).toBeUndefined();
});

test('a receiver that does not exist is a failure that says so, and loses nothing', async () => {
  await write(1);
  await expect(shipAudit(ctx, { url: 'http://127.0.0.1:9/', token: '' })).rejects.toThrow();
  expect(await shipAudit(ctx, target)).toBe(1);
});

test('an audit that was rewritten since is not sent over what the receiver has', async () => {
  const owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
  await owner.query('alter table audit_entries disable trigger user');
  await owner.query("update audit_entries set hash = repeat('f', 64) where seq = (select seq from audit_shipping)");
  await owner.query('alter table audit_entries enable trigger user');
  await owner.end();
  await write(1);
  await expect(shipAudit(ctx, target)).rejects.toThrow('is not the one that was sent');
  expect(received).toHaveLength(702);
});
