import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callFunction, functionOf } from '#server/catalogue/call-function.ts';
import type { Context } from '#server/context.ts';
import { sendKept } from '#server/infra/http-kept.ts';
import { RequestEnvelope } from '#shared/contract/envelope.ts';
import { type FunctionName, isFunctionName } from '#shared/contract/functions.ts';
import { cacheHeaders } from '#shared/domain/cache-headers.ts';
import { FAILURES, Failure } from '#shared/domain/failure.ts';
import { FUNCTION_BODY_BYTES } from '#shared/domain/limits.ts';
import { errors } from '#shared/text/errors.ts';
import { answerFailure } from './answer-failure.ts';
import { parseQuery } from './parse-query.ts';

type Named = { Params: { name: string } };

/** `GET /api/{name}` for whoever can use a cache, `POST /functions/{name}` for callable clients. One function behind both. */
export async function mountFunctions(app: FastifyInstance, ctx: Context): Promise<void> {
  await app.register(async (scope) => {
    scope.setErrorHandler(answerFailure(ctx.log));
    // JSON or nothing: a form on another site can send text/plain without asking anybody.
    scope.removeContentTypeParser('text/plain');

    scope.get<Named>('/api/:name', async (request, reply) => {
      const name = parseName(request.params.name);
      const response = await callFunction(ctx, name, parseQuery(request.query));
      const { ttlSeconds, tags } = functionOf(name);
      reply.headers(cacheHeaders({ ttlSeconds, tags: tags(response) })).type('application/json; charset=utf-8');
      return sendKept(request, reply, Buffer.from(JSON.stringify(response)));
    });

    scope.post<Named>('/functions/:name', { bodyLimit: FUNCTION_BODY_BYTES }, async (request, reply) => {
      const name = parseName(request.params.name);
      const result = await callFunction(ctx, name, parseEnvelope(request.body));
      return reply.header('Cache-Control', 'no-store').send({ result });
    });

    // Anything else under our prefixes is answered in our own format, not with a page.
    for (const path of ['/api/*', '/functions/*']) {
      scope.all(path, async () => {
        throw new Failure('not-found', errors.functionUnknown);
      });
    }
    const refuse = (allowed: string) => (_request: FastifyRequest, reply: FastifyReply) =>
      reply
        .code(405)
        .headers({ Allow: allowed, 'Cache-Control': 'no-store' })
        .send({ error: { status: FAILURES.unimplemented.status, message: errors.methodNotAllowed } });
    scope.route({ method: ['POST', 'PUT', 'PATCH', 'DELETE'], url: '/api/:name', handler: refuse('GET, HEAD') });
    scope.route({ method: ['GET', 'PUT', 'PATCH', 'DELETE'], url: '/functions/:name', handler: refuse('POST') });
  });
}

function parseName(name: string): FunctionName {
  if (!isFunctionName(name)) throw new Failure('not-found', errors.functionUnknown);
  return name;
}

/** A function without required fields may be called with `{data: null}`, as callable clients do. */
function parseEnvelope(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new Failure('invalid-argument', errors.bodyNotJson);
  }
  if (!Object.hasOwn(body, 'data')) throw new Failure('invalid-argument', errors.bodyMissingData);
  return RequestEnvelope.parse(body).data ?? {};
}
