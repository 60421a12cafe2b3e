import type { FunctionName, RequestOf, ResponseOf } from '#shared/contract/functions.ts';
import { Failure, type FailureCode, failureCodeOf } from '#shared/domain/failure.ts';
import { CALL_TIMEOUT_MS } from '#shared/domain/limits.ts';
import { buildApiUrl } from '#shared/domain/site/api-url.ts';
import type { Sort } from '#shared/domain/sort.ts';
import { errors } from '#shared/text/errors.ts';
import { limitTime } from './limit-time.ts';

/** The input of a call: the contract's names; fields left out get the API's defaults, and a sort may be any of its words. */
export type ApiInput<N extends FunctionName> = {
  [K in keyof RequestOf<N>]?: RequestOf<N>[K] extends Sort ? string : RequestOf<N>[K];
};

export interface ApiCallOptions {
  fetch?: typeof globalThis.fetch;
  signal?: AbortSignal;
}

type JsonObject = Record<string, unknown>;
type Outcome = { body: JsonObject } | { failure: Failure; isAnswer: boolean };

/** No second attempt after these codes: it would get the same answer. */
export const FINAL_CODES: ReadonlySet<FailureCode> = new Set(['not-found', 'invalid-argument', 'resource-exhausted']);

/**
 * Sends a GET, which a cache may answer. If it fails, sends a POST, which passes every cache on the way to the server
 * (docs/evidence/spec-coverage.md). Throws a Failure.
 */
export async function callApi<N extends FunctionName>(
  name: N,
  input: ApiInput<N>,
  { fetch = globalThis.fetch, signal }: ApiCallOptions = {},
): Promise<ResponseOf<N>> {
  return limitTime(CALL_TIMEOUT_MS, signal, async (limited) => {
    const first = await ask(() => fetch(buildApiUrl(name, input), { signal: limited }));
    if ('body' in first) return first.body as ResponseOf<N>;
    if (first.isAnswer || limited.aborted) throw first.failure;

    const second = await ask(() =>
      fetch(`/functions/${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ data: input }),
        signal: limited,
      }),
    );
    if ('failure' in second) throw second.failure;
    const { result = second.body.data } = second.body;
    if (result === undefined) throw new Failure('internal', errors.callableMissingData);
    if (typeof result !== 'object' || result === null) throw new Failure('internal', errors.answerInvalid);
    return result as ResponseOf<N>;
  });
}

async function ask(send: () => Promise<Response>): Promise<Outcome> {
  let response: Response;
  let text: string;
  try {
    response = await send();
    text = await response.text();
  } catch (cause) {
    return { failure: new Failure('unavailable', errors.connection, { cause }), isAnswer: false };
  }
  const body = parseObject(text);
  if (response.ok && body && !('error' in body)) return { body };
  const told = body && parseFailure(body.error);
  if (told) return { failure: told, isAnswer: FINAL_CODES.has(told.code) };
  const words = response.ok ? errors.callableNotJson : errors.httpStatus(response.status, response.statusText);
  return { failure: new Failure(response.ok ? 'internal' : failureCodeOf(response.status), words), isAnswer: false };
}

function parseObject(text: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : undefined;
  } catch {
    return undefined;
  }
}

/** Reads the API's own error, `{status, message}`. Any other body comes from a proxy in between. */
function parseFailure(error: unknown): Failure | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { status, message } = error as JsonObject;
  return typeof status === 'string' && typeof message === 'string'
    ? new Failure(failureCodeOf(status), message)
    : undefined;
}
