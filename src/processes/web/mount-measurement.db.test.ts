import pino from 'pino';
import { describe, expect, test } from 'vitest';
import { createDb } from '#server/infra/db.ts';
import { createHttpApp } from '#server/infra/http.ts';
import { createMetrics } from '#server/infra/observing/metrics.ts';
import type { MeasurementCall } from '#shared/contract/measurement.ts';
import {
  CONSENT_CALLS_PER_MINUTE,
  MEASUREMENT_BODY_BYTES,
  MEASUREMENT_CALLS_PER_SECOND,
} from '#shared/domain/limits.ts';
import { CONSENT_QUESTION } from '#shared/domain/site/consent.ts';
import { openTestFixture } from '../../../test/database/test-fixture.ts';
import { mountMeasurement } from './mount-measurement.ts';

const fixture = await openTestFixture();
const ADDRESSES = ['203.0.113.77', '2001:db8:77:77::77'];

/** A separate app, with its own counters and a log that can be read. */
async function openDoor({ areLimitsOn = false, ctx = fixture.ctx } = {}) {
  const lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line) => void lines.push(line) });
  const metrics = createMetrics();
  const forwarded: MeasurementCall[] = [];
  const app = await createHttpApp({ log, metrics, trustedProxies: ['127.0.0.1'], isHttps: false });
  await mountMeasurement(app, {
    ctx: { ...ctx, log, metrics },
    forwarder: { add: (call) => void forwarded.push(call), close: async () => undefined },
    areLimitsOn,
  });
  const post = (url: string, body: unknown, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url,
      payload: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    });
  return { post, app, metrics, forwarded, lines };
}

const view = { type: 'view', path: '/filme/bacurau-2019-446159' };
const visit = { visit: '12.34', events: [view] };
const record = { id: '0b8f4f0e-8f1c-4a57-9d39-4a3a4b1f6a10', act: 'accepted', ...CONSENT_QUESTION };

describe('a reported visit', () => {
  test('is counted by section and passed on, and the answer is empty, not cached and sets no cookie', async () => {
    const { post, app, metrics, forwarded } = await openDoor();
    const vital = { type: 'vital', path: '/', name: 'LCP', value: 1_800, rating: 'good' };
    const shift = { type: 'vital', path: '/', name: 'CLS', value: 0.01, rating: 'good' };
    const response = await post('/a/e', { visit: '12.34', events: [view, vital, shift] });
    expect([response.statusCode, response.body, response.headers['cache-control']]).toEqual([204, '', 'no-store']);
    expect(response.headers['set-cookie']).toBeUndefined();
    expect(forwarded).toEqual([{ visit: '12.34', events: [view, vital, shift] }]);
    await app.close();
    const text = await metrics.registry.metrics();
    expect(text).toContain('page_views_total{section="filme"} 1');
    expect(text).toContain('web_vital_seconds_sum{name="LCP"} 1.8');
    expect(text).toContain('web_vital_layout_shift_sum 0.01');
  });

  test('by a browser with Global Privacy Control is refused, and not counted', async () => {
    const { post, metrics, forwarded } = await openDoor();
    expect((await post('/a/e', visit, { 'sec-gpc': '1' })).statusCode).toBe(403);
    expect(forwarded).toEqual([]);
    expect(await metrics.registry.metrics()).not.toContain('page_views_total{');
  });

  test.each([
    ['nothing', '', 400],
    ['no JSON', '{"visit":', 400],
    ['an array', [], 400],
    ['no events', { visit: '1.2', events: [] }, 400],
    ['too many events', { visit: '1.2', events: Array.from({ length: 11 }, () => view) }, 400],
    ['a visit that is a name', { visit: 'maria', events: [view] }, 400],
    ['what was searched for', { visit: '1.2', events: [{ type: 'view', path: '/buscar?q=eu' }] }, 400],
    ['a page of the admin area', { visit: '1.2', events: [{ type: 'view', path: '/admin/filmes' }] }, 400],
    ['an address elsewhere', { visit: '1.2', events: [{ type: 'view', path: 'https://x.example/' }] }, 400],
    ['a field of its own', { visit: '1.2', events: [{ ...view, email: 'x' }] }, 400],
    [
      'a negative time',
      { visit: '1.2', events: [{ ...view, type: 'vital', name: 'LCP', value: -1, rating: 'good' }] },
      400,
    ],
    [
      'an unknown vital',
      { visit: '1.2', events: [{ ...view, type: 'vital', name: 'XYZ', value: 1, rating: 'good' }] },
      400,
    ],
    [
      'more than a visit has to say',
      { visit: '1.2', events: [{ type: 'view', path: `/${'a'.repeat(MEASUREMENT_BODY_BYTES)}` }] },
      413,
    ],
  ])('with %s is refused', async (_what, body, status) => {
    const { post, forwarded } = await openDoor();
    const response = await post('/a/e', body);
    expect([response.statusCode, response.body]).toEqual([status, '']);
    expect(forwarded).toEqual([]);
  });

  test('is accepted as JSON only: a form of another site cannot send it', async () => {
    const { post } = await openDoor();
    for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
      expect((await post('/a/e', visit, { 'content-type': type })).statusCode).toBe(415);
    }
  });

  test('by one address too often is refused; a choice is counted apart', async () => {
    const { post } = await openDoor({ areLimitsOn: true });
    const statuses = [];
    for (let call = 0; call < MEASUREMENT_CALLS_PER_SECOND + 1; call += 1) {
      statuses.push((await post('/a/e', visit)).statusCode);
    }
    expect(statuses).toEqual([...Array.from({ length: MEASUREMENT_CALLS_PER_SECOND }, () => 204), 429]);
    for (let call = 0; call < CONSENT_CALLS_PER_MINUTE; call += 1) {
      expect((await post('/a/c', record)).statusCode).toBe(204);
    }
    expect((await post('/a/c', record)).statusCode).toBe(429);
  });
});

