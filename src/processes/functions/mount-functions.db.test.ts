import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { createDb } from '#server/infra/db.ts';
import { syncMovie } from '#server/sync/sync-movie.ts';
import { MovieDetails } from '#shared/contract/movie-details.ts';
import { refusals } from '#shared/text/api/refusals.ts';
import { openTestFixture } from '../../../test/database/test-fixture.ts';
import { mountFunctions } from './mount-functions.ts';

const { ctx } = await openTestFixture();
await syncMovie(ctx, 598, { urgency: 'batch', deadlineMs: 10_000 });
const app = Fastify();
await mountFunctions(app, ctx, { areLimitsOn: false });

const json = { 'content-type': 'application/json' };
const post = (payload: string, headers: Record<string, string> = json) =>
  app.inject({ method: 'POST', url: '/functions/getMovieDetails', payload, headers });

describe('a callable request', () => {
  test('with data is answered with a result that its own schema accepts', async () => {
    const response = await post(JSON.stringify({ data: { movieId: 598 } }));
    expect(response.statusCode).toBe(200);
    const { result } = response.json();
    expect(MovieDetails.strict().parse(result)).toEqual(result);
    expect(result.title).toBe('Cidade de Deus');
  });

  test('accepts the id as text, the slug, and how many similar films are wanted', async () => {
    for (const data of [{ movieId: '598' }, { movieSlug: 'cidade-de-deus-2002-598' }]) {
      expect((await post(JSON.stringify({ data }))).json().result.id).toBe(598);
    }
    const few = await post(JSON.stringify({ data: { movieId: 598, similarOptions: { limit: 0 } } }));
    expect(few.json().result.similarMovies).toEqual([]);
  });

  const identifier = 'Identificador do filme inválido';
  const id = 'ID do filme inválido';
  const noData = 'O corpo da requisição precisa ter o campo data.';
  const notJson = 'O corpo da requisição não é um objeto JSON válido.';
  test.each([
    ['without data', '{}', 400, noData],
    ['with data elsewhere', '{"dados":{"movieId":598}}', 400, noData],
    ['that is an array', '[{"data":{}}]', 400, notJson],
    ['that is a number', '7', 400, notJson],
    ['that is no JSON', '{"data":', 400, notJson],
    ['that is empty', '', 400, notJson],
    ['whose data is an array', '{"data":[598]}', 400, 'Argumentos inválidos.'],
    ['whose data is text', '{"data":"598"}', 400, 'Argumentos inválidos.'],
    ['whose data is null', '{"data":null}', 400, identifier],
    ['that names nothing', '{"data":{}}', 400, identifier],
    ['with id zero', '{"data":{"movieId":0}}', 400, id],
    ['with a negative id', '{"data":{"movieId":-598}}', 400, id],
    ['with a fractional id', '{"data":{"movieId":59.8}}', 400, id],
    ['with an id of the wrong type', '{"data":{"movieId":{"$gt":0}}}', 400, id],
    ['with an id beyond numbers', '{"data":{"movieId":1e99}}', 400, id],
    ['with an empty slug', '{"data":{"movieSlug":""}}', 400, identifier],
    ['with a slug that holds a NUL', '{"data":{"movieSlug":"a\\u0000"}}', 400, identifier],
    ['with a slug of the wrong type', '{"data":{"movieSlug":598}}', 400, identifier],
    ['that tries the prototype', '{"data":{"__proto__":{"movieId":598}}}', 400, notJson],
    ['for a film nobody has', '{"data":{"movieId":77777777}}', 404, 'Filme não encontrado'],
  ])('%s is refused in the words of the specification', async (_name, body, status, message) => {
    const response = await post(body);
    expect(response.statusCode).toBe(status);
    expect(response.json()).toEqual({ error: { status: status === 404 ? 'NOT_FOUND' : 'INVALID_ARGUMENT', message } });
  });

  test('of 1 MB is refused before it is read', async () => {
    const response = await post(JSON.stringify({ data: { movieSlug: 'x'.repeat(1024 * 1024) } }));
    expect(response.statusCode).toBe(413);
    expect(response.json().error.status).toBe('INVALID_ARGUMENT');
  });

  test('of another kind than JSON is refused', async () => {
    const response = await post('data=598', { 'content-type': 'text/plain' });
    expect(response.statusCode).toBe(415);
    expect(response.json().error.status).toBe('INVALID_ARGUMENT');
  });

  test('to a function that does not exist is not found, whatever its name', async () => {
    for (const name of ['getNothing', 'constructor', '__proto__', 'a/b', 'x'.repeat(500)]) {
      const response = await app.inject({
        method: 'POST',
        url: `/functions/${name}`,
        payload: '{"data":{}}',
        headers: json,
      });
      expect(response.statusCode).toBe(404);
      expect(response.json().error).toEqual({ status: 'NOT_FOUND', message: 'Função desconhecida.' });
    }
  });
});

