import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { endsWithTheDay, lifetimeOf } from '#server/catalogue/documents/answer.ts';
import { callFunction, functionOf } from '#server/catalogue/documents/call-function.ts';
import { type Context, forVisitor } from '#server/context.ts';
import { sendCached } from '#server/infra/http-cached.ts';
import { type Load, type Turn, takeTurn } from '#server/infra/load.ts';
import { clientOf } from '#server/infra/network.ts';
import { RequestEnvelope } from '#shared/contract/envelope.ts';
import { type FunctionName, isFunctionName } from '#shared/contract/functions.ts';
import { FAILURES, Failure } from '#shared/domain/failure.ts';
import { FUNCTION_BODY_BYTES, PREFLIGHT_SECONDS } from '#shared/domain/limits.ts';
import { cacheHeaders } from '#shared/domain/site/cache-headers.ts';
import { OEMBED_PATH } from '#shared/domain/site/embed-address.ts';
import { refusals } from '#shared/text/api/refusals.ts';
import { shell } from '#shared/text/shell.ts';
import { createErrorHandler } from './answer-failure.ts';
import { isTooDeep } from './body-depth.ts';
import { createRateGuard } from './limit-rate.ts';
import { mountOEmbed } from './mount-oembed.ts';
import { mountOpenApi } from './mount-openapi.ts';
import { parseQuery } from './parse-query.ts';

export interface FunctionsOptions {
  /** On, unless a proxy in front already limits. */
  areLimitsOn?: boolean;
  /** Limits concurrent work; unlimited without it. */
  load?: Load;
  /** The product's name in the description of the API. */
  product?: string;
}

type Named = { Params: { name: string } };

/** `GET /api/{name}` for clients that can use a cache, `POST /functions/{name}` for callable clients: the same function. */
export async function mountFunctions(
  app: FastifyInstance,
  ctx: Context,
  options: FunctionsOptions = {},
): Promise<void> {
  await app.register(async (scope) => {
    scope.setErrorHandler(createErrorHandler(ctx.log));
    openToOtherSites(scope);
    const guard = await createRateGuard(scope, { isOn: options.areLimitsOn ?? true });
    const turns = new WeakMap<FastifyRequest, Turn>();
    if (options.load) limitLoad(scope, options.load, turns);
    const contextOf = (request: FastifyRequest) => forVisitor(ctx, request, turns.get(request)?.pause);
    // JSON only: a form on another site could send text/plain without a CORS preflight.
    scope.removeContentTypeParser('text/plain');

    scope.get<Named>('/api/:name', async (request, reply) => {
      const name = parseName(request);
      await guard(request, name);
      const answer = await callFunction(contextOf(request), name, parseQuery(request.query));
      const ttlSeconds = lifetimeOf(answer, functionOf(name).ttlSeconds, ctx.now());
      reply
        .headers({
          ...cacheHeaders({ ttlSeconds, tags: answer.tags, isDated: endsWithTheDay(answer) }),
          ...ageHeader(ctx, answer),
        })
        .type('application/json; charset=utf-8');
      return sendCached(request, reply, answer.text);
    });

    scope.post<Named>('/functions/:name', { bodyLimit: FUNCTION_BODY_BYTES }, async (request, reply) => {
      const name = parseName(request);
      await guard(request, name);
      const answer = await callFunction(contextOf(request), name, parseEnvelope(request.body));
      return reply
        .headers({ 'Cache-Control': 'no-store', ...ageHeader(ctx, answer) })
        .type('application/json; charset=utf-8')
        .send(`{"result":${answer.text}}`);
    });

    mountOpenApi(scope, ctx, options.product);
    mountOEmbed(scope, {
      contextOf,
      // Counted with the function whose document it shows.
      guard: (request) => guard(request, 'getMovieDetails'),
      product: options.product ?? shell.product,
    });
    // All other paths under our prefixes are answered in the API's format, not with a page.
    for (const [path, allowed] of [
      ['/api/*', 'GET, HEAD, OPTIONS'],
      ['/functions/*', 'POST, OPTIONS'],
    ] as const) {
      scope.all(path, async (request, reply) => {
        if (request.method !== 'OPTIONS') throw new Failure('not-found', refusals.functionUnknown);
        return reply.code(204).headers({ Allow: allowed, 'Cache-Control': 'no-store' }).send();
      });
    }
    const refuse = (allowed: string) => (_request: FastifyRequest, reply: FastifyReply) =>
      reply
        .code(405)
        .headers({ Allow: allowed, 'Cache-Control': 'no-store' })
        .send({ error: { status: FAILURES.unimplemented.status, message: refusals.methodNotAllowed } });
    for (const url of ['/api/:name', OEMBED_PATH])
      scope.route({ method: ['POST', 'PUT', 'PATCH', 'DELETE'], url, handler: refuse('GET, HEAD, OPTIONS') });
    scope.options(OEMBED_PATH, (_request, reply) =>
      reply.code(204).headers({ Allow: 'GET, HEAD, OPTIONS', 'Cache-Control': 'no-store' }).send(),
    );
    scope.route({
      method: ['GET', 'PUT', 'PATCH', 'DELETE'],
      url: '/functions/:name',
      handler: refuse('POST, OPTIONS'),
    });
  });
}