describe('a reported choice', () => {
  const listChoices = () => fixture.ctx.db.selectFrom('consent_choices').selectAll().orderBy('recorded_at').execute();

  test('is stored once with the question, the answer and the time, and nothing else', async () => {
    await fixture.ctx.db.deleteFrom('consent_choices').execute();
    const { post } = await openDoor({ ctx: { ...fixture.ctx, now: () => new Date('2026-11-15T12:00:00Z') } });
    for (const act of ['accepted', 'accepted', 'withdrawn']) {
      expect((await post('/a/c', { ...record, act }, { 'x-forwarded-for': '203.0.113.77' })).statusCode).toBe(204);
    }
    const { id, version, textHash: text_hash } = record;
    const recorded_at = new Date('2026-11-15T12:00:00Z');
    expect(await listChoices()).toEqual([
      { id, act: 'accepted', version, text_hash, recorded_at },
      { id, act: 'withdrawn', version, text_hash, recorded_at },
    ]);
  });

  test('is not an acceptance when the browser says no for its visitor; a refusal is taken', async () => {
    const { post } = await openDoor();
    expect((await post('/a/c', record, { 'sec-gpc': '1' })).statusCode).toBe(403);
    expect((await post('/a/c', { ...record, act: 'declined' }, { 'sec-gpc': '1' })).statusCode).toBe(204);
  });

  test.each([
    ['a name for a number', { ...record, id: 'maria' }],
    ['another answer', { ...record, act: 'talvez' }],
    ['no question', { ...record, textHash: '' }],
    ['an address', { ...record, ip: '203.0.113.77' }],
  ])('with %s is refused', async (_what, body) => {
    expect((await (await openDoor()).post('/a/c', body)).statusCode).toBe(400);
  });

  test('cannot be changed afterwards, not even by us', async () => {
    await expect(fixture.ctx.db.updateTable('consent_choices').set({ act: 'declined' }).execute()).rejects.toThrow(
      'permission denied',
    );
  });

  test('is retried by its browser when the database did not answer', async () => {
    const db = createDb({
      url: 'postgres://nobody@127.0.0.1:1/nothing',
      poolSize: 1,
      statementTimeoutMs: 500,
      log: fixture.ctx.log,
    });
    const { post } = await openDoor({ ctx: { ...fixture.ctx, db } });
    const response = await post('/a/c', record);
    expect([response.statusCode, response.body]).toEqual([503, '']);
    await db.destroy();
  });
});

test('no log line contains an address, a visit or a search query', async () => {
  const { post, app, lines } = await openDoor();
  for (const address of ADDRESSES) {
    const from = { 'x-forwarded-for': address };
    await post('/a/e', visit, from);
    await post('/a/e', { visit: 'maria' }, from);
    await post('/a/c', record, from);
    await app.inject({ url: '/buscar?q=segredo-de-maria', headers: from });
  }
  const log = lines.join('');
  expect(lines.length).toBeGreaterThanOrEqual(8);
  for (const secret of [...ADDRESSES, '203.0.113', '2001:db8', '12.34', 'segredo-de-maria', record.id]) {
    expect(log).not.toContain(secret);
  }
});

test('the site declares that it respects Global Privacy Control', async () => {
  const { app } = await openDoor();
  const response = await app.inject('/.well-known/gpc.json');
  expect(response.json()).toEqual({ gpc: true, lastUpdate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
});