describe('GET /api', () => {
  test('gives the same document, with a lifetime and both tag headers', async () => {
    const get = await app.inject('/api/getMovieDetails?movieId=598');
    const called = await post('{"data":{"movieId":598}}');
    expect(get.json()).toEqual(called.json().result);
    expect(get.headers['cache-control']).toMatch(/s-maxage=(?:1800|17\d\d)/);
    expect(String(get.headers['surrogate-key']).split(' ')).toContain('movie:598');
    expect(String(get.headers['cache-tag']).split(',')).toContain('movie:598');
  });

  test('takes nested options with a dot, and a repeated parameter once', async () => {
    const response = await app.inject('/api/getMovieDetails?movieId=598&movieId=0&similarOptions.limit=0');
    expect(response.json().similarMovies).toEqual([]);
  });

  test('never lets a failure be cached', async () => {
    for (const url of ['/api/getMovieDetails', '/api/getMovieDetails?movieId=x', '/api/nothing', '/api/a/b']) {
      const response = await app.inject(url);
      expect(response.statusCode).toBeLessThan(500);
      expect(response.headers['cache-control']).toBe('no-store');
    }
  });

  test('lists films by popularity, 20 a page', async () => {
    const { results, pagination } = (await app.inject('/api/getFilmesList')).json();
    expect(results[0].id).toBe(598);
    expect(pagination).toEqual({ currentPage: 1, totalPages: 1, totalResults: 1, hasNextPage: false });
  });
});