const OPEN_PATH = new RegExp(`^(?:/api/|${OEMBED_PATH}(?:[?/]|$))`);

/** Any site may read `GET /api` and `/oembed`, including failures, but never with a visitor's cookies. POST calls are for our own pages. */
function openToOtherSites(scope: FastifyInstance): void {
  scope.addHook('onRequest', async ({ method, url }, reply) => {
    if (!OPEN_PATH.test(url) || !/^(?:GET|HEAD|OPTIONS)$/.test(method)) return;
    reply.headers({
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Expose-Headers': 'ETag, Retry-After, X-Document-Age, X-Request-Id',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
    if (method !== 'OPTIONS') return;
    reply.headers({
      'Access-Control-Allow-Methods': 'GET, HEAD',
      'Access-Control-Allow-Headers': 'If-None-Match',
      'Access-Control-Max-Age': String(PREFLIGHT_SECONDS),
    });
  });
}

/** A turn is taken after the body was read and ends when the answer is made: neither a slow sender nor a slow reader holds one. */
function limitLoad(scope: FastifyInstance, load: Load, turns: WeakMap<FastifyRequest, Turn>): void {
  scope.addHook('preHandler', async (request, reply) => {
    if (request.method === 'OPTIONS') return;
    const turn = await takeTurn(load, 'functions', clientOf(request.ip));
    if (!turn) throw new Failure('unavailable', refusals.tooBusy);
    // However the request ends, also if the caller disconnected while it waited.
    if (reply.raw.closed || request.raw.destroyed) return turn.end();
    reply.raw.once('close', turn.end);
    turns.set(request, turn);
  });
  scope.addHook('onSend', async (request) => turns.get(request)?.end());
}

/** Seconds since the data were read: shows that an answer is stale. */
function ageHeader(ctx: Context, { builtAt }: { builtAt?: Date }): Record<string, string> {
  if (!builtAt) return {};
  return { 'X-Document-Age': String(Math.max(0, Math.round((ctx.now().getTime() - builtAt.getTime()) / 1_000))) };
}

function parseName(request: FastifyRequest<Named>): FunctionName {
  const { name } = request.params;
  if (!isFunctionName(name)) throw new Failure('not-found', refusals.functionUnknown);
  request.functionName = name;
  return name;
}

/** A function without required fields may be called with `{data: null}`, as callable clients do. */
function parseEnvelope(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new Failure('invalid-argument', refusals.bodyNotJson);
  }
  if (!Object.hasOwn(body, 'data')) throw new Failure('invalid-argument', refusals.bodyMissingData);
  if (isTooDeep(body)) throw new Failure('invalid-argument', refusals.bodyTooDeep);
  return RequestEnvelope.parse(body).data ?? {};
}
