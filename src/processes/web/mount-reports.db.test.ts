import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { createDb } from '#server/infra/db.ts';
import { listOpenErrorReports } from '#server/store/visitors/error-reports.ts';
import { REPORTS_PER_HOUR } from '#shared/domain/limits.ts';
import { insertMovie } from '../../../test/builders/stored-title.ts';
import { openTestFixture } from '../../../test/database/test-fixture.ts';
import { mountReports } from './mount-reports.ts';

const { ctx } = await openTestFixture();
await insertMovie(ctx.db, { id: 598, title: 'Cidade de Deus' });
const SITE = 'https://lanterninha.example';

async function openDoor(areLimitsOn = false) {
  const app = Fastify();
  await mountReports(app, { ctx, siteUrl: SITE, areLimitsOn });
  return (form: Record<string, string>, headers: Record<string, string> = {}, remoteAddress = '203.0.113.7') =>
    app.inject({
      method: 'POST',
      url: '/informar-erro',
      remoteAddress,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams(form).toString(),
    });
}
const form = { tipo: 'movie', id: '598', motivo: 'missing', plataforma: '', texto: 'Está no Globoplay.' };
const json = { accept: 'application/json' };
const countWaiting = async () => (await listOpenErrorReports(ctx.db, 100)).length;

test('a form without script is stored and redirected to its page, which says thank you', async () => {
  const response = await (await openDoor())(form, { origin: SITE });
  expect([response.statusCode, response.headers.location]).toEqual([303, '/filme/598/informar-erro?situacao=enviado']);
  expect(response.headers['cache-control']).toBe('no-store');
  expect(response.headers['set-cookie']).toBeUndefined();
  expect(await listOpenErrorReports(ctx.db, 100)).toMatchObject([{ reason: 'missing', note: 'Está no Globoplay.' }]);
});

test('with script the status says it all', async () => {
  const send = await openDoor();
  expect((await send(form, json)).statusCode).toBe(201);
  expect((await send({ ...form, motivo: 'x' }, json)).statusCode).toBe(400);
  expect((await send({ ...form, id: '77' }, json)).statusCode).toBe(404);
});

test.each([
  [{ ...form, motivo: '' }, '/filme/598/informar-erro?situacao=invalido'],
  [{ ...form, tipo: 'tv', id: '30', motivo: '' }, '/serie/30/informar-erro?situacao=invalido'],
  [{ id: '//evil.example' }, '/filme/0/informar-erro?situacao=invalido'],
])('an invalid report is redirected to its form: %j', async (sent, page) => {
  const before = await countWaiting();
  const response = await (await openDoor())(sent);
  expect([response.statusCode, response.headers.location]).toEqual([303, page]);
  expect(await countWaiting()).toBe(before);
});

describe('a page of another site', () => {
  test.each([
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ 'sec-fetch-site': 'same-origin', origin: SITE }, 201],
  ])('cannot send one in a visitor’s name: %j is answered %d', async (headers, status) => {
    const response = await (await openDoor())(form, { ...json, ...headers });
    expect(response.statusCode).toBe(status);
  });
});

test('one address sends five an hour, one household is one address, and more are refused', async () => {
  const send = await openDoor(true);
  for (let count = 1; count <= REPORTS_PER_HOUR; count += 1) {
    expect((await send(form, json, `2001:db8:1:1::${count}`)).statusCode).toBe(201);
  }
  expect((await send(form, json, '2001:db8:1:1::99')).statusCode).toBe(429);
  expect((await send(form, {}, '2001:db8:1:1::99')).headers.location).toContain('situacao=limite');
  expect((await send(form, json, '2001:db8:1:2::1')).statusCode).toBe(201);
});

test.each([
  ['JSON', { 'content-type': 'application/json' }],
  ['plain text, which any page may send unasked', { 'content-type': 'text/plain' }],
])('%s is not taken', async (_what, headers) => {
  expect((await (await openDoor())(form, headers)).statusCode).toBe(415);
});

test('a report that cannot be stored is said to have failed, in both ways of asking', async () => {
  const app = Fastify();
  const db = createDb({
    url: 'postgres://nobody@127.0.0.1:1/none',
    poolSize: 1,
    statementTimeoutMs: 1_000,
    log: ctx.log,
  });
  await mountReports(app, { ctx: { ...ctx, db }, siteUrl: SITE, areLimitsOn: false });
  const send = (headers: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url: '/informar-erro',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams(form).toString(),
    });
  expect((await send(json)).statusCode).toBe(503);
  expect((await send({})).headers.location).toBe('/filme/598/informar-erro?situacao=falha');
  await db.destroy();
});

test('a body of a hundred kilobytes is not read', async () => {
  expect((await (await openDoor())({ ...form, texto: 'x'.repeat(100_000) }, json)).statusCode).toBe(413);
});
