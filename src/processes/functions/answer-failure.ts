import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Log } from '#server/infra/log.ts';
import type { ErrorEnvelope } from '#shared/contract/envelope.ts';
import { FAILURES, Failure, type FailureCode } from '#shared/domain/failure.ts';
import { refusals } from '#shared/text/api/refusals.ts';

interface Answer {
  http: number;
  code: FailureCode;
  message: string;
}

/** See "Errors" in docs/evidence/spec-coverage.md. A Failure has its own code; any other error is a broken request or a bug. */
export function createErrorHandler(log: Log) {
  return (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const { http, code, message } = answerOf(error);
    if (code === 'internal') log.error({ err: error, requestId: request.id }, 'function failed');
    const body: ErrorEnvelope = { error: { status: FAILURES[code].status, message } };
    if (code === 'unavailable') void reply.header('Retry-After', '5');
    if (code === 'resource-exhausted') void reply.header('Retry-After', '1');
    return reply.code(http).header('Cache-Control', 'no-store').send(body);
  };
}

function answerOf(error: unknown): Answer {
  if (error instanceof Failure) return { http: FAILURES[error.code].http, code: error.code, message: error.message };
  const http = (error as Partial<FastifyError>).statusCode ?? 500;
  if (http === 413) return { http, code: 'invalid-argument', message: refusals.bodyTooLarge };
  if (http === 415) return { http, code: 'invalid-argument', message: refusals.bodyWrongType };
  if (http >= 400 && http < 500) return { http: 400, code: 'invalid-argument', message: refusals.bodyNotJson };
  return { http: 500, code: 'internal', message: refusals.internal };
}
