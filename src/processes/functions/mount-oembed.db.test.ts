import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { syncMovie } from '#server/sync/sync-movie.ts';
import { OEmbed } from '#shared/contract/oembed.ts';
import { CALLS_PER_SECOND } from '#shared/domain/limits.ts';
import { openTestFixture } from '../../../test/database/test-fixture.ts';
import { mountFunctions } from './mount-functions.ts';

const { ctx } = await openTestFixture();
const app = Fastify();
beforeAll(async () => {
  await syncMovie(ctx, 598, { urgency: 'batch', deadlineMs: 10_000 });
  await mountFunctions(app, ctx, { areLimitsOn: false, product: 'Lanterninha' });
}, 60_000);
afterAll(() => app.close());

const PAGE = `${ctx.siteUrl}/filme/cidade-de-deus-2002-598`;
const ask = (query: Record<string, string>, headers: Record<string, string> = {}) =>
  app.inject({ url: `/oembed?${new URLSearchParams(query).toString()}`, headers });

describe('/oembed', () => {
  test('answers a link of ours with a frame of its widget, valid by its contract', async () => {
    const answer = await ask({ url: PAGE });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
    const body = OEmbed.strict().parse(answer.json());
    expect(body).toMatchObject({
      ...{ version: '1.0', type: 'rich', provider_name: 'Lanterninha', provider_url: ctx.siteUrl },
      ...{ title: 'Onde assistir a Cidade de Deus no Brasil', width: 480, height: 260, thumbnail_width: 1200 },
    });
    expect(body.html).toContain(`<iframe src="${ctx.siteUrl}/embed/filme/cidade-de-deus-2002-598" width="480"`);
    expect(answer.headers['surrogate-key']).toContain('movie:598');
    const again = await ask({ url: PAGE }, { 'if-none-match': String(answer.headers.etag) });
    expect(again.statusCode).toBe(304);
  });

  test('names the canonical address, and keeps within the size that was asked for', async () => {
    const { html, width, height } = (
      await ask({ url: `${ctx.siteUrl}/filme/598`, maxwidth: '320', maxheight: '9999' })
    ).json();
    expect(html).toContain('/embed/filme/cidade-de-deus-2002-598"');
    expect([width, height]).toEqual([320, 260]);
  });

  test('may be read by any site, without credentials, as `GET /api`', async () => {
    const [answer, refused, preflight, post] = await Promise.all([
      ask({ url: PAGE }, { origin: 'https://blog.example', cookie: 'a=b' }),
      ask({ url: 'https://other.example/' }),
      app.inject({ method: 'OPTIONS', url: '/oembed' }),
      app.inject({ method: 'POST', url: '/oembed', payload: {} }),
    ]);
    for (const { headers } of [answer, refused, preflight]) {
      expect(headers['access-control-allow-origin']).toBe('*');
      expect(headers['access-control-allow-credentials']).toBeUndefined();
      expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    }
    expect([preflight.statusCode, preflight.headers['access-control-allow-methods']]).toEqual([204, 'GET, HEAD']);
    expect([post.statusCode, post.headers['access-control-allow-origin']]).toEqual([405, undefined]);
  });

  test.each([
    [{}, 400, 'INVALID_ARGUMENT'],
    [{ url: 'x'.repeat(501) }, 400, 'INVALID_ARGUMENT'],
    [{ url: PAGE, maxwidth: '0' }, 400, 'INVALID_ARGUMENT'],
    [{ url: PAGE, maxheight: 'grande' }, 400, 'INVALID_ARGUMENT'],
    [{ url: 'https://other.example/filme/cidade-de-deus-2002-598' }, 404, 'NOT_FOUND'],
    [{ url: `${ctx.siteUrl}/pessoa/ana-1` }, 404, 'NOT_FOUND'],
    [{ url: `${ctx.siteUrl}/filme/nao-existe-77777777` }, 404, 'NOT_FOUND'],
    [{ url: PAGE, format: 'xml' }, 501, 'UNIMPLEMENTED'],
  ])('refuses %j', async (query, code, status) => {
    const answer = await ask(query);
    expect([answer.statusCode, answer.json().error.status]).toEqual([code, status]);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('is limited per address like a function', async () => {
    const limited = Fastify();
    await mountFunctions(limited, ctx, { areLimitsOn: true });
    const calls = Array.from({ length: 3 * CALLS_PER_SECOND.others }, () => limited.inject('/oembed?url=x'));
    const statuses = (await Promise.all(calls)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
    await limited.close();
  });
});