test('a client with a current ETag gets a 304', async () => {
  const first = await app.inject('/api/getMovieDetails?movieId=598');
  const etag = String(first.headers.etag);
  const again = await app.inject({ url: '/api/getMovieDetails?movieId=598', headers: { 'if-none-match': etag } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test.each([
  ['GET', '/functions/getMovieDetails', 'POST, OPTIONS'],
  ['POST', '/api/getMovieDetails', 'GET, HEAD, OPTIONS'],
] as const)('%s %s is told what is allowed: %s', async (method, url, allowed) => {
  const response = await app.inject({ method, url });
  expect([response.statusCode, response.headers.allow]).toEqual([405, allowed]);
  expect(response.json().error).toEqual({ status: 'UNIMPLEMENTED', message: 'Método não permitido.' });
});

test('a database that does not answer is "later", not a fault', async () => {
  const down = Fastify();
  const nowhere = {
    url: 'postgres://nobody@127.0.0.1:1/nothing',
    poolSize: 1,
    statementTimeoutMs: 1_000,
    log: ctx.log,
  };
  await mountFunctions(down, {
    ...ctx,
    db: createDb(nowhere),
    copies: ctx.copies.empty(),
  });
  const response = await down.inject('/api/getMovieDetails?movieId=598');
  expect([response.statusCode, response.headers['retry-after'], response.json().error]).toEqual([
    503,
    '5',
    { status: 'UNAVAILABLE', message: refusals.catalogueSilent },
  ]);
});

test('a process with too much work says so', async () => {
  const busy = Fastify();
  await mountFunctions(busy, ctx, {
    load: { enter: async () => undefined, inFlight: () => 0, close: () => undefined },
  });
  const response = await busy.inject('/api/getMovieDetails?movieId=598');
  expect([response.statusCode, response.json().error.message]).toEqual([503, refusals.tooBusy]);
});

test('a function that breaks answers 500 in Portuguese and reveals nothing internal', async () => {
  const broken = Fastify();
  const boom = () => {
    throw new Error('secret: select password from users');
  };
  await mountFunctions(broken, { ...ctx, copies: { documents: { get: boom } } as never });
  const response = await broken.inject('/api/getMovieDetails?movieId=598');
  expect(response.statusCode).toBe(500);
  expect(response.body).toBe('{"error":{"status":"INTERNAL","message":"Erro interno. Tente de novo em instantes."}}');
});

describe('too many calls', () => {
  const limited = Fastify({ trustProxy: '10.0.0.0/8' });
  const call = (url: string, headers: Record<string, string> = {}, remoteAddress = '203.0.113.7') =>
    limited.inject({ url, headers, remoteAddress });
  const burst = async (count: number, ask: (index: number) => ReturnType<typeof call>) => {
    const answers = await Promise.all(Array.from({ length: count }, (_, index) => ask(index)));
    return answers.filter(({ statusCode }) => statusCode === 429);
  };

  test('from one address are refused for a second, and another address is not', async () => {
    await mountFunctions(limited, ctx);
    const refused = await burst(40, () => call('/api/getMovieDetails?movieId=598'));
    expect(refused.length).toBeGreaterThanOrEqual(19);
    expect(refused[0]?.headers['retry-after']).toBe('1');
    expect(refused[0]?.json().error.status).toBe('RESOURCE_EXHAUSTED');
    expect((await call('/api/getMovieDetails?movieId=598', {}, '203.0.113.8')).statusCode).toBe(200);
  });

  test('are counted by the address of the connection: a header of one’s own invention changes nothing', async () => {
    const refused = await burst(40, (index) =>
      call('/api/getMovieDetails?movieId=598', { 'x-forwarded-for': `198.51.100.${index}` }, '203.0.113.9'),
    );
    expect(refused.length).toBeGreaterThanOrEqual(19);
  });

  test('behind a proxy the operator named, each client is counted by itself', async () => {
    const refused = await burst(40, (index) =>
      call('/api/getMovieDetails?movieId=598', { 'x-forwarded-for': `198.51.100.${index}` }, '10.0.0.1'),
    );
    expect(refused).toEqual([]);
  });
});

test('a body deeper or wider than any call is refused before it is walked through', async () => {
  const deep = `{"data":${'{"a":'.repeat(50)}1${'}'.repeat(50)}}`;
  const wide = JSON.stringify({
    data: Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`k${index}`, 1])),
  });
  for (const body of [deep, wide]) {
    const response = await post(body);
    expect(response.statusCode).toBe(400);
    expect(response.json().error.message).toBe('O corpo da requisição tem campos demais.');
  }
});

describe('other sites', () => {
  const origin = { origin: 'https://outro.example' };
  const sharing = ['access-control-allow-origin', 'access-control-allow-credentials', 'cross-origin-resource-policy'];
  const ask = async (method: 'GET' | 'HEAD' | 'POST' | 'OPTIONS', url: string) => {
    const { statusCode, headers } = await app.inject({ method, url, headers: origin });
    return { status: statusCode, shared: sharing.map((name) => headers[name]), headers };
  };

  test.each([
    ['GET', '/api/getGenres', 200],
    ['HEAD', '/api/getGenres', 200],
    ['GET', '/api/openapi.json', 200],
    ['GET', '/api/nada', 404],
  ] as const)('may read %s %s, without cookies', async (method, url, status) => {
    expect(await ask(method, url)).toMatchObject({ status, shared: ['*', undefined, 'cross-origin'] });
  });

  test('get an answer to their preflight that allows the call', async () => {
    const { status, shared, headers } = await ask('OPTIONS', '/api/getGenres');
    expect([status, shared]).toEqual([204, ['*', undefined, 'cross-origin']]);
    expect(headers).toMatchObject({
      allow: 'GET, HEAD, OPTIONS',
      'access-control-allow-methods': 'GET, HEAD',
      'access-control-allow-headers': 'If-None-Match',
      'access-control-max-age': '7200',
    });
  });

  test.each([
    ['OPTIONS', '/functions/getGenres', 204],
    ['POST', '/functions/getGenres', 400],
    ['POST', '/api/getGenres', 405],
  ] as const)('may not read %s %s', async (method, url, status) => {
    expect(await ask(method, url)).toMatchObject({ status, shared: [undefined, undefined, undefined] });
  });
});
