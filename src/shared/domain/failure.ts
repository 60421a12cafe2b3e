/**
 * What a visitor may be told went wrong. Anything else that is thrown is a bug and is answered as `internal`.
 * The table is SPEC §8: code, HTTP status, and the status word of the callable protocol.
 */
export const FAILURES = {
  'invalid-argument': { http: 400, status: 'INVALID_ARGUMENT' },
  unauthenticated: { http: 401, status: 'UNAUTHENTICATED' },
  'permission-denied': { http: 403, status: 'PERMISSION_DENIED' },
  'not-found': { http: 404, status: 'NOT_FOUND' },
  aborted: { http: 409, status: 'ABORTED' },
  'resource-exhausted': { http: 429, status: 'RESOURCE_EXHAUSTED' },
  cancelled: { http: 499, status: 'CANCELLED' },
  internal: { http: 500, status: 'INTERNAL' },
  unimplemented: { http: 501, status: 'UNIMPLEMENTED' },
  unavailable: { http: 503, status: 'UNAVAILABLE' },
  'deadline-exceeded': { http: 504, status: 'DEADLINE_EXCEEDED' },
  /** What another server says and this table does not. Ours never says it. */
  unknown: { http: 500, status: 'UNKNOWN' },
} as const;

export type FailureCode = keyof typeof FAILURES;

/** What an answer's status, in words or as a number, means. The number 500 is `internal`: the first that has it. */
export function failureCodeOf(status: string | number): FailureCode {
  const codes = Object.keys(FAILURES) as FailureCode[];
  return codes.find((code) => FAILURES[code].status === status || FAILURES[code].http === status) ?? 'unknown';
}

export class Failure extends Error {
  override name = 'Failure';
  readonly code: FailureCode;
  /** Nothing is wrong with us: we do not hold the thing and could not ask for it in time. */
  readonly isUnheld: boolean;
  /** It was here, and was taken away for good. */
  readonly isGone: boolean;
  /** … and an editor chose the page to be shown in its place. */
  readonly leadsTo: string | undefined;

  constructor(
    code: FailureCode,
    message: string,
    options?: ErrorOptions & { isUnheld?: boolean; isGone?: boolean; leadsTo?: string | undefined },
  ) {
    super(message, options);
    this.code = code;
    this.isUnheld = options?.isUnheld ?? false;
    this.isGone = options?.isGone ?? false;
    this.leadsTo = options?.leadsTo;
  }
}

/**
 * The React build carries its own copy of this module, so `instanceof` would miss a failure thrown by the server.
 * Name and code are what both copies share.
 */
export function isFailure(error: unknown): error is Failure {
  return (
    error instanceof Error &&
    error.name === 'Failure' &&
    'code' in error &&
    typeof error.code === 'string' &&
    Object.hasOwn(FAILURES, error.code)
  );
}
