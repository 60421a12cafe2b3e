import { afterEach, describe, expect, test, vi } from 'vitest';
import { Failure } from '#shared/domain/failure.ts';
import { callApi } from './call-api.ts';

type Step = Response | Error;
const json = (body: unknown, init?: ResponseInit) => new Response(JSON.stringify(body), init);
const refusal = (status: string, http: number) =>
  json({ error: { status, message: 'Em português.' } }, { status: http });
const broken = new TypeError('network');

/** Answers with these steps in order, and records the requests. */
function script(...steps: Step[]) {
  const asked: { url: string; method: string; body: unknown }[] = [];
  const fetch: typeof globalThis.fetch = async (input, init = {}) => {
    asked.push({ url: input as string, method: init.method ?? 'GET', body: init.body });
    const step = steps.shift();
    if (step === undefined) throw new Error('asked too often');
    if (step instanceof Error) throw step;
    return step;
  };
  return { fetch, asked };
}

async function failureOf(call: Promise<unknown>): Promise<[string, string]> {
  const error: unknown = await call.catch((thrown: unknown) => thrown);
  if (!(error instanceof Failure)) throw new Error(`no failure: ${String(error)}`);
  return [error.code, error.message];
}

describe('a call', () => {
  test('sends only the GET, which can be cached, if that succeeds', async () => {
    const { fetch, asked } = script(json({ genres: [] }));
    expect(await callApi('getGenres', {}, { fetch })).toEqual({ genres: [] });
    expect(asked).toEqual([{ url: '/api/getGenres', method: 'GET', body: undefined }]);
  });

  test('asks the site itself, and no region of a cloud, either way', async () => {
    const { fetch, asked } = script(broken, json({ result: { genres: [] } }));
    await callApi('getGenres', {}, { fetch });
    expect(asked.map(({ url }) => url)).toEqual(['/api/getGenres', '/functions/getGenres']);
  });

  test.each([
    ['does not answer', broken],
    ['fails', refusal('INTERNAL', 500)],
    ['is busy', refusal('UNAVAILABLE', 503)],
    ['answers with a page of another site', new Response('<html>', { status: 200 })],
    ['answers with a list', json([])],
    ['is not found by a proxy in between', new Response('<html>', { status: 404 })],
    ['is refused by a proxy in between', new Response('', { status: 403 })],
  ])('whose GET %s sends a POST', async (_what, step) => {
    const { fetch, asked } = script(step, json({ result: { id: 598 } }));
    expect(await callApi('getMovieDetails', { movieId: 598 }, { fetch })).toEqual({ id: 598 });
    expect(asked[1]).toEqual({
      url: '/functions/getMovieDetails',
      method: 'POST',
      body: '{"data":{"movieId":598}}',
    });
  });

  test.each([
    ['NOT_FOUND', 404, 'not-found'],
    ['INVALID_ARGUMENT', 400, 'invalid-argument'],
    ['RESOURCE_EXHAUSTED', 429, 'resource-exhausted'],
  ])('answered %s is not asked again', async (status, http, code) => {
    const { fetch, asked } = script(refusal(status, http));
    expect(await failureOf(callApi('getMovieDetails', { movieId: 1 }, { fetch }))).toEqual([code, 'Em português.']);
    expect(asked).toHaveLength(1);
  });

  test.each([
    ['without words', new Response('', { status: 502, statusText: 'Bad Gateway' }), 'unknown', 'HTTP 502: Bad Gateway'],
    ['without words', new Response('?', { status: 503, statusText: 'Busy' }), 'unavailable', 'HTTP 503: Busy'],
    ['in words', refusal('PERMISSION_DENIED', 403), 'permission-denied', 'Em português.'],
    ['in unknown words', refusal('TEAPOT', 418), 'unknown', 'Em português.'],
    ['inside a good status', refusal('ABORTED', 200), 'aborted', 'Em português.'],
    ['with text', new Response('oi'), 'internal', 'Response is not valid JSON object.'],
    ['with a list', json([1]), 'internal', 'Response is not valid JSON object.'],
    ['with a number for a result', json({ result: 7 }), 'internal', 'Resposta inválida da API'],
    ['with a text for a result', json({ result: '{}' }), 'internal', 'Resposta inválida da API'],
    ['with nothing in it', json({ answer: 1 }), 'internal', 'Response is missing data field.'],
    ['not at all', broken, 'unavailable', 'Erro de conexão com o servidor'],
  ])('that fails as GET and as POST, the POST answered %s, throws the failure', async (_what, step, code, message) => {
    const { fetch } = script(broken, step);
    expect(await failureOf(callApi('getGenres', {}, { fetch }))).toEqual([code, message]);
  });

  test('reads a result under its older name too', async () => {
    const { fetch } = script(broken, json({ data: { genres: [] } }));
    expect(await callApi('getGenres', {}, { fetch })).toEqual({ genres: [] });
  });
});

describe('a call without an answer', () => {
  afterEach(() => vi.useRealTimers());
  /** Never answers; rejects when its signal aborts. */
  const hang = vi.fn(
    (_url: unknown, init: RequestInit = {}) =>
      new Promise<Response>((_resolve, reject) => {
        const leave = () => reject(new DOMException('left', 'AbortError'));
        if (init.signal?.aborted) leave();
        init.signal?.addEventListener('abort', leave);
      }),
  ) as unknown as typeof globalThis.fetch;

  test('ends after 70 s, and not before', async () => {
    vi.useFakeTimers();
    let isOver = false;
    const call = failureOf(callApi('getHomeAll', {}, { fetch: hang })).finally(() => {
      isOver = true;
    });
    await vi.advanceTimersByTimeAsync(69_999);
    expect(isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect((await call)[0]).toBe('deadline-exceeded');
  });

  test('ends when its caller no longer wants it, and sends no POST', async () => {
    const controller = new AbortController();
    const call = failureOf(callApi('getHomeAll', {}, { fetch: hang, signal: controller.signal }));
    controller.abort();
    expect((await call)[0]).toBe('cancelled');
    const { fetch, asked } = script(broken);
    await failureOf(callApi('getHomeAll', {}, { fetch, signal: controller.signal }));
    expect(asked).toHaveLength(1);
  });
});
