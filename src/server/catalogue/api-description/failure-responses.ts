import { FAILURES } from '#shared/domain/failure.ts';
import type { FunctionText } from '#shared/text/api/api-docs.ts';
import { apiDocument, apiFailureTexts } from '#shared/text/api/api-document.ts';
import { refusals } from '#shared/text/api/refusals.ts';

export type DocumentedFailure = keyof typeof apiFailureTexts;

export const DOCUMENTED_FAILURES = Object.keys(apiFailureTexts) as DocumentedFailure[];

/** Messages that any function may answer with. */
const COMMON: Record<DocumentedFailure, readonly string[]> = {
  'invalid-argument': [refusals.argumentsInvalid],
  'not-found': [],
  'resource-exhausted': [refusals.tooManyCalls],
  internal: [refusals.internal],
  unavailable: [refusals.tooBusy, refusals.catalogueSilent],
};
const OF_A_BODY = [refusals.bodyNotJson, refusals.bodyMissingData, refusals.bodyTooDeep];

export type Method = 'get' | 'post';

/** The messages a function may refuse with, its own first. Without `method`, those that GET and POST share. */
export function listRefusals(
  { refusals = {} }: FunctionText,
  code: DocumentedFailure,
  method?: Method,
): readonly string[] {
  const own = code in refusals ? (refusals[code as keyof typeof refusals] ?? []) : [];
  const body = method === 'post' && code === 'invalid-argument' ? OF_A_BODY : [];
  return [...own, ...COMMON[code], ...body];
}

export const failureSchema = {
  type: 'object',
  properties: {
    error: {
      type: 'object',
      properties: {
        status: { type: 'string', enum: DOCUMENTED_FAILURES.map((code) => FAILURES[code].status) },
        message: { type: 'string', description: apiDocument.failureMessage },
      },
      required: ['status', 'message'],
    },
  },
  required: ['error'],
} as const;

/** Used by every function that has no messages of its own for that code. */
export const sharedResponses: Record<string, object> = {
  'resource-exhausted': failure(apiFailureTexts['resource-exhausted'], 'resource-exhausted', [refusals.tooManyCalls]),
  internal: failure(apiFailureTexts.internal, 'internal', [refusals.internal]),
  unavailable: failure(apiFailureTexts.unavailable, 'unavailable', COMMON.unavailable),
  'too-large': failure(apiDocument.tooLarge, 'invalid-argument', [refusals.bodyTooLarge]),
  'wrong-type': failure(apiDocument.wrongType, 'invalid-argument', [refusals.bodyWrongType]),
};

export function buildFailureResponses(text: FunctionText, method: Method): Record<string, object> {
  const shared = (name: string) => ({ $ref: `#/components/responses/${name}` });
  const documented = DOCUMENTED_FAILURES.flatMap((code): [number, object][] => {
    const messages = listRefusals(text, code, method);
    if (messages.length === 0) return [];
    const hasOwn = messages.length > COMMON[code].length || !(code in sharedResponses);
    return [[FAILURES[code].http, hasOwn ? failure(apiFailureTexts[code], code, messages) : shared(code)]];
  });
  const ofBody: [number, object][] = [
    [413, shared('too-large')],
    [415, shared('wrong-type')],
  ];
  return Object.fromEntries([...documented, ...(method === 'post' ? ofBody : [])]);
}

function failure(description: string, code: DocumentedFailure, messages: readonly string[]): object {
  const mayRetry = code === 'resource-exhausted' || code === 'unavailable';
  const examples = messages.map((message, index) => [
    `${code}-${index + 1}`,
    { value: { error: { status: FAILURES[code].status, message } } },
  ]);
  return {
    description,
    ...(mayRetry && {
      headers: { 'Retry-After': { description: apiDocument.retryAfter, schema: { type: 'integer' } } },
    }),
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/Failure' },
        examples: Object.fromEntries(examples) as object,
      },
    },
  };
}
