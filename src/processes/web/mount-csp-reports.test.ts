import Fastify from 'fastify';
import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import { createMetrics } from '#server/infra/observing/metrics.ts';
import { CSP_REPORTS } from '#shared/domain/limits.ts';
import { mountCspReports } from './mount-csp-reports.ts';

const siteUrl = 'https://lanterninha.example';
const BODY = { documentURL: `${siteUrl}/buscar?q=segredo`, effectiveDirective: 'script-src', blockedURL: 'inline' };
const REPORTS = JSON.stringify([{ type: 'csp-violation', body: BODY }]);
const apps: { close(): Promise<void> }[] = [];
afterEach(() => Promise.all(apps.splice(0).map((app) => app.close())).then(() => undefined));

async function open(areLimitsOn: boolean) {
  const lines: string[] = [];
  const metrics = createMetrics();
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  const app = Fastify();
  apps.push(app);
  await mountCspReports(app, { ctx: { log, metrics, siteUrl }, areLimitsOn });
  const post = (payload: string, type = 'application/reports+json') =>
    app.inject({
      method: 'POST',
      url: '/a/csp',
      headers: { 'content-type': type, 'user-agent': 'Navegador' },
      payload,
    });
  const count = async () => (await metrics.cspReports.get()).values.map(({ value, labels }) => ({ ...labels, value }));
  return { post, count, lines };
}

test('a report is answered 204, counted, and logged without the visitor', async () => {
  const { post, count, lines } = await open(true);
  expect((await post(REPORTS)).statusCode).toBe(204);
  const old = {
    'document-uri': BODY.documentURL,
    'violated-directive': 'img-src',
    'blocked-uri': 'https://x.example/p.png?a=1',
  };
  expect((await post(JSON.stringify({ 'csp-report': old }), 'application/csp-report')).statusCode).toBe(204);
  expect(await count()).toEqual([
    { directive: 'script-src', blocked: 'inline', value: 1 },
    { directive: 'img-src', blocked: 'other', value: 1 },
  ]);
  expect(lines).toHaveLength(2);
  expect(lines.join('')).not.toMatch(/segredo|Navegador|127\.0\.0\.1|a=1/);
});

test.each([
  ['no JSON', '{', 'application/csp-report', 400],
  ['a form', 'a=1', 'application/x-www-form-urlencoded', 415],
  ['more than it may hold', JSON.stringify({ a: 'x'.repeat(CSP_REPORTS.bodyBytes) }), 'application/csp-report', 413],
  ['another thing', '{"a":1}', 'application/csp-report', 204],
])('%s is answered by a status and counts for nothing', async (_what, payload, type, status) => {
  const { post, count, lines } = await open(true);
  const answer = await post(payload, type);
  expect([answer.statusCode, answer.body]).toEqual([status, '']);
  expect([await count(), lines]).toEqual([[], []]);
});

test('reports of one address are limited per minute, and all together log a few lines per minute', async () => {
  const limited = await open(true);
  const statuses: number[] = [];
  for (let call = 0; call <= CSP_REPORTS.callsPerMinute; call += 1)
    statuses.push((await limited.post(REPORTS)).statusCode);
  expect(statuses.filter((status) => status === 204)).toHaveLength(CSP_REPORTS.callsPerMinute);
  expect(statuses.at(-1)).toBe(429);

  const open_ = await open(false);
  for (let call = 0; call < 40; call += 1) await open_.post(REPORTS);
  expect(await open_.count()).toEqual([{ directive: 'script-src', blocked: 'inline', value: 40 }]);
  expect(open_.lines).toHaveLength(CSP_REPORTS.loggedPerMinute);
});
