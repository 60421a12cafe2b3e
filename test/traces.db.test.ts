import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { startServerProcess } from '../tools/stack.ts';
import { openTestFixture } from './database/test-fixture.ts';

/** What one process exports to a collector that takes every trace. */
const Exported = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(z.object({ key: z.string(), value: z.unknown() })) }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              name: z.string(),
              kind: z.number(),
              status: z.object({ code: z.number().optional() }).optional(),
              attributes: z.array(z.object({ key: z.string(), value: z.unknown() })),
            }),
          ),
        }),
      ),
    }),
  ),
});
type Span = z.infer<typeof Exported>['resourceSpans'][0]['scopeSpans'][0]['spans'][0];

const FILM = 446_159;
const fixture = await openTestFixture();
const bodies: string[] = [];
const paths = new Set<string | undefined>();
const collector = createServer((request, response) => {
  paths.add(request.url);
  let body = '';
  request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
  request.on('end', () => {
    bodies.push(body);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
});
let spans: Span[] = [];
let metrics = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => void collector.listen(0, '127.0.0.1', resolve));
  const { port } = collector.address() as AddressInfo;
  const server = await startServerProcess(
    new Set(),
    {
      ...fixture.variables,
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
      OTEL_TRACES_SAMPLER_ARG: '1',
    },
    { services: 'web,functions' },
  );
  const call = { method: 'POST', headers: { 'content-type': 'application/json' } };
  // The first fetches the film from TMDB.
  await fetch(`${server.url}/filme/qualquer-${FILM}`, { redirect: 'manual' });
  await fetch(`${server.url}/buscar?q=segredoprocurado`);
  await fetch(`${server.url}/functions/searchMulti`, {
    ...call,
    body: JSON.stringify({ data: { query: 'segredoperguntado' } }),
  });
  await fetch(`${server.url}/filmes?ano=1987&avaliacao=7`);
  await fetch(`${server.url}/sobre`, { headers: { traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` } });
  await fetch(`${server.url}/healthz`);
  metrics = await (await fetch(`${server.url}/metrics`)).text();
  await server.stop();
  spans = bodies.flatMap((body) =>
    Exported.parse(JSON.parse(body)).resourceSpans.flatMap((each) => each.scopeSpans.flatMap((scope) => scope.spans)),
  );
}, 90_000);
afterAll(() => collector.close());

/** The names from a span up to its root. */
function lineageOf(span: Span): string[] {
  const parent = spans.find(({ spanId, traceId }) => spanId === span.parentSpanId && traceId === span.traceId);
  return parent ? [span.name, ...lineageOf(parent)] : [span.name];
}
const lineagesOf = (name: RegExp) => spans.filter((span) => name.test(span.name)).map(lineageOf);

describe('a trace', () => {
  test('reaches from the page through the function to TMDB', () => {
    expect(lineagesOf(/^tmdb/)).toContainEqual(['tmdb /movie/:id', 'getMovieDetails', 'GET /filme']);
  });

  test('reaches from the page through the function to each statement, by the name of the function that built it', () => {
    const sql = lineagesOf(/^sql/);
    expect(sql).toContainEqual(['sql commit', 'getMovieDetails', 'GET /filme']);
    expect(sql.filter(([name]) => name === 'sql other')).toEqual([]);
    for (const lineage of sql) expect(lineage.at(-1), lineage.join(' < ')).toMatch(/^(?:GET|POST) \//);
  });

  test('has the function for a call with a body, too', () => {
    expect(lineagesOf(/^searchMulti$/)).toContainEqual(['searchMulti', 'POST /functions/searchMulti']);
  });

  test('has route, status and request id, and no root for probes', () => {
    const root = spans.find(({ name }) => name === 'GET /buscar');
    expect(root?.kind).toBe(2);
    expect(root?.attributes.map(({ key }) => key).sort()).toEqual([
      'http.request.method',
      'http.response.status_code',
      'http.route',
      'lanterninha.request_id',
    ]);
    expect(spans.filter(({ name }) => /healthz|readyz|metrics/.test(name))).toEqual([]);
  });

  test('has no value that a visitor sent, in no field', () => {
    expect(paths).toEqual(new Set(['/v1/traces']));
    const all = spans.flatMap(({ name, attributes }) => [
      name,
      ...attributes.flatMap(({ key, value }) => (key === 'lanterninha.request_id' ? [] : JSON.stringify(value))),
    ]);
    expect(all).toContain('GET /filmes');
    for (const value of ['segredo', 'qualquer', '1987', String(FILM)])
      expect(all.filter((text) => text.includes(value))).toEqual([]);
    expect(spans.filter(({ traceId }) => traceId.startsWith('aaaaaaaa'))).toEqual([]);
  });
});

test('statements are timed by the function that built them', () => {
  const timed = new Set(
    Array.from(metrics.matchAll(/^database_statement_seconds_count\{statement="(.+)"\}/gm), ([, name]) => name),
  );
  const traced = spans.flatMap(({ name }) => (name.startsWith('sql ') ? name.slice(4) : []));
  expect([...new Set(traced)].filter((name) => !timed.has(name))).toEqual([]);
  expect(timed.has('other')).toBe(false);
  expect(timed.size).toBeGreaterThan(10);
});
